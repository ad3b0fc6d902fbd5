import { cellKey } from '../model/focus.ts';
import { TILE } from '../model/projection.ts';
import type { RankedView } from '../model/state.ts';
import type { LayerProps } from './layers.tsx';
import { at, uprightStyle } from './tile.ts';

/** Tiles that are compared, the chosen one last, so that nothing hides it. */
export function RankedLayer({ view }: LayerProps) {
  const ranked = view.value.ranked ?? [];
  const sorted = [...ranked].sort((a, b) => Number(a.chosen) - Number(b.chosen));
  return (
    <g>
      {sorted.map((one) => (
        <Ranked key={cellKey(one)} one={one} />
      ))}
    </g>
  );
}

function Ranked({ one }: { readonly one: RankedView }) {
  const { tile, rotation, text, chosen, played } = one;
  return (
    <g transform={at(one)} class="board-ranked">
      <rect class="board-ranked-ground" width={TILE} height={TILE} rx="5" />
      <use
        class="board-ranked-tile"
        data-chosen={chosen}
        href={`#tile-${tile}`}
        width={TILE}
        height={TILE}
        transform={`rotate(${rotation * 90} 50 50)`}
        style={uprightStyle(one)}
      />
      <rect class="board-ranked-frame" data-chosen={chosen} width={TILE} height={TILE} rx="5" fill="none" />
      {text !== '' && (
        <g class="board-ranked-badge">
          <rect
            class="board-ranked-pill"
            data-played={played}
            x={-6 - 4 * text.length}
            y="-10"
            width={12 + 8 * text.length}
            height="20"
            rx="10"
          />
          <text class="board-ranked-text" text-anchor="middle" dominant-baseline="central">
            {text}
          </text>
        </g>
      )}
    </g>
  );
}
