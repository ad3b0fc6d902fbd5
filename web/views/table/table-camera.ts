import { lastPlaced } from '@asteroute/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { Camera } from '../../board/model/camera.ts';
import { comfortableTile } from '../../board/model/hit.ts';
import type { BoardView } from '../../board/model/state.ts';
import type { TableController } from '../../match/controller.ts';

/** The board makes room for a sheet that is used together with it. */
export function coverBy(camera: Camera, { right, bottom }: { readonly right: number; readonly bottom: number }): void {
  const { insets } = camera.frame.peek();
  if (insets.right !== right || insets.bottom !== bottom) camera.setInsets({ ...insets, right, bottom });
}

/** The tile that starts a battle stays in sight above the card of its odds. */
export function showAttack(table: TableController, camera: Camera, bottom: number): void {
  const drafted = table.drafted.peek();
  if (bottom > 0 && drafted !== null) camera.reveal(lastPlaced(drafted));
  coverBy(camera, { right: 0, bottom });
}

/** A chosen cell comes close enough for its spots to be hit. */
export function showChosenCell(table: TableController, camera: Camera, view: ReadonlySignal<BoardView>): () => void {
  return table.drafted.subscribe((game) => {
    if (game === null) camera.release();
    else if (view.value.spots.length > 0) camera.reveal(lastPlaced(game), comfortableTile(view.value.spots));
  });
}

/** A realm of the final scoring comes into sight. */
export function showScoring(table: TableController, camera: Camera): () => void {
  return table.timeline.frame.subscribe(({ cue }) => {
    if (cue?.type === 'scored' && !cue.complete) camera.reveal(cue.at);
  });
}

/** The contested realm moves above the card of its battle. */
export function coverBattle(camera: Camera, table: TableController, pixels: number): void {
  const { insets } = camera.frame.peek();
  if (insets.bottom === pixels) return;
  camera.setInsets({ ...insets, bottom: pixels });
  const { cue } = table.timeline.frame.peek();
  if (pixels === 0) camera.release();
  else if (cue !== null && 'at' in cue) camera.reveal(cue.at);
}
