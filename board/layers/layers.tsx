/** The painted layers of the board: tiles, last move, lit cells, legal cells and the ghost, all in board units. */
import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { SKY_OVERLAP, skyId } from '../art/charted/sky.ts';
import { flatSymbolId } from '../art/shape/drawings.ts';
import { lightUp, tileIn } from '../model/anim.ts';
import { isJump } from '../model/changes.ts';
import { cellKey } from '../model/focus.ts';
import { sameCell } from '../model/hit.ts';
import { TILE } from '../model/projection.ts';
import type {
  BoardCell,
  BoardView,
  GhostView,
  HighlightView,
  LegalCellView,
  QuarterTurn,
  TileView,
} from '../model/state.ts';
import { outline } from './outline.ts';
import { usePortions } from './portions.ts';
import { at, rotationTransform, uprightStyle, useEntrance } from './tile.ts';

/** Props of every layer. */
export interface LayerProps {
  readonly view: ReadonlySignal<BoardView>;
  /** Whether nothing may move by itself. */
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

/** The edge of the map: two soft strokes and a rim above them. The tiles cover the inner halves of the strokes. */
export function EdgeLayer({ view }: LayerProps) {
  const tiles = useComputed(() => view.value.tiles).value;
  const d = outline(tiles);
  return (
    <g class="board-edge" fill="none" stroke-linecap="square" stroke-linejoin="round">
      <path d={d} />
      <path d={d} />
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

/** Owners of realms: areas in the owner's pattern, lines in the owner's colour. */
export function OwnedLayer({ view }: LayerProps) {
  return (
    <g class="board-owned">
      {view.value.owned.map((owned, index) => (
        <g key={index} transform={at(owned)} data-color={owned.color}>
          <path
            d={owned.path}
            transform={rotationTransform(owned.rotation)}
            class={owned.line ? 'board-owned-line' : 'board-owned-area'}
            fill={owned.line ? 'none' : `url(#own-${owned.color})`}
          />
          {owned.second && (
            <path
              d={owned.path}
              transform={rotationTransform(owned.rotation)}
              class="board-contested"
              data-color={owned.second}
            />
          )}
        </g>
      ))}
    </g>
  );
}

function Ring({ move, newest }: { move: BoardCell & { readonly color: string }; newest: boolean }) {
  return (
    <g transform={at(move)} class="board-last" fill="none" data-color={move.color} data-newest={newest}>
      <rect class="board-last-halo" width={TILE} height={TILE} rx="6" />
      <rect class="board-last-ring" width={TILE} height={TILE} rx="6" />
    </g>
  );
}

/** A ring around each player's last tile, in the player's colour, until that player's next turn. */
export function LastMoveLayer({ view }: LayerProps) {
  const { lastMove, earlierMoves = [] } = view.value;
  return (
    <g>
      {earlierMoves.map((move) => (
        <Ring key={cellKey(move)} move={move} newest={false} />
      ))}
      {lastMove && <Ring key={cellKey(lastMove)} move={lastMove} newest={true} />}
    </g>
  );
}

function LitCell({ cell, index, still }: { cell: BoardCell; index: number; still: boolean }) {
  const rect = useEntrance<SVGRectElement>(still, (element) => lightUp(element, index));
  return <rect ref={rect} class="board-lit" transform={at(cell)} x="2" y="2" width="96" height="96" rx="7" />;
}

function Lit({ highlight, still }: { highlight: HighlightView; still: boolean }) {
  return (
    <g data-color={highlight.color} data-guides={highlight.guides}>
      {highlight.cells.map((cell, index) => (
        <LitCell key={cellKey(cell)} cell={cell} index={index} still={still} />
      ))}
    </g>
  );
}

/** Lights up counted tiles one after the other. Their sum is text in the layer above. */
export function LitLayer({ view, still }: LayerProps) {
  return (
    <g>
      {view.value.highlights.map((highlight) => (
        <Lit key={highlight.id} highlight={highlight} still={still.value} />
      ))}
    </g>
  );
}

function LegalSprite({ cell }: { cell: LegalCellView }) {
  return (
    <g transform={at(cell)} class="board-legal">
      <rect x="13" y="13" width="74" height="74" rx="10" pathLength="400" fill="none" />
      {cell.battle && (
        <g class="board-swords">
          <circle r="11" />
          <use href="#icon-battle" x="-7.5" y="-7.5" width="15" height="15" />
        </g>
      )}
      {cell.completes && (
        <g class="board-completes">
          <circle r="9" />
          <path d="M-4 0.2 L-1.2 3.2 L4.2 -3" fill="none" stroke-linecap="round" stroke-linejoin="round" />
        </g>
      )}
    </g>
  );
}

/** The cells where the tile fits, without the cell on which it lies. */
export function LegalLayer({ view }: LayerProps) {
  const { legal, ghost, marks } = view.value;
  // A person who asks where another tile would fit does not want to see where this one does.
  if (marks?.wouldFit) return null;
  const open = legal.filter((cell) => !sameCell(cell, ghost));
  return (
    <g>
      {open.map((cell) => (
        <LegalSprite key={cellKey(cell)} cell={cell} />
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
