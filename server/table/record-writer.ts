import type { Outcome } from '@asteroute/protocol';
import type { Signer } from '@asteroute/record';
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
    return recordText(state, await readRows(ports, actor.id, state.table.head), signer);
  }

  return {
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

/** Reads the log up to this entry, without chat and other personal events, which are not part of a record. */
async function readRows(ports: PagePorts, id: string, head: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const page of readPages(ports, id, 0))
    for (const row of page) if (row.seq <= head) rows.push(row.personal ? { ...row, events: '[]' } : row);
  return rows;
}
