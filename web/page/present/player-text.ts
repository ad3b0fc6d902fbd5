import { type DiceReasons, type Game, seatsOf, sideOf } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { colorOf, factionOfSide } from './appearance.ts';
import { seatName } from './event-text.ts';

/** A player's colour and faction: "Red, Rebel Alliance"; the faction only if tiles carry symbols. */
export function playerText(words: Catalogue, game: Game, seat: number): string {
  const color = words.colors[colorOf(game, seat)];
  const faction = shownFaction(game, sideOf(game, seat));
  return [color, ...(faction === null ? [] : [words.factions[faction]])].join(', ');
}

/** The faction of a side; null where no tile carries symbols, so that factions do not matter. */
export function shownFaction(game: Game, side: number): string | null {
  return game.rules.emblems.some((bit) => bit > 0) ? factionOfSide(game, side) : null;
}

/** The reasons for a side's number of dice (SW-29 to SW-31); for a team, who of it throws them first (C-54). */
export function reasonWords(words: Catalogue, game: Game, reasons: DiceReasons): string[] {
  const { meeples, symbol, dice, side, seat } = reasons;
  const thrower = seatsOf(game, side).length > 1 ? [words.battle.throws(seatName(game, seat))] : [];
  const own = meeples.map((m) => words.battle.fromMeeple(m.meeple, m.count, m.dice));
  const flag = symbol > 0 ? [words.battle.fromSymbol(factionOfSide(game, side))] : [];
  const sum = meeples.reduce((total, m) => total + m.dice, 0) + symbol;
  return [...thrower, ...own, ...flag, ...(sum > dice ? [words.battle.capped] : [])];
}
