import { once } from 'node:events';
import { BOTS, type Bot, playMatch } from '@asteroute/bots';
import { countActions, countPlacements, createDealer, createRandom, type Game, mix } from '@asteroute/engine';
import { type GameRecord, Recorder } from '@asteroute/record';
import { Option } from '@commander-js/extra-typings';
import { wholeNumber } from '../program/arguments.ts';
import { BOTS_ARE_LISTED, readBots } from '../program/bots.ts';
import { readSetting, requireGame, type Setting, settingCommand } from '../program/setting.ts';

/** `asteroute simulate`: writes records to standard output (RECORD). The same arguments produce the same bytes. */
export const simulateCommand = settingCommand('simulate')
  .summary('play seeded games between bots and write their records')
  .description('Plays seeded games between bots and writes their records to standard output, one a line.')
  .option('--games <n>', 'number of games', wholeNumber('games', 0, 1e9), 1)
  .option('--seed <n>', 'the same seed gives the same games', wholeNumber('seed', 0, 2 ** 32 - 1), 1)
  .addOption(
    new Option('--bots <names>', `bots by seat, separated by commas, repeated as needed (${BOTS_ARE_LISTED})`)
      .argParser(readBots)
      .default(BOTS.slice(0, 1), BOTS[0].name),
  )
  .option('--legal', 'record the number of legal placements and actions of each turn', false)
  .action(async (values) => {
    const series = { ...values, ...readSetting(values) };
    for (const record of simulate(requireGame(series), series)) {
      if (!process.stdout.write(`${JSON.stringify(record)}\n`)) await once(process.stdout, 'drain');
    }
  });

/** A series of games that `simulate` and `fingerprint` play. */
export interface Series extends Setting {
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly Bot[];
  readonly legal: boolean;
}

/** Plays the games of a series, each with a seed of its own, and yields their records. */
export function* simulate(start: Game, series: Series): Generator<GameRecord> {
  for (let number = 0; number < series.games; number++) yield simulateOne(start, series, mix(series.seed, number));
}

function simulateOne(start: Game, series: Series, seed: number): GameRecord {
  const recorder = new Recorder(start.rules.setup);
  const bots = start.rules.players.map((_, seat) => series.bots[seat % series.bots.length]);
  playMatch(start, { bots, dealer: createDealer(seed), random: createRandom(seed) }, (before, played) => {
    const { phase, drawn } = before.position;
    if (series.legal && phase === 'place' && drawn >= 0)
      recorder.count({ placements: countPlacements(before, drawn as never) });
    if (series.legal && phase === 'act') recorder.count({ actions: countActions(before) });
    recorder.add(played.events);
  });
  return recorder.record();
}
