import type { BoardIntent } from '@asteroute/board/model/state.ts';
import type { Candidate } from '@asteroute/bots';
import { type GameEvent, projectedScores } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Spoken } from '../analysis/spoken-realms.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { isHere, type Link } from './link.ts';
import type { TimelinePorts } from './playback/timeline.ts';
import { ShownGame } from './shown-game.ts';
import { takeBackTo } from './take-back.ts';
import { TurnDraft } from './turn-draft.ts';
import { type Unfinished, unfinishedOf } from './unfinished.ts';

/** What plays a turn: the button or the same choice again; "no meeple" too; or only the button. */
export type Confirm = 'again' | 'meeple' | 'button';

export interface ControllerPorts extends TimelinePorts {
  /** Only the button, if absent. */
  readonly confirms?: () => Confirm;
  /** The storage of the tab, for what is unfinished; absent where nothing is kept. */
  readonly session?: () => Storage;
}

/** One table on the screen: what its views read, and what a person can do at it. */
export class TableController {
  readonly link: Link;
  readonly shown: ShownGame;
  readonly turn: TurnDraft;
  readonly #ports: ControllerPorts;
  /** The event that was highlighted last, and the draft that was open then. */
  readonly #marked = signal<{ readonly event: GameEvent | null; readonly draft: Draft }>({
    event: null,
    draft: EMPTY_DRAFT,
  });
  /** The number of the spot that a coach recommends (from 1), 0 for no meeple; null without a recommendation. */
  readonly advised = signal<number | null>(null);
  /** The turns that a hint names, best first, while it is open. */
  readonly suggested = signal<readonly Candidate[]>([]);
  /** What the reasons which are read are about: the board lights it. */
  readonly spoken = signal<Spoken | null>(null);
  /** The draft that was confirmed last: taking the turn back opens it again. */
  #confirmed = EMPTY_DRAFT;
  /** A draft from before, which opens again once its turn is shown. */
  #awaited: Unfinished['draft'] = null;
  readonly #stop: () => void;

  constructor(link: Link, ports: ControllerPorts) {
    this.link = link;
    this.#ports = ports;
    const holds: TimelinePorts['holds'] = ({ move }) => move.type === 'draw' && this.#takeBackTarget.peek() !== null;
    this.shown = new ShownGame(link, { ...ports, holds });
    this.turn = new TurnDraft({ game: this.shown.game, mine: this.mine });
    const kept = link.key === undefined || ports.session === undefined ? null : unfinishedOf(ports.session, link.key);
    const { told = null, draft = null } = kept?.get() ?? {};
    this.#awaited = draft;
    if (told !== null) this.shown.playFrom(told);
    link.listen((more, kept) => batch(() => this.#append(more, kept)));
    const stops = [effect(() => this.#restore()), effect(() => void kept?.set(this.#unfinished()))];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  /**
   * The score of every side if the shown game ended now. While events play, the value before them or the current score
   * if higher, so that no dice are told before they fall; once the game is over, the score itself.
   */
  readonly ifEnded: ReadonlySignal<readonly number[]> = computed(() => {
    const { before, game } = this.shown;
    const scores = this.shown.scores.value;
    if (game.value.position.phase === 'over') return scores;
    if (before.value === null) return projectedScores(game.value);
    return projectedScores(before.value).map((points, side) => Math.max(points, scores[side]));
  });

  /** An event of the history whose tiles a person wants to see again, until the draft changes. */
  readonly highlighted: ReadonlySignal<GameEvent | null> = computed(() => {
    const { event, draft } = this.#marked.value;
    return draft === this.turn.draft.value ? event : null;
  });

  readonly mine: ReadonlySignal<boolean> = computed(() => {
    const { phase, seat } = this.shown.game.value.position;
    const idle = !this.shown.looksBack.value && !this.shown.timeline.busy.value;
    return this.link.live && idle && phase === 'place' && isHere(this.link.seats[seat]);
  });

  /** The game whose tile in hand advice is about: in one's own turn, or at a moment of the replay; null at other times. */
  readonly advisable = computed(() => {
    const game = this.shown.game.value;
    const past = this.shown.looksBack.value && game.position.phase === 'place';
    return past || this.mine.value ? game : null;
  });

  /** The number of plies that remain after taking the last turn back; null if that is impossible. */
  readonly #takeBackTarget = computed(() =>
    this.link.takeBack === null ? null : takeBackTo(this.shown.past.value, this.link.seats),
  );

  readonly canTakeBack: ReadonlySignal<boolean> = computed(
    () => this.#isUntouched() && this.#takeBackTarget.value !== null,
  );

  /** Leaves the table; what is unfinished stays for when the person comes back. */
  close(): void {
    this.#stop();
    this.link.close();
  }

  #unfinished(): Unfinished | null {
    const told = this.shown.told.value;
    const draft = this.turn.draft.value;
    const { placed } = this.shown.game.value.position;
    const open = draft.cell === null || !this.mine.value ? this.#awaited : { ...draft, placed };
    return told === null && open === null ? null : { told, draft: open };
  }

  #restore(): void {
    if (this.#awaited === null || !this.mine.value) return;
    const { placed, ...draft } = this.#awaited;
    this.#awaited = null;
    if (placed === this.shown.game.peek().position.placed) untracked(() => this.turn.restore(draft));
  }

  intent(intent: BoardIntent): void {
    if (intent.type === 'hover') this.turn.hoverAt(intent.cell);
    else if (intent.type === 'tile') this.turn.tap(intent.cell);
    else if (intent.type === 'cell') this.turn.place(intent.cell);
    else if (intent.type === 'rotate') this.turn.rotate(intent.by);
    else if (intent.type === 'spot') this.choose(Number(intent.id));
  }

  get confirmsAgain(): boolean {
    return (this.#ports.confirms?.() ?? 'button') !== 'button';
  }

  /** Chooses the spot with this number (from 1), or no meeple with 0. */
  choose(number: number): void {
    if (this.turn.drafted.value === null || number > this.turn.spots.value.length) return;
    const before = this.turn.draft.value.choice;
    this.turn.choose(number);
    if (isFinal(this.#ports.confirms?.() ?? 'button', before, this.turn.draft.value.choice)) this.confirm();
  }

  /** Takes back one step of the draft, or without a draft the turn that was just confirmed. */
  undo(): void {
    if (this.#isUntouched()) this.#takeBack();
    else this.turn.undo();
  }

  confirm(): void {
    const turn = this.turn.whole();
    if (turn === null) return;
    const game = this.shown.game.value;
    this.#confirmed = this.turn.draft.value;
    batch(() => {
      this.highlight(null);
      this.turn.clear();
      const done = this.link.commit(turn.place, turn.action);
      if (!done.ok) this.turn.refusal.value = { code: done.error.code, game, ...turn };
    });
  }

  highlight(event: GameEvent | null): void {
    this.#marked.value = { event, draft: this.turn.draft.peek() };
  }

  #isUntouched(): boolean {
    return this.turn.draft.value.cell === null && !this.shown.looksBack.value;
  }

  #append(more: readonly Ply[], kept?: number): void {
    // A draft belongs to a position that is over once somebody else has played or taken back: in another window, say.
    if (kept !== undefined || more.some(({ move }) => move.type === 'place')) this.turn.clear();
    this.shown.append(more, kept);
  }

  #takeBack(): void {
    if (this.link.takeNewer?.()) return;
    const target = this.#takeBackTarget.value;
    if (target === null) return;
    batch(() => {
      this.link.takeBack?.(target);
      this.shown.rewind(target);
    });
    this.turn.set(this.#confirmed);
  }
}

/** Whether a choice also confirms the turn: the same choice a second time, or "no meeple" if the setting says so. */
function isFinal(confirms: Confirm, before: Draft['choice'], choice: Draft['choice']): boolean {
  if (confirms === 'button' || choice === null) return false;
  if (confirms === 'meeple' && choice.type === 'none') return true;
  if (before === null || before.type !== choice.type) return false;
  return choice.type !== 'deploy' || (before.type === 'deploy' && before.node === choice.node);
}

/** Every event of the log with the number of plies up to it, once it was seen. A replay has later events too. */
export function toldOf(table: TableController): { readonly event: GameEvent; readonly ply: number }[] {
  const all = table.shown.past.value.flatMap(({ events }, index) => events.map((event) => ({ event, ply: index + 1 })));
  if (table.shown.replay.at.value !== null) return all;
  return all.slice(0, table.shown.seen.value.length);
}
