/** A board to look at: the tiles of a real game, with every kind of mark on it. */

import type {
  BoardCell,
  BoardView,
  LegalCellView,
  MeepleView,
  QuarterTurn,
  SpotView,
  TileView,
} from '@asteroute/board/model/state.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';

interface Turn extends BoardCell {
  readonly tile: string;
  readonly rotation: QuarterTurn;
  readonly action: { readonly type: string; readonly meeple?: string };
}

const COLORS: readonly PlayerColor[] = ['red', 'green', 'black', 'white', 'orange'];
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const START: TileView = { tile: 'SW-start', x: 0, y: 0, rotation: 0 };

const key = (cell: BoardCell): string => `${cell.x},${cell.y}`;

/** Repeats the game's tiles to the east until there are `count`. */
function spread(tiles: readonly TileView[], count: number): TileView[] {
  const width = Math.max(...tiles.map((tile) => tile.x)) - Math.min(...tiles.map((tile) => tile.x)) + 1;
  return Array.from({ length: count }, (_, i) => {
    const tile = tiles[i % tiles.length];
    return { ...tile, x: tile.x + width * Math.floor(i / tiles.length) };
  });
}

/** Every `every`-th empty cell beside the board. */
function legalCells(tiles: readonly TileView[], every: number): LegalCellView[] {
  const taken = new Set(tiles.map(key));
  const beside = tiles.flatMap((tile) => AROUND.map(([dx, dy]) => ({ x: tile.x + dx, y: tile.y + dy })));
  const empty = [...new Map(beside.map((cell) => [key(cell), cell])).values()].filter((cell) => !taken.has(key(cell)));
  return empty
    .filter((_, i) => i % every === 0)
    .map((cell, i) => ({
      ...cell,
      rotations: 1 + (i % 4),
      completes: i % 5 === 2 ? [1] : [],
      label: `East ${cell.x} South ${cell.y}, empty, fits in ${1 + (i % 4)} rotations`,
    }));
}

function meeplesOf(turns: readonly Turn[]): MeepleView[] {
  const placed = turns.filter((turn) => turn.action.type === 'deploy').slice(-14);
  return placed.map((turn, i) => ({
    id: `m${i}`,
    color: COLORS[i % 5],
    pose: turn.action.meeple === 'large' ? 'large' : 'plain',
    at: { u: turn.x * 100 + 50 + ((i * 29) % 40) - 20, v: turn.y * 100 + 50 + ((i * 17) % 40) - 20 },
    label: `Player ${i % 5}'s merchant`,
    draft: false,
  }));
}

/** Spots of a tile, as (east, south) within it. */
const SPOTS = [
  { u: 50, v: 50, kind: 'planet', points: '+5', attack: false },
  { u: 50, v: 15, kind: 'asteroid', points: '+2', attack: false },
  { u: 86, v: 52, kind: 'route', points: '+1', attack: false },
  { u: -42, v: 52, kind: 'planet', points: '', attack: true },
] as const;

export function spotsOn(cell: BoardCell, selected: string | null): SpotView[] {
  return SPOTS.map((spot, i) => ({
    id: `s${i}`,
    at: { u: cell.x * 100 + spot.u, v: cell.y * 100 + spot.v },
    kind: spot.kind,
    number: i + 1,
    label: `${i + 1}: ${spot.kind}, ${spot.points} points${spot.attack ? ', attack' : ''}`,
    points: spot.points,
    attack: spot.attack,
    selected: selected === `s${i}`,
  }));
}

/** A view of `count` tiles of the recorded game, with legal cells and meeples. */
export function devView(turns: readonly Turn[], count: number, reducedMotion: boolean): BoardView {
  const played = turns.slice(0, count - 1);
  const tiles = spread([START, ...played.map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation }))], count);
  const last = tiles[tiles.length - 1];
  return {
    tiles,
    meeples: meeplesOf(played),
    legal: legalCells(tiles, 3),
    focus: null,
    ghost: null,
    spots: [],
    owned: [],
    lastMove: { x: last.x, y: last.y, color: 'red' },
    highlights: [],
    reducedMotion,
  };
}

export type { Turn };
