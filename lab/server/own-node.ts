import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type NodeProcess, nodeProcess } from '@asteroute/server/testing';

/** Starts a node on a new embedded store; afterwards it is stopped and its folder is deleted. */
export async function withNode<T>(
  use: (node: NodeProcess, folder: string) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-lab-'));
  const node = nodeProcess(await freePort(), { DATA_DIR: folder, ...env });
  try {
    await node.start();
    return await use(node, folder);
  } finally {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
