import type { World } from '../virtual/world.ts';
import type { SimulatedLeague } from './simulated-league.ts';

/**
 * Checks a league that is over: each game has one result, which is that of its table, and no table of the league that
 * ended is without one.
 */
export function checkLeague(league: SimulatedLeague, { ledger, violate, lost }: World): void {
  const broken = (why: string) => violate('nothing of a league is lost or counts twice', `${league.id}: ${why}`);
  const players = league.league()?.players.map(({ name }) => name) ?? [];
  for (const name of league.entered()) if (!players.includes(name)) broken(`${name} was told to be in, but is not`);
  const events = (league.view()?.entries ?? []).flatMap((entry) => entry.events);
  const counted = new Set<string>();
  for (const event of events) {
    if (event.type !== 'result') continue;
    const key = `game ${event.game} of round ${event.round}`;
    if (counted.has(key)) broken(`${key} has two results`);
    counted.add(key);
  }
  for (const { games } of league.league()?.rounds ?? []) {
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
