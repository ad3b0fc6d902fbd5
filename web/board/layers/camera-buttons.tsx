/** The camera's buttons in the board's corner: whatever a drag or a pinch does can be done by pressing. */
import { type Camera, ZOOM_STEP } from '../model/camera.ts';
import type { BoardWords } from './words.ts';

function ToolButton({ icon, label, press }: { icon: string; label: string; press: () => void }) {
  return (
    <button type="button" class="board-tool" aria-label={label} title={label} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <use href={`#icon-${icon}`} width="24" height="24" />
      </svg>
    </button>
  );
}

/** The buttons that zoom in, zoom out and show the whole board. */
export function CameraButtons({ camera, words }: { camera: Camera; words: BoardWords }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons are no form
    <div role="group" aria-label={words.camera} class="board-tools" data-own-clicks>
      <ToolButton icon="plus" label={words.zoomIn} press={() => camera.zoomBy(ZOOM_STEP)} />
      <ToolButton icon="minus" label={words.zoomOut} press={() => camera.zoomBy(1 / ZOOM_STEP)} />
      <ToolButton icon="turn" label={words.turnView} press={() => camera.turnView()} />
      <ToolButton icon="fit" label={words.fit} press={() => camera.refit()} />
    </div>
  );
}
