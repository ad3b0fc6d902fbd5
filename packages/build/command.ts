/** Builds the command: the command line, the server and the page that it serves. */
import { cp, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { bundleOf, freshenBundle } from '@asteroute/server/pages';
import type { TsdownPlugin } from 'tsdown';
import { build } from 'tsdown';
import { dependenciesOf, MODULES, ROOT } from './modules.ts';
import type { Manifest } from './published.ts';

/** The workspaces whose code is in the package. */
const WORKSPACES = ['tiles', 'threads', 'engine', 'record', 'bots', 'review', 'protocol', 'server', 'cli'];

/** Packages that only the sources of the page need, which are not in the package. */
const FOR_SOURCES = ['vite'];

/**
 * Writes every source file as a module of its own, at the same place as in the repository, because programs find
 * threads, the page and each other by their folders.
 */
export async function buildCommand(folder: string): Promise<Manifest> {
  const dist = join(folder, 'dist');
  const dependencies = dependenciesOf(await transpile(dist), WORKSPACES, FOR_SOURCES);
  await freshenBundle(ROOT, () => {});
  await copyFolder(bundleOf(ROOT), bundleOf(dist));
  await copyFolder(join(ROOT, 'docs/licences'), join(folder, 'licences'));
  await cp(join(ROOT, 'packages/asteroute/bin.mjs'), join(folder, 'bin.mjs'));
  return { bin: { asteroute: 'bin.mjs' }, exports: { './package.json': './package.json' }, dependencies };
}

async function transpile(outDir: string) {
  const { bundles } = await build({
    ...MODULES,
    entry: [join(ROOT, 'cli/main.ts')],
    outDir,
    root: ROOT,
    unbundle: true,
    platform: 'node',
    target: 'node22',
    dts: false,
    plugins: [threads()],
  });
  return bundles;
}

/** Adds the programs of threads, which are named by `new URL('./thread.ts', import.meta.url)`, under their new names. */
function threads(): TsdownPlugin {
  return {
    name: 'threads',
    transform: {
      filter: { id: /\.ts$/, code: 'import.meta.url' },
      handler(code, file) {
        return code.replace(/new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g, (_, path: string) => {
          this.emitFile({ type: 'chunk', id: join(dirname(file), `${path}.ts`) });
          return `new URL('${path}.js', import.meta.url)`;
        });
      },
    },
  };
}

/** Copies a folder without its hidden files. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('.') });
}
