import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Summary } from '@asteroute/protocol';
import { Option } from '@commander-js/extra-typings';
import { createCommand, UsageError, wholeNumber } from '../program/arguments.ts';
import { safeJson, safeLine } from '../program/print.ts';

const STATUSES = ['open', 'running', 'over'] as const;
const MAX_LISTED = 9999;

/** Sends a request to the running server of this folder, through a socket that only the server's user can open. */
async function ask<T>(method: string, path: string): Promise<T> {
  const socketPath = join(process.env.DATA_DIR || join(import.meta.dirname, '..', '..', 'data'), 'admin.sock');
  const asked = request({ socketPath, path, method }).end();
  const [response]: IncomingMessage[] = await once(asked, 'response').catch(() => {
    throw new UsageError(`no server answers at ${socketPath}: it must run, with the same DATA_DIR and user`);
  });
  const answer: T & { readonly fault?: { readonly message: string } } = JSON.parse(await text(response));
  if (answer.fault !== undefined) throw new UsageError(answer.fault.message);
  return answer;
}

/** Sends a request to the server and prints `done` when it has succeeded. */
async function act(method: string, path: string, done: string): Promise<void> {
  await ask(method, path);
  process.stdout.write(`${done}\n`);
}

const print = (value: unknown): boolean => process.stdout.write(`${safeJson(value, 2)}\n`);

function lineOf({ table, status, access, edition, changedAt, seats }: Summary): string {
  const names = seats.map(({ name, bot }) => (bot === null ? (name ?? '-') : `[${bot}]`)).join(', ');
  return `${table}  ${status.padEnd(7)}  ${access.padEnd(6)}  ${new Date(changedAt).toISOString()}  ${edition}: ${names}`;
}

const list = createCommand('list')
  .description('Lists tables, those whose seats or status changed last first.')
  .addOption(new Option('--status <status>', 'only these').choices(STATUSES))
  .option('--limit <n>', 'at most so many', wholeNumber('limit', 1, MAX_LISTED), 100)
  .action(async ({ status, limit }) => {
    const wanted = new URLSearchParams({ limit: String(limit), ...(status && { status }) });
    const tables = await ask<readonly Summary[]>('GET', `/tables?${wanted}`);
    for (const one of tables) process.stdout.write(`${safeLine(lineOf(one))}\n`);
  });

interface TableView {
  readonly seats: readonly { readonly color: string; readonly name: string | null; readonly bot: string | null }[];
  /** The name is null for a ban that the table before made. */
  readonly bans: readonly { readonly name: string | null; readonly lifted: boolean }[];
  readonly onTurn: number | null;
}

/** Seats and bans with the numbers that `ban` and `unban` take, from 1. The server counts from 0. */
function numbered({ seats, bans, onTurn, ...view }: TableView): object {
  return {
    ...view,
    onTurn: onTurn === null ? null : onTurn + 1,
    seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
    bans: bans.map((one, index) => ({ ban: index + 1, ...one })),
  };
}

const show = createCommand('show')
  .description('Shows a table as it stands.')
  .argument('<table>')
  .action(async (table) => void print(numbered(await ask<TableView>('GET', `/tables/${table}`))));

/** A line for each seat and each ban, by the numbers that `ban` and `unban` take. */
function peopleOf({ seats, bans, onTurn }: TableView): readonly string[] {
  const sitting = seats.map(({ color, name, bot }, index) => {
    const who = [name, bot && `[${bot}]`].filter(Boolean).join(' ') || '-';
    return `seat ${index + 1}  ${color.padEnd(6)}  ${who}${index === onTurn ? '  (on turn)' : ''}`;
  });
  const banned = bans.map(({ name, lifted }, index) => {
    const who = name ?? 'somebody, at the table before this rematch';
    return `ban ${index + 1}   ${who}${lifted ? '  (lifted)' : ''}`;
  });
  return [...sitting, ...banned];
}

const people = createCommand('people')
  .description('Lists who sits at a table, by the numbers of the seats that ban takes, and who was banned from it.')
  .argument('<table>')
  .action(async (table) => {
    for (const line of peopleOf(await ask<TableView>('GET', `/tables/${table}`)))
      process.stdout.write(`${safeLine(line)}\n`);
  });

