import type { BoardIntent } from '@asteroute/board/model/state.ts';
import type { Candidate } from '@asteroute/bots';
import { type GameEvent, type MeepleIndex, projectedScores } from '@asteroute/engine';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Draft, EMPTY_DRAFT, explainTurn, type Refused } from './draft.ts';
import { isHere, type Link } from './link.ts';
import { ShownGame } from './shown-game.ts';
import { takeBackTo } from './take-back.ts';
import type { TimelinePorts } from './timeline.ts';
import { TurnDraft } from './turn-draft.ts';

/** When a turn waits for the confirm button: always; unless no meeple goes; unless a place is pressed twice. */
export const CONFIRMS = ['always', 'meeple', 'again'] as const;
/** One of the confirm settings. */
export type Confirm = (typeof CONFIRMS)[number];

/** Dependencies of a table's controller. */
export interface ControllerPorts extends TimelinePorts {
  /** When a turn waits for the confirm button; always, if absent. */
  readonly confirms?: () => Confirm;
}

/** One table on the screen: what its views read, and what a person can do at it. */
export class TableController {
  readonly link: Link;
  readonly #ports: ControllerPorts;
  readonly #shown: ShownGame;
  readonly #draft: TurnDraft;
  readonly #highlighted = signal<GameEvent | null>(null);
  /** The spot that a coach recommends by its number (from 1), 0 for none; null while none is. */
  readonly advised = signal<number | null>(null);
  /** The turns that a hint names, best first, while it is open. */
  readonly suggested = signal<readonly Candidate[]>([]);
  /** The draft that was confirmed last: taking the turn back opens it again. */
  #confirmed = EMPTY_DRAFT;

  constructor(link: Link, ports: ControllerPorts) {
    this.link = link;
    this.#ports = ports;
    const holds: TimelinePorts['holds'] = ({ move }) => move.type === 'draw' && this.#takeBackTarget.peek() !== null;
    this.#shown = new ShownGame(link, { ...ports, holds });
    this.#draft = new TurnDraft({ game: this.game, mine: this.mine });
    link.listen((more, kept) => batch(() => this.#shown.append(more, kept)));
  }

  get timeline() {
    return this.#shown.timeline;
  }

  get replay() {
    return this.#shown.replay;
  }

  /** Every ply that was shown, whatever moment the replay is at. */
  get past() {
    return this.#shown.past;
  }

  /** The game that is shown: behind the newest while events are played, and anywhere in a replay. */
  get game() {
    return this.#shown.game;
  }

  /** The events so far, as far as they were shown. */
  get history() {
    return this.#shown.history;
  }

  /** Scores as shown: without the points of events that are still to be played. */
  get scores() {
    return this.#shown.scores;
  }

  /**
   * What every side would have if the final scoring of the shown game came now. While events are still to be played, it is
   * what it was before them, or the score where that is higher by now: nobody reads there how dice will fall.
   */
  readonly ifEnded: ReadonlySignal<readonly number[]> = computed(() => {
    const { before } = this.#shown;
    if (before.value === null) return projectedScores(this.game.value);
    const scores = this.scores.value;
    return projectedScores(before.value).map((points, side) => Math.max(points, scores[side]));
  });

  /** Meeples that left in an event that is being played or still to be played. */
  get leaving() {
    return this.#shown.leaving;
  }

  get draft() {
    return this.#draft.draft;
  }

  /** The placement under the pointer. */
  get hover() {
    return this.#draft.hover;
  }

  /** The cell under the pointer. */
  get pointed() {
    return this.#draft.pointed;
  }

  /** Held realms of the tile under the pointer. */
  get inspected() {
    return this.#draft.inspected;
  }

  /** Cells where the tile in hand fits. */
  get placements() {
    return this.#draft.placements;
  }

  /** The shown game with the draft's tile on it, once it has a cell. */
  get drafted() {
    return this.#draft.drafted;
  }

  get spots() {
    return this.#draft.spots;
  }

  /** Whether a meeple may be taken back instead of sending one. */
  get recallable() {
    return this.#draft.recallable;
  }

  /** The meeple action of the draft, or null while it is open. */
  get action() {
    return this.#draft.action;
  }

  /** The engine's reason for refusing the confirmed turn. */
  get refusal(): ReadonlySignal<Refused | null> {
    return this.#draft.refusal;
  }

  /** An event of the history whose tiles a person wants to see again. */
  get highlighted(): ReadonlySignal<GameEvent | null> {
    return this.#highlighted;
  }

  /** True while a person at this screen is to decide. */
  readonly mine: ReadonlySignal<boolean> = computed(() => {
    const { phase, seat } = this.game.value.position;
    const idle = !this.#shown.looksBack.value && !this.timeline.busy.value;
    return this.link.live && idle && phase === 'place' && isHere(this.link.seats[seat]);
  });

  /** The number of plies that remain after taking the last turn back; null where it cannot be. */
  readonly #takeBackTarget = computed(() => {
    if (this.link.takeBack === null) return null;
    const steps = this.past.value;
    return takeBackTo({ steps, shown: steps.length, seats: this.link.seats });
  });

