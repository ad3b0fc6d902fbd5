import { useComputed } from '@preact/signals';
import { floodIn, ringOut } from '../model/anim.ts';
import { cellKey } from '../model/focus.ts';
import { boundsOf, TILE } from '../model/projection.ts';
import type { BoardCell, ContestView, HighlightView, OwnedView } from '../model/state.ts';
import type { LayerProps } from './layers.tsx';
import { at, useEntrance } from './tile.ts';

/** The dark margin around the realm in cells: more than a window shows. */
const DARK = 60;

const lying = (shape: OwnedView): string => `${at(shape)} rotate(${shape.rotation * 90} 50 50)`;

function darkness(cells: readonly BoardCell[]): string {
  const { left, top, right, bottom } = boundsOf(cells, DARK);
  const holes = cells.map(({ x, y }) => `M${x * TILE} ${y * TILE}v100h100v-100z`);
  return `M${left} ${top}H${right}V${bottom}H${left}Z${holes.join('')}`;
}

interface FloodProps {
  readonly shape: OwnedView;
  readonly index: number;
  readonly color: string;
  readonly still: boolean;
}

/** One tile of the realm, which takes the winner's colour after the tiles that are nearer to the battle. */
function Flood({ shape, index, color, still }: FloodProps) {
  const path = useEntrance<SVGPathElement>(still, (element) => floodIn(element, index));
  return (
    <path
      ref={path}
      class={shape.line ? 'board-flood-line' : 'board-flood'}
      d={shape.path}
      transform={lying(shape)}
      data-color={color}
    />
  );
}

const keyOf = (shape: OwnedView): string => `${cellKey(shape)} ${shape.path}`;

function Prize({ contest: { shapes, winner }, still }: { readonly contest: ContestView; readonly still: boolean }) {
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      {shapes.map((shape) => (
        <path
          key={keyOf(shape)}
          class={shape.line ? 'board-prize-line' : 'board-prize'}
          d={shape.path}
          transform={lying(shape)}
        />
      ))}
      {winner !== null &&
        shapes.map((shape, index) => (
          <Flood key={keyOf(shape)} shape={shape} index={index} color={winner} still={still} />
        ))}
    </g>
  );
}

/** The layer on the ground: the contested realm, and the winner's colour that spreads over it. */
export function PrizeLayer({ view, still }: LayerProps) {
  const contest = useComputed(() => view.value.contest ?? null).value;
  return contest && <Prize contest={contest} still={still.value} />;
}

interface RingProps {
  readonly highlight: HighlightView;
  readonly still: boolean;
}

/** A ring of light that spreads from the sum of a great score, once its tiles have been counted. */
function Ring({ highlight: { at, cells, color }, still }: RingProps) {
  const ring = useEntrance<SVGCircleElement>(still, (element) => ringOut(element, cells.length));
  return (
    <g transform={`translate(${at.u} ${at.v})`} data-color={color}>
      <circle ref={ring} class="board-ring" r={TILE * 2.5} />
    </g>
  );
}

export function DarkLayer({ view, still }: LayerProps) {
  const contest = useComputed(() => view.value.contest ?? null).value;
  if (contest !== null) return <path class="board-dark" d={darkness(contest.cells)} fill-rule="evenodd" />;
  const great = view.value.highlights.find((highlight) => highlight.great);
  if (great === undefined) return null;
  return (
    <g key={great.id}>
      <path class="board-dark" data-soft="true" d={darkness(great.cells)} fill-rule="evenodd" />
      {great.text !== '' && <Ring highlight={great} still={still.value} />}
    </g>
  );
}
