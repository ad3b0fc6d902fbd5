import { grant, isPerson } from '@asteroute/protocol';
import { resign } from '../domain/commands/resignation.ts';
import type { Environment } from '../domain/ports.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';

/** Ends a game of a duel whose other game was given up, if it runs: the seed of both is public by now. */
export async function giveUp(actor: TableActor | null): Promise<void> {
  await actor?.act((now) => {
    const seat = now.table.seats.findIndex(isPerson);
    return now.table.status === 'running' ? resign(now, { type: 'resign', id: '' }, seat) : grant({ events: [] });
  });
}

/** What the ends of games take. */
export interface DuelEndsPorts extends Pick<Environment, 'store' | 'clock'> {
  readonly cache: TableCache;
  readonly report: ReportFailure;
}

/** Ends the other game of a duel that is given up, and has the results of duels looked at soon. */
export class DuelEnds {
  readonly #ports: DuelEndsPorts;

  constructor(ports: DuelEndsPorts) {
    this.#ports = ports;
  }

  /** Call for each entry of a table that this node has written. */
  consider(actor: TableActor): void {
    const { contest, status } = actor.state().table;
    if (!contest?.official || contest.twin === undefined || status !== 'over') return;
    this.#ended(actor).catch((error) => this.#ports.report(error, 'a duel could not be ended'));
  }

  async #ended(actor: TableActor): Promise<void> {
    const { store, clock, cache } = this.#ports;
    const { contest, ending } = actor.state().table;
    if (contest?.twin === undefined) return;
    if (ending?.reason !== 'finished') await giveUp(await cache.find(contest.twin));
    await store.jobs.hasten({ kind: 'duel', id: contest.id }, clock.now());
  }
}
