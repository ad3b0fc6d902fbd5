import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { type ChildProgram, startProgram } from './child-program.ts';

/** A new, empty database for a test. */
export interface TestDatabase {
  readonly url: string;
  /** Breaks every connection, as an administrator can. */
  terminate(): Promise<void>;
  /** Ends its server at once, as a crash does, and starts it again; only a private one can. */
  readonly crash?: () => Promise<void>;
  close(): Promise<void>;
}

/** Where PostgreSQL is installed if its programs are not on the path. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder with `initdb` and `postgres`, or null if the machine has none. */
function findPrograms(): string | null {
  const installed = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((version) => join(folder, version)),
  ]);
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...installed
      .sort()
      .reverse()
      .map((one) => join(one, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root: then the user to run it as, `postgres` or `nobody`. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres:', 'nobody:'].flatMap((name) => users.filter((line) => line.startsWith(name)))[0];
  const [, , uid, gid] = found.split(':').map(Number);
  return { uid, gid };
}

/** Why the tests of PostgreSQL are skipped, or null if they can run. */
export const NO_POSTGRES: string | null =
  process.env.DATABASE_URL || findPrograms() !== null
    ? null
    : 'no PostgreSQL: DATABASE_URL is not set, and initdb and postgres are not on this machine';

/** Options of a test or suite that needs PostgreSQL; without one it is skipped, and `npm test` prints why. */
export const NEEDS_POSTGRES: { readonly skip: boolean; readonly meta: object } = {
  skip: NO_POSTGRES !== null,
  meta: { skipReason: NO_POSTGRES },
};

/** No test cuts the power of the database server, so it need not wait for the disk. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * A new database: on the server of DATABASE_URL if that is set, else on a private one in a temporary folder that ends
 * with the tests. The private one is as durable as a real one only if asked to be, for measurements.
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
    terminate: () => query(url.href, TERMINATE),
    close: () => query(given, `drop database ${name} with (force)`),
  };
}

const TERMINATE =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function startPrivate(durable: boolean): Promise<TestDatabase> {
  const programs = findPrograms();
  if (programs === null) throw new Error(NO_POSTGRES ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-postgres-'));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const make = ['-D', data, '-U', 'asteroute', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  const quick = ['--no-instructions', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [...make, ...quick], { stdio: 'pipe', cwd: folder, ...user });
  const port = await freePort();
  const address = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const settings = durable ? address : [...address, ...NOT_DURABLE];
  const start = () =>
    startProgram(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...(user === null ? {} : { user: `${user.uid}:${user.gid}` }),
      end: 'SIGINT',
    });
  let server = start();
  const url = `postgres://asteroute@127.0.0.1:${port}/postgres`;
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
    throw new Error(`${(error as Error).message}\n${server.output()}`);
  }
  return { url, terminate: () => query(url, TERMINATE), crash, close };
}

/** Resolves once the server answers a query; rejects if it ends before. */
async function answered(server: ChildProgram, url: string): Promise<void> {
  for (;;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (server.hasEnded()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
