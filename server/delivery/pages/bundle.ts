import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../domain/ports.ts';
import { folderFault } from '../../secrets/private-file.ts';

export const SOURCES = [
  'tiles',
  'threads',
  'engine',
  'record',
  'foreign',
  'bots',
  'review',
  'club',
  'protocol',
  'client',
  'examples',
  'fixtures/scoring',
  'board',
  'board-view',
  'words',
  'web',
];
const STAMP = '.stamp';
/** What to do where the server's user may not write to its own folder, as a service. */
const BY_HAND = 'npm run build -- --server builds it, as the user to whom the files belong';

export const bundleOf = (root: string): string => join(root, 'web', 'app', 'dist');

export const hasPageSources = (root: string): boolean => existsSync(configIn(root));

const configIn = (root: string): string => join(root, 'web', 'app', 'vite.config.ts');

export async function freshenBundle(root: string, onBuild: () => void): Promise<void> {
  if (!hasPageSources(root)) return;
  const stamp = stampOfSources(root);
  if (stampOfBundle(root) === stamp) return;
  const fault = folderFault(bundleOf(root));
  if (fault !== null) throw new StartError(`The page is older than its sources, and ${fault}: ${BY_HAND}.`);
  onBuild();
  await buildPage(root, bundleOf(root), { stamp });
}

interface PagePlan {
  readonly base?: string;
  readonly mode?: string;
  readonly stamp?: string;
}

/** The draft takes the place of `out` when it is complete: an interrupted build leaves the earlier page. */
export async function buildPage(root: string, out: string, { stamp, ...plan }: PagePlan): Promise<void> {
  const draft = `${out}-${process.pid}`;
  // Loaded only now, because Vite loads slowly and most starts have nothing to build.
  const vite = await import('vite');
  // Always a production build, whatever NODE_ENV a shell or a test has set.
  process.env.NODE_ENV = 'production';
  try {
    await vite.build({
      configFile: configIn(root),
      configLoader: 'native',
      logLevel: 'warn',
      ...plan,
      build: { outDir: draft },
    });
    if (stamp !== undefined) writeFileSync(join(draft, STAMP), stamp);
    rmSync(out, { recursive: true, force: true });
    renameSync(draft, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function stampOfBundle(root: string): string {
  const file = join(bundleOf(root), STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** By contents: a checkout changes modification times, and a deletion does not. */
function stampOfSources(root: string): string {
  const hash = createHash('sha256');
  const files = [join(root, 'package-lock.json'), ...SOURCES.flatMap((folder) => sourcesIn(join(root, folder)))];
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => isSource(entry.name));
  const files = entries.map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourcesIn(path) : [path];
  });
  return files.flat().sort();
}

function isSource(name: string): boolean {
  return !/^(dist|dist-\d+|node_modules|\..*)$|\.test\.tsx?$/.test(name);
}
