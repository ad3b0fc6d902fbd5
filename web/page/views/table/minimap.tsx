import type { Camera } from '@asteroute/board/model/camera.ts';
import { type Box, boundsOf, freeArea } from '@asteroute/board/model/projection.ts';
import type { BoardView } from '@asteroute/board/model/state.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ReadonlySignal } from '@preact/signals';
import { later } from '../controls/later.tsx';

interface Props {
  readonly view: ReadonlySignal<BoardView>;
  readonly camera: Camera;
  readonly words: Catalogue;
}

const MapButton = later(() => import('./map-button.tsx').then((part) => part.MapButton));

/** The map is shown when less than this fraction of the board is in view. */
const ENOUGH = 0.7;

/** The whole board in small. Absent while most of it is in view, and while a tile is being placed. */
export function Minimap({ view, camera, words }: Props) {
  const { tiles, ghost } = view.value;
  const seen = windowOf(camera);
  // The tile that is being placed, and the spots on it, must not lie under the map.
  if (ghost?.chosen || partSeen(boundsOf(tiles), seen) >= ENOUGH) return null;
  return <MapButton view={view.value} camera={camera} words={words} box={boundsOf(tiles, 1)} seen={seen} />;
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
