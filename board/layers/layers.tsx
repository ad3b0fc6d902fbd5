/** The painted layers of the board: its edge, the tiles and the ghost, all in board units. */
import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { SKY_OVERLAP, skyId } from '../art/charted/sky.ts';
import { flatSymbolId } from '../art/shape/drawings.ts';
import { tileIn } from '../model/anim.ts';
import { isJump } from '../model/changes.ts';
import { cellKey } from '../model/focus.ts';
import { TILE } from '../model/projection.ts';
import type { BoardCell, BoardView, GhostView, QuarterTurn, TileView } from '../model/state.ts';
import { outline } from './outline.ts';
import { usePortions } from './portions.ts';
import { at, rotationTransform, uprightStyle, useEntrance } from './tile.ts';

export interface LayerProps {
  readonly view: ReadonlySignal<BoardView>;
  readonly still: ReadonlySignal<boolean>;
}

function TileSprite({ tile, symbol, arrives }: { tile: TileView; symbol: string; arrives: boolean }) {
  // Animates only a new element, because a placed tile never moves again.
  const inner = useEntrance<SVGGElement>(!arrives, tileIn);
  return (
    <g transform={at(tile)} data-tile={`${tile.x},${tile.y}`}>
      <g ref={inner} class="board-pivot">
        <use
          href={`#${symbol}`}
          width={TILE}
          height={TILE}
          transform={rotationTransform(tile.rotation)}
          style={uprightStyle(tile)}
        />
      </g>
    </g>
  );
}

/** The sky under a tile: one piece of a large picture, so that clouds continue from tile to tile. */
function Sky({ cell }: { cell: BoardCell }) {
  const size = TILE + 2 * SKY_OVERLAP;
  return (
    <use
      class="board-sky"
      href={`#${skyId(cell)}`}
      x={cell.x * TILE - SKY_OVERLAP}
      y={cell.y * TILE - SKY_OVERLAP}
      width={size}
      height={size}
    />
  );
}

/** Strokes that lie over each other, each narrower, so that their light or shadow fades outwards. */
const SOFT = [56, 46, 37, 29, 22, 16, 11];

/** The edge of the map: a soft light or shadow, and a rim above it. The tiles cover the inner halves of the strokes. */
export function EdgeLayer({ view }: LayerProps) {
  const tiles = useComputed(() => view.value.tiles).value;
  const d = outline(tiles);
  return (
    <g class="board-edge" fill="none" stroke-linecap="round" stroke-linejoin="round">
      {SOFT.map((width) => (
        <path key={width} d={d} stroke-width={width} />
      ))}
      <path d={d} />
    </g>
  );
}

/** The ground of all tiles in one path, which shows until their drawings have loaded. */
const groundOf = (tiles: readonly TileView[]): string =>
  tiles.map(({ x, y }) => `M${x * TILE} ${y * TILE}h${TILE}v${TILE}h${-TILE}z`).join('');

/** All placed tiles. Keyed by cell, so that a tile's element lives as long as the tile. */
export function TileLayer({ view, still }: LayerProps) {
  // A new view with the same list of tiles redraws nothing.
  const tiles = useComputed(() => view.value.tiles).value;
  const before = useRef<readonly TileView[] | null>(null);
  const portions = usePortions(tiles.length);
  const arrives = !still.value && before.current !== null && !isJump(before.current, tiles);
  // The tiles that a board is opened with do not arrive one by one.
  before.current = portions === tiles.length ? tiles : null;
  return (
    <g class="board-tiles">
      <path class="tile-ground" d={groundOf(tiles)} />
      <g>
        {tiles.slice(0, portions).map((tile) => (
          <Sky key={cellKey(tile)} cell={tile} />
        ))}
      </g>
      {tiles.map((tile, index) => (
        <TileSprite
          key={`${cellKey(tile)} ${tile.tile} ${tile.rotation}`}
          tile={tile}
          // A placeholder until the portion of the tile is drawn.
          symbol={index < portions ? `tile-${tile.tile}` : flatSymbolId(tile.tile)}
          arrives={arrives}
        />
      ))}
    </g>
  );
}

/** The angle of a rotation that is nearest to the tile's current angle, so that it never spins back. */
function nearestAngle(from: number, rotation: QuarterTurn): number {
  const turns = Math.round((from - rotation * 90) / 360);
  return rotation * 90 + turns * 360;
}

function GhostSprite({ ghost }: { ghost: GhostView }) {
  const angle = useRef(ghost.rotation * 90);
  angle.current = nearestAngle(angle.current, ghost.rotation);
  return (
    <g class="board-ghost" data-chosen={ghost.chosen}>
      <Sky cell={ghost} />
      <g transform={at(ghost)}>
        <g class="board-turning" style={{ transform: `rotate(${angle.current}deg)` }}>
          <use href={`#tile-${ghost.tile}`} width={TILE} height={TILE} style={uprightStyle(ghost)} />
        </g>
        <rect width={TILE} height={TILE} rx="5" fill="none" />
      </g>
    </g>
  );
}

/** The tile of the draft. Each cell gets a new sprite, so that only rotations are animated. */
export function GhostLayer({ view }: LayerProps) {
  const { ghost } = view.value;
  return ghost && <GhostSprite key={`${cellKey(ghost)} ${ghost.tile}`} ghost={ghost} />;
}
