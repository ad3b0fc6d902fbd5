import type { Outcome, Table } from '@asteroute/protocol';
import type { Signer } from '@asteroute/record';
import { SEED_DELAY_MS } from '../domain/daily.ts';
import type { Row } from '../domain/ports.ts';
import { recordText } from '../domain/records.ts';
import type { TableActor } from './actor.ts';
import { type PagePorts, readPages } from './log/log-pages.ts';

/** Writes games as records. */
export type RecordWriter = ReturnType<typeof createRecordWriter>;

/** Creates a writer that works only once if several clients ask for the same record at the same time. */
export function createRecordWriter({ signer, ...ports }: PagePorts & { readonly signer: Signer }) {
  const underWay = new Map<string, Promise<Outcome<string>>>();

  async function write(actor: TableActor): Promise<Outcome<string>> {
    const state = actor.state();
    const rows = await readRows(ports, actor.id, state.table.head);
    return recordText(state, rows, isSeedPublic(state.table, ports.clock.now()) ? signer : null);
  }

  return {
    /** Returns the proved record of a game that is over, even if its seed is not public yet: for this server's own use. */
    async proved(actor: TableActor): Promise<Outcome<string>> {
      await actor.refresh();
      const state = actor.state();
      return recordText(state, await readRows(ports, actor.id, state.table.head), signer);
    },
    /** Returns the record of a table's game so far; `wrong-status` before it has begun. */
    async write(actor: TableActor): Promise<Outcome<string>> {
      await actor.refresh();
      const key = `${actor.id} ${actor.state().table.head}`;
      const record = underWay.get(key) ?? write(actor).finally(() => underWay.delete(key));
      underWay.set(key, record);
      return record;
    },
  };
}

/** Whether the seed of a game may be shown at this time: not while others may still play the same deck. */
const isSeedPublic = ({ deck }: Table, now: number): boolean => deck === null || now >= deck.until + SEED_DELAY_MS;

/** Reads the log up to this entry, without chat and other personal events, which are not part of a record. */
async function readRows(ports: PagePorts, id: string, head: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const page of readPages(ports, id, 0))
    for (const row of page) if (row.seq <= head) rows.push(row.personal ? { ...row, events: '[]' } : row);
  return rows;
}
