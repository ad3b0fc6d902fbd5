/** How well the value by phase tells the ends of games. The figures are in docs/measurements/reviews.md. */

import { winChancesOf, winSpreadOf } from '@asteroute/bots/search';
import type { PhaseBook } from '@asteroute/bots/training';
import { percent } from '@asteroute/cli/figures';
import { expected, type SettingGames, weightsOf } from './fit.ts';
import type { ValueGame } from './games.ts';
import { dot, observations, type ValueSetting } from './observations.ts';

const ROUNDING = 1e-9;

/** What was said of one side before a draw, and what came of it: errors of its lead, by the judge and by the value. */
interface Told {
  readonly judged: number;
  readonly error: number;
  readonly chance: number;
  readonly won: number;
}

/** A line for each set-up, and one for all. */
export function forecastFigures(played: readonly SettingGames[], book: PhaseBook): string[] {
  const rows = played.flatMap(({ setting, games }) => {
    const { modules } = setting.rules.setup;
    const name = [`${setting.sides} sides`, ...modules].join(' ');
    const toldOf = tellerOf(setting, book);
    return games.map((game) => ({ name, told: toldOf(game) }));
  });
  const named = [...Map.groupBy(rows, ({ name }) => name), ['all', rows] as const];
  return named.map(([name, group]) => `${name}: ${group.length} games, ${textOf(group.flatMap(({ told }) => told))}`);
}

function tellerOf(setting: ValueSetting, book: PhaseBook): (game: ValueGame) => readonly Told[] {
  const { rules, sides, judged } = setting;
  const fitted = book[rules.setup.edition]?.[setting.sidesKey];
  const weights = weightsOf(setting, fitted?.terms ?? {});
  const spread = winSpreadOf(rules, fitted);
  // From the mean of all sides to the mean of the rivals.
  const lead = sides / (sides - 1);
  return (game) =>
    [...observations(setting, game)].flatMap((one) => {
      const { terms, final, tilesLeft } = one;
      const points = expected(weights, one);
      const chances = winChancesOf(points, tilesLeft, spread);
      const most = Math.max(...final) - ROUNDING;
      const winners = final.filter((end) => end >= most).length;
      return points.map((value, side) => ({
        judged: lead * (dot(terms[side], judged) - final[side]),
        error: lead * (value - final[side]),
        chance: chances[side],
        won: final[side] >= most ? 1 / winners : 0,
      }));
    });
}

function textOf(told: readonly Told[]): string {
  const mean = (of: (one: Told) => number) => told.reduce((sum, one) => sum + of(one), 0) / told.length;
  const [judge, value] = [Math.sqrt(mean(({ judged }) => judged ** 2)), Math.sqrt(mean(({ error }) => error ** 2))];
  const loss = mean(({ chance, won }) => -won * Math.log(chance + 1e-9) - (1 - won) * Math.log(1 - chance + 1e-9));
  return `error ${value.toFixed(2)} points (judge ${judge.toFixed(2)}), log loss ${loss.toFixed(3)}, calibration error ${percent(calibrationOf(told))}`;
}

/** The mean difference between chances and results, by tenths. */
function calibrationOf(told: readonly Told[]): number {
  const tenths = Map.groupBy(told, ({ chance }) => Math.min(9, Math.floor(chance * 10)));
  const gap = (bin: readonly Told[]) => Math.abs(bin.reduce((sum, { chance, won }) => sum + chance - won, 0));
  return [...tenths.values()].reduce((sum, bin) => sum + gap(bin), 0) / told.length;
}
