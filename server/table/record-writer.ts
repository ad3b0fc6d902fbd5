import { type Outcome, seedPublicAt, type Table } from '@asteroute/protocol';
import type { Signer } from '@asteroute/record';
import { LRUCache } from 'lru-cache';
import type { Row } from '../domain/ports.ts';
import { recordText } from '../domain/views/records.ts';
import { type Pay, replayCost } from '../limits/costs.ts';
import type { TableActor } from './actor.ts';
import { type LogPagePorts, readPages } from './log/log-pages.ts';

/** Memory for records: some thousands of them. */
const MAX_BYTES = 32 * 1_048_576;

type RecordPorts = LogPagePorts & { readonly signer: Signer };

type RecordText = ReturnType<typeof recordText>;

interface Written {
  readonly head: number;
  readonly isSigned: boolean;
  readonly text: RecordText;
}

/** Writes games as records, each only once until its table changes. */
export class RecordWriter {
  readonly #ports: RecordPorts;
  /** By table: so that a record which somebody was erased from replaces the earlier one. */
  readonly #written = new LRUCache<string, Written>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }) => (text.ok ? text.value.length : 1),
  });
  readonly #underWay = new Map<string, Promise<RecordText>>();

  constructor(ports: RecordPorts) {
    this.#ports = ports;
  }

  /** Returns the proved record of a game that is over, even if its seed is not public yet: for this server's own use. */
  async proved(actor: TableActor): Promise<RecordText> {
    await actor.refresh();
    return this.#textOf(actor, actor.state().table.head, true);
  }

  async write(actor: TableActor, pay: Pay): Promise<Outcome<string, 'wrong-status' | 'too-many'>> {
    await actor.refresh();
    const { table } = actor.state();
    const isSigned = isSeedPublic(table, this.#ports.clock.now());
    const known = this.#written.get(actor.id);
    if (known?.head === table.head && known.isSigned === isSigned) return known.text;
    const key = `${actor.id} ${table.head}`;
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const paid = pay(replayCost(table));
    if (!paid.ok) return paid;
    const writing = this.#textOf(actor, table.head, isSigned).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, writing);
    const text = await writing;
    this.#written.set(actor.id, { head: table.head, isSigned, text });
    return text;
  }

  async #textOf(actor: TableActor, head: number, isSigned: boolean): Promise<RecordText> {
    const state = actor.state();
    return recordText(state, await readRows(this.#ports, actor.id, head), isSigned ? this.#ports.signer : null);
  }
}

/** Whether the seed of a game may be shown at this time: not while others may still play the same deck. */
const isSeedPublic = (table: Table, now: number): boolean => now >= seedPublicAt(table);

/** Reads the log up to this entry, without chat and other personal events, which are not part of a record. */
async function readRows(ports: LogPagePorts, id: string, head: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const page of readPages(ports, id, 0))
    for (const row of page) if (row.seq <= head) rows.push(row.personal ? { ...row, events: '[]' } : row);
  return rows;
}
