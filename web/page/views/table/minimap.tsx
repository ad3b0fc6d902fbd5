import type { Camera } from '@asteroute/board/model/camera.ts';
import { type Box, boundsOf, freeArea, TILE } from '@asteroute/board/model/projection.ts';
import type { BoardCell, BoardView } from '@asteroute/board/model/state.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { Catalogue } from '../../words/catalogue.ts';
import { Icon } from '../controls/parts.tsx';

interface Props {
  readonly view: ReadonlySignal<BoardView>;
  readonly camera: Camera;
  readonly words: Catalogue;
}

/** The map is shown when less than this fraction of the board is in view. */
const ENOUGH = 0.7;

/** A map narrower than this, in pixels, is only a button. */
const LEAST_MAP = 60;

/** The whole board in small, with the part that is in view; a press goes there. Absent while most of it is in view,
 * and while a tile is being placed. */
export function Minimap({ view, camera, words }: Props) {
  const { tiles, meeples, lastMove, ghost } = view.value;
  const box = boundsOf(tiles, 1);
  const seen = windowOf(camera);
  // The tile that is being placed, and the spots on it, must not lie under the map.
  if (ghost?.chosen || partSeen(boundsOf(tiles), seen) >= ENOUGH) return null;
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

/** The part of the board's plane that is in the free part of the window, in board units. */
function windowOf(camera: Camera): Box {
  void camera.pose.value;
  const free = freeArea(camera.frame.value);
  const [a, b] = [camera.boardOf({ x: free.left, y: free.top }), camera.boardOf({ x: free.right, y: free.bottom })];
  return {
    left: Math.min(a.u, b.u),
    top: Math.min(a.v, b.v),
    right: Math.max(a.u, b.u),
    bottom: Math.max(a.v, b.v),
  };
}

function partSeen(board: Box, seen: Box): number {
  const across = Math.min(board.right, seen.right) - Math.max(board.left, seen.left);
  const down = Math.min(board.bottom, seen.bottom) - Math.max(board.top, seen.top);
  const whole = (board.right - board.left) * (board.bottom - board.top);
  return (Math.max(0, across) * Math.max(0, down)) / whole;
}
