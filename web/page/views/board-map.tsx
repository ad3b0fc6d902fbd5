import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import type { GameRecord, TurnRecord } from '@asteroute/record';
import {
  classicTiles,
  innsTiles,
  riverTiles,
  SIDES,
  starWarsTiles,
  type TileFeature,
  tradersTiles,
} from '@asteroute/tiles';

type Placed = Pick<TurnRecord, 'tile' | 'x' | 'y' | 'rotation'>;

export interface MappedBoard extends Pick<GameRecord, 'edition' | 'modules'> {
  readonly turns: readonly (Placed & Pick<TurnRecord, 'player'>)[];
  readonly players: readonly { readonly color: string }[];
}

const KINDS = new Map(
  [starWarsTiles, classicTiles, riverTiles, innsTiles, tradersTiles].flatMap(({ tiles }) =>
    tiles.map((kind) => [kind.id, kind]),
  ),
);

/** How a feature is drawn: as a line between its sides, as an area along them, or as a dot in the middle. */
const DRAWN: Readonly<Record<string, Shape>> = {
  route: 'line',
  road: 'line',
  river: 'water',
  asteroid: 'area',
  city: 'area',
  planet: 'dot',
  monastery: 'dot',
  garden: 'garden',
};
type Shape = keyof typeof LOOKS;
/** The colours and widths of the shapes, in the order in which they are drawn. */
const LOOKS = {
  water: { stroke: '#4f9bd0', 'stroke-width': 0.26 },
  area: { fill: 'var(--map-area)' },
  line: { stroke: 'var(--map-line)', 'stroke-width': 0.15 },
  dot: { stroke: 'var(--map-dot)', 'stroke-width': 0.46 },
  garden: { stroke: '#e0699a', 'stroke-width': 0.3 },
};

/** The smallest width and height of a map, in tiles. */
const SMALLEST = 5;

/** A small map of a record's board: its ground, cities or asteroid fields, roads, planets, and the last tile. */
export function BoardMap({ record }: { readonly record: MappedBoard }) {
  const { turns, players } = record;
  const placed: readonly Placed[] = [startTile(record), ...turns];
  const [xs, ys] = [placed.map(({ x }) => x), placed.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const size = Math.max(SMALLEST, width, height) + 0.4;
  const last = turns.at(-1);
  return (
    <svg
      class="board-map"
      viewBox={`${left - (size - width) / 2} ${top - (size - height) / 2} ${size} ${size}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        class="board-map-ground"
        fill="var(--map-ground)"
        d={placed.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')}
      />
      {Object.entries(LOOKS).map(([shape, look]) => (
        <path key={shape} {...look} d={placed.map((tile) => pathOf(tile, shape as Shape)).join('')} />
      ))}
      {last && (
        <rect
          class="board-map-last"
          stroke-width="0.16"
          data-color={players[last.player]?.color as PlayerColor | undefined}
          x={last.x}
          y={last.y}
          width="1"
          height="1"
        />
      )}
    </svg>
  );
}

/** The tile that is on the board before the first turn; with the river, its source. */
function startTile({ edition, modules }: MappedBoard): Placed {
  const table = edition === 'star-wars' ? starWarsTiles : modules.includes('river') ? riverTiles : classicTiles;
  const kind = table.tiles.find(({ start }) => start) ?? table.tiles[0];
  return { tile: kind.id, x: 0, y: 0, rotation: 0 };
}

function pathOf({ tile, x, y, rotation }: Placed, shape: Shape): string {
  const features = KINDS.get(tile)?.features.filter(({ type }) => DRAWN[type] === shape) ?? [];
  return features.map((feature) => featurePath(feature, shape, { x, y, rotation })).join('');
}

function featurePath({ sides = '' }: TileFeature, shape: Shape, at: Omit<Placed, 'tile'>): string {
  const point = (side: number, out: number, along: number) => {
    const turn = (side + at.rotation) % 4;
    const [dx, dy] = [
      [along, -out],
      [out, along],
      [-along, out],
      [-out, -along],
    ][turn];
    return `${round(at.x + 0.5 + dx)} ${round(at.y + 0.5 + dy)}`;
  };
  const open = [...sides].map((side) => SIDES.findIndex((name) => name === side));
  if (shape === 'dot' || shape === 'garden') return `M${point(0, 0, 0)}h0`;
  if (shape !== 'area') return open.map((side) => `M${point(side, 0.5, 0)}L${point(side, 0, 0)}`).join('');
  const wedge = (side: number) =>
    `M${point(side, 0.5, -0.5)}L${point(side, 0.5, 0.5)}L${point(side, 0.22, 0.22)}L${point(side, 0.22, -0.22)}Z`;
  const middle = `M${[0, 1, 2, 3].map((side) => point(side, 0.23, -0.23)).join('L')}Z`;
  return open.map(wedge).join('') + (open.length > 1 ? middle : '');
}

const round = (n: number): number => Math.round(n * 100) / 100;
