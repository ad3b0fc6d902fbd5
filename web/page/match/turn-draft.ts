import type { BoardCell } from '@asteroute/board/model/state.ts';
import type { Candidate } from '@asteroute/bots';
import {
  type ActionMove,
  type Game,
  heldRealms,
  type MeepleIndex,
  type PlaceMove,
  type Realm,
  type Rotation,
} from '@asteroute/engine';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { differentLooks, firstAlike } from '../analysis/looks.ts';
import {
  actionOf,
  chosenSpot,
  type Draft,
  draftOf,
  EMPTY_DRAFT,
  heldRotationAt,
  mayRecall,
  meeplesOf,
  type PlacementOption,
  placementOptionsOf,
  type RefusedTurn,
  type Spot,
  spotsOf,
  stepBack,
  tileInHand,
  turned,
  withTile,
} from './draft.ts';
import { firstEqualTurn } from './turns.ts';

/** The game that a draft is made in, and whether a person at this screen is to decide. */
export interface DraftSource {
  readonly game: ReadonlySignal<Game>;
  readonly mine: ReadonlySignal<boolean>;
}

/** A turn that a person puts together on the board: a cell, a rotation, a meeple action. */
export class TurnDraft {
  readonly #source: DraftSource;
  readonly #draft: Signal<Draft> = signal(EMPTY_DRAFT);
  readonly draft: ReadonlySignal<Draft> = this.#draft;
  readonly #hoverCell = signal<BoardCell | null>(null);
  readonly pointed: ReadonlySignal<BoardCell | null> = this.#hoverCell;
  readonly refusal: Signal<RefusedTurn | null> = signal(null);

  constructor(source: DraftSource) {
    this.#source = source;
  }

  /** Cells where the tile in hand fits; none while no person here is to decide. */
  readonly placements: ReadonlySignal<readonly PlacementOption[]> = computed(() =>
    this.#source.mine.value ? placementOptionsOf(this.#source.game.value) : [],
  );

