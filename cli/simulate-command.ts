import { once } from 'node:events';
import { BOTS } from '@asteroute/bots';
import { EDITIONS } from '@asteroute/engine';
import { botsNamed, type Series, seriesGame, simulate } from './simulate.ts';
import { readArguments, UsageError, wholeNumber } from './usage.ts';

const OPTIONS = {
  edition: { type: 'string' },
  modules: { type: 'string', default: '' },
  players: { type: 'string', default: '2' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'random' },
  legal: { type: 'boolean', default: false },
} as const;

/** `asteroute simulate`: writes records to standard output (RECORD). The same arguments give the same bytes. */
export async function simulateCommand(args: string[]): Promise<number> {
  const series = readSeries(args);
  const start = seriesGame(series);
  if (!start.ok) throw new UsageError(start.error.message);
  for (const record of simulate(start.value, series)) {
    if (!process.stdout.write(`${JSON.stringify(record)}\n`)) await once(process.stdout, 'drain');
  }
  return 0;
}

function readSeries(args: string[]): Series {
  const { values } = readArguments(args, OPTIONS);
  const edition = String(values.edition ?? '');
  if (!EDITIONS.some((e) => e.name === edition)) {
    throw new UsageError(`--edition must be one of ${EDITIONS.map((e) => e.name).join(', ')}`);
  }
  const bots = botsNamed(String(values.bots));
  if ('unknown' in bots) {
    throw new UsageError(`there is no bot "${bots.unknown}"; there are ${BOTS.map((b) => b.name).join(', ')}`);
  }
  return {
    edition,
    modules: String(values.modules).split(',').filter(Boolean),
    players: wholeNumber('players', String(values.players), 1, 9),
    games: wholeNumber('games', String(values.games), 0, 1e9),
    seed: wholeNumber('seed', String(values.seed), 0, 2 ** 32 - 1),
    bots,
    legal: values.legal === true,
  };
}
