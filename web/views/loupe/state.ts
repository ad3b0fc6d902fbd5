import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Camera } from '../../board/model/camera.ts';
import { comfortableTile } from '../../board/model/hit.ts';
import { type Box, freeArea, TILE } from '../../board/model/projection.ts';
import type { BoardCell, BoardView } from '../../board/model/state.ts';
import { type LoupeForm, type LoupePlace, MARGIN, placeLoupe, SIZES, type Size } from './place.ts';

/** Whether the loupe is open, and where. */
export interface LoupeState {
  /** Null while it is closed. */
  readonly place: ReadonlySignal<LoupePlace | null>;
  readonly open: ReadonlySignal<boolean>;
  /** Notes how big a form has turned out to be. */
  readonly measured: (form: LoupeForm, size: Size) => void;
}

/** The loupe opens beside the chosen cell while its tile is too small on the screen for its spots. */
export function loupeOf(view: ReadonlySignal<BoardView>, camera: Camera): LoupeState {
  const sizes = signal(SIZES);
  const ghost = computed(() => (view.value.ghost?.chosen ? view.value.ghost : null));
  const least = computed(() => comfortableTile(view.value.spots));
  let last: { cell: BoardCell | null; side: LoupePlace['side'] | null } = { cell: null, side: null };
  const place = computed(() => {
    const cell = ghost.value;
    if (cell === null || camera.pose.value.scale * TILE >= least.value) return null;
    const same = last.cell?.x === cell.x && last.cell.y === cell.y;
    const found = placeLoupe({
      cell: onScreen(camera, cell),
      free: inner(freeArea(camera.frame.value)),
      sizes: sizes.value,
      before: same ? last.side : null,
    });
    last = { cell, side: found?.side ?? null };
    return found;
  });
  return {
    place,
    open: computed(() => place.value !== null),
    measured(form, size) {
      const { width, height } = sizes.peek()[form];
      if (width !== size.width || height !== size.height) sizes.value = { ...sizes.peek(), [form]: size };
    },
  };
}

const inner = ({ left, top, right, bottom }: Box): Box => ({
  left: left + MARGIN,
  top: top + MARGIN,
  right: right - MARGIN,
  bottom: bottom - MARGIN,
});

/** The cell in pixels of the board as it is seen. */
function onScreen(camera: Camera, { x, y }: BoardCell): Box {
  const a = camera.screenOf({ u: x * TILE, v: y * TILE });
  const b = camera.screenOf({ u: (x + 1) * TILE, v: (y + 1) * TILE });
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}
