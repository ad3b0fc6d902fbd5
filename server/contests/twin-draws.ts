import { twinTable } from '@asteroute/protocol';
import { drawTogether, mayDrawTogether } from '../domain/contests/twin-draw.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';

interface TwinDrawsPorts {
  readonly cache: TableCache;
  readonly report: ReportFailure;
}

/** Drawing twice does nothing, so that any number of nodes may try. */
export class TwinDraws {
  readonly #ports: TwinDrawsPorts;

  constructor(ports: TwinDrawsPorts) {
    this.#ports = ports;
  }

  consider(actor: TableActor): void {
    const twin = twinTable(actor.state().table);
    if (twin !== null) this.soon(actor.id, twin);
  }

  soon(table: string, twin: string): void {
    this.draw(table, twin).catch((error) => this.#ports.report(error, 'a duel could not draw'));
  }

  /** Draws the next tile in both games of a duel, once both have had the turn before. */
  async draw(table: string, twin: string): Promise<void> {
    const { cache } = this.#ports;
    const [own, other] = [await cache.find(table), await cache.find(twin)];
    if (own === null || other === null) return;
    await other.refresh();
    for (const [one, beside] of [
      [own, other],
      [other, own],
    ]) {
      const { table: now } = one.state();
      if (mayDrawTogether(now, beside.state().table)) await one.act((state) => drawTogether(state, now.turns));
    }
  }
}
