import type { Kysely } from 'kysely';
import type { Append, Row, Secret, Stores } from '../../domain/ports.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import type { Schema } from '../schema/schema.ts';

/** Ties a store to the server's secret the first time. Rejects if it was sealed with another secret. */
export async function bindStore(db: Kysely<Schema>, sealer: Sealer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const bound = await trx
      .insertInto('server_key')
      .values({ id: 1, key_id: sealer.keyId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (bound.length > 0) return;
    const { key_id } = await trx
      .selectFrom('server_key')
      .select('key_id')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    if (key_id === sealer.keyId) return;
    throw new Error(
      'it was sealed with another secret; give the one it was used with by SECRET_KEY or SECRET_KEY_FILE',
    );
  });
}

function sealSecret({ serverSeed, ...rest }: Secret, table: string, sealer: Sealer): Secret {
  return serverSeed === undefined ? rest : { ...rest, sealedSeed: sealer.seal(serverSeed, table) };
}

function openSecret({ sealedSeed, ...rest }: Secret, table: string, sealer: Sealer): Secret {
  const serverSeed = sealedSeed === undefined ? null : sealer.open(sealedSeed, table);
  return serverSeed === null ? rest : { ...rest, serverSeed };
}

export function sealedStore(stores: Stores, sealer: Sealer): Stores {
  const sealed = ({ table, row, updates }: Append): Append => {
    const secret = row.secret === null ? null : sealSecret(row.secret, table, sealer);
    return { table, row: { ...row, secret }, updates };
  };
  const opened = (row: Row, table: string): Row =>
    row.secret?.sealedSeed === undefined ? row : { ...row, secret: openSecret(row.secret, table, sealer) };
  const { tables } = stores;
  return {
    ...stores,
    tables: {
      ...tables,
      append: (batch) => tables.append(batch.map((one) => (one.row.secret === null ? one : sealed(one)))),
      read: async (table, since, limit) => (await tables.read(table, since, limit)).map((row) => opened(row, table)),
    },
  };
}
