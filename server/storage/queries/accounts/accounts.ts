import { looksOf } from '@asteroute/protocol';
import type { Kysely, Transaction } from 'kysely';
import type {
  AccountChange,
  AccountStore,
  KeyOwner,
  NewAccount,
  NewKey,
  SessionStore,
} from '../../../domain/stores/account-store.ts';
import type { Schema } from '../../schema/schema.ts';
import { addBlock, blocksOf, dropBlock } from './blocks.ts';
import { deleteAccount, placesOf } from './forget.ts';
import { RefusedChange } from './refused-change.ts';

type Trx = Transaction<Schema>;

const MAX_KEYS = 20;

export function accountQueries(db: Kysely<Schema>): AccountStore {
  return {
    create: (account) => refusable(db, (trx) => createAccount(trx, account)),
    keyOwner: async (key) => ownerOf(await owners(db).where('account_keys.id', '=', key).executeTakeFirst()),
    view: (id) => accountView(db, id),
    async publicKeysOf(id) {
      const keys = db.selectFrom('account_keys').select(['id', 'public_key']).where('account_id', '=', id);
      return Object.fromEntries((await keys.execute()).map((key) => [key.id, key.public_key]));
    },
    addressOf: (account) => addressOf(db, account),
    placesOf: (account) => placesOf(db, account),
    change: (by, change) => refusable(db, (trx) => changeAccount(trx, by, change)),
    namesOf: (ids) => namesOf(db, ids),
    async ban(id, at) {
      const open = db.updateTable('accounts').set({ banned_at: at }).where('id', '=', id).where('closed_at', '=', 0);
      return (await open.returning('id').execute()).length > 0;
    },
  };
}

export function sessionQueries(db: Kysely<Schema>): SessionStore {
  return {
    async start({ hash, account, key, until, tag }, now) {
      await db.insertInto('account_sessions').values({ hash, account_id: account, key_id: key, until }).execute();
      await db.updateTable('account_keys').set({ seen_at: now }).where('id', '=', key).execute();
      await db.updateTable('accounts').set({ address: tag }).where('id', '=', account).execute();
    },
    async owner(hash, now) {
      const session = db
        .selectFrom('account_sessions')
        .select('key_id')
        .where('hash', '=', hash)
        .where('until', '>', now);
      return ownerOf(await owners(db).where('account_keys.id', 'in', session).executeTakeFirst());
    },
    async end(hash) {
      await db.deleteFrom('account_sessions').where('hash', '=', hash).execute();
    },
  };
}

async function refusable<T extends string>(db: Kysely<Schema>, run: (trx: Trx) => Promise<void>): Promise<T | 'done'> {
  try {
    await db.transaction().execute(run);
    return 'done';
  } catch (error) {
    if (error instanceof RefusedChange) return error.reason as T;
    throw error;
  }
}

async function createAccount(trx: Trx, { id, name, key }: NewAccount): Promise<void> {
  const { addedAt: created_at } = key;
  const account = { id, name, created_at, closed_at: 0, banned_at: 0, changes: 0 };
  await trx.insertInto('accounts').values(account).execute();
  await takeName(trx, id, name);
  await addKey(trx, id, key);
}

/** Reserves both looks of a name; the primary key lets one of two rivals win. */
async function takeName(trx: Trx, account: string, name: string): Promise<void> {
  const [folded, shaped] = looksOf(name);
  const values = [`f ${folded}`, `s ${shaped}`].map((look) => ({ look, account_id: account }));
  const inserted = trx
    .insertInto('account_names')
    .values(values)
    .onConflict((conflict) => conflict.doNothing());
  if ((await inserted.returning('look').execute()).length < values.length) throw new RefusedChange('name-taken');
}

async function addKey(trx: Trx, account: string, { id, publicKey, kind, label, addedAt }: NewKey): Promise<void> {
  const values = { id, account_id: account, public_key: publicKey, kind, label, added_at: addedAt, seen_at: addedAt };
  const inserted = trx
    .insertInto('account_keys')
    .values(values)
    .onConflict((conflict) => conflict.doNothing());
  if ((await inserted.returning('id').execute()).length === 0) throw new RefusedChange('key-taken');
}