const records = createCommand('records')
  .description('Writes the records of finished games, one a line, for review and verify: those of tables, or all.')
  .argument('[tables...]')
  .option('--limit <n>', 'at most so many, those that changed last first', wholeNumber('limit', 1, MAX_LISTED), 100)
  .action(async (tables, { limit }) => {
    const finished = async () => ask<readonly Summary[]>('GET', `/tables?status=over&limit=${limit}`);
    const ids = tables.length > 0 ? tables : (await finished()).map(({ table }) => table);
    // A file receives the record byte for byte, because it is signed.
    const write = process.stdout.isTTY ? safeJson : JSON.stringify;
    for (const id of ids) process.stdout.write(`${write(await ask('GET', `/tables/${id}/record`))}\n`);
  });

const close = createCommand('close')
  .description('Ends a running game: bots take over its seats, and it is abandoned. It can still be read.')
  .argument('<table>')
  .action((table) => act('POST', `/tables/${table}/close`, `closed ${table}`));

const remove = createCommand('delete')
  .description('Deletes a table with its game, names and chat, for good.')
  .argument('<table>')
  .action((table) => act('DELETE', `/tables/${table}`, `deleted ${table}`));

const ban = createCommand('ban')
  .description('Removes a player from a table, who can neither watch it nor sit there again. A bot plays on.')
  .argument('<table>')
  .argument('<seat>', 'counted from 1, as people prints it')
  .action(async (table, seat) => {
    const path = `/tables/${table}/seats/${wholeNumber('seat', 1, 8)(seat) - 1}/ban`;
    await act('POST', path, `banned seat ${seat} from ${table}`);
  });

const unban = createCommand('unban')
  .description('Lifts a ban: the player may watch and sit down again.')
  .argument('<table>')
  .argument('<number>', 'of the ban, counted from 1, as people prints it')
  .action(async (table, number) => {
    const path = `/tables/${table}/bans/${wholeNumber('number', 1, 9999)(number) - 1}`;
    await act('DELETE', path, `lifted ban ${number} of ${table}`);
  });

interface Reported {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly reason: string;
  readonly name: string;
  readonly byName: string;
  readonly said: readonly string[];
}

interface Group {
  readonly by: string;
  readonly count: number;
  readonly newest: readonly Reported[];
}

function printReports(reports: readonly Reported[]): void {
  for (const one of reports) {
    const when = new Date(one.at).toISOString();
    const head = `  ${one.table} ${one.seq}  ${when}  ${one.reason}: ${one.name} (seat ${one.seat + 1}), by ${one.byName}`;
    for (const line of [head, ...one.said.map((said) => `      ${said}`)]) process.stdout.write(`${safeLine(line)}\n`);
  }
}

interface ReportedAccount {
  readonly account: string;
  readonly name: string | null;
  readonly count: number;
  readonly reporters: number;
  readonly newest: readonly Reported[];
}

function printAccounts(accounts: readonly ReportedAccount[]): void {
  for (const { account, name, count, reporters, newest } of accounts) {
    const line = `${account}  ${name ?? '(deleted)'}  reports: ${count}, from ${reporters} addresses`;
    process.stdout.write(`${safeLine(line)}\n`);
    printReports(newest);
  }
}

const reports = createCommand('reports')
  .description(
    'Lists what players reported others for, with what these said: the newest of each address, or all of one; with --accounts the newest about each account.',
  )
  .option('--accounts', 'by the accounts that were reported, which ban-account takes')
  .option('--of <account>', 'all reports of this account')
  .option('--by <address>', 'all reports of this one, as the list names it')
  .option('--page <n>', 'further ones', wholeNumber('page', 1, 99_999), 1)
  .action(async ({ by, page, accounts, of }) => {
    if (of !== undefined) return printReports(await ask('GET', `/reported/${encodeURIComponent(of)}?page=${page}`));
    if (accounts === true) return printAccounts(await ask('GET', `/reported?page=${page}`));
    if (by !== undefined) return printReports(await ask('GET', `/reports/${by}?page=${page}`));
    for (const { by, count, newest } of await ask<readonly Group[]>('GET', `/reports?page=${page}`)) {
      process.stdout.write(`${by}  reports: ${count}\n`);
      printReports(newest);
    }
  });

