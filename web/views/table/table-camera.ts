import { lastPlaced } from '@asteroute/engine';
import type { Camera } from '../../board/model/camera.ts';
import { sameCell } from '../../board/model/hit.ts';
import { type Insets, NO_INSETS } from '../../board/model/projection.ts';
import type { BoardCell } from '../../board/model/state.ts';
import type { TableController } from '../../match/controller.ts';

/** The tile that starts a battle stays in sight above the card of its odds. */
export function showAttack(table: TableController, camera: Camera, bottom: number): void {
  const drafted = table.drafted.peek();
  if (bottom > 0 && drafted !== null) camera.reveal(lastPlaced(drafted));
  const { insets } = camera.frame.peek();
  if (insets.bottom !== bottom) camera.setInsets({ ...insets, bottom });
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
