/** As ground the cells where the tile fits or nothing does; above it the marks (see `model/rest.ts`). */
import type { ComponentChildren } from 'preact';
import { scarIn } from '../model/anim.ts';
import { cellKey } from '../model/focus.ts';
import { sameCell } from '../model/hit.ts';
import { TILE } from '../model/projection.ts';
import type { BoardCell, LegalCellView, MarksView, ScarView } from '../model/state.ts';
import type { LayerProps } from './layers.tsx';
import { at, useEntrance } from './tile.ts';

function Glow() {
  return (
    <radialGradient id="board-glow">
      <stop class="board-glow-stop" stop-opacity=".12" />
      <stop offset=".6" class="board-glow-stop" stop-opacity=".2" />
      <stop offset="1" class="board-glow-stop" stop-opacity=".42" />
    </radialGradient>
  );
}

/** Cells that no tile fits any more, darker than the table, and the cells where the tile in hand fits, lighter. */
export function CellLayer({ view }: LayerProps) {
  const { legal, ghost, marks } = view.value;
  // A person who asks where another tile would fit does not want to see where this one does.
  const open = marks?.wouldFit ? [] : legal.filter((cell) => !sameCell(cell, ghost));
  return (
    <g class="board-cells">
      <Glow />
      {marks?.holes.map((cell) => (
        <rect key={cellKey(cell)} class="board-closed" transform={at(cell)} width={TILE} height={TILE} />
      ))}
      {open.map((cell) => (
        <rect
          key={cellKey(cell)}
          class="board-legal"
          transform={at(cell)}
          x="12"
          y="12"
          width="76"
          height="76"
          rx="8"
        />
      ))}
    </g>
  );
}

function Ring({ move, newest }: { readonly move: BoardCell & { readonly color: string }; readonly newest: boolean }) {
  return (
    <g transform={at(move)} class="board-last" fill="none" data-color={move.color} data-newest={newest}>
      <rect class="board-last-halo" width={TILE} height={TILE} rx="6" />
      <rect class="board-last-ring" width={TILE} height={TILE} rx="6" />
    </g>
  );
}

function Sides({ cell }: { readonly cell: LegalCellView }) {
  return (
    <g transform={at(cell)} class="board-completes">
      {cell.completes?.map((side) => (
        <path key={side} d="M8 5H92" transform={`rotate(${side * 90} 50 50)`} />
      ))}
    </g>
  );
}

/** Something in the middle of a cell that stays upright. */
function Centred({ cell, kind, children }: { cell: BoardCell; kind: string; children: ComponentChildren }) {
  return (
    <g transform={at(cell)}>
      <g class={kind}>{children}</g>
    </g>
  );
}

function Asked({ marks }: { readonly marks: MarksView }) {
  return (
    <g class="board-question">
      {marks.wouldFit?.map((cell) => (
        <rect key={cellKey(cell)} class="board-would" transform={at(cell)} x="5" y="5" width="90" height="90" rx="11" />
      ))}
      {marks.asked && (
        <rect class="board-asked" transform={at(marks.asked)} x="3" y="3" width="94" height="94" rx="9" />
      )}
    </g>
  );
}

function Broken({ u, v }: { readonly u: number; readonly v: number }) {
  return (
    <g transform={`translate(${u} ${v})`}>
      <g class="board-broken board-upright">
        <circle r="10" />
        <use href="#icon-broken" x="-7.5" y="-7.5" width="15" height="15" />
      </g>
    </g>
  );
}

/** Rings round the last tile of each player. */
export function MoveRings({ view }: Pick<LayerProps, 'view'>) {
  const { lastMove, earlierMoves = [] } = view.value;
  return (
    <>
      {earlierMoves.map((move) => (
        <Ring key={cellKey(move)} move={move} newest={false} />
      ))}
      {lastMove && <Ring key={`newest ${cellKey(lastMove)}`} move={lastMove} newest={true} />}
    </>
  );
}

/** The marks below the figures, one element each. */
export function MarkLayer({ view }: LayerProps) {
  const { legal, ghost, marks } = view.value;
  const open = marks?.wouldFit ? [] : legal.filter((cell) => !sameCell(cell, ghost));
  const numbers = (marks?.cells ?? []).filter((cell) => !sameCell(cell, ghost));
  const fights = open.filter(({ battle }) => battle);
  return (
    <>
      <g class="board-marks">
        <MoveRings view={view} />
        {open.map((cell) => (cell.completes?.length ? <Sides key={`sides ${cellKey(cell)}`} cell={cell} /> : null))}
        {fights.map((cell) => (
          <Centred key={`swords ${cellKey(cell)}`} cell={cell} kind="board-swords">
            <use href="#icon-battle" x="-12" y="-12" width="24" height="24" />
          </Centred>
        ))}
        {numbers.map((cell) => (
          <Centred key={`left ${cellKey(cell)}`} cell={cell} kind="board-rare">
            <text y="9" data-beside={fights.some((fight) => sameCell(fight, cell))}>
              {cell.left}
            </text>
          </Centred>
        ))}
        {marks?.broken.map((point) => (
          <Broken key={`${point.u},${point.v}`} {...point} />
        ))}
      </g>
      {marks && <Asked marks={marks} />}
    </>
  );
}

function Scar({ scar, still }: { readonly scar: ScarView; readonly still: boolean }) {
  const mark = useEntrance<SVGGElement>(still, scarIn);
  return (
    <g transform={`translate(${scar.at.u} ${scar.at.v})`} class="board-scar" data-color={scar.color}>
      <g class="board-upright">
        <g ref={mark}>
          <use href="#icon-battle" x="-31" y="5" width="20" height="20" />
        </g>
      </g>
    </g>
  );
}

/** The places of battles in the last turn of each player, beside the figures that have won them. */
export function ScarLayer({ view, still }: LayerProps) {
  return (
    <g class="board-marks">
      {view.value.scars?.map((scar) => (
        <Scar key={scar.id} scar={scar} still={still.value} />
      ))}
    </g>
  );
}
