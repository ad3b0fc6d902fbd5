import { once } from 'node:events';
import { BOTS } from '@asteroute/bots';
import { readSetting, SETTING_OPTIONS } from './setting-options.ts';
import { botsNamed, type Series, settingGame, simulate } from './simulate.ts';
import { readArguments, UsageError, wholeNumber } from './usage.ts';

const OPTIONS = {
  ...SETTING_OPTIONS,
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'random' },
  legal: { type: 'boolean', default: false },
} as const;

/** `asteroute simulate`: writes records to standard output (RECORD). The same arguments give the same bytes. */
export async function simulateCommand(args: string[]): Promise<number> {
  const series = readSeries(args);
  const start = settingGame(series);
  if (!start.ok) throw new UsageError(start.error.message);
  for (const record of simulate(start.value, series)) {
    if (!process.stdout.write(`${JSON.stringify(record)}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}

function readSeries(args: string[]): Series {
  const { values } = readArguments(args, OPTIONS);
  const setting = readSetting(values);
  const bots = botsNamed(String(values.bots));
  if ('unknown' in bots) {
    throw new UsageError(`there is no bot "${bots.unknown}"; there are ${BOTS.map((b) => b.name).join(', ')}`);
  }
  return {
    ...setting,
    games: wholeNumber('games', String(values.games), 0, 1e9),
    seed: wholeNumber('seed', String(values.seed), 0, 2 ** 32 - 1),
    bots,
    legal: values.legal === true,
  };
}
