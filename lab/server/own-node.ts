import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type NodeProcess, nodeProcess, openDatabase, TEST_SECRET } from '@asteroute/server/testing';

type Environment = Readonly<Record<string, string>>;

/** The settings of a node that uses this PostgreSQL. */
export function onPostgres(url: string): Environment {
  return { DATABASE_URL: url, SECRET_KEY: TEST_SECRET.toString('hex') };
}

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
export async function withPostgresNodes<T>(
  count: number,
  use: (nodes: readonly NodeProcess[]) => Promise<T>,
  env: Environment = {},
): Promise<T> {
  const database = await openDatabase({ durable: true });
  try {
    return await withNodes(count, { ...onPostgres(database.url), ...env }, use);
  } finally {
    await database.close();
  }
}

/** Starts a node on a new embedded store. Afterwards stops it and deletes its folder. */
export async function withNode<T>(use: (node: NodeProcess) => Promise<T>, env: Environment = {}): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-lab-'));
  try {
    return await withNodes(1, { DATA_DIR: folder, ...env }, ([node]) => use(node));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
