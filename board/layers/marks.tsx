/** Draws hints: cells that nothing fits any more, rare cells, broken realms, and where a kind of tile would fit. */
import { cellKey } from '../model/focus.ts';
import { sameCell } from '../model/hit.ts';
import type { BrokenView, MarkView } from '../model/state.ts';
import type { LayerProps } from './layers.tsx';
import { at } from './tile.ts';

/** A pattern of diagonal lines in board units, so that it continues over neighbouring cells. */
function Hatch() {
  return (
    <pattern id="mark-hatch" patternUnits="userSpaceOnUse" width="20" height="20">
      <path d="M-4 24 24 -4M-4 4 4 -4M16 24 24 16" class="board-hatch" fill="none" />
    </pattern>
  );
}

function Mark({ cell }: { cell: MarkView }) {
  if (cell.left === 0)
    return <rect class="board-closed" transform={at(cell)} x="6" y="6" width="88" height="88" rx="9" />;
  return (
    <g transform={at(cell)}>
      <g class="board-rare">
        <circle r="10.5" />
        <text y="5.2">{cell.left}</text>
      </g>
    </g>
  );
}

function Broken({ at: { u, v, held } }: { at: BrokenView }) {
  return (
    <g transform={`translate(${u} ${v})`}>
      <g class="board-broken board-upright" data-held={held}>
        <circle r="10" />
        <use href="#icon-broken" x="-7.5" y="-7.5" width="15" height="15" />
      </g>
    </g>
  );
}

/** The layer of hints, below the marks of the cells where the tile in hand fits. */
export function MarkLayer({ view }: LayerProps) {
  const { marks, ghost } = view.value;
  if (marks === undefined) return null;
  const cells = marks.cells.filter((cell) => !sameCell(cell, ghost));
  return (
    <g>
      <Hatch />
      {cells.map((cell) => (
        <Mark key={cellKey(cell)} cell={cell} />
      ))}
      {marks.broken.map((point) => (
        <Broken key={`${point.u},${point.v}`} at={point} />
      ))}
      {marks.wouldFit?.map((cell) => (
        <rect key={cellKey(cell)} class="board-would" transform={at(cell)} x="5" y="5" width="90" height="90" rx="11" />
      ))}
      {marks.asked && (
        <rect class="board-asked" transform={at(marks.asked)} x="3" y="3" width="94" height="94" rx="9" />
      )}
    </g>
  );
}
