import { drawnTile, dueDice, type Game, stackCounts } from '@asteroute/engine';
import type { TableController } from '@asteroute/page/match/controller.ts';
import type { PlacementOption } from '@asteroute/page/match/draft.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { EntryLink } from './entry-link.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Kinds after the 26th have two letters. */
const SECOND = 'Z';

export interface EnteredKind {
  readonly tile: string;
  /** The tiles that are alike for these rules: a garden means nothing without the abbot. */
  readonly tiles: readonly string[];
  /** What a person types for it. */
  readonly letters: string;
  readonly left: number;
}

const ENTRY_STEPS = ['tile', 'cell', 'meeple', 'dice', 'over'] as const;
export type EntryStep = (typeof ENTRY_STEPS)[number];

/** Enters a game by keys, beside all other ways that the table has: tile, cell, rotation, meeple. */
export class GameEntry {
  readonly link: EntryLink;
  readonly table: TableController;
  readonly #typed = signal('');
  /** What was typed and is not complete yet: the first of two letters or digits, dice. */
  readonly typed: ReadonlySignal<string> = this.#typed;

  constructor(link: EntryLink, table: TableController) {
    this.link = link;
    this.table = table;
  }

  readonly step: ReadonlySignal<EntryStep> = computed(() => {
    const { phase } = this.link.head.value.position;
    if (phase === 'draw') return 'tile';
    if (phase === 'roll') return 'dice';
    if (phase === 'over') return 'over';
    return this.table.turn.draft.value.cell === null ? 'cell' : 'meeple';
  });

  /** All kinds of tiles with their letters, and how many are left; a tile in hand counts as left. */
  readonly kinds: ReadonlySignal<readonly EnteredKind[]> = computed(() => tileKindsOf(this.link.head.value));

  /** The cells where the tile fits, by number from 1. */
  readonly cells: ReadonlySignal<readonly PlacementOption[]> = computed(() =>
    this.step.value === 'cell' ? this.table.turn.placements.value : [],
  );

  readonly dice: ReadonlySignal<number> = computed(
    () => dueDice(this.link.head.value)?.dice.reduce((sum, count) => sum + count, 0) ?? 0,
  );

  /** The rotations that are open at the chosen cell, by letter from A. */
  readonly rotations: ReadonlySignal<PlacementOption['rotations']> = computed(() => {
    const { cell } = this.table.turn.draft.value;
    return this.table.turn.placements.value.find((one) => one.cell === cell)?.rotations ?? [];
  });

  /** The number of a cell as it is typed, with as many digits as the greatest. */
  numberOf(index: number): string {
    return String(index + 1).padStart(String(this.cells.value.length).length, '0');
  }

  /** Enters a character; returns whether it means anything now. */
  type(letter: string): boolean {
    // What is still shown of the last turn must not hold up the next.
    this.table.shown.timeline.skipAll();
    const key = letter.toUpperCase();
    const step = this.step.value;
    if (step === 'tile') return this.#typeTile(key);
    if (step === 'dice') return this.#typeDie(key);
    if (step === 'meeple') return this.#typeMeeple(key);
    if (step === 'over') return false;
    return /^[0-9]$/.test(key) ? this.#typeCell(key) : this.#typeTile(key);
  }

  /** Enters the tile that was drawn; what was drafted with another is dropped. */
  draw(tile: string): boolean {
    this.#typed.value = '';
    while (this.table.turn.draft.peek().cell !== null) this.table.turn.undo();
    return this.link.draw(tile);
  }

  /** Plays the draft; without a choice, no meeple is placed. */
  confirm(): boolean {
    if (this.step.value !== 'meeple') return false;
    if (this.table.turn.action.peek() === null) this.table.turn.choose(0);
    this.table.confirm();
    return true;
  }

  /** Drops what was typed, else a step of the draft, else what was entered last. */
  undo(): void {
    if (this.#typed.value !== '') this.#typed.value = '';
    else if (this.table.turn.draft.peek().cell !== null) this.table.turn.undo();
    else this.table.shown.rewind(this.link.undo());
  }

  #typeTile(key: string): boolean {
    const typed = this.#typed.value + key;
    const kinds = this.kinds.value.filter(({ left }) => left > 0);
    const found = kinds.find(({ letters }) => letters === typed);
    if (found !== undefined) return this.draw(found.tile);
    return this.#keep(kinds.some(({ letters }) => letters.startsWith(typed)) ? typed : '');
  }

  #typeCell(key: string): boolean {
    const typed = this.#typed.value + key;
    const cells = this.cells.value;
    const index = cells.findIndex((_, at) => this.numberOf(at) === typed);
    if (index < 0) return this.#keep(cells.some((_, at) => this.numberOf(at).startsWith(typed)) ? typed : '');
    this.#typed.value = '';
    this.table.turn.place(cells[index]);
    return true;
  }

  #typeMeeple(key: string): boolean {
    const { turn } = this.table;
    const rotation = this.rotations.value[LETTERS.indexOf(key)];
    if (key === 'L') turn.sendNext();
    else if (key === 'R' && turn.recallable.value) turn.recall();
    else if (rotation !== undefined) turn.set({ ...turn.draft.peek(), rotation, choice: null });
    else if (!/^[0-9]$/.test(key) || Number(key) > turn.spots.value.length) return false;
    else {
      turn.choose(Number(key));
      this.table.confirm();
    }
    return true;
  }

  #typeDie(key: string): boolean {
    if (!/^[1-6]$/.test(key)) return false;
    const typed = this.#typed.value + key;
    if (typed.length < this.dice.value) return this.#keep(typed);
    this.#typed.value = '';
    return this.link.roll([...typed].map(Number));
  }

  #keep(typed: string): boolean {
    this.#typed.value = typed;
    return typed !== '';
  }
}

export function tileKindsOf(game: Game): EnteredKind[] {
  const { tables, kinds } = game.rules;
  const left = stackCounts(game);
  const inHand = drawnTile(game);
  const leftOf = (id: string) => (left[id] ?? 0) + (id === inHand ? 1 : 0);
  const known = kinds.map(({ name }) => name as string);
  const stacked = tables.tiles.filter((_, index) => tables.stack[index] > 0);
  const alike = Map.groupBy(stacked, ({ features }) =>
    JSON.stringify(features.filter(({ type }) => known.includes(type))),
  );
  return [...alike.values()].map((group, index) => {
    const tiles = group.map(({ id }) => id);
    return {
      tile: tiles.find((id) => leftOf(id) > 0) ?? tiles[0],
      tiles,
      letters: lettersOf(index),
      left: tiles.reduce((sum, id) => sum + leftOf(id), 0),
    };
  });
}

/** A to Y, then ZA to ZZ. */
function lettersOf(index: number): string {
  const single = LETTERS.length - 1;
  return index < single ? LETTERS[index] : SECOND + LETTERS[index - single];
}
