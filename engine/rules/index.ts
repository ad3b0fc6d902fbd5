import type { Edition } from '../module.ts';
import { classic } from './classic.ts';
import { starWars } from './star-wars.ts';

/** Every edition that can be played. A game link stores indexes into this list: append, never reorder or remove. */
export const EDITIONS: readonly Edition[] = [starWars, classic];

export function editionNamed(name: string): Edition | null {
  return EDITIONS.find((edition) => edition.name === name) ?? null;
}

export { factionOf } from './factions.ts';
