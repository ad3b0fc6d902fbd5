import { type Game, sideOf } from '@asteroute/engine';
import type { Catalogue } from '../words/catalogue.ts';
import { colorOf, factionOfSide } from './appearance.ts';

/** Who a player is beside the name: "Red, Rebel Alliance"; the faction only where tiles carry symbols. */
export function playerText(words: Catalogue, game: Game, seat: number): string {
  const color = words.colors[colorOf(game, seat)];
  const faction = hasFactions(game) ? [words.factions[factionOfSide(game, sideOf(game, seat))]] : [];
  return [color, ...faction].join(', ');
}

/** Whether tiles of the game carry symbols of factions, so that a player's faction matters. */
function hasFactions({ rules }: Game): boolean {
  return rules.tables.tiles.some(({ features }) => features.some(({ symbol }) => symbol !== undefined));
}