/** Locks the account first: of two changes at the same time, the second one sees what the first one did. */
async function changeAccount(trx: Trx, { account, key }: Pick<KeyOwner, 'account' | 'key'>, change: AccountChange) {
  const own = trx.updateTable('accounts').where('id', '=', account).where('closed_at', '=', 0);
  await own.set((e) => ({ changes: e('changes', '+', 1) })).execute();
  const keys = await trx.selectFrom('account_keys').select(['id', 'kind']).where('account_id', '=', account).execute();
  if (!keys.some(({ id }) => id === key)) throw new RefusedChange('unknown-key');
  await applyChange(trx, account, keys, change);
}

type OwnKeys = readonly { readonly id: string; readonly kind: string }[];

async function applyChange(trx: Trx, account: string, keys: OwnKeys, change: AccountChange): Promise<void> {
  const has = (id: string) => keys.some((one) => one.id === id);
  if (change.type === 'rename') return renameAccount(trx, account, change.name);
  if (change.type === 'delete') return deleteAccount(trx, account, change.at);
  if (change.type === 'unblock') return dropBlock(trx, account, change.block);
  if (change.type === 'block') return demand(await addBlock(trx, account, change.block));
  if (change.type === 'revoke-key') {
    if (keys.length === 1 && has(change.key)) throw new RefusedChange('last-key');
    return revokeKeys(trx, account, [change.key]);
  }
  if (change.type === 'set-recovery') {
    const former = keys.filter(({ kind }) => kind === 'recovery').map(({ id }) => id);
    if (former.length === keys.length && change.key === null) throw new RefusedChange('last-key');
    await revokeKeys(trx, account, former);
  } else if (has(change.key.id)) return;
  else if (keys.length >= MAX_KEYS) throw new RefusedChange('too-many');
  if (change.key !== null) await addKey(trx, account, change.key);
}

async function renameAccount(trx: Trx, account: string, name: string): Promise<void> {
  await trx.deleteFrom('account_names').where('account_id', '=', account).execute();
  await takeName(trx, account, name);
  await trx.updateTable('accounts').set({ name }).where('id', '=', account).execute();
}

function demand(done: string): void {
  if (done !== 'done') throw new RefusedChange(done);
}

async function revokeKeys(trx: Trx, account: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const own = trx.deleteFrom('account_keys').where('account_id', '=', account).where('id', 'in', keys);
  await own.execute();
  await trx.deleteFrom('account_sessions').where('account_id', '=', account).where('key_id', 'in', keys).execute();
}

const owners = (db: Kysely<Schema>) =>
  db
    .selectFrom('account_keys')
    .innerJoin('accounts', 'accounts.id', 'account_keys.account_id')
    .select(['accounts.id as account', 'accounts.name', 'accounts.banned_at'])
    .select(['account_keys.id as key', 'account_keys.kind', 'account_keys.public_key as publicKey']);

type OwnerRow = Awaited<ReturnType<ReturnType<typeof owners>['executeTakeFirst']>>;

function ownerOf(row: OwnerRow): KeyOwner | null {
  if (row === undefined) return null;
  const { banned_at, kind, ...owner } = row;
  return { ...owner, kind: kind as KeyOwner['kind'], banned: banned_at > 0 };
}

async function accountView(db: Kysely<Schema>, id: string): ReturnType<AccountStore['view']> {
  const open = db.selectFrom('accounts').where('id', '=', id).where('closed_at', '=', 0);
  const found = await open.select(['id', 'name', 'created_at as createdAt']).executeTakeFirst();
  if (found === undefined) return null;
  const keys = await db
    .selectFrom('account_keys')
    .select(['id', 'kind', 'label', 'added_at as addedAt', 'seen_at as seenAt'])
    .where('account_id', '=', id)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return {
    ...found,
    keys: keys.map((key) => ({ ...key, kind: key.kind as NewKey['kind'] })),
    blocks: await blocksOf(db, id),
  };
}

async function addressOf(db: Kysely<Schema>, account: string): Promise<string> {
  const one = db.selectFrom('accounts').select('address').where('id', '=', account);
  return (await one.executeTakeFirst())?.address ?? '';
}

async function namesOf(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const named = db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).where('closed_at', '=', 0);
  return new Map((await named.execute()).map(({ id, name }) => [id, name]));
}
