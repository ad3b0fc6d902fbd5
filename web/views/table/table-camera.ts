import { lastPlaced } from '@asteroute/engine';
import type { Camera } from '../../board/model/camera.ts';
import { sameCell } from '../../board/model/hit.ts';
import { centreOf, type Insets, NO_INSETS, TILE } from '../../board/model/projection.ts';
import type { BoardCell } from '../../board/model/state.ts';
import type { TableController } from '../../match/controller.ts';
import type { Edge } from '../sheets/odds.tsx';

/**
 * The edge for a card of some height about the battle that the draft starts: below its tile where there is room, else
 * above. The board moves only where neither leaves the tile in sight.
 */
export function edgeForAttack(table: TableController, camera: Camera, height: number): Edge {
  const drafted = table.drafted.peek();
  if (drafted === null) return 'bottom';
  const cell = lastPlaced(drafted);
  const { pose, frame } = camera;
  const size = TILE * pose.peek().scale;
  const top = camera.screenOf(centreOf(cell)).y - size / 2;
  if (top + size <= frame.peek().height - height) return 'bottom';
  if (top >= height) return 'top';
  camera.setInsets({ ...frame.peek().insets, bottom: height });
  camera.reveal(cell);
  return 'bottom';
}

/** Gives the board back what a card about an attack took. */
export function endAttack(camera: Camera): void {
  const { insets } = camera.frame.peek();
  if (insets.bottom !== 0) camera.setInsets({ ...insets, bottom: 0 });
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
