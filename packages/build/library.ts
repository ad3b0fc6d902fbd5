/** Builds a library: a program and its declarations for each entry, with what they share in files of its own. */
import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { namedImports } from '@asteroute/engine/named-imports';
import type { TsdownPlugin } from 'tsdown';
import { build } from 'tsdown';
import { dependenciesOf, isOurs, MODULES, ROOT } from './modules.ts';
import type { Declarations, Manifest } from './published.ts';

export interface LibrarySource {
  /** Source files by the name of the entry; `index` is the package itself. */
  readonly entries: Readonly<Record<string, string>>;
  /** Workspaces that other published packages hold, and the entry of the package where each is found. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Folders of JSON files that are published as they are, by the subpath. */
  readonly data?: Readonly<Record<string, string>>;
}

export function buildLibrary(source: LibrarySource) {
  return async (folder: string, declarations: Declarations): Promise<Manifest> => {
    const dependencies = dependenciesOf(await bundle(source, join(folder, 'dist'), declarations));
    const data = Object.entries(source.data ?? {});
    for (const [name, from] of data) await copyJson(join(ROOT, from), join(folder, name));
    const json = data.map(([name]) => [`./${name}/*.json`, `./${name}/*.json`]);
    const own = Object.keys(source.entries).map((name) => [name === 'index' ? '.' : `./${name}`, fileOf(name)]);
    const exports = Object.fromEntries([...own, ...json, ['./package.json', './package.json']]);
    return { sideEffects: false, exports, dependencies: mapValues(dependencies, rangeOf) };
  };
}

async function bundle({ entries, packages = {} }: LibrarySource, outDir: string, declarations: Declarations) {
  const { bundles } = await build({
    ...MODULES,
    entry: mapValues(entries, (path) => join(ROOT, path)),
    outDir,
    platform: 'neutral',
    target: 'es2022',
    plugins: [namedImports, inOtherPackages(packages)],
    dts: { generator: declarationsFrom(declarations), tsconfig: false },
  });
  return bundles;
}

/** Newer versions of other packages will do, so that a program that has them needs them only once. */
const rangeOf = (version: string, name: string): string => (isOurs(name) ? version : `^${version}`);

const fileOf = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });

function inOtherPackages(packages: Readonly<Record<string, string>>): TsdownPlugin {
  return {
    name: 'other-packages',
    resolveId: {
      order: 'pre',
      handler: (id) => (Object.hasOwn(packages, id) ? { id: packages[id], external: true } : null),
    },
  };
}

/** Takes the declaration of each source file from those that the compiler has written. */
function declarationsFrom(declarations: Declarations) {
  return {
    emit(_code: string, file: string) {
      if (file.endsWith('.json')) return { code: 'declare const value: unknown;\nexport default value;\n' };
      const path = relative(ROOT, file).replace(/\.ts$/, '.d.ts');
      const code = declarations.get(path);
      if (code !== undefined) return { code };
      return {
        error: `${path} is not one of the ${declarations.size} declarations: packages/declarations.json must include its folder`,
      };
    },
  };
}

async function copyJson(from: string, to: string): Promise<void> {
  const names = readdirSync(from).filter((name) => name.endsWith('.json') && !/^(package|tsconfig)/.test(name));
  for (const name of names) await cp(join(from, name), join(to, name));
}

function mapValues<A, B>(map: Readonly<Record<string, A>>, change: (value: A, name: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value, name)]));
}