  /** Whether the turn that was just confirmed can still be taken back. */
  readonly canTakeBack: ReadonlySignal<boolean> = computed(
    () => this.#isUntouched() && this.#takeBackTarget.value !== null,
  );

  /** Does what a person did on the board. */
  intent(intent: BoardIntent): void {
    if (intent.type === 'hover') this.#draft.hoverAt(intent.cell);
    else if (intent.type === 'tile') this.#draft.tap(intent.cell);
    else if (intent.type === 'cell') this.#edit(() => this.#draft.place(intent.cell));
    else if (intent.type === 'rotate') this.rotate(intent.by);
    else if (intent.type === 'spot') this.choose(Number(intent.id));
  }

  rotate(by: 1 | -1): void {
    this.#edit(() => this.#draft.rotate(by));
  }

  /** Chooses the spot with this number (from 1), or no meeple with 0. */
  choose(number: number): void {
    if (this.drafted.value === null) return;
    const before = this.draft.value.choice;
    this.#edit(() => this.#draft.choose(number));
    if (isFinal(this.#ports.confirms?.() ?? 'always', before, this.draft.value.choice)) this.confirm();
  }

  /** Takes a meeple back instead of sending one. */
  recall(): void {
    this.#edit(() => this.#draft.recall());
  }

  /** Drafts a whole turn that a bot suggests; nothing of it is played. */
  adopt(candidate: Candidate): void {
    this.#edit(() => this.#draft.adopt(candidate));
  }

  /** Chooses the kind of meeple that goes. */
  send(meeple: MeepleIndex): void {
    this.#edit(() => this.#draft.send(meeple));
  }

  /** Chooses the next kind of meeple that can go somewhere; after the last the first. */
  sendNext(): void {
    this.#edit(() => this.#draft.sendNext());
  }

  /** One step of the draft back; without a draft, takes back the turn that was just confirmed. */
  undo(): void {
    if (this.#isUntouched()) this.#takeBack();
    else this.#edit(() => this.#draft.undo());
  }

  /** Plays the draft. */
  confirm(): void {
    const turn = this.#draft.turn();
    if (turn === null) return;
    const game = this.game.value;
    this.#confirmed = this.draft.value;
    batch(() => {
      this.#draft.clear();
      const done = this.link.commit(turn.place, turn.action);
      const told = done.ok ? null : explainTurn(game, turn.place, turn.action);
      if (!done.ok) this.#draft.refusal.value = { code: done.error.code, told };
    });
  }

  /** Marks the tiles of an event on the board, or none. */
  highlight(event: GameEvent | null): void {
    this.#highlighted.value = event;
  }

  /** Changes the draft; a highlighted event gives way. */
  #edit(change: () => void): void {
    const { value: before } = this.draft;
    batch(() => {
      change();
      if (this.draft.value !== before) this.#highlighted.value = null;
    });
  }

  /** No tile is on the board, and live play is shown. */
  #isUntouched(): boolean {
    return this.draft.value.cell === null && !this.#shown.looksBack.value;
  }

  #takeBack(): void {
    const target = this.#takeBackTarget.value;
    if (target === null) return;
    batch(() => {
      this.link.takeBack?.(target);
      this.#shown.rewind(target);
    });
    this.#edit(() => this.#draft.set(this.#confirmed));
  }
}

/** Whether a choice also confirms the turn: no meeple where the setting says so, or the same choice a second time. */
function isFinal(confirms: Confirm, before: Draft['choice'], choice: Draft['choice']): boolean {
  if (confirms === 'always' || choice === null) return false;
  if (confirms === 'meeple') return choice.type === 'none';
  if (before === null || before.type !== choice.type) return false;
  return choice.type !== 'deploy' || (before.type === 'deploy' && before.node === choice.node);
}

/** Every event of the log with the number of plies after it, once its dice lie; in a replay also later events. */
export function toldOf(table: TableController): { readonly event: GameEvent; readonly ply: number }[] {
  const all = table.past.value.flatMap(({ events }, index) => events.map((event) => ({ event, ply: index + 1 })));
  if (table.replay.at.value !== null) return all;
  const falling = table.timeline.frame.value.cue?.type === 'rolled' ? 1 : 0;
  return all.slice(0, table.history.value.length - falling);
}
