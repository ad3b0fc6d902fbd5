import { type Game, sideOf } from '@asteroute/engine';
import type { Catalogue } from '../words/catalogue.ts';
import { colorOf, factionOfSide } from './appearance.ts';

/** Who a player is beside the name: "Red, Rebel Alliance, Trader"; the faction where tiles carry symbols, the bot by name. */
export function playerText(words: Catalogue, game: Game, seat: number, bot: string | null): string {
  const color = words.colors[colorOf(game, seat)];
  const faction = hasFactions(game) ? [words.factions[factionOfSide(game, sideOf(game, seat))]] : [];
  const character = bot === null ? [] : [`${words.bots[bot]?.name ?? bot}. ${words.bots[bot]?.character ?? ''}`];
  return [color, ...faction, ...character].join(', ');
}

/** Whether tiles of the game carry symbols of factions, so that a player's faction matters. */
function hasFactions({ rules }: Game): boolean {
  return rules.tables.tiles.some(({ features }) => features.some(({ symbol }) => symbol !== undefined));
}
