// biome-ignore-all lint/a11y/useSemanticElements: a table or a fieldset cannot be laid over a board
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell has the tab stop, and rows never have it
// biome-ignore-all lint/a11y/noSvgWithoutTitle: the pictures on a control are hidden; its label says it all

/** The board's controls: what can be focused, pressed and read out. They lie over the painted layers, in board units. */
import type { ReadonlySignal } from '@preact/signals';
import { sumIn } from '../model/anim.ts';
import { cellKey, cellStops, inReadingOrder, rovingStop, type Stop, spotKey, spotStops } from '../model/focus.ts';
import { sameCell } from '../model/hit.ts';
import { TILE } from '../model/projection.ts';
import type { BoardView, HighlightView, SpotView } from '../model/state.ts';
import type { LayerProps } from './layers.tsx';
import { useEntrance } from './tile.ts';
import type { BoardWords } from './words.ts';

export interface ControlProps extends LayerProps {
  readonly words: BoardWords;
  /** The key of the stop that was focused last. */
  readonly roving: ReadonlySignal<string | null>;
}

const place = (u: number, v: number) => ({ left: `${u}px`, top: `${v}px` });

const tabIndex = (stop: Stop, roving: Stop | null): number => (stop.key === roving?.key ? 0 : -1);

/** How many rotations fit on a cell, and which one is shown (null if the tile does not lie there). */
function rotationsOf({ ghost, legal }: BoardView, stop: Stop): { count: number; shown: number | null } {
  if (ghost && sameCell(ghost, stop.target.cell)) return { count: ghost.rotations, shown: ghost.shown };
  const cell = legal.find((one) => sameCell(one, stop.target.cell));
  return { count: cell?.rotations ?? 1, shown: null };
}

function Pips({ count, shown }: { count: number; shown: number | null }) {
  if (count < 2) return null;
  return (
    <span class="board-pips" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-shown={i === shown} />
      ))}
    </span>
  );
}

interface CellProps {
  readonly stop: Stop;
  readonly view: BoardView;
  readonly roving: Stop | null;
  readonly column: number;
}

function CellControl({ stop, view, roving, column }: CellProps) {
  const { x, y } = stop.target.cell;
  const ghost = sameCell(view.ghost, stop.target.cell);
  return (
    <div
      role="gridcell"
      class="board-cell"
      style={place(x * TILE, y * TILE)}
      tabIndex={tabIndex(stop, roving)}
      aria-label={stop.label}
      aria-colindex={column}
      aria-selected={stop.target.kind === 'ghost'}
      data-kind={stop.target.kind}
      data-ghost={ghost}
      data-stop={stop.key}
    >
      {stop.target.kind !== 'tile' && <Pips {...rotationsOf(view, stop)} />}
    </div>
  );
}

/** Rows from north to south, cells from west to east. */
function rowsOf(stops: readonly Stop[]): [number, Stop[]][] {
  const sorted = [...stops].sort((a, b) => inReadingOrder(a.target.cell, b.target.cell));
  return [...Map.groupBy(sorted, (stop) => stop.target.cell.y)];
}

/** The grid of focusable cells: those that can be acted upon, and all tiles, in rows. */
export function CellGrid({ view, words, roving }: ControlProps) {
  const now = view.value;
  const stops = cellStops(now);
  const here = rovingStop([...stops, ...spotStops(now)], roving.value);
  if (stops.length === 0) return null;
  const west = Math.min(...stops.map((stop) => stop.target.cell.x));
  const north = Math.min(...stops.map((stop) => stop.target.cell.y));
  return (
    <div role="grid" aria-label={words.cells} class="board-grid">
      {rowsOf(stops).map(([y, row]) => (
        <div role="row" key={y} aria-rowindex={y - north + 1}>
          {row.map((stop) => (
            <CellControl
              key={cellKey(stop.target.cell)}
              stop={stop}
              view={now}
              roving={here}
              column={stop.target.cell.x - west + 1}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

export function MeepleLabels({ view }: ControlProps) {
  const named = view.value.meeples.filter(({ label }) => label !== '');
  return (
    <div>
      {named.map(({ id, at, label }) => (
        <span
          key={id}
          role="img"
          class="board-meeple-label"
          style={place(at.u, at.v)}
          aria-label={label}
          title={label}
        />
      ))}
    </div>
  );
}

const Sign = ({ name }: { name: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} width="24" height="24" />
  </svg>
);

/** The content of a spot: its icon, its number and what it earns by itself. Its label says that in words. */
export function SpotFace({ spot }: { spot: SpotView }) {
  return (
    <span>
      <span class="board-said">{spot.label} </span>
      <svg class="board-spot-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <use href={`#icon-${spot.kind}`} width="24" height="24" />
      </svg>
      <b class="board-spot-number" aria-hidden="true">
        {spot.selected && spot.confirms ? <Sign name="check" /> : spot.number}
      </b>
      {spot.points !== '' && (
        <span class="board-spot-points" aria-hidden="true">
          {spot.attack && <Sign name="battle" />}
          {spot.points}
        </span>
      )}
      {spot.attack && (
        <i class="board-spot-attack">
          <Sign name="battle" />
        </i>
      )}
    </span>
  );
}

function SpotControl({ spot, tab }: { spot: SpotView; tab: number }) {
  return (
    <button
      type="button"
      class="board-spot"
      style={place(spot.at.u, spot.at.v)}
      tabIndex={tab}
      aria-pressed={spot.selected}
      data-attack={spot.attack}
      data-advised={spot.advised}
      data-stop={spotKey(spot.id)}
    >
      <SpotFace spot={spot} />
    </button>
  );
}

export function SpotGroup({ view, words, roving }: ControlProps) {
  const now = view.value;
  const stops = spotStops(now);
  const here = rovingStop([...cellStops(now), ...stops], roving.value);
  if (stops.length === 0) return null;
  return (
    <div role="group" aria-label={words.spots} class="board-spots">
      {now.spots.map((spot, i) => (
        <SpotControl key={spot.id} spot={spot} tab={tabIndex(stops[i], here)} />
      ))}
    </div>
  );
}

/** The most sums at once that have room for how they come about: a replay shows those of the final scoring together. */
const MOST_EXPLAINED = 3;

function Sum({ highlight, explained, still }: { highlight: HighlightView; explained: boolean; still: boolean }) {
  const box = useEntrance<HTMLDivElement>(still, (element) => sumIn(element, highlight.cells.length));
  return (
    <div
      class="board-sum"
      style={{ ...place(highlight.at.u, highlight.at.v), '--weight': highlight.weight }}
      data-color={highlight.color}
    >
      <div ref={box}>
        <b>{highlight.text}</b>
        {explained && highlight.formula !== '' && <span>{highlight.formula}</span>}
      </div>
    </div>
  );
}

/** Hidden from screen readers, because the page announces scores in its own words. */
export function SumLayer({ view, still }: LayerProps) {
  const summed = view.value.highlights.filter(({ text }) => text !== '');
  return (
    <div aria-hidden="true">
      {summed.map((highlight) => (
        <Sum key={highlight.id} highlight={highlight} explained={summed.length <= MOST_EXPLAINED} still={still.value} />
      ))}
    </div>
  );
}
