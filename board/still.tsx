/** Only looked at: no cells and spots to press. Without styles, for a shadow root: `still.css` and `painted.css`. */
import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { attachDrag } from './input/drag.ts';
import { useAutoFit, usePixelSize, useSize, useStill, useTransform } from './input/live.ts';
import { SumLayer } from './layers/controls.tsx';
import { EdgeLayer, TileLayer } from './layers/layers.tsx';
import { MoveRings } from './layers/marks.tsx';
import { MeepleLayer } from './layers/meeples.tsx';
import { LitLayer } from './layers/realms.tsx';
import type { Camera } from './model/camera.ts';
import type { BoardView } from './model/state.ts';

export interface StillBoardProps {
  readonly view: ReadonlySignal<BoardView>;
  readonly camera: Camera;
  readonly label: string;
}

/** Draws a view. Another camera needs another `key`. */
export function StillBoard({ view, camera, label }: StillBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const still = useStill(view, camera);
  const props = { view, still: useComputed(() => still.value) };
  useAutoFit(view, camera);
  usePixelSize(layer, useTransform(layer, camera));
  useSize(root, camera);
  useLayoutEffect(() => (root.current ? attachDrag(root.current, camera) : undefined), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and zoom the picture
    <div ref={root} class="board" role="img" aria-label={label} tabIndex={0}>
      <div ref={layer} class="board-layer" data-still={still}>
        <svg class="board-picture" width="1" height="1" aria-hidden="true" focusable="false">
          <EdgeLayer {...props} />
          <TileLayer {...props} />
        </svg>
        <svg class="board-picture" width="1" height="1" aria-hidden="true" focusable="false">
          <LitLayer {...props} />
          <MoveRings view={view} />
          <MeepleLayer {...props} />
        </svg>
        <SumLayer {...props} />
      </div>
    </div>
  );
}
