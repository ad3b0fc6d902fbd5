import { contestOf } from '@asteroute/club/contests';
import type { ContestEvent } from '@asteroute/protocol/contests';
import type { Row } from '@asteroute/server/simulation';
import type { World } from '../virtual/world.ts';
import type { SimulatedLeague } from './simulated-league.ts';

/**
 * Checks a league that is over: each game has one result, which is that of its table, and no table of the league that
 * ended is without one.
 */
export function checkLeague(
  { id, entered }: Pick<SimulatedLeague, 'id' | 'entered'>,
  { ledger, violate, lost }: World,
  rows: readonly Row[],
): void {
  const broken = (why: string) => violate('nothing of a league is lost or counts twice', `${id}: ${why}`);
  // The whole log, also what was written after its people saw that the league is over.
  const entries = rows.map(({ seq, at, events }) => ({ seq, at, events: JSON.parse(events) as ContestEvent[] }));
  const league = contestOf(id, entries);
  const players = league?.players.map(({ name }) => name) ?? [];
  for (const name of entered) if (!players.includes(name)) broken(`${name} was told to be in, but is not`);
  const events = entries.flatMap((entry) => entry.events);
  const counted = new Set<string>();
  for (const event of events) {
    if (event.type !== 'result') continue;
    const key = `game ${event.game} of round ${event.round}`;
    if (counted.has(key)) broken(`${key} has two results`);
    counted.add(key);
  }
  for (const { games } of league?.rounds ?? []) {
    for (const { table, result } of games) {
      const head = ledger.head(table);
      const ending = head === 0 || lost.has(table) ? null : ledger.at(table, head).ending;
      if (ending !== null && result === null) broken(`${table} has ended, but has no result`);
      if (ending === null && result !== null) broken(`${table} has not ended, but has a result`);
      const isFirst = ending?.winners.includes(0);
      if (ending !== null && result !== null && (result.lost === 'second') !== isFirst)
        broken(`${table} was won by ${ending.winners}, but ${result.lost} has lost`);
    }
  }
}
