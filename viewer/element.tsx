import type { GameRecord } from '@asteroute/record';
import { viewerWordsIn } from '@asteroute/words/loaders/viewer-words.ts';
import { render } from 'preact';
import type { GameSource } from './game/read.ts';
import { Shown } from './state/shown.ts';
import { viewerStyles } from './styles.ts';
import { Viewer } from './views/viewer.tsx';

/** A class to extend where there is no page, so that servers can import the module. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/** The keys of the element, besides those of its controls. */
const STEPS: Readonly<Record<string, (shown: Shown) => void>> = {
  ArrowLeft: (shown) => shown.choose(shown.turn.value - 1),
  ArrowRight: (shown) => shown.choose(shown.turn.value + 1),
  Home: (shown) => shown.choose(0),
  End: (shown) => shown.choose(shown.end.value),
};

/**
 * `<asteroute-game>`: `link`, `record` or `src` say which game, `turn` the moment at which it opens, `lang`, `theme`,
 * `review` opens the curve, `home` is a page of Asteroute. See docs/embedding.md.
 */
export class AsterouteGame extends Base {
  static readonly observedAttributes = ['link', 'record', 'src', 'turn', 'lang', 'review', 'home'];

  readonly #shown = new Shown({
    onTurn: () => this.#emit('turnchange', this.#moment()),
    onLoad: () => {
      this.#emit('gameload', null);
      this.#emit('turnchange', this.#moment());
    },
    onFault: (fault) => this.#emit('gameerror', fault),
  });
  /** A record set by a script, which counts more than the attributes. */
  #given: unknown = null;
  #connected = false;
  #queued = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: false });
    root.adoptedStyleSheets = viewerStyles();
    // Before the slider, which has its own use for these keys.
    root.addEventListener('keydown', (event) => this.#step(event as KeyboardEvent), { capture: true });
  }

  connectedCallback(): void {
    this.#connected = true;
    void this.#translate();
    if (document.readyState === 'loading' && !this.#hasAttributes()) {
      // The record may be a child that the browser has not read yet.
      document.addEventListener('DOMContentLoaded', () => this.#load(), { once: true });
    } else this.#load();
    this.#draw();
  }

  disconnectedCallback(): void {
    this.#connected = false;
    this.#shown.stop();
    render(null, this.shadowRoot as ShadowRoot);
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (!this.#connected || before === value) return;
    if (name === 'lang') void this.#translate();
    else if (name === 'review' || name === 'home') this.#draw();
    else if (name === 'turn') this.#shown.choose(Number(value));
    else this.#load();
  }

  /** The record of the game that is shown; null without one. Set it to a record, a position or the JSON of either. */
  get record(): GameRecord | null {
    return this.#shown.game.peek()?.record ?? null;
  }
  set record(value: GameRecord | string | null) {
    this.#given = value;
    if (this.#connected) this.#load();
  }

  /** The moment that is shown: 0 before the first tile, `turns` after the last turn. */
  get turn(): number {
    return this.#shown.turn.peek();
  }
  set turn(value: number) {
    this.#shown.choose(value);
  }

  /** The number of turns; 0 without a game. */
  get turns(): number {
    return this.#shown.game.peek()?.turns ?? 0;
  }

  get playing(): boolean {
    return this.#shown.playing.peek();
  }

  next(): void {
    this.#shown.choose(this.turn + 1);
  }

  previous(): void {
    this.#shown.choose(this.turn - 1);
  }

  first(): void {
    this.#shown.choose(0);
  }

  last(): void {
    this.#shown.choose(this.#shown.end.peek());
  }

  play(): void {
    this.#shown.play();
  }

  pause(): void {
    this.#shown.pause();
  }

  #hasAttributes(): boolean {
    return this.#given !== null || ['link', 'record', 'src'].some((name) => this.hasAttribute(name));
  }

  /** Where the game comes from: a script, an attribute, or a script of JSON among the children. */
  #source(): GameSource | null {
    if (this.#given !== null) return { type: 'record', record: this.#given };
    const [link, record, src] = ['link', 'record', 'src'].map((name) => this.getAttribute(name));
    if (link !== null) return { type: 'link', text: link };
    if (record !== null) return { type: 'record', record };
    if (src !== null) return { type: 'address', url: src };
    const child = this.querySelector(':scope > script[type="application/json"]');
    return child === null ? null : { type: 'record', record: child.textContent };
  }

  /** Reads the game once, however many attributes change in one task. */
  #load(): void {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      if (!this.#connected) return;
      const turn = this.getAttribute('turn');
      void this.#shown.read(this.#source(), turn === null ? null : Number(turn));
    });
  }

  async #translate(): Promise<void> {
    const around = this.closest('[lang]')?.getAttribute('lang');
    this.#shown.words.value = await viewerWordsIn(around ? [around] : navigator.languages);
  }

  #draw(): void {
    const home = this.getAttribute('home');
    render(
      <Viewer shown={this.#shown} reviews={this.hasAttribute('review')} home={home} host={this} />,
      this.shadowRoot as ShadowRoot,
    );
  }

  #step(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    step(this.#shown);
  }

  #moment() {
    const game = this.#shown.game.peek();
    return { turn: this.turn, turns: this.turns, scores: game?.moments[this.turn].scores ?? [] };
  }

  #emit(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
