/** Draws whole realms by their shapes: their owners, what is being counted, and those that cannot be completed. */
import { useComputed } from '@preact/signals';
import { lightUp } from '../model/anim.ts';
import { cellKey } from '../model/focus.ts';
import type { BoardCell, HighlightView, OwnedView, ShapeView } from '../model/state.ts';
import type { LayerProps } from './layers.tsx';
import { at, rotationTransform, useEntrance } from './tile.ts';

/** Puts the paths of a segment onto its tile. */
const lying = (shape: ShapeView) => ({ transform: `${at(shape)} ${rotationTransform(shape.rotation) ?? ''}`.trim() });

const shapeKey = (shape: ShapeView): string => `${cellKey(shape)} ${shape.path}`;

/** What frays: a line all along, an area at its rim; a planet or a building stays whole. */
function tornPath({ line, path, rim }: ShapeView): string {
  if (line) return path;
  return rim === path ? '' : rim;
}

/** Realms that cannot be completed any more: without colour, and their edges frayed. */
export function FadedLayer({ view }: LayerProps) {
  // A new view with the same realms redraws nothing.
  const faded = useComputed(() => view.value.marks?.faded).value;
  return (
    <g class="board-faded">
      {faded?.map((shape) => (
        <g key={shapeKey(shape)} {...lying(shape)} data-line={shape.line}>
          <path class="board-ash" d={shape.path} />
          <path class="board-torn" d={tornPath(shape)} />
        </g>
      ))}
    </g>
  );
}

function Owned({ owned }: { readonly owned: OwnedView }) {
  const { color, second, line, path, rim } = owned;
  return (
    <g {...lying(owned)} data-color={color}>
      <path
        d={path}
        class={line ? 'board-owned-line' : 'board-owned-area'}
        fill={line ? 'none' : `url(#own-${color})`}
      />
      {!line && <path d={rim} class="board-owned-rim" />}
      {second && <path d={line ? path : rim} class="board-contested" data-line={line} data-color={second} />}
    </g>
  );
}

/** Owners of realms: areas in the owner's pattern, lines in the owner's colour. */
export function OwnedLayer({ view }: LayerProps) {
  return (
    <g class="board-owned">
      {view.value.owned.map((owned, index) => (
        <Owned key={index} owned={owned} />
      ))}
    </g>
  );
}

interface LitProps {
  readonly index: number;
  readonly still: boolean;
}

function LitShape({ shape, index, still }: LitProps & { readonly shape: ShapeView }) {
  const group = useEntrance<SVGGElement>(still, (element) => lightUp(element, index));
  return (
    <g ref={group} {...lying(shape)} class="board-lit" data-line={shape.line}>
      <path d={shape.path} />
      {!shape.line && <path d={shape.rim} class="board-lit-rim" />}
    </g>
  );
}

function LitCell({ cell, index, still }: LitProps & { readonly cell: BoardCell }) {
  const rect = useEntrance<SVGRectElement>(still, (element) => lightUp(element, index));
  return <rect ref={rect} class="board-lit" transform={at(cell)} x="2" y="2" width="96" height="96" rx="7" />;
}

function Lit({ highlight, still }: { readonly highlight: HighlightView; readonly still: boolean }) {
  const { shapes, cells, color, guides, weight } = highlight;
  return (
    <g data-color={color} data-guides={guides} style={{ '--weight': weight }}>
      {shapes?.map((shape, index) => <LitShape key={shapeKey(shape)} shape={shape} index={index} still={still} />) ??
        cells.map((cell, index) => <LitCell key={cellKey(cell)} cell={cell} index={index} still={still} />)}
    </g>
  );
}

/** Lights up counted realms, tile after tile. Their sum is text in the layer above. */
export function LitLayer({ view, still }: LayerProps) {
  return (
    <g class="board-lit-up">
      {view.value.highlights.map((highlight) => (
        <Lit key={highlight.id} highlight={highlight} still={still.value} />
      ))}
    </g>
  );
}
