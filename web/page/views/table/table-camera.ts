import type { Camera } from '@asteroute/board/model/camera.ts';
import { sameCell } from '@asteroute/board/model/hit.ts';
import { type Box, cellBox, type Insets, NO_INSETS } from '@asteroute/board/model/projection.ts';
import type { BoardCell } from '@asteroute/board/model/state.ts';
import { lastPlaced, xOf, yOf } from '@asteroute/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { TableController } from '../../match/controller.ts';
import type { BoardEdge } from '../hints/odds.tsx';
import { GAP, MARGIN, SIZES, type Size } from '../loupe/place.ts';
import { type LoupeState, onScreen } from '../loupe/state.ts';

/** Pixels above a cell in which the loupe's low form has room. */
const LOUPE_ROOM = MARGIN + SIZES.wide.height + GAP;

/** What the place of the card about an attack follows from. */
export interface AttackPorts {
  readonly table: TableController;
  readonly camera: Camera;
  readonly loupe: LoupeState;
  /** What the attack is about, in board units. */
  readonly targets: ReadonlySignal<readonly Box[]>;
}

/**
 * The edge for a card of some size about the battle that the draft starts: below its tile and all that is fought for
 * where there is room, else above, and beside it on a phone on its side. The loupe keeps to what the card leaves free,
 * and the board moves only where no edge leaves all of that in sight or the loupe has no room any more.
 */
export function edgeForAttack({ table, camera, loupe, targets }: AttackPorts, card: Size): BoardEdge {
  const drafted = table.turn.drafted.peek();
  if (drafted === null) return 'bottom';
  const cell = lastPlaced(drafted);
  const seen = [cellBox(cell), ...targets.peek()];
  const edge = edgeBeside(
    seen.map((box) => onScreen(camera, box)),
    camera,
    card,
  );
  const open = loupe.form.peek() !== null;
  camera.cover('attack', { ...NO_INSETS, [edge]: edge === 'top' || edge === 'bottom' ? card.height : card.width });
  camera.reveal(cell, seen);
  if (open && loupe.form.peek() === null) camera.makeRoom(cell, seen, LOUPE_ROOM);
  return edge;
}

/** A board that is lower than so many pixels has no room for a card above or below a tile: the style sheets' low form. */
const LOW_BOARD = 500;

/** The edge where a card leaves these in sight; where none does, the one that is farther from them. */
function edgeBeside(seen: readonly Box[], camera: Camera, { width, height }: Size): BoardEdge {
  const frame = camera.frame.peek();
  const [left, right] = [Math.min(...seen.map((box) => box.left)), Math.max(...seen.map((box) => box.right))];
  const [top, bottom] = [Math.min(...seen.map((box) => box.top)), Math.max(...seen.map((box) => box.bottom))];
  if (frame.height < LOW_BOARD && width < frame.width / 2) return left + right < frame.width ? 'right' : 'left';
  const below = bottom <= frame.height - height;
  return !below && frame.insets.top === 0 && top >= height ? 'top' : 'bottom';
}

/**
 * The cell of the draft stays in sight: one that was chosen without pointing at it, and any when the window changes.
 * One that was pressed stays under the pointer.
 */
export function showChosenCell(table: TableController, camera: Camera): () => void {
  let shown: BoardCell | null = null;
  return table.turn.drafted.subscribe((game) => {
    const chosen = game === null ? null : lastPlaced(game);
    if (sameCell(chosen, shown)) return;
    shown = chosen;
    if (chosen === null) camera.release();
    else camera.reveal(chosen);
  });
}

/** A realm of the final scoring comes into sight. */
export function showScoring(table: TableController, camera: Camera): () => void {
  return table.shown.timeline.frame.subscribe(({ cue }) => {
    if (cue?.type === 'scored' && !cue.complete) camera.reveal(cue.at);
  });
}

/** The best turn of a hint comes into sight with its number; afterwards the board lies as before. */
export function showHint(table: TableController, camera: Camera): () => void {
  let shown = false;
  return table.suggested.subscribe(([best]) => {
    const place = best?.place ?? null;
    if (place !== null) camera.reveal({ x: xOf(place.cell), y: yOf(place.cell) });
    else if (shown) camera.release();
    shown = place !== null;
  });
}

/** The contested realm comes to the middle of what the battle's banners leave free, and back afterwards. */
export function showBattle(camera: Camera, cells: readonly BoardCell[], covered: Insets | null): void {
  camera.cover('battle', covered);
  if (covered === null) camera.release();
  else camera.showCells(cells);
}
