/** What all packages have in common: how modules are written, and which packages they need. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { InlineConfig, TsdownBundle } from 'tsdown';

export const ROOT = join(import.meta.dirname, '..', '..');

export const isOurs = (id: string): boolean => id.startsWith('@asteroute/');

/** Options of the bundler for every package. Packages of others are dependencies and are not bundled. */
export const MODULES = {
  config: false,
  cwd: ROOT,
  tsconfig: false,
  format: 'esm',
  fixedExtension: false,
  clean: false,
  report: false,
  sourcemap: false,
  logLevel: 'warn',
  checks: { bundlerTimings: false },
  deps: { neverBundle: (id: string) => !isOurs(id) && !/^[./]/.test(id), onlyBundle: false },
} as const satisfies InlineConfig;

interface WorkspaceFile {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface RootFile {
  readonly license: string;
  readonly repository: { readonly type: string; readonly url: string };
  readonly homepage: string;
  readonly bugs: string;
  readonly workspaces: readonly string[];
}

export function readRoot(): RootFile {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as RootFile;
}

export function readWorkspace(workspace: string): WorkspaceFile {
  return JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as WorkspaceFile;
}

/** With the versions that the workspaces name. Throws if none does: it would be missing after the installation. */
export function dependenciesOf(
  bundles: readonly TsdownBundle[],
  without: readonly string[] = [],
): Record<string, string> {
  const known = Object.assign({}, ...readRoot().workspaces.map((workspace) => readWorkspace(workspace).dependencies));
  const versionOf = (name: string): string => {
    const version = isOurs(name) ? readWorkspace(name.slice('@asteroute/'.length)).version : known[name];
    if (version === undefined) throw new Error(`${name} is imported, but no package.json names its version`);
    return version;
  };
  const names = importedBy(bundles).filter((name) => !without.includes(name));
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]));
}

function importedBy(bundles: readonly TsdownBundle[]): string[] {
  const chunks = bundles.flatMap((bundle) => bundle.chunks).filter((chunk) => chunk.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const requests = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const others = requests.filter((id) => !own.has(id) && !id.startsWith('node:'));
  return [...new Set(others.map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/')))].sort();
}

export const run = promisify(execFile);

export function npm(args: readonly string[], folder: string): Promise<{ stdout: string; stderr: string }> {
  return run('npm', args, { cwd: folder, maxBuffer: 1 << 26, shell: process.platform === 'win32' });
}
