import type { AccountBlock } from '@asteroute/protocol/accounts';
import type { Kysely, Transaction } from 'kysely';
import type { NewBlock, PeopleStore } from '../../../domain/stores/block-store.ts';
import type { Schema } from '../../schema/schema.ts';
import { companionQueries } from '../people/companions.ts';

const MAX_BLOCKS = 500;
const TOKEN = 'token ';

export function peopleQueries(db: Kysely<Schema>): PeopleStore {
  return {
    avoided: (keys) => avoided(db, keys),
    tablesWith: (keys, tables) => tablesWith(db, keys, tables),
    async findBlock(account, id) {
      const own = db.selectFrom('account_blocks').select(['id', 'blocked', 'name', 'at']);
      return (await own.where('account_id', '=', account).where('id', '=', id).executeTakeFirst()) ?? null;
    },
    ...companionQueries(db),
  };
}

async function avoided(db: Kysely<Schema>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const own = db.selectFrom('account_blocks').select('blocked as key').where('account_id', 'in', keys);
  const of = db.selectFrom('account_blocks').select('account_id as key').where('blocked', 'in', keys);
  return new Set((await own.union(of).execute()).map(({ key }) => key));
}

async function tablesWith(
  db: Kysely<Schema>,
  keys: readonly string[],
  tables: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0 || tables.length === 0) return new Set();
  const hashes = keys.flatMap((key) => (key.startsWith(TOKEN) ? key.slice(TOKEN.length) : []));
  const seats = db
    .selectFrom('seats')
    .select('table_id')
    .where('table_id', 'in', tables)
    .where((e) => e.or([e('account_id', 'in', keys), ...(hashes.length > 0 ? [e('hash', 'in', hashes)] : [])]));
  return new Set((await seats.execute()).map(({ table_id }) => table_id));
}

export async function addBlock(
  trx: Transaction<Schema>,
  account: string,
  block: NewBlock,
): Promise<'done' | 'too-many'> {
  const own = trx.selectFrom('account_blocks').select('id').where('account_id', '=', account);
  if ((await own.execute()).length >= MAX_BLOCKS) return 'too-many';
  await trx
    .insertInto('account_blocks')
    .values({ account_id: account, ...block })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'done';
}

export async function dropBlock(trx: Transaction<Schema>, account: string, id: string): Promise<void> {
  await trx.deleteFrom('account_blocks').where('account_id', '=', account).where('id', '=', id).execute();
}

export async function blocksOf(db: Kysely<Schema>, account: string): Promise<AccountBlock[]> {
  const own = db.selectFrom('account_blocks').select(['id', 'name', 'at']).where('account_id', '=', account);
  return own.orderBy('at', 'desc').orderBy('id').execute();
}
