import type { BoardCell, BoardIntent } from '@asteroute/board/model/state.ts';
import {
  boardTiles,
  fits,
  type Game,
  legal,
  type PlaceRef,
  type PositionFault,
  type PositionWords,
  type Rotation,
  type SketchedPosition,
  xOf,
  yOf,
} from '@asteroute/engine';
import { storedList } from '@asteroute/page/storage/stored.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type EnteredKind, tileKindsOf } from '../session/entry.ts';
import {
  draftText,
  isAt,
  type PositionDraft,
  placesOn,
  positionDraftOf,
  readDraft,
  rotationsAt,
  sketchOf,
  toldFaults,
  withFigure,
  withPlacedTile,
  withRotation,
  withWords,
} from './draft.ts';

/** How many steps can be taken back. */
const MAX_STEPS = 20;

const keptSteps = (storage: () => Storage) => storedList<PositionDraft>(storage, 'asteroute.position.1', readDraft);

/** The steps with one more; what was played on from the last is forgotten. */
const withStep = (steps: readonly PositionDraft[], draft: PositionDraft): readonly PositionDraft[] =>
  [...steps.map((step) => ({ ...step, moves: null })), draft].slice(-MAX_STEPS);

/** Keeps the position that a game shows as the draft; a draft stays instead of a game that has only begun. */
export function keepAsDraft(storage: () => Storage, game: Game): void {
  const kept = keptSteps(storage);
  const steps = kept.get();
  if (game.position.placed > 1 || steps.length === 0) kept.set(withStep(steps, positionDraftOf(game)));
}

/** A cell where a kind of tile fits, and how. */
export interface CellOpening extends BoardCell {
  readonly rotations: readonly Rotation[];
}

/** Puts a position together: a kind of tile, its cell, then what is on it. */
export class PositionSession {
  readonly #steps: Signal<readonly PositionDraft[]>;
  readonly #keep: (steps: readonly PositionDraft[]) => boolean;
  readonly draft: ReadonlySignal<PositionDraft>;
  readonly sketch: ReadonlySignal<SketchedPosition>;
  readonly faults: ReadonlySignal<readonly PositionFault[]>;
  /** The kind of tile that is laid next, and the cell over which it is held. */
  readonly kind = signal<string | null>(null);
  readonly hover = signal<BoardCell | null>(null);
  readonly selected = signal<BoardCell | null>(null);
  readonly #who = signal({ seat: 0, meeple: '' });
  readonly isKept = signal(true);

