import type { Kysely, Transaction } from 'kysely';
import type { Append, Row, Secret, Store } from '../../domain/ports.ts';
import type { Sealer } from '../../keys/sealer.ts';
import type { Schema } from '../schema/schema.ts';

/** Most tables whose seeds are encrypted with one query, when a store of an earlier version is opened. */
const PAGE = 500;

/**
 * Ties a store to the server's secret. The first time, in one transaction, encrypts the seeds of games that are not
 * over. Resolves with true if the store was new to the secret and had no seed in plain text: then its file cannot
 * contain remains of such a seed. Rejects if the store was encrypted with another secret.
 */
export async function bindStore(db: Kysely<Schema>, sealer: Sealer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const bound = await trx
      .insertInto('server_key')
      .values({ id: 1, key_id: sealer.keyId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (bound.length > 0) return sealAll(trx, sealer);
    const { key_id } = await trx
      .selectFrom('server_key')
      .select('key_id')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    if (key_id === sealer.keyId) return false;
    throw new Error(
      'it was sealed with another secret; give the one it was used with by SECRET_KEY or SECRET_KEY_FILE',
    );
  });
}

/** Encrypts all seeds in plain text; resolves with true if there were none. */
async function sealAll(trx: Transaction<Schema>, sealer: Sealer): Promise<boolean> {
  for (let last = ''; ; ) {
    const rows = await plainRows(trx, last);
    for (const { table_id, secret } of rows) {
      const plain: Secret = JSON.parse(secret ?? '{}');
      await setSecret(trx, table_id, JSON.stringify(sealSecret(plain, table_id, sealer)));
    }
    if (rows.length < PAGE) return last === '' && rows.length === 0;
    last = rows[rows.length - 1].table_id;
  }
}

/** Sets the secret of a table's first entry. */
async function setSecret(trx: Transaction<Schema>, table: string, secret: string): Promise<void> {
  await trx.updateTable('entries').set({ secret }).where('table_id', '=', table).where('seq', '=', 1).execute();
}

/** Reads the next tables, after `last`, whose first entry has its seed in plain text and whose game is not over. */
function plainRows(trx: Transaction<Schema>, last: string) {
  return trx
    .selectFrom('tables')
    .innerJoin('entries', (join) => join.onRef('entries.table_id', '=', 'tables.id').on('entries.seq', '=', 1))
    .select(['entries.table_id', 'entries.secret'])
    .where('tables.status', '!=', 'over')
    .where('tables.id', '>', last)
    .where('entries.secret', 'like', '%"serverSeed"%')
    .orderBy('tables.id')
    .limit(PAGE)
    .execute();
}

function sealSecret({ serverSeed, ...rest }: Secret, table: string, sealer: Sealer): Secret {
  return serverSeed === undefined ? rest : { ...rest, sealedSeed: sealer.seal(serverSeed, table) };
}

function openSecret({ sealedSeed, ...rest }: Secret, table: string, sealer: Sealer): Secret {
  const serverSeed = sealedSeed === undefined ? null : sealer.open(sealedSeed, table);
  return serverSeed === null ? rest : { ...rest, serverSeed };
}

/**
 * Wraps a store so that the seeds of games are encrypted in it. Plain text from earlier versions is read as it is.
 */
export function sealedStore(store: Store, sealer: Sealer): Store {
  const sealed = ({ table, row, updates }: Append): Append => {
    const secret = row.secret === null ? null : sealSecret(row.secret, table, sealer);
    return { table, row: { ...row, secret }, updates };
  };
  const opened = (row: Row, table: string): Row =>
    row.secret?.sealedSeed === undefined ? row : { ...row, secret: openSecret(row.secret, table, sealer) };
  return {
    ...store,
    append: (batch) => store.append(batch.map((one) => (one.row.secret === null ? one : sealed(one)))),
    read: async (table, since, limit) => (await store.read(table, since, limit)).map((row) => opened(row, table)),
  };
}
