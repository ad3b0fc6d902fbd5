import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  metricsOf,
  type NodeProcess,
  nodeProcess,
  openDatabase,
  TEST_SECRET,
} from '@asteroute/server/testing';

type Environment = Readonly<Record<string, string>>;

export const SECRET: Environment = { SECRET_KEY: TEST_SECRET.toString('hex') };

export const onPostgres = (url: string): Environment => ({ DATABASE_URL: url, ...SECRET });

/** Lets these limits be the usual ones: of an empty setting. */
export const usualLimits = (...names: readonly string[]): Environment =>
  Object.fromEntries(names.map((name) => [`LIMIT_${name}`, '']));

/** Starts `count` nodes with the same settings and stops all of them afterwards, even frozen ones. */
export async function withNodes<T>(
  count: number,
  env: Environment,
  use: (nodes: readonly NodeProcess[]) => Promise<T>,
): Promise<T> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const nodes = ports.map((port) => nodeProcess(port, env));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    return await use(nodes);
  } finally {
    for (const node of nodes) node.signal('SIGCONT');
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

/** Starts nodes on a new PostgreSQL, which loses nothing that it has committed when it crashes. */
export async function withPostgresNodes<T>(count: number, use: (nodes: readonly NodeProcess[]) => Promise<T>) {
  const database = await openDatabase({ durable: true });
  try {
    return await withNodes(count, onPostgres(database.url), use);
  } finally {
    await database.close();
  }
}

export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-lab-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a node on a new embedded store. Afterwards stops it and deletes its folder. */
export const withNode = <T>(use: (node: NodeProcess) => Promise<T>, env: Environment = {}): Promise<T> =>
  withFolder((folder) => withNodes(1, { DATA_DIR: folder, ...env }, ([node]) => use(node)));

export async function metricOf(origin: string, name: string): Promise<number> {
  // A connection that was kept since the last time may just be closed.
  const text = await metricsOf(origin).catch(() => metricsOf(origin));
  return Number(new RegExp(`^asteroute_${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