  constructor(storage: () => Storage, fresh: PositionDraft) {
    const kept = keptSteps(storage);
    const before = kept.get();
    this.#steps = signal(before.length > 0 ? before : [fresh]);
    this.#keep = (steps) => kept.set(steps);
    this.draft = computed(() => this.#steps.value.at(-1) ?? fresh);
    this.sketch = computed(() => sketchOf(this.draft.value));
    this.faults = computed(() => toldFaults(this.sketch.value.faults));
  }

  readonly canUndo = computed(() => this.#steps.value.length > 1);

  /** The tiles that lie where the rules do not allow them, which the sketch lacks. */
  readonly loose = computed(() => {
    const laid = boardTiles(this.sketch.value.game);
    return this.draft.value.position.tiles.filter((tile) => !laid.some((one) => isAt(one, tile)));
  });

  /** The sketch without a tile in hand. */
  readonly #board = computed(() => sketchOf(withWords(this.draft.value, { drawn: null })).game);

  readonly kinds: ReadonlySignal<readonly EnteredKind[]> = computed(() => {
    const board = this.#board.value;
    const { drawn } = this.draft.value.position;
    const used = [...this.loose.value.map(({ tile }) => tile), ...(drawn === null ? [] : [drawn])];
    const now = legal(board).flatMap((move) => (move.type === 'draw' ? [board.rules.tables.tiles[move.tile].id] : []));
    return tileKindsOf(board).map((kind) => {
      const left = kind.left - used.filter((tile) => kind.tiles.includes(tile)).length;
      const tile = kind.tiles.find((one) => now.includes(one));
      return tile === undefined ? { ...kind, left: 0 } : { ...kind, tile, left: Math.max(0, left) };
    });
  });

  /** Where the chosen kind fits. */
  readonly openings: ReadonlySignal<readonly CellOpening[]> = computed(() => {
    const { tables } = this.#board.value.rules;
    const tile = this.kind.value === null ? undefined : tables.indexOf.get(this.kind.value);
    if (tile === undefined) return [];
    const cells = Map.groupBy(fits(this.#board.value, tile), ({ cell }) => cell);
    const all = [...cells].map(([cell, ways]) => ({
      x: xOf(cell),
      y: yOf(cell),
      rotations: ways.map(({ rotation }) => rotation),
    }));
    return all.filter((cell) => !this.loose.value.some((tile) => isAt(tile, cell)));
  });

  readonly tile = computed(() => this.draft.value.position.tiles.find((tile) => isAt(tile, this.selected.value)));

  readonly isStart = computed(() => this.selected.value !== null && isAt({ x: 0, y: 0 }, this.selected.value));

  /** Whose meeple is put on a place, and of which kind. */
  readonly who = computed(() => {
    const { players, meeples } = this.sketch.value.game.rules;
    const { seat, meeple } = this.#who.value;
    const known = meeples.find(({ name }) => name === meeple) ?? meeples[0];
    return { seat: players[seat] === undefined ? 0 : seat, meeple: known.name };
  });

  /** How the selected tile can lie. */
  readonly rotations: ReadonlySignal<readonly Rotation[]> = computed(() => {
    const { value: cell } = this.selected;
    return cell === null || this.isStart.value ? [0] : rotationsAt(this.draft.value, cell);
  });

  /** The places of the selected tile on which the chosen kind of meeple can stand. */
  readonly places: ReadonlySignal<readonly PlaceRef[]> = computed(() => {
    const { game } = this.sketch.value;
    const { kinds, stands } = game.rules;
    const meeple = game.rules.meeples.findIndex(({ name }) => name === this.who.value.meeple);
    const takes = ({ kind }: PlaceRef) => (stands[kinds.findIndex(({ name }) => name === kind)] >> meeple) & 1;
    return this.selected.value === null ? [] : placesOn(game, this.selected.value).filter(takes);
  });

  change(draft: PositionDraft): void {
    this.#set(withStep(this.#steps.peek(), draft));
  }

  put(words: Partial<PositionWords>): void {
    this.change(withWords(this.draft.peek(), words));
  }

  /** Goes on to play; no step, so that to take one back does not lead there. */
  play(): void {
    this.#set(this.#steps.peek().with(-1, { ...this.draft.peek(), moves: [] }));
  }

  /** Comes back from playing with the position that was reached. */
  comeBack(game: Game): void {
    const draft = { ...this.draft.peek(), moves: null };
    const reached = positionDraftOf(game);
    if (draftText(draft) !== draftText(reached)) this.change(reached);
    else this.#set(this.#steps.peek().with(-1, draft));
  }

  /** Keeps what was played on, which is no step either. */
  playOn(moves: PositionDraft['moves']): boolean {
    const steps = this.#steps.peek();
    return this.#keep([...steps.slice(0, -1), { ...this.draft.peek(), moves }]);
  }

  undo(): void {
    this.select(null);
    this.#set(this.#steps.peek().slice(0, -1));
  }

  take(who: { readonly seat?: number; readonly meeple?: string }): void {
    this.#who.value = { ...this.who.peek(), ...who };
  }

  select(cell: BoardCell | null): void {
    this.kind.value = null;
    this.selected.value = cell;
  }

  choose(kind: string): void {
    this.selected.value = null;
    this.kind.value = this.kind.peek() === kind ? null : kind;
  }

  intent(intent: BoardIntent): void {
    if (intent.type === 'hover') this.hover.value = intent.cell;
    else if (intent.type === 'tile') this.select(intent.cell);
    else if (intent.type === 'cell') this.#lay(intent.cell);
    else if (intent.type === 'rotate') this.turn(intent.by);
    else if (intent.type === 'spot') this.#stand(this.places.peek()[Number(intent.id) - 1]);
  }

  turn(by: 1 | -1): void {
    const [tile, rotations] = [this.tile.peek(), this.rotations.peek()];
    if (tile === undefined || rotations.length < 2) return;
    const next = (rotations.indexOf(tile.rotation) + by + rotations.length) % rotations.length;
    this.change(withRotation(this.draft.peek(), tile, rotations[next]));
  }

  #lay(cell: BoardCell): void {
    const [tile, opening] = [this.kind.peek(), this.openings.peek().find((one) => isAt(one, cell))];
    if (tile === null || opening === undefined) return;
    this.change(withPlacedTile(this.draft.peek(), { x: cell.x, y: cell.y, tile, rotation: opening.rotations[0] }));
    this.select({ x: cell.x, y: cell.y });
  }

  #stand(at: PlaceRef): void {
    this.change(withFigure(this.draft.peek(), { ...this.who.peek(), at }));
  }

  #set(steps: readonly PositionDraft[]): void {
    this.#steps.value = steps;
    this.isKept.value = this.#keep(steps);
  }
}
