/** The camera's buttons in the board's corner: whatever a drag or a pinch does can be done by pressing. */
import { type Camera, ZOOM_STEP } from './camera.ts';
import type { BoardWords } from './words.ts';

/** Line drawings in a 24 x 24 box. */
const ICON = {
  zoomIn: 'M12 5 V19 M5 12 H19',
  zoomOut: 'M5 12 H19',
  fit: 'M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15',
} as const;

function ToolButton({ icon, label, press }: { icon: keyof typeof ICON; label: string; press: () => void }) {
  return (
    <button type="button" class="board-tool" aria-label={label} title={label} onClick={press}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={ICON[icon]} />
      </svg>
    </button>
  );
}

export function CameraButtons({ camera, words }: { camera: Camera; words: BoardWords }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons are no form
    <div role="group" aria-label={words.camera} class="board-tools" data-own-clicks>
      <ToolButton icon="zoomIn" label={words.zoomIn} press={() => camera.zoomBy(ZOOM_STEP)} />
      <ToolButton icon="zoomOut" label={words.zoomOut} press={() => camera.zoomBy(1 / ZOOM_STEP)} />
      <ToolButton icon="fit" label={words.fit} press={() => camera.refit()} />
    </div>
  );
}
