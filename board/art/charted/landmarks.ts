import type { TileKind } from '@asteroute/tiles';
import { num } from '../curves/curve.ts';
import { seeded } from '../shape/random.ts';
import { largestStone } from './field.ts';

/** What stands on the largest stone of a field, drawn about (0, 0), so that one cluster is told from another. */
const LANDMARKS = [
  // A mine: a dome with a mast and lit windows.
  '<path d="M-6.4 3.6h12.8L5 6.2H-5Z" fill="#1b2236"/><path d="M-5.2 3.6a5.2 5.6 0 0 1 10.4 0Z" fill="#8d97b8" stroke="#1b2236"/><path d="M-4.2 2a4.2 3.8 0 0 1 4.2-3.2" fill="none" stroke="#e6ecff"/><path d="M2.2-1.2V-7.4M.4-5.8h3.6" stroke="#c3cbe4" stroke-width=".9"/><path d="M-2.6 2.2h0M0 2.2h0M2.6 2.2h0" stroke="#ffd98a" stroke-width="1.6" stroke-linecap="round"/>',
  // Crystals in three sizes.
  '<g stroke="#1d3140" stroke-width=".7" stroke-linejoin="round"><path d="M-1.6 5-3.8-2.4-1.2-8 1.6-2.6 1.4 5Z" fill="#7fb4ba"/><path d="M-3 5.4-6.8.6-6.2-3.4-2.8 1.4Z" fill="#568894"/><path d="M1.6 5.2 3.2-.8 6.2-3.6 6.6 1.2Z" fill="#689da8"/></g><path d="M-1.2-6.4V4M3.8-.4 3 4.4" stroke="#e9fdff" stroke-width=".7" stroke-opacity=".6"/>',
  // The ribs of a wreck.
  '<path d="M-7.6 3.8Q-2-6.6 7.4-4.4L5.6-1Q-1.6-2-4.6 5.2Z" fill="#6d7388" stroke="#161b2c" stroke-width=".9" stroke-linejoin="round"/><path d="M-4.6-.2-2.2 2.6M-1.4-3 .2-.4M2.4-4.4 3-1.4" stroke="#161b2c" stroke-width="1.1"/><path d="M-6.6 3Q-1.8-5.4 6-3.9" fill="none" stroke="#cdd4ea" stroke-width=".8"/><path d="M-6.2 6.2h2.6M3.4 3.4l3 1.2" stroke="#6d7388" stroke-width="1.4"/>',
  // A dish that listens.
  '<path d="M-3 6.2 0-.4 3 6.2M-1.8 3.6h3.6" fill="none" stroke="#c3cbe4" stroke-width="1.1"/><path d="M-6.4-5.4A7 7 0 0 0 4.2 2.6Z" fill="#9aa4c4" stroke="#1b2236" stroke-width=".8"/><path d="M-1 -1.6 3.6-5.6" stroke="#c3cbe4" stroke-width=".8"/><path d="M3.8-5.8h0" stroke="#ff9d7a" stroke-width="2.2" stroke-linecap="round"/>',
] as const;

const id = (index: number): string => `as-mark-${index}`;

export const LANDMARK_DEFS = LANDMARKS.map((drawing, index) => `<g id="${id(index)}" fill="none">${drawing}</g>`);

/** A landmark on the largest stone of a field without a symbol, which would lie over it. */
export function landmark(kind: TileKind, feature: number): string {
  const stone = kind.features[feature].symbol === undefined ? largestStone(kind, feature) : undefined;
  if (stone === undefined) return '';
  const index = Math.floor(seeded(`mark ${JSON.stringify(kind.features)}`)() * LANDMARKS.length);
  const { u, v } = stone.at;
  const drawing = `<use href="#${id(index)}" transform="scale(${num(stone.r / 7)})"/>`;
  return `<g transform="translate(${num(u, 0)} ${num(v, 0)})"><g class="as-up">${drawing}</g></g>`;
}
