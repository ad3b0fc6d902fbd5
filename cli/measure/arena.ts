import { Option } from '@commander-js/extra-typings';
import { ladderText, runLadder } from '../arena/ladder-run.ts';
import { MAX_BUDGET_MS, type Match } from '../arena/match.ts';
import { checkPlayer, isSlow } from '../arena/players.ts';
import { reportText } from '../arena/report.ts';
import { runMatch } from '../arena/run.ts';
import { UsageError, wholeNumber } from '../program/arguments.ts';
import { BOTS_ARE_LISTED } from '../program/bots.ts';
import { readSetting, requireGame, settingCommand } from '../program/setting.ts';
import { listenForStop, type StopRequest } from '../program/stop.ts';
import { bandOption, QUEUE_OPTION, workersOption } from '../queue/options.ts';

/**
 * `asteroute arena`: the same arguments give the same games with any number of workers, as long as no turn is cut short
 * by its time limit.
 */
export const arenaCommand = settingCommand('arena')
  .summary('measure bots against each other by mirrored games')
  .description(
    'Measures two players by mirrored games: margin, win rate, Elo, verdict of a sequential test. With --ladder it measures all pairings of a list and rates the players.',
  )
  .option(
    '--a <player>',
    `the first player: a bot (${BOTS_ARE_LISTED}), or a command that speaks the protocol of docs/adding-a-bot.md`,
  )
  .option('--b <player>', 'the second player')
  .option('--ladder <players>', 'all players, separated by commas, in place of --a and --b')
  .option('--pairs <n>', 'mirrored pairs of games', wholeNumber('pairs', 2, 1e6), 100)
  .option('--seed <n>', 'the same seed deals the same games', wholeNumber('seed', 0, 2 ** 32 - 1), 1)
  .option('--simulations <n>', 'simulations for a turn', wholeNumber('simulations', 1, 1e9))
  .option('--time <ms>', 'milliseconds for a turn', milliseconds('time'))
  .option('--hello-time <ms>', 'milliseconds that a program has for its first word', milliseconds('hello-time'))
  .option('--quit-time <ms>', 'milliseconds that a program has for ending when asked to', milliseconds('quit-time'))
  .option('--luck', 'take the luck of tiles and dice off; usual where a bot that searches or a program plays')
  .option('--no-luck', 'do not look for luck: quicker')
  .option('--sprt', 'stop as soon as a sequential test decides', false)
  .addOption(workersOption('threads that play'))
  .addOption(new Option('--records <folder>', 'keep the games there').default(null, 'none'))
  .option('--resume', 'go on with a match whose games are kept (--records)', false)
  .addOption(QUEUE_OPTION)
  .addOption(bandOption('pairs', 5))
  .option('--json', 'write the report as JSON', false)
  .action(async (values) => {
    const game = readGame(values);
    const { result, stop } = values.ladder === undefined ? await duel(values, game) : await ladder(values, game);
    if (result === null) process.stderr.write('stopped before two pairs were whole: there is nothing to sum up\n');
    else process.stdout.write(values.json ? `${JSON.stringify(result[0])}\n` : result[1]);
    if (stop.code !== null) process.exitCode = stop.code;
  });

type Values = ReturnType<typeof arenaCommand.opts>;
type ArenaGame = Omit<Match, 'bots'>;
/** A report as JSON and as text (null if there is nothing to report), and whether the run was stopped. */
interface Outcome {
  readonly result: readonly [object, string] | null;
  readonly stop: StopRequest;
}

function milliseconds(name: string): (text: string) => number {
  return wholeNumber(name, 1, MAX_BUDGET_MS);
}

async function duel(values: Values, game: ArenaGame): Promise<Outcome> {
  const { a, b } = values;
  if (a === undefined || b === undefined) throw new UsageError('name two players, --a and --b, or a --ladder of them');
  for (const player of [a, b]) checkPlayer(player);
  const stop = listenForStop();
  const played = await runMatch({ ...game, bots: { a, b } }, values, stop);
  return { result: played === null ? null : [played.report, reportText(played.report)], stop };
}

async function ladder(values: Values, game: ArenaGame): Promise<Outcome> {
  const bots = String(values.ladder).split(',');
  if (values.a !== undefined || values.b !== undefined) throw new UsageError('--ladder names all players');
  if (values.sprt) throw new UsageError('--ladder plays every pairing to its end, without --sprt');
  if (new Set(bots).size !== bots.length || bots.length < 2) throw new UsageError('--ladder needs different players');
  bots.forEach(checkPlayer);
  const stop = listenForStop();
  const report = await runLadder(bots, game, { ...values, stop });
  return { result: report === null ? null : [report, ladderText(report)], stop };
}

/** Reads which games are played. Throws a `UsageError` when the setting cannot be played. */
function readGame(values: Values): ArenaGame {
  const setting = readSetting(values);
  requireGame(setting);
  const { seed, simulations, time, helloTime, quitTime, records, resume } = values;
  if (resume && records === null) throw new UsageError('--resume needs --records, the folder with the games so far');
  const bots = [values.a ?? '', values.b ?? '', ...(values.ladder ?? '').split(',')];
  const luck = values.luck ?? bots.some(isSlow);
  return { ...setting, seed, luck, budget: { simulations, time, hello: helloTime, quit: quitTime } };
}
