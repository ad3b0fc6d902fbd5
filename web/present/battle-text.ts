import type { DiceReasons, Game } from '@asteroute/engine';
import type { Catalogue } from '../words/catalogue.ts';
import { factionOfSide } from './appearance.ts';

/** The reasons for a side's number of dice (SW-29 to SW-31). */
export function reasonWords(words: Catalogue, game: Game, { meeples, symbol, dice, side }: DiceReasons): string[] {
  const own = meeples.map((m) => words.battle.fromMeeple(m.meeple, m.count, m.dice));
  const flag = symbol > 0 ? [words.battle.fromSymbol(factionOfSide(game, side))] : [];
  const sum = meeples.reduce((total, m) => total + m.dice, 0) + symbol;
  return [...own, ...flag, ...(sum > dice ? [words.battle.capped] : [])];
}
