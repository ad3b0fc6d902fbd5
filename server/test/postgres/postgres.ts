import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  answered,
  findPrograms,
  freePort,
  makeCluster,
  makePrivateFolder,
  query,
  startPostgres,
  urlAt,
} from './programs.ts';

/** A new, empty database for a test. */
export interface TestDatabase {
  readonly url: string;
  /** Breaks every connection, as an administrator can do. */
  terminate(): Promise<void>;
  /** Ends its server abruptly, as in a crash, and restarts it; absent if the server is not private. */
  readonly crash?: () => Promise<void>;
  close(): Promise<void>;
}

/** Why the PostgreSQL tests are skipped; null if they can run. */
export const NO_POSTGRES: string | null =
  process.env.DATABASE_URL || findPrograms() !== null
    ? null
    : 'no PostgreSQL: DATABASE_URL is not set, and initdb and postgres are not on this machine';

/** Options of a test or suite that needs PostgreSQL; without one it is skipped, and `npm test` prints why. */
export const NEEDS_POSTGRES: { readonly skip: boolean; readonly meta: object } = {
  skip: NO_POSTGRES !== null,
  meta: { skipReason: NO_POSTGRES },
};

/** Turns durability off, because no test cuts the power of the database server, so it need not wait for the disk. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Creates a new database: on the server of DATABASE_URL if that is set, otherwise on a private server in a temporary
 * folder that ends with the tests. The private one is durable only on request, for measurements.
 */
export async function openDatabase({ durable = false } = {}): Promise<TestDatabase> {
  const given = process.env.DATABASE_URL;
  if (!given) return startPrivate(durable);
  const name = `asteroute_test_${process.pid}_${Date.now()}`;
  await query(given, `create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    terminate: async () => void (await query(url.href, TERMINATE)),
    close: async () => void (await query(given, `drop database ${name} with (force)`)),
  };
}

const TERMINATE =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';

async function startPrivate(durable: boolean): Promise<TestDatabase> {
  const folder = makePrivateFolder('asteroute-postgres-');
  const data = join(folder, 'data');
  makeCluster(data);
  const port = await freePort();
  const start = () => startPostgres(data, port, durable ? [] : NOT_DURABLE);
  let server = start();
  const url = urlAt(port);
  const close = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const crash = async () => {
    server.signal('SIGQUIT');
    await server.ended;
    server = start();
    await answered(server, url);
  };
  try {
    await answered(server, url);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, terminate: async () => void (await query(url, TERMINATE)), crash, close };
}
