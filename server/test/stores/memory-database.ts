import Database from 'better-sqlite3';
import type { Append, IndexUpdates, Row, Stores } from '../../domain/ports.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import { rowOf, type Schema } from '../../storage/schema/schema.ts';
import { storeOn } from '../../storage/sqlite.ts';

/** The embedded store in memory, with two reads that answer at once. */
export interface MemoryDatabase {
  readonly store: Stores;
  /** The index rows of a table, to compare with its log. */
  indexOf(table: string): Required<Pick<IndexUpdates, 'summary' | 'seats' | 'due'>>;
  /** The first `limit` entries of a table. */
  rows(table: string, limit: number): readonly Row[];
}

/**
 * Opens an empty database. `onWritten` is called for every written entry once its batch is committed, before the caller
 * of `append` knows. With a `sealer`, seeds are encrypted.
 */
export async function openMemoryDatabase(
  onWritten: (append: Append) => void = () => undefined,
  sealer?: Sealer,
): Promise<MemoryDatabase> {
  const database = new Database(':memory:');
  const store = await storeOn(database, { sealer });
  const seats = database.prepare<string, { seat: number; hash: string }>(
    'select seat, hash from seats where table_id = ?',
  );
  const due = database
    .prepare<string, number>("select due_at from jobs where id = ? and kind in ('clock', 'bot')")
    .pluck();
  const summary = database.prepare<string, string>('select summary from tables where id = ?').pluck();
  const rows = database.prepare<[string, number], Schema['entries']>(
    'select * from entries where table_id = ? order by seq limit ?',
  );
  return {
    store: {
      ...store,
      tables: {
        ...store.tables,
        async append(batch) {
          const written = await store.tables.append(batch);
          for (const one of batch.filter((_, i) => written[i])) onWritten(one);
          return written;
        },
      },
    },
    indexOf: (table) => ({
      summary: JSON.parse(summary.get(table) ?? ''),
      seats: seats.all(table),
      due: due.get(table) ?? null,
    }),
    rows: (table, limit) => rows.all(table, limit).map(rowOf),
  };
}
