import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['tiles', 'engine', 'record', 'bots', 'protocol', 'examples', 'fixtures/scoring', 'web'];
const STAMP = '.stamp';

/** The folder of the built web bundle of the repository at `root`. */
export const bundleOf = (root: string): string => join(root, 'web', 'dist');

/** Builds the web bundle when its sources are not those it was built from; `tell` is called before it does. */
export async function freshenBundle(root: string, tell: () => void): Promise<void> {
  const stamp = stampOfSources(root);
  if (stampOfBundle(root) === stamp) return;
  tell();
  await build(root, stamp);
}

/** Built beside its place and moved there whole, so that a build cut short leaves no half bundle. */
async function build(root: string, stamp: string): Promise<void> {
  const bundle = bundleOf(root);
  const draft = `${bundle}-${process.pid}`;
  // Vite takes a while to load, and most starts have nothing to build.
  const vite = await import('vite');
  // The bundle is for players whoever builds it: Vite would make another one for a shell or a test that says otherwise.
  process.env.NODE_ENV = 'production';
  const configFile = join(root, 'web', 'vite.config.ts');
  try {
    await vite.build({ configFile, configLoader: 'native', logLevel: 'warn', build: { outDir: draft } });
    writeFileSync(join(draft, STAMP), stamp);
    rmSync(bundle, { recursive: true, force: true });
    renameSync(draft, bundle);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function stampOfBundle(root: string): string {
  const file = join(bundleOf(root), STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A digest of names and contents, not of times: a checkout or a copy changes times, and a deletion changes none. */
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

/** The bundle itself, drafts of it, packages, hidden files and tests do not go into it. */
function isSource(name: string): boolean {
  return !/^(dist|dist-\d+|node_modules|\..*)$|\.test\.tsx?$/.test(name);
}
