/** The board alone in a window, for looking at it and measuring it. `?tiles=150&step=spots&still` chooses what to see. */

import { allSymbols } from '@asteroute/board/art/index.ts';
import { Camera } from '@asteroute/board/model/camera.ts';
import { sameCell } from '@asteroute/board/model/hit.ts';
import type { BoardCell, BoardIntent, BoardView, GhostView, QuarterTurn } from '@asteroute/board/model/state.ts';
import { Board } from '@asteroute/board/render.tsx';
import { starWarsTiles } from '@asteroute/tiles';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { devView, spotsOn, type Turn } from './dev-board.ts';

const asked = new URLSearchParams(location.search);
const game: { turns: Turn[] } = await (await fetch('/dev-game.json')).json();
const view = signal<BoardView>(devView(game.turns, Number(asked.get('tiles') ?? 60), asked.has('still')));
const camera = new Camera();
const TILE = 'SW-planet-a1-route-h';

const change = (part: Partial<BoardView>): void => {
  view.value = { ...view.value, ...part };
};

function ghostOn(cell: BoardCell, chosen: boolean, shown = 0): GhostView | null {
  const legal = view.value.legal.find((one) => sameCell(one, cell));
  return legal
    ? { ...cell, tile: TILE, rotation: shown as QuarterTurn, rotations: legal.rotations, shown, chosen }
    : null;
}

function rotate(by: number): void {
  const { ghost } = view.value;
  if (!ghost) return;
  const shown = (ghost.shown + by + ghost.rotations) % ghost.rotations;
  change({ ghost: ghostOn(ghost, ghost.chosen, shown) });
}

function choose(cell: BoardCell): void {
  change({ ghost: ghostOn(cell, true), spots: spotsOn(cell, null) });
  camera.reveal(cell);
}

function select(id: string): void {
  const { ghost, meeples } = view.value;
  if (!ghost) return;
  const spots = spotsOn(ghost, id);
  const spot = spots.find((one) => one.selected);
  const settled = meeples.filter((meeple) => !meeple.draft);
  const draft = spot && {
    id: 'draft',
    color: 'green' as const,
    pose: 'plain' as const,
    at: spot.at,
    label: 'Yours',
    draft: true,
  };
  change({ spots, meeples: draft ? [...settled, draft] : settled });
}

function obey(intent: BoardIntent): void {
  intents.push(intent);
  if (intent.type === 'rotate') rotate(intent.by);
  if (intent.type === 'cell') choose(intent.cell);
  if (intent.type === 'spot') select(intent.id);
  if (intent.type === 'hover' && !view.value.ghost?.chosen)
    change({ ghost: intent.cell && ghostOn(intent.cell, false) });
}

/** Lights up a row of tiles. */
function light(): void {
  const cells = view.value.tiles.slice(3, 10);
  const at = { u: cells[3].x * 100 + 50, v: cells[3].y * 100 };
  change({ highlights: [{ id: 'h', cells, at, text: '+12', formula: '5 tiles x 2 + 1 symbol x 2', color: 'orange' }] });
}

/** Makes the draft a move: the tile and the meeple stay, two meeples go home. */
function commit(): void {
  const { ghost, tiles: board, meeples } = view.value;
  if (!ghost) return;
  const { x, y, tile, rotation } = ghost;
  const kept = meeples.filter((meeple) => meeple.id !== 'm3' && meeple.id !== 'm4');
  const settled = kept.map((meeple) => (meeple.draft ? { ...meeple, id: 'new', draft: false } : meeple));
  change({
    tiles: [...board, { x, y, tile, rotation }],
    ghost: null,
    spots: [],
    meeples: settled,
    lastMove: { x, y, color: 'green' },
    legal: view.value.legal.filter((cell) => !sameCell(cell, { x, y })),
  });
}

const intents: BoardIntent[] = [];
const handles = { view, camera, intents, light, commit, change };
declare global {
  var dev: typeof handles;
}
globalThis.dev = handles;

const words = {
  cells: 'Places for the tile',
  spots: 'Places for a merchant',
};

const symbols = `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${allSymbols(starWarsTiles)}</svg>`;
document.body.insertAdjacentHTML('afterbegin', symbols);
const main = document.querySelector('main')!;
render(<Board view={view} camera={camera} onIntent={obey} label="Board" words={words} />, main);
