import { lastPlaced } from '@asteroute/engine';
import type { Camera } from '../../board/model/camera.ts';
import { sameCell } from '../../board/model/hit.ts';
import { centreOf, type Insets, NO_INSETS, TILE } from '../../board/model/projection.ts';
import type { BoardCell } from '../../board/model/state.ts';
import type { TableController } from '../../match/controller.ts';
import type { BoardEdge } from '../sheets/odds.tsx';

/**
 * The edge for a card of some height about the battle that the draft starts: below its tile where there is room, else
 * above. The loupe keeps to what the card leaves free, and the board moves only where neither edge leaves the tile in sight.
 */
export function edgeForAttack(table: TableController, camera: Camera, height: number): BoardEdge {
  const drafted = table.drafted.peek();
  if (drafted === null) return 'bottom';
  const cell = lastPlaced(drafted);
  const size = TILE * camera.pose.peek().scale;
  const top = camera.screenOf(centreOf(cell)).y - size / 2;
  const frame = camera.frame.peek();
  const below = top + size <= frame.height - height;
  const edge = !below && frame.insets.top === 0 && top >= height ? 'top' : 'bottom';
  camera.setInsets({ ...frame.insets, [edge]: height });
  camera.reveal(cell);
  return edge;
}

/** Gives the board back what a card about an attack took; `top` is what something else keeps there. */
export function endAttack(camera: Camera, top: number): void {
  const { insets } = camera.frame.peek();
  if (insets.bottom !== 0 || insets.top !== top) camera.setInsets({ ...insets, top, bottom: 0 });
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
  camera.setInsets(covered ?? NO_INSETS);
  if (covered === null) camera.release();
  else camera.showCells(cells);
}
