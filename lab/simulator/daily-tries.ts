import { SEED_DELAY_MS } from '@asteroute/protocol';
import type { Stores } from '@asteroute/server/simulation';
import type { DailyPlayer } from './people/daily-player.ts';
import { isRecovered, type World } from './virtual/world.ts';

/** Milliseconds within which the result of a game that is over is told, also if a node that claimed it was killed. */
const RESULT_MS = 90_000;

/** Checks that no entry of an official try tells its seed, and that a result comes in time. */
export function checkDailySeeds(world: World): void {
  const { ledger, violate } = world;
  ledger.observe(({ table, events, after }) => {
    if (after.contest?.format !== 'deck') return;
    for (const event of events)
      if (event.type === 'ended' && event.serverSeed !== '') violate('no try tells the seed of its deck', table);
  });
}

/** When a try that nobody plays is over, in virtual milliseconds: nodes agree on the end of the day by then. */
const endOfTries = ({ start }: World): number => Date.UTC(2026, 0, 2) + SEED_DELAY_MS - start;

/** Whether every player of a deck of the day knows the result; `violate` if one has waited for too long. */
export function areTriesSettled(world: World, players: readonly DailyPlayer[]): boolean {
  const { ledger, queue, violate } = world;
  const waiting = players.filter(({ told }) => told === null || told.state === 'open');
  for (const { account, opened } of waiting) {
    const [first] = opened;
    const head = first === undefined ? 0 : ledger.head(first.table);
    const isOver = first !== undefined && head > 0 && ledger.at(first.table, head).status === 'over';
    const since = isOver ? ledger.writtenAt(first.table, head) : endOfTries(world);
    if (queue.now() - since > RESULT_MS && isRecovered(world, RESULT_MS))
      violate('no result of an official try is lost', `${account} waits since ${since}`);
  }
  return waiting.length === 0;
}

/** Checks that each account has one try, and that its result is what the log says. */
export async function checkTries(world: World, players: readonly DailyPlayer[], store: Stores): Promise<void> {
  const { ledger, violate } = world;
  for (const { account, opened, told } of players) {
    const tables = new Set(opened.map(({ table }) => table));
    const tries = await store.contests.officialsOf(account, { format: 'deck', since: 0, limit: 9 });
    const started = ledger.tables().filter((id) => ledger.at(id, 1).contest?.format === 'deck' && tables.has(id));
    if (tables.size !== 1 || tries.length !== 1 || started.length !== 1)
      return violate('an account has one try', `${account}: ${tables.size} tables, ${tries.length} tries`);
    const [one] = tries;
    const [table] = started;
    const ending = ledger.at(table, ledger.head(table)).ending;
    const margin = ending?.reason === 'finished' ? ending.scores[0] - ending.scores[1] : null;
    const state = margin !== null ? 'finished' : ending?.reason === 'timed-out' ? 'late' : 'given-up';
    const isRight = one.state === state && (margin === null || one.margin === margin);
    if (!isRight || told?.table !== table)
      violate('a result is what the log says', `${account}: ${one.state} by ${one.margin}, in truth ${margin}`);
  }
}
