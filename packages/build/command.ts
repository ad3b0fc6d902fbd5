import { cp, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { bundleOf, freshenBundle } from '@asteroute/server/pages';
import { TAGS } from '@asteroute/words/tags.ts';
import type { TsdownPlugin } from 'tsdown';
import { build } from 'tsdown';
import { dependenciesOf, MODULES, ROOT } from './modules.ts';
import type { Manifest } from './published.ts';

/** Packages that only the sources of the page need, which are not in the package. */
const FOR_SOURCES = ['vite'];

/** Every source file is a module of its own, because programs find threads, the page and each other by folders. */
export async function buildCommand(folder: string): Promise<Manifest> {
  const dist = join(folder, 'dist');
  const dependencies = dependenciesOf(await transpile(dist), FOR_SOURCES);
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
    plugins: [threads(), languages()],
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

function languages(): TsdownPlugin {
  return {
    name: 'languages',
    transform: {
      filter: { id: /\.ts$/, code: /import\(`\.\.\/\$\{tag\}\// },
      handler(code, file) {
        return code.replace(/(import\(`\.\.\/\$\{tag\}\/)([\w-]+)\.ts`/g, (_, start: string, name: string) => {
          for (const tag of TAGS) this.emitFile({ type: 'chunk', id: join(dirname(file), '..', tag, `${name}.ts`) });
          return `${start}${name}.js\``;
        });
      },
    },
  };
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('.') });
}
