import {
  dueDice,
  type Game,
  lastGame,
  type Move,
  ok,
  play,
  playTurn,
  type Result,
  refuse,
  type TileIndex,
} from '@asteroute/engine';
import { type Link, type LinkTrouble, type Listener, sharedPlies } from '@asteroute/page/match/link.ts';
import { type Past, pastOf } from '@asteroute/page/match/links/link-local.ts';
import { openPast } from '@asteroute/page/match/links/link-past.ts';
import type { Saved } from '@asteroute/page/match/saved.ts';
import { type GameRecord, type Ply, recordOf } from '@asteroute/record';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

export interface EntryStore {
  /** Keeps the record after every change, or the moves behind it; returns whether it could. */
  save(record: GameRecord, moves: readonly Move[]): boolean;
  /** The game as another window has saved it since; null if none has. */
  readonly takeNewer?: () => Pick<Saved, 'record'> | null;
}

/** Draws and dice are entered too, so that its head may wait for a tile or for dice, when no player is to decide. */
export class EntryLink implements Link {
  readonly live = true;
  readonly start: Game;
  readonly opened: readonly Ply[];
  readonly seats: Link['seats'];
  readonly thinking: Link['thinking'];
  readonly fault: Signal<LinkTrouble | null> = signal(null);
  readonly #head: Signal<Game>;
  readonly #store: EntryStore;
  readonly #listeners: Listener[] = [];
  #all: readonly Ply[];

  constructor({ start, steps }: Past, store: EntryStore) {
    this.start = start;
    this.opened = steps;
    ({ seats: this.seats, thinking: this.thinking } = openPast(start, steps));
    this.#all = steps;
    this.#head = signal(lastGame(start, steps));
    this.#store = store;
  }

  get head(): ReadonlySignal<Game> {
    return this.#head;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Enters the tile that was drawn, instead of one that was entered and not placed; returns whether one is left. */
  draw(tile: string): boolean {
    const { phase } = this.#head.peek().position;
    const kept = phase === 'place' ? this.#all.slice(0, -1) : this.#all;
    const index = this.start.rules.tables.indexOf.get(tile) as TileIndex;
    return this.#play(kept, { type: 'draw', tile: index });
  }

  /** Enters the dice of the round that is due, those of the first side first; returns whether they are as many as due. */
  roll(dice: readonly number[]): boolean {
    const due = dueDice(this.#head.peek());
    if (due === null) return false;
    const rest = [...dice];
    const thrown = due.dice.map((count) => (count === 0 ? null : rest.splice(0, count)));
    return rest.length === 0 && this.#play(this.#all, { type: 'roll', dice: thrown });
  }

  commit(...[place, action]: Parameters<Link['commit']>): Result<Game> {
    const played = playTurn(this.#head.peek(), { place, action });
    if (!played.ok) return played;
    if (!this.#isElsewhere()) this.#set(this.#all, played.value);
    return ok(this.#head.peek());
  }

  /** Drops what was entered last: a tile or dice, else a whole turn but its tile. Returns how many plies are left. */
  undo(): number {
    const last = this.#all.at(-1)?.move.type;
    const placed = this.#all.findLastIndex(({ move }) => move.type === 'place');
    this.takeBack(last === 'draw' || last === 'roll' ? this.#all.length - 1 : Math.max(0, placed));
    return this.#all.length;
  }

  takeNewer(): boolean {
    const newer = this.#store.takeNewer?.() ?? null;
    const past = newer && pastOf(newer.record);
    if (!past?.ok) return false;
    const { steps } = past.value;
    const kept = sharedPlies(steps, this.#all);
    if (kept === steps.length && kept === this.#all.length) return false;
    this.#all = steps;
    this.#head.value = lastGame(this.start, steps);
    for (const listener of this.#listeners) listener(steps.slice(kept), kept);
    return true;
  }

  /** Whether another window went on with the game, so that what is entered here has no place in it any more. */
  #isElsewhere(): boolean {
    const isNewer = this.takeNewer();
    if (isNewer) this.fault.value = 'elsewhere';
    return isNewer;
  }

  takeBack(plies: number): void {
    if (this.#isElsewhere()) return;
    this.#all = this.#all.slice(0, plies);
    this.#head.value = lastGame(this.start, this.#all);
    this.#keep();
  }

  record(): GameRecord {
    return recordOf(this.start.rules.setup, this.#all);
  }

  close(): void {}

  #play(kept: readonly Ply[], move: Move): boolean {
    const played = play(lastGame(this.start, kept), move);
    if (!played.ok || this.#isElsewhere()) return false;
    this.#set(kept, [{ move, ...played.value }]);
    return true;
  }

  #set(kept: readonly Ply[], more: readonly Ply[]): void {
    const undone = kept.length < this.#all.length ? kept.length : undefined;
    this.#all = [...kept, ...more];
    this.#head.value = lastGame(this.start, this.#all);
    for (const listener of this.#listeners) listener(more, undone);
    this.#keep();
  }

  #keep(): void {
    const moves = this.#all.map(({ move }) => move);
    this.fault.value = this.#store.save(this.record(), moves) ? null : 'storage';
  }
}

/** Refuses a game that is over: nothing can be entered any more. */
export function openEntry(past: Past, store: EntryStore): Result<EntryLink> {
  const over = lastGame(past.start, past.steps).position.phase === 'over';
  return over ? refuse('wrong-phase', 'the game is over') : ok(new EntryLink(past, store));
}
