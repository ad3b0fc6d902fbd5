import { readSetting, SETTING_OPTIONS } from '../setting-options.ts';
import { settingGame } from '../simulate.ts';
import { readArguments, UsageError, wholeNumber } from '../usage.ts';
import { ladderText, runLadder } from './ladder-run.ts';
import type { Match } from './match.ts';
import { checkPlayer } from './players.ts';
import { reportText } from './report.ts';
import { type Plan, runMatch } from './run.ts';

const OPTIONS = {
  ...SETTING_OPTIONS,
  a: { type: 'string' },
  b: { type: 'string' },
  ladder: { type: 'string' },
  pairs: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  simulations: { type: 'string' },
  time: { type: 'string' },
  sprt: { type: 'boolean', default: false },
  workers: { type: 'string', default: '1' },
  records: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/**
 * `asteroute arena`: measures bots against each other. The same arguments give the same games and figures, whatever
 * the number of workers, as long as time does not cut decisions short; only decision times differ.
 */
export async function arenaCommand(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const plan = readPlan(values);
  const game = readGame(values);
  const [json, text] = values.ladder === undefined ? await duel(values, game, plan) : await ladder(values, game, plan);
  process.stdout.write(values.json === true ? `${JSON.stringify(json)}\n` : text);
  return 0;
}

async function duel(values: Values, game: Omit<Match, 'bots'>, plan: Plan): Promise<readonly [object, string]> {
  const { a, b } = values;
  if (a === undefined || b === undefined) throw new UsageError('name two players, --a and --b, or a --ladder of them');
  for (const player of [a, b]) checkPlayer(player);
  const { report } = await runMatch({ ...game, bots: { a, b } }, plan);
  return [report, reportText(report)];
}

async function ladder(values: Values, game: Omit<Match, 'bots'>, plan: Plan): Promise<readonly [object, string]> {
  const bots = String(values.ladder).split(',');
  if (values.a !== undefined || values.b !== undefined) throw new UsageError('--ladder names all players');
  if (plan.sprt) throw new UsageError('--ladder plays every pairing to its end, without --sprt');
  if (new Set(bots).size !== bots.length || bots.length < 2) throw new UsageError('--ladder needs different players');
  bots.forEach(checkPlayer);
  const result = await runLadder(bots, game, plan);
  return [result, ladderText(result)];
}

function readPlan(values: Values): Plan {
  return {
    pairs: wholeNumber('pairs', values.pairs, 2, 1e6),
    sprt: values.sprt,
    workers: wholeNumber('workers', values.workers, 1, 256),
    records: values.records ?? null,
  };
}

function readGame(values: Values): Omit<Match, 'bots'> {
  const setting = readSetting(values);
  const start = settingGame(setting);
  if (!start.ok) throw new UsageError(start.error.message);
  const cap = (name: 'simulations' | 'time', most: number) => {
    const text = values[name];
    return text === undefined ? {} : { [name]: wholeNumber(name, text, 1, most) };
  };
  const budget = { ...cap('simulations', 1e9), ...cap('time', 600_000) };
  return { ...setting, seed: wholeNumber('seed', values.seed, 0, 2 ** 32 - 1), budget };
}