  readonly hover: ReadonlySignal<PlacementOption | null> = computed(
    () => this.placements.value.find((option) => isAt(option, this.#hoverCell.value)) ?? null,
  );

  /** Held realms of the tile under the pointer. */
  readonly inspected: ReadonlySignal<readonly Realm[]> = computed(() =>
    this.#draft.value.cell === null ? realmsAt(this.#source.game.value, this.#hoverCell.value) : [],
  );

  /** The shown game with the draft's tile on it, once it has a cell. */
  readonly drafted: ReadonlySignal<Game | null> = computed(() =>
    this.#source.mine.value && this.#draft.value.cell !== null
      ? withTile(this.#source.game.value, this.#draft.value)
      : null,
  );

  readonly spots: ReadonlySignal<readonly Spot[]> = computed(() =>
    this.drafted.value === null ? [] : spotsOf(this.drafted.value),
  );

  readonly recallable: ReadonlySignal<boolean> = computed(
    () => this.drafted.value !== null && mayRecall(this.drafted.value),
  );

  readonly chosen: ReadonlySignal<Spot | null> = computed(() => chosenSpot(this.#draft.value, this.spots.value));

  readonly action: ReadonlySignal<ActionMove | null> = computed(() => actionOf(this.#draft.value, this.spots.value));

  /** The whole turn of the draft; null while it is incomplete. */
  whole(): { readonly place: PlaceMove; readonly action: ActionMove } | null {
    const { cell, rotation } = this.#draft.value;
    const action = this.action.value;
    if (cell === null || action === null || !this.#source.mine.value) return null;
    return { place: { type: 'place', cell, rotation }, action };
  }

  /** Moves the pointer to a cell, or away from the board. */
  hoverAt(cell: BoardCell | null): void {
    this.#hoverCell.value = cell;
  }

  /** A finger cannot hover: it taps a tile to inspect it, and again to stop. */
  tap(cell: BoardCell): void {
    const { value } = this.#hoverCell;
    this.#hoverCell.value = value?.x === cell.x && value.y === cell.y ? null : cell;
  }

  /** Puts the tile on a cell; if it is on that cell already, rotates it. */
  place(at: BoardCell): void {
    const option = this.placements.value.find((one) => isAt(one, at));
    if (option === undefined) return;
    const { cell, rotation } = this.#draft.value;
    if (cell === option.cell) return this.rotate(1);
    const held = heldRotationAt(this.#source.game.value, option, rotation);
    this.set({ ...this.#draft.value, cell: option.cell, ...rotatedTo(held) });
  }

  rotate(by: 1 | -1): void {
    const { cell, rotation } = this.#draft.value;
    const option = this.placements.value.find((one) => one.cell === cell) ?? this.hover.value;
    const game = this.#source.game.value;
    const next = option
      ? turned(option.rotations, heldRotationAt(game, option, rotation), by)
      : turned(looksInHand(game), firstAlike(tileInHand(game), rotation), by);
    this.set({ ...this.#draft.value, ...rotatedTo(next) });
  }

  /** Chooses the spot with this number (from 1), or no meeple with 0. */
  choose(number: number): void {
    const spot = this.spots.value[number - 1];
    if (number === 0) this.#decide({ type: 'none' });
    else if (spot !== undefined) this.#decide({ type: 'deploy', node: spot.node });
  }

  recall(): void {
    if (this.recallable.value) this.#decide({ type: 'recall' });
  }

  /** Drafts a whole turn; nothing of it is played. */
  adopt(candidate: Candidate): void {
    if (this.#source.mine.value) this.set(draftOf(firstEqualTurn(this.#source.game.value, candidate)));
  }

  /** Chooses the kind of meeple to deploy. */
  send(meeple: MeepleIndex): void {
    this.set({ ...this.#draft.value, meeple });
  }

  /** Chooses the next kind of meeple that can go somewhere; after the last kind, the first. */
  sendNext(): void {
    const kinds = meeplesOf(this.spots.value);
    this.send(kinds.find((kind) => kind > this.#draft.value.meeple) ?? kinds[0] ?? 0);
  }

  /** Takes back one step of the draft; an automatic "none" is not a step. */
  undo(): void {
    const draft = this.#draft.value;
    this.set(stepBack(this.#isForced() ? { ...draft, choice: null } : draft));
  }

  /** Sets the draft. If no meeple can go anywhere, "none" is chosen automatically, because there is nothing else. */
  set(next: Draft): void {
    batch(() => {
      this.refusal.value = null;
      this.#draft.value = next;
      if (this.drafted.value !== null && this.#isForced()) this.#draft.value = { ...next, choice: { type: 'none' } };
    });
  }

  /** Opens a draft from before, as far as it is possible now. */
  restore(draft: Draft): void {
    const option = this.placements.value.find(({ cell }) => cell === draft.cell);
    if (!option?.rotations.includes(draft.rotation)) return;
    const { choice } = draft;
    this.set({ ...draft, choice: null });
    if (choice?.type !== 'deploy' || this.spots.value.some(({ node }) => node === choice.node)) this.set(draft);
  }

  /** Empties the draft; the next tile starts in the same rotation. */
  clear(): void {
    this.#draft.value = { ...EMPTY_DRAFT, rotation: this.#draft.value.rotation };
    this.#hoverCell.value = null;
  }

  #decide(choice: Draft['choice']): void {
    this.set({ ...this.#draft.value, choice });
  }

  /** Whether "no meeple" is the only choice. */
  #isForced(): boolean {
    return this.spots.value.length === 0 && !this.recallable.value;
  }
}

/** Sets a rotation and clears the choice, because a rotation changes where meeples can go. */
function rotatedTo(rotation: Draft['rotation']): Pick<Draft, 'rotation' | 'choice'> {
  return { rotation, choice: null };
}

export const looksInHand = (game: Game): readonly Rotation[] => differentLooks(tileInHand(game));

function realmsAt(game: Game, cell: BoardCell | null): readonly Realm[] {
  if (cell === null) return [];
  return heldRealms(game).filter(({ figures }) => figures.some(({ at: { x, y } }) => x === cell.x && y === cell.y));
}

function isAt(option: PlacementOption, cell: BoardCell | null): boolean {
  return cell !== null && option.x === cell.x && option.y === cell.y;
}