const dismiss = createCommand('dismiss')
  .description('Takes a report off the list, or all reports of an address.')
  .argument('<table>', 'or the address, as the list names it')
  .argument('[number]', 'the one after the table in the list; none: all reports of the address')
  .action((table, number) =>
    number === undefined
      ? act('DELETE', `/reports/${table}`, `dismissed all of ${table}`)
      : act('DELETE', `/tables/${table}/reports/${number}`, `dismissed ${table} ${number}`),
  );

interface Spender {
  readonly budget: string;
  readonly tag: string;
  readonly used: number;
  readonly max: number;
}

const budgets = createCommand('budgets')
  .description('Lists the addresses that have used the most of what an address may use today: used, of how much.')
  .action(async () => {
    for (const { budget, tag, used, max } of await ask<readonly Spender[]>('GET', '/budgets'))
      process.stdout.write(`${budget.padEnd(7)}  ${tag}  ${used} of ${max || 'any number'}\n`);
  });

interface ListedRating {
  readonly account: string;
  readonly name: string | null;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

interface ListedPair {
  readonly accounts: readonly string[];
  readonly games: number;
  readonly short: number;
  readonly oneSided: number;
}

const ratings = createCommand('ratings')
  .description('Lists ratings of an edition, to the last digit; without one, the accounts that met most often.')
  .argument('[edition]')
  .option('--check', 'compute all results again from the logs, and list those that differ')
  .option('--recompute', 'compute all ratings again from the results, and list those that were others')
  .action(async (edition, { check, recompute }) => {
    if (recompute) return void print(await ask('POST', '/ratings/recompute'));
    if (check) return void print(await ask('GET', '/ratings/check'));
    if (edition === undefined) {
      for (const { accounts, games, short, oneSided } of await ask<readonly ListedPair[]>('GET', '/ratings'))
        process.stdout.write(`${accounts.join('  ')}  games: ${games}, short: ${short}, won by one: ${oneSided}\n`);
      return;
    }
    for (const one of await ask<readonly ListedRating[]>('GET', `/ratings/${encodeURIComponent(edition)}`)) {
      const line = `${one.account}  ${one.rating}  ${one.deviation}  games: ${one.games}  ${one.name ?? '(deleted)'}`;
      process.stdout.write(`${safeLine(line)}\n`);
    }
  });

const banAccount = createCommand('ban-account')
  .description(
    'Keeps an account from signing in, removes it from its tables, and for 30 days keeps guests out at its last address; --lift ends that, but for the bans of tables.',
  )
  .argument('<account>')
  .option('--lift', 'lift the ban')
  .action((account, { lift }) =>
    act(lift ? 'DELETE' : 'POST', `/accounts/${account}/ban`, `${lift ? 'unbanned' : 'banned'} ${account}`),
  );

const quarantined = createCommand('quarantined')
  .description('Lists tables whose bots and clocks stand still because they failed too often; the log says why.')
  .action(async () => {
    for (const table of await ask<readonly string[]>('GET', '/quarantined')) process.stdout.write(`${table}\n`);
  });

const release = createCommand('release')
  .description('Lets the bots and clocks of a table in quarantine be tried again.')
  .argument('<table>')
  .action((table) => act('POST', `/tables/${table}/release`, `released ${table}`));

const statistics = createCommand('statistics')
  .description('Counts tables by their status.')
  .action(async () => void print(await ask('GET', '/statistics')));

/** `asteroute admin`: commands for the operator of a running server. */
export const adminCommand = createCommand('admin')
  .summary('list, show, close and delete tables of a running server, write records, ban players, read reports')
  .description('What the operator of a running server can do. It is found by DATA_DIR, and must run as the same user.');
const moderation = [ban, unban, banAccount, reports, dismiss, ratings];
for (const command of [
  list,
  show,
  people,
  records,
  close,
  remove,
  ...moderation,
  quarantined,
  release,
  budgets,
  statistics,
]) {
  adminCommand.addCommand(command);
}
