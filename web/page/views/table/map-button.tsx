import type { Camera } from '@asteroute/board/model/camera.ts';
import { type Box, TILE } from '@asteroute/board/model/projection.ts';
import type { BoardCell, BoardView } from '@asteroute/board/model/state.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { Icon } from '../controls/parts.tsx';

interface Props {
  readonly view: BoardView;
  readonly camera: Camera;
  readonly words: Catalogue;
  /** The whole board, and the part of it in view, in board units. */
  readonly box: Box;
  readonly seen: Box;
}

/** A map narrower than this, in pixels, is only a button. */
const LEAST_MAP = 60;

/** The board in small, with the part that is in view; a press goes there. */
export function MapButton({ view: { tiles, meeples, lastMove }, camera, words, box, seen }: Props) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const go = (event: MouseEvent & { readonly currentTarget: HTMLElement }) => {
    // Without a pointer, or if the map is only a button, there is no target, and the whole board is shown.
    if (event.detail === 0 || event.currentTarget.clientWidth < LEAST_MAP) return camera.refit();
    const { left, top, width: w, height: h } = event.currentTarget.getBoundingClientRect();
    const u = box.left + ((event.clientX - left) / w) * width;
    const v = box.top + ((event.clientY - top) / h) * height;
    camera.centre({ x: Math.floor(u / TILE), y: Math.floor(v / TILE) });
  };
  return (
    <button
      type="button"
      class="minimap floating"
      aria-label={words.board.map}
      title={words.board.map}
      style={{ aspectRatio: `${width} / ${height}` }}
      onClick={go}
    >
      <svg viewBox={`${box.left} ${box.top} ${width} ${height}`} aria-hidden="true" focusable="false">
        <path
          d={tiles.map(({ x, y }) => `M${x * TILE} ${y * TILE}h100v100h-100z`).join('')}
          fill="var(--c-line-strong)"
        />
        {lastMove && <LastTile cell={lastMove} color={lastMove.color} />}
        {meeples.map(({ id, color, at }) => (
          <circle key={id} cx={at.u} cy={at.v} r="34" data-color={color} />
        ))}
        <rect
          class="minimap-window"
          x={seen.left}
          y={seen.top}
          width={seen.right - seen.left}
          height={seen.bottom - seen.top}
        />
      </svg>
      <Icon name="fit" />
    </button>
  );
}

function LastTile({ cell, color }: { readonly cell: BoardCell; readonly color: string }) {
  return (
    <rect
      class="minimap-last"
      fill="none"
      stroke-width="34"
      x={cell.x * TILE}
      y={cell.y * TILE}
      width={TILE}
      height={TILE}
      data-color={color}
    />
  );
}
