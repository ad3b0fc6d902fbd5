import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** Workspaces whose code determines the output of a job. */
const WORKSPACES = ['tiles', 'threads', 'engine', 'record', 'bots', 'review', 'cli'];

/** A digest of this code. Workers with other code use another queue, because their output could differ. */
export function codeVersion(): string {
  const digest = createHash('sha256');
  for (const path of WORKSPACES.flatMap(sourcesIn)) digest.update(path).update(readFileSync(join(ROOT, path)));
  return digest.digest('hex').slice(0, 12);
}

function sourcesIn(workspace: string): string[] {
  const paths = readdirSync(join(ROOT, workspace), { recursive: true, encoding: 'utf8' });
  const isSource = (path: string) => /(?<!\.test)\.(ts|js|json)$/.test(path) && !path.includes('node_modules');
  return paths
    .filter(isSource)
    .sort()
    .map((path) => join(workspace, path));
}
