/** Checks packages before they are published: what they hold, how large they are, and whether others can import them. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'tsdown';
import { isOurs, MODULES, ROOT } from './build/modules.ts';
import type { Built } from './pack.ts';

/** Files that no package may hold: tests and what serves them, source maps, sources, settings, pictures of the docs. */
const FORBIDDEN =
  /\.test\.|(^|\/)(test|testing|fixtures|docs)\/|testing\.js|\.map$|(?<!\.d)\.tsx?$|tsconfig|(^|\/)\.|^(?!dist\/web\/).*\.(png|jpe?g|webp|svg|gz)$/;

/** Ways to load a package that ours do not offer: they are ES modules, and the oldest resolution knows no `exports`. */
const NOT_OFFERED = ['node10', 'node16-cjs'];

/** Returns what is wrong with a package, one sentence each; empty if nothing is. */
export async function faultsOf(built: Built): Promise<string[]> {
  const faults = [
    ...contentFaults(built),
    ...(await sizeFaults(built)),
    ...(await publintFaults(built)),
    ...(await typeFaults(built)),
  ];
  return faults.map((fault) => `${built.published.name}: ${fault}`);
}

/** Files that a package must not hold, and a tarball that is too large. */
export function contentFaults({ files, tarball, published }: Built): string[] {
  const wrong = files.filter((path) => FORBIDDEN.test(path)).map((path) => `holds ${path}`);
  return [...wrong, ...tooLarge('the tarball', statSync(tarball).size, published.tarball)];
}

function tooLarge(what: string, bytes: number, most: number): string[] {
  return bytes > most ? [`${what} has ${bytes} bytes of at most ${most}`] : [];
}

async function sizeFaults(built: Built): Promise<string[]> {
  const { sizes } = built.published;
  const entries = Object.keys(sizes);
  const measured = await Promise.all(entries.map((entry) => sizeOf(built, entry)));
  return entries.flatMap((entry, i) => tooLarge(`a program with ${entry}`, measured[i], sizes[entry]));
}

async function sizeOf({ folder }: Built, entry: string): Promise<number> {
  const file = entry === '.' ? 'index' : entry.slice('./'.length);
  const { bundles } = await build({
    ...MODULES,
    entry: { program: join(folder, 'dist', `${file}.js`) },
    deps: { alwaysBundle: (id) => !isOurs(id), neverBundle: isOurs, onlyBundle: false },
    inputOptions: { resolve: { modules: [join(ROOT, 'node_modules')] } },
    platform: 'neutral',
    minify: true,
    write: false,
    dts: false,
  });
  const code = bundles.flatMap(({ chunks }) => chunks).map((chunk) => ('code' in chunk ? chunk.code : ''));
  return gzipSync(code.join('')).length;
}

async function publintFaults({ folder }: Built): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** What TypeScript would make of the declarations, for programs that are ES modules and for bundlers. */
async function typeFaults({ tarball }: Built): Promise<string[]> {
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (checked.types === false) return [];
  return checked.problems
    .filter((problem) => !('resolutionKind' in problem && NOT_OFFERED.includes(problem.resolutionKind)))
    .map((problem) => `types: ${JSON.stringify(problem)}`);
}
