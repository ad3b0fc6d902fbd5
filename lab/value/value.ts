import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { PhaseBook } from '@asteroute/bots/training';
import { PHASE_BOOK } from '@asteroute/bots/training';
import type { Campaign } from '../campaign/campaign.ts';
import { forecastFigures } from './figures.ts';
import { fitPhases, type SettingGames } from './fit.ts';
import { type ValueGame, valueGame } from './games.ts';
import { settingAt } from './observations.ts';

/** Of so many games one is held out. */
const HELD_OUT = 5;

/** Each run plays a game; together they say how well the value that ships tells the ends. */
export function valueFigures(edition: string): Campaign<ValueGame> {
  return {
    name: `value-${edition}`,
    count: 1000,
    run: (seed) => valueGame(edition, seed),
    sum: (games) => ({ lines: games.length === 0 ? [] : forecastFigures(bySetting(edition, games), PHASE_BOOK) }),
  };
}

/** Fits the weights of an edition to games and adds them to a file. Returns figures of the games that were held out. */
export function writePhaseWeights(file: string, edition: string, games: readonly ValueGame[]): string[] {
  const [train, held] = [true, false].map((used) =>
    bySetting(
      edition,
      games.filter((_, index) => (index % HELD_OUT !== 0) === used),
    ),
  );
  const keys = Map.groupBy(train, ({ setting }) => setting.sidesKey);
  const fitted = Object.fromEntries([...keys].map(([key, played]) => [key, fitPhases(played)]));
  const book: PhaseBook = { ...JSON.parse(readFileSync(file, 'utf8')), [edition]: fitted };
  writeFileSync(`${file}.new`, textOf(book));
  renameSync(`${file}.new`, file);
  return forecastFigures(held, book);
}

function bySetting(edition: string, games: readonly ValueGame[]): SettingGames[] {
  return [...Map.groupBy(games, ({ setting }) => setting)]
    .sort(([one], [other]) => one - other)
    .map(([index, played]) => ({ setting: settingAt(edition, index), games: played }));
}

/** As JSON with a line for each term. */
function textOf(book: PhaseBook): string {
  return `${JSON.stringify(book, null, 2).replace(/\[[^\]]*\]/g, (list) => JSON.stringify(JSON.parse(list)).replaceAll(',', ', '))}\n`;
}
