import { lastPlaced } from '@asteroute/engine';
import type { Camera } from '../../board/model/camera.ts';
import { sameCell } from '../../board/model/hit.ts';
import { centreOf, type Insets, NO_INSETS, TILE } from '../../board/model/projection.ts';
import type { BoardCell } from '../../board/model/state.ts';
import type { TableController } from '../../match/controller.ts';
import { GAP, SIZES, type Size } from '../loupe/place.ts';
import type { LoupeState } from '../loupe/state.ts';
import type { BoardEdge } from '../sheets/odds.tsx';

/** Pixels above a cell in which the loupe's low form has room. */
const LOUPE_ROOM = SIZES.wide.height + 2 * GAP;

/**
 * The edge for a card of some size about the battle that the draft starts: below its tile where there is room, else
 * above, and beside it on a phone on its side. The loupe keeps to what the card leaves free, and the board moves only
 * where no edge leaves the tile in sight or the loupe has no room any more.
 */
export function edgeForAttack(table: TableController, camera: Camera, loupe: LoupeState, card: Size): BoardEdge {
  const drafted = table.drafted.peek();
  if (drafted === null) return 'bottom';
  const cell = lastPlaced(drafted);
  const edge = edgeBeside(cell, camera, card);
  const open = loupe.open.peek();
  camera.cover('attack', { ...NO_INSETS, [edge]: edge === 'top' || edge === 'bottom' ? card.height : card.width });
  camera.reveal(cell);
  if (open && !loupe.open.peek()) camera.makeRoom(cell, LOUPE_ROOM);
  return edge;
}

/** A board that is lower than so many pixels has no room for a card above or below a tile: the style sheets' low form. */
const LOW_BOARD = 500;

function edgeBeside(cell: BoardCell, camera: Camera, { width, height }: Size): BoardEdge {
  const size = TILE * camera.pose.peek().scale;
  const { x, y } = camera.screenOf(centreOf(cell));
  const frame = camera.frame.peek();
  if (frame.height < LOW_BOARD && width < frame.width / 2) return x < frame.width / 2 ? 'right' : 'left';
  const top = y - size / 2;
  const below = top + size <= frame.height - height;
  return !below && frame.insets.top === 0 && top >= height ? 'top' : 'bottom';
}

/**
 * The cell of the draft stays in sight: one that was chosen without pointing at it, and any when the window changes.
 * One that was pressed stays under the pointer.
 */
export function showChosenCell(table: TableController, camera: Camera): () => void {
  let shown: BoardCell | null = null;
  return table.drafted.subscribe((game) => {
    const chosen = game === null ? null : lastPlaced(game);
    if (sameCell(chosen, shown)) return;
    shown = chosen;
    if (chosen === null) camera.release();
    else camera.reveal(chosen);
  });
}

/** A realm of the final scoring comes into sight. */
export function showScoring(table: TableController, camera: Camera): () => void {
  return table.timeline.frame.subscribe(({ cue }) => {
    if (cue?.type === 'scored' && !cue.complete) camera.reveal(cue.at);
  });
}

/** The contested realm comes to the middle of what the battle's banners leave free, and back afterwards. */
export function showBattle(camera: Camera, cells: readonly BoardCell[], covered: Insets | null): void {
  camera.cover('battle', covered);
  if (covered === null) camera.release();
  else camera.showCells(cells);
}
