import { Option } from '@commander-js/extra-typings';
import type { Match } from '../arena/match.ts';
import { runMatch } from '../arena/run.ts';
import { createCommand, readNames, UsageError, wholeNumber } from '../program/arguments.ts';
import { BOTS_ARE_LISTED, readBots } from '../program/bots.ts';
import { listenForStop, type StopRequest } from '../program/stop.ts';
import { workersOption } from '../queue/options.ts';
import { type GauntletReport, gauntletMarkdown, gauntletText } from './gauntlet-report.ts';
import { type Guest, readGuests } from './guests.ts';

/**
 * `asteroute gauntlet`: mirrored matches of our levels against a list of programs. The same arguments give the same
 * games, as long as no turn is cut short and the programs depend on their seed only.
 */
export const gauntletCommand = createCommand('gauntlet')
  .summary('measure our levels against the programs of a list')
  .description(
    'Measures our levels against every program of a list by mirrored games: margin, win rate, times, with the command that repeats it.',
  )
  .option('--list <file>', 'the programs, how they start and what they play', 'docs/examples/gauntlet.json')
  .option('--guests <names>', 'only these programs of the list, separated by commas', readNames)
  .option('--levels <names>', `our levels, separated by commas (${BOTS_ARE_LISTED})`, 'steady,shrewd')
  .option('--pairs <n>', 'mirrored pairs of each match', wholeNumber('pairs', 2, 1e6), 10)
  .option('--seed <n>', 'the same seed deals the same games', wholeNumber('seed', 0, 2 ** 32 - 1), 1)
  .option(
    '--simulations <n>',
    'simulations for a turn, in place of those of the list',
    wholeNumber('simulations', 1, 1e9),
  )
  .option('--time <ms>', 'milliseconds for a turn, in place of those of the list', wholeNumber('time', 1, 600_000))
  .option('--no-luck', 'do not look for luck: quicker')
  .addOption(workersOption('threads that play'))
  .addOption(new Option('--records <folder>', 'keep the games there').default(null, 'none'))
  .option('--resume', 'go on with matches whose games are kept (--records)', false)
  .addOption(new Option('--markdown', 'write a table of Markdown').conflicts('json'))
  .option('--json', 'write the reports as JSON', false)
  .action(async (values) => {
    if (values.resume && values.records === null) throw new UsageError('--resume needs --records');
    const matches = matchesOf(values);
    const stop = listenForStop();
    const report = await runAll(matches, values, stop);
    if (report.matches.length === 0) process.stderr.write('stopped before two pairs were whole\n');
    else process.stdout.write(textOf(report, values));
    if (stop.code !== null) process.exitCode = stop.code;
  });

type Values = ReturnType<typeof gauntletCommand.opts>;

function matchesOf(values: Values): Match[] {
  const bots = readBots(values.levels);
  return chosen(readGuests(values.list), values.guests).flatMap(({ command, settings, plays }) => {
    const { helloTime: hello, quitTime: quit } = settings;
    const { simulations = settings.simulations, time = settings.time, seed, luck } = values;
    const budget = { simulations, time, hello, quit };
    return plays.flatMap((setting) =>
      bots.map(({ name }) => ({ ...setting, seed, bots: { a: name, b: command }, budget, luck })),
    );
  });
}

function chosen(guests: readonly Guest[], names: readonly string[] | undefined): readonly Guest[] {
  if (names === undefined) return guests;
  return names.map((name) => {
    const guest = guests.find((one) => one.name === name);
    if (guest === undefined) {
      throw new UsageError(`no guest "${name}" in the list; there are ${guests.map((one) => one.name).join(', ')}`);
    }
    return guest;
  });
}

async function runAll(matches: readonly Match[], values: Values, stop: StopRequest): Promise<GauntletReport> {
  const reports: GauntletReport['matches'][number][] = [];
  for (const match of matches) {
    if (stop.code !== null) break;
    const played = await runMatch(match, { ...values, sprt: false }, stop);
    if (played !== null) reports.push(played.report);
  }
  return { command: commandOf(values), matches: reports, stopped: stop.code !== null };
}

function commandOf(values: Values): string {
  const { list, guests, levels, pairs, seed, simulations, time } = values;
  const named = { list, guests: guests?.join(','), levels, pairs, seed, simulations, time };
  const words = Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${value}`]));
  return `npx asteroute gauntlet ${words.join(' ')}`;
}

function textOf(report: GauntletReport, { json, markdown }: Values): string {
  if (json) return `${JSON.stringify(report)}\n`;
  return markdown ? gauntletMarkdown(report) : gauntletText(report);
}
