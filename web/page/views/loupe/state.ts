import type { Camera } from '@asteroute/board/model/camera.ts';
import { freeSpotSize, hasRoom, sameCell } from '@asteroute/board/model/hit.ts';
import {
  type Box,
  boxAround,
  type CameraPose,
  cellBox,
  freeArea,
  type Px,
  TILE,
} from '@asteroute/board/model/projection.ts';
import type { BoardCell, BoardView } from '@asteroute/board/model/state.ts';
import { computed, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Hints } from '../../settings/hints.ts';
import type { ViewProps } from '../controls/props.ts';
import { type LoupeForm, type LoupePlace, MARGIN, placeLoupe, poseWithRoom, SIZES, type Size } from './place.ts';
import { spotPoints } from './spread.ts';

export type LoupeState = ReturnType<typeof loupeOf>;

/** The loupe of a table, whose code is loaded with the first draft. */
export interface LaterLoupe {
  /** Null until the code is there. */
  readonly state: Signal<LoupeState | null>;
  /** Whether the code could not be loaded; the hand then lists all choices. */
  readonly failed: Signal<boolean>;
  /** Null while the loupe is closed. */
  readonly form: ReadonlySignal<LoupeForm | null>;
  /** Moves the board so that the loupe covers no target. */
  makeRoom(): void;
}

export interface LoupeProps extends ViewProps {
  readonly loupe: LaterLoupe;
  readonly view: ReadonlySignal<BoardView>;
  readonly camera: Camera;
  /** What must stay in sight: the targets of attacks, in board units. */
  readonly targets: ReadonlySignal<readonly Box[]>;
  readonly hints: Hints;
}

interface LoupePorts {
  readonly view: ReadonlySignal<BoardView>;
  readonly camera: Camera;
  readonly targets: ReadonlySignal<readonly Box[]>;
  /** What is covered only if there is no other place, in board units. */
  readonly beside: ReadonlySignal<readonly Box[]>;
}

const ENLARGING: readonly LoupeForm[] = ['tall', 'wide'];
const PLAIN: readonly LoupeForm[] = ['bar'];

/** Whether a finger is the main pointer. */
const byFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The loupe opens beside the chosen cell: with an enlarged tile while the one on the board is too small for its spots. */
export function loupeOf({ view, camera, targets, beside }: LoupePorts) {
  const sizes = signal<Readonly<Record<string, Size>>>({});
  const moved = signal<{ readonly cell: BoardCell; readonly by: Px } | null>(null);
  const ghost = computed(() => (view.value.ghost?.chosen ? view.value.ghost : null));
  const choices = computed(() => view.value.spots.length);
  /** What a form's size depends on besides its words. */
  const nameOf = (form: LoupeForm) =>
    [form, choices.value, ghost.value?.x, ghost.value?.y, camera.frame.value.width].join(' ');
  let last: { cell: BoardCell | null; side: LoupePlace['side'] | null } = { cell: null, side: null };
  const sizeOf = (form: LoupeForm) => sizes.value[nameOf(form)] ?? SIZES[form];
  const wantedIn = (cell: BoardCell, pose: CameraPose) => {
    const small = !hasRoom(pose.scale * TILE, choices.value, byFinger() ? 'finger' : 'mouse');
    const spots = small ? [] : spotBoxes(view.value, pose.scale);
    return {
      cell: camera.boxOf(cellBox(cell), pose),
      seen: [...targets.value, ...spots].map((box) => camera.boxOf(box, pose)),
      beside: beside.value.map((box) => camera.boxOf(box, pose)),
      free: inner(freeArea(camera.frame.value)),
      forms: small ? ENLARGING : PLAIN,
      sizes: { tall: sizeOf('tall'), wide: sizeOf('wide'), bar: sizeOf('bar') },
      before: sameCell(last.cell, cell) ? last.side : null,
    };
  };
  /** The cell for which the board was moved: it moves again when the loupe turns out to be larger. */
  let roomFor: BoardCell | null = null;
  const makeRoom = (): void => {
    const cell = ghost.peek();
    roomFor = cell;
    if (cell === null) return;
    const wanted = (pose: CameraPose) => untracked(() => wantedIn(cell, pose));
    camera.adjust((rest) => poseWithRoom(rest, targets.peek().length, wanted));
  };
  const found = computed(() => {
    const cell = ghost.value;
    if (cell === null) return null;
    const wanted = wantedIn(cell, camera.pose.value);
    const place = placeLoupe(wanted) ?? placeLoupe({ ...wanted, forms: PLAIN });
    last = { cell, side: place?.side ?? null };
    return place;
  });
  const place = computed(() => {
    const { value: due } = found;
    const { value: by } = moved;
    if (due === null || by === null || !sameCell(by.cell, ghost.value)) return due;
    const free = inner(freeArea(camera.frame.value));
    const { width, height } = sizes.value[nameOf(due.form)] ?? SIZES[due.form];
    const x = Math.max(free.left, Math.min(free.right - width, due.x + by.by.x));
    const y = Math.max(free.top, Math.min(free.bottom - height, due.y + by.by.y));
    return { ...due, x, y };
  });
  return {
    /** Null while it is closed. */
    place,
    form: computed(() => place.value?.form ?? null),
    /** The height that a form keeps, in pixels; 0 until it has been measured. */
    heightOf: (form: LoupeForm): number => sizes.value[nameOf(form)]?.height ?? 0,
    /**
     * It never becomes lower: words that change under the pointer would move the loupe away from it, and change again.
     */
    measured(form: LoupeForm, { width, height }: Size): void {
      const name = untracked(() => nameOf(form));
      const known = sizes.peek()[name];
      if (known?.width === width && known.height >= height) return;
      sizes.value = { ...sizes.peek(), [name]: { width, height: Math.max(height, known?.height ?? 0) } };
      if (roomFor !== null && sameCell(roomFor, ghost.peek())) makeRoom();
    },
    /** Moves the board so that the loupe covers no target; makes it smaller if there is no other way. */
    makeRoom,
    /** Moves the loupe by pixels, until another cell is chosen. */
    moveBy({ x, y }: Px): void {
      const cell = ghost.peek();
      if (cell === null) return;
      const by = sameCell(moved.peek()?.cell ?? null, cell) ? moved.peek()?.by : undefined;
      moved.value = { cell: { x: cell.x, y: cell.y }, by: { x: (by?.x ?? 0) + x, y: (by?.y ?? 0) + y } };
    },
  };
}

/** Pixels by which the label of an attack stands out of its spot. */
const LABEL = 16;

/** The spots that can be pressed on the board, some of them beside their tile, with their labels. */
const spotBoxes = (view: BoardView, scale: number): Box[] =>
  spotPoints(view, scale).map((at) => boxAround(at, (freeSpotSize(scale) / 2 + LABEL) / scale));

const inner = ({ left, top, right, bottom }: Box): Box => ({
  left: left + MARGIN,
  top: top + MARGIN,
  right: right - MARGIN,
  bottom: bottom - MARGIN,
});
