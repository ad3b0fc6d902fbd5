import type { Edition } from '../ruleset/module.ts';
import { classic } from './classic.ts';
import { starWars } from './star-wars.ts';

/** Every edition that can be played. A game link stores indexes into this list: append, never reorder or remove. */
export const EDITIONS = [starWars, classic] as const satisfies readonly Edition[];

/** The name of an edition that can be played. */
export type EditionName = (typeof EDITIONS)[number]['name'];

/** An edition that can be played. */
export type PlayableEdition = (typeof EDITIONS)[number];

/** Returns the edition with a name, or null. */
export function editionNamed(name: EditionName): PlayableEdition;
export function editionNamed(name: string): PlayableEdition | null;
export function editionNamed(name: string): PlayableEdition | null {
  return EDITIONS.find((edition) => edition.name === name) ?? null;
}

export { type Faction, factionOf } from '../rules/factions/factions.ts';
export type {
  Additions,
  KindName,
  MeepleKindName,
  OptionalName,
  OptionName,
  PrintName,
  TokenName,
} from './names.ts';
