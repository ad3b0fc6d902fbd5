import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ComponentChildren } from 'preact';

function Sample({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="board-sample" viewBox="0 0 100 100" aria-hidden="true">
      {children}
    </svg>
  );
}

const SAMPLES = {
  legal: (
    <>
      <radialGradient id="legend-glow">
        <stop class="board-glow-stop" stop-opacity=".9" />
        <stop offset="1" class="board-glow-stop" stop-opacity=".15" />
      </radialGradient>
      <rect x="4" y="4" width="92" height="92" rx="16" fill="url(#legend-glow)" />
    </>
  ),
  completes: (
    <g class="board-completes">
      <path d="M9 9H91" />
    </g>
  ),
  battle: (
    <g class="board-swords">
      <use href="#icon-battle" x="-24" y="-24" width="48" height="48" />
    </g>
  ),
  rare: (
    <g class="board-rare">
      <text y="16">2</text>
    </g>
  ),
  closed: <rect class="board-closed" width="100" height="100" />,
  broken: <path class="board-ash" d="M0 24C30 34 70 34 100 24V76C70 66 30 66 0 76Z" />,
  scar: <use class="board-scar" data-color="blue" href="#icon-battle" x="20" y="20" width="60" height="60" />,
  last: <rect class="board-last-ring" data-color="green" x="10" y="10" width="80" height="80" rx="10" fill="none" />,
} as const;

export function Legend({ words }: { readonly words: Catalogue }) {
  return (
    <ul class="legend px-3 py-2 floating pointer-events-none">
      {Object.entries(SAMPLES).map(([name, sample]) => (
        <li class="row" key={name}>
          <Sample>{sample}</Sample> {words.legend[name as keyof typeof SAMPLES]}
        </li>
      ))}
      <li class="text-muted">{words.legend.more}</li>
    </ul>
  );
}
