/** For tests only: the programs of PostgreSQL on this machine. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';
import { type ChildProgram, startProgram } from '../child-program.ts';

/** Where PostgreSQL may be installed if its programs are not on the path. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/** Returns the folder with `initdb` and `postgres`; null if the machine has none. */
export function findPrograms(): string | null {
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

/** Returns the user to run PostgreSQL as if this process is root, which PostgreSQL refuses: `postgres` or `nobody`. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const found = ['postgres:', 'nobody:'].flatMap((name) => users.filter((line) => line.startsWith(name)))[0];
  const [, , uid, gid] = found.split(':').map(Number);
  return { uid, gid };
}

/** Creates a temporary folder that belongs to the user that PostgreSQL runs as. */
export function makePrivateFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Runs a program of PostgreSQL to its end, in the folder beside the data. */
export function runPostgres(program: string, data: string, args: readonly string[]): void {
  execFileSync(join(programsHere(), program), ['-D', data, ...args], {
    stdio: 'pipe',
    cwd: join(data, '..'),
    ...unprivileged(),
  });
}

/** Creates an empty cluster in a folder that does not exist yet. */
export function makeCluster(data: string): void {
  const make = ['-U', 'asteroute', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  runPostgres('initdb', data, [...make, '--no-instructions', '--no-sync']);
}

/** Starts the server of a cluster on the loopback address. */
export function startPostgres(data: string, port: number, settings: readonly string[]): ChildProgram {
  const user = unprivileged();
  const address = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${join(data, '..')}`];
  const args = [...address, ...settings].flatMap((one) => ['-c', one]);
  return startProgram(join(programsHere(), 'postgres'), ['-D', data, ...args], {
    ...(user === null ? {} : { user: `${user.uid}:${user.gid}` }),
    end: 'SIGINT',
  });
}

/** Returns the real folder of the programs: a folder of links may contain only some of them. */
function programsHere(): string {
  const programs = findPrograms();
  if (programs === null) throw new Error('no PostgreSQL: initdb and postgres are not on this machine');
  return dirname(realpathSync(join(programs, 'postgres')));
}

/** Returns the address of the database of a server at this port. */
export const urlAt = (port: number): string => `postgres://asteroute@127.0.0.1:${port}/postgres`;

/** Runs one statement on a new connection. */
export async function query(url: string, text: string): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: url });
  // The connection breaks when its server is killed.
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

/** Resolves once the server answers a query; rejects with its output if it ends before. */
export async function answered(server: ChildProgram, url: string): Promise<void> {
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (server.hasEnded()) throw new Error(`${(error as Error).message}\n${server.output()}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

/** Returns a port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
