import { type DiceReasons, type Game, sideOf } from '@asteroute/engine';
import type { Catalogue } from '../words/catalogue.ts';
import { colorOf, factionOfSide } from './appearance.ts';

/** A player's colour and faction: "Red, Rebel Alliance"; the faction only if tiles carry symbols. */
export function playerText(words: Catalogue, game: Game, seat: number): string {
  const color = words.colors[colorOf(game, seat)];
  const faction = hasFactions(game) ? [words.factions[factionOfSide(game, sideOf(game, seat))]] : [];
  return [color, ...faction].join(', ');
}

/** Whether a side has a symbol of its own, so that a player's faction matters. */
function hasFactions({ rules }: Game): boolean {
  return rules.emblems.some((bit) => bit > 0);
}

/** The reasons for a side's number of dice (SW-29 to SW-31). */
export function reasonWords(words: Catalogue, game: Game, { meeples, symbol, dice, side }: DiceReasons): string[] {
  const own = meeples.map((m) => words.battle.fromMeeple(m.meeple, m.count, m.dice));
  const flag = symbol > 0 ? [words.battle.fromSymbol(factionOfSide(game, side))] : [];
  const sum = meeples.reduce((total, m) => total + m.dice, 0) + symbol;
  return [...own, ...flag, ...(sum > dice ? [words.battle.capped] : [])];
}
