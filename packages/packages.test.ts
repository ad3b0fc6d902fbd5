/** Builds all packages once, installs them in an empty folder and uses them as somebody outside would. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as record from '@asteroute/record';
import { startProgram } from '@asteroute/server/child-program';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npm, ROOT } from './build/modules.ts';
import { contentFaults, faultsOf } from './check.ts';
import { PACKAGES } from './list.ts';
import { type Built, buildPackages } from './pack.ts';

const NAMES = PACKAGES.map(({ name }) => name);

let folder: string;
let installed: string;
let built: Built[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-packages-'));
  built = await buildPackages(join(folder, 'out'));
  installed = join(folder, 'installed');
  mkdirSync(installed);
  writeFileSync(join(installed, 'package.json'), '{ "private": true, "type": "module" }');
  if (process.env.ASTEROUTE_SOAK === '1') await installTarballs();
  else linkPackages(join(installed, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function installTarballs(): Promise<void> {
  const tarballs = built.map(({ tarball }) => tarball);
  await npm(['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs], installed);
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/**
 * What npm does with the tarballs, in a moment: copies the files that are in them, and links the packages that they
 * depend on, and no others, to those of the repository.
 */
function linkPackages(modules: string): void {
  const link = (to: string, at: string): void => {
    if (existsSync(at)) return;
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(to, at, 'junction');
  };
  for (const { folder: own, files, published } of built) {
    const place = join(modules, published.name);
    for (const path of files) cpSync(join(own, path), join(place, path));
    const { dependencies = {}, bin = {} } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Manifest;
    for (const name of Object.keys(dependencies).filter((one) => !NAMES.includes(one)))
      link(join(ROOT, 'node_modules', name), join(modules, name));
    for (const [name, path] of Object.entries(bin)) link(join(place, path), join(modules, '.bin', name));
  }
}

const builtOf = (name: string): Built => built.find(({ published }) => published.name === name) as Built;

/** Runs a program of Node in the folder with the installed packages. */
function run(args: readonly string[], node = process.execPath, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: installed,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}
const asteroute = (...args: string[]) => run([join('node_modules', '.bin', 'asteroute'), ...args]);

/** A file of the package and all that it imports, as the names of packages and the paths of files. */
function importsOf(file: string): string[] {
  const requests = [...readFileSync(file, 'utf8').matchAll(/(?:from|import) "([^"]+)"/g)].map(([, request]) => request);
  return requests.flatMap((request) =>
    request.startsWith('.') ? [request, ...importsOf(join(dirname(file), request))] : [request],
  );
}

describe.each(NAMES)('the package %s', (name) => {
  test('holds what it should and is as small, and publint and TypeScript find nothing wrong with it', async () => {
    expect(await faultsOf(builtOf(name))).toEqual([]);
  });

  test('has its readme, its licence, and all that package.json names', () => {
    const { files, folder: own } = builtOf(name);
    const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as object;
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
    const paths = [...JSON.stringify(manifest).matchAll(/"(\.\/[^"*]+\.[jt]s|[\w.]+\.mjs)"/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(existsSync(join(own, path)), path).toBe(true);
  });
});

test('what no package may hold is named', () => {
  const [one] = built;
  const wrong = ['dist/a.test.js', 'dist/a.js.map', 'engine/index.ts', 'docs/pictures/battle.webp', 'dist/.stamp'];
  const faults = contentFaults({
    ...one,
    files: [...one.files, ...wrong],
    published: { ...one.published, tarball: 9 },
  });
  expect(faults).toEqual([
    ...wrong.map((path) => `holds ${path}`),
    expect.stringMatching(/^the tarball has \d+ bytes/),
  ]);
});

describe('installed', () => {
  test('asteroute plays, replays and measures, on threads too', () => {
    const { version } = builtOf('asteroute');
    expect(asteroute('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
    const games = asteroute('simulate', '--edition', 'star-wars', '--seed', '5');
    writeFileSync(join(installed, 'games.jsonl'), games.stdout);
    expect(asteroute('replay', 'games.jsonl').stdout).toMatch(/^1 games, 1 agree, 0 differ$/m);
    const arena = [
      'arena',
      '--edition',
      'classic',
      '--a',
      'careless',
      '--b',
      'random',
      '--pairs',
      '2',
      '--workers',
      '1',
    ];
    expect(asteroute(...arena).stdout).toMatch(/^classic, 2 players: careless against random, 2 mirrored pairs/);
  });

  function programsIn(readme: string): readonly string[] {
    const text = readFileSync(join(ROOT, readme, 'README.md'), 'utf8');
    return [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, program]) => program);
  }

  /** Runs the programs in a readme; returns what each prints. */
  function runReadme(readme: string, env: NodeJS.ProcessEnv = {}): readonly string[] {
    const programs = programsIn(readme);
    expect(programs.length).toBeGreaterThan(0);
    return programs.map((program, i) => {
      writeFileSync(join(installed, `example-${i}.js`), program);
      const { status, stdout, stderr } = run([`example-${i}.js`], process.execPath, env);
      expect([status, stderr]).toEqual([0, '']);
      return stdout;
    });
  }

  test.each(['packages/engine', 'packages/bots'])('the programs in the readme of %s run', (readme) => {
    for (const printed of runReadme(readme)) expect(printed).not.toBe('');
  });

  test('the declarations are whole: strict TypeScript checks a program against all of them, and those of the readmes', () => {
    const entries = NAMES.flatMap((name) =>
      Object.keys(builtOf(name).published.sizes).map((entry) => join(name, entry)),
    );
    const program = entries.map((entry, i) => `import * as entry${i} from '${entry}';\nvoid entry${i};`).join('\n');
    const wrong = `import { newGame } from '@asteroute/engine';\nnewGame().value;\n`;
    const typeRoots = [join(ROOT, 'node_modules/@types')];
    const options = { module: 'nodenext', target: 'es2024', strict: true, noEmit: true, types: ['node'], typeRoots };
    const readmes = PACKAGES.flatMap(({ readme }) => programsIn(readme)).map((text, i) => ({
      file: `readme-${i}.ts`,
      text,
    }));
    for (const { file, text } of readmes) writeFileSync(join(installed, file), text);
    writeFileSync(join(installed, 'right.ts'), program);
    writeFileSync(join(installed, 'wrong.ts'), wrong);
    writeFileSync(
      join(installed, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['right.ts', 'wrong.ts', ...readmes.map(({ file }) => file)] }),
    );
    const { stdout } = run([join(ROOT, 'node_modules/typescript/bin/tsc')]);
    expect(readmes.length).toBeGreaterThan(3);
    expect(stdout.split('\n').filter((line) => line.includes(': error TS'))).toEqual([
      expect.stringMatching(/^wrong\.ts\(2,1\): error TS2554/),
      expect.stringMatching(/^wrong\.ts\(2,11\): error TS2339/),
    ]);
  });

  test('reading records loads no cryptography, and record and signatures have all of the workspace', () => {
    const dist = join(installed, 'node_modules/@asteroute/engine/dist');
    expect(importsOf(join(dist, 'record.js')).filter((name) => name.includes('noble'))).toEqual([]);
    expect(importsOf(join(dist, 'signatures.js'))).toContain('@noble/curves/ed25519.js');
    const listed = `for (const name of ['record', 'signatures']) console.log(...Object.keys(await import('@asteroute/engine/' + name)))`;
    const { stdout } = run(['--input-type=module', '--eval', listed]);
    expect(stdout.trim().split(/\s+/).sort()).toEqual(Object.keys(record).sort());
  });

  test('asteroute alone serves the page and the client of a program, and says where it keeps tables', async () => {
    const env = { ...process.env, PORT: '0', DATA_DIR: '' };
    const server = startProgram(process.execPath, [join(installed, 'node_modules/.bin/asteroute')], {
      env,
      folder: installed,
    });
    try {
      const [, address] = await server.printed(/ready at (http:\S+)/);
      const page = await (await fetch(address)).text();
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
      expect(page).toContain('<title>Asteroute</title>');
      expect((await fetch(`${address}${script}`)).status).toBe(200);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect(server.output()).toContain(`Tables are kept in ${join(installed, 'asteroute-data')}`);
      expect(server.output()).toContain('HOST=0.0.0.0 npx asteroute');
      expect(existsSync(join(installed, 'asteroute-data/asteroute.sqlite'))).toBe(true);
      expect(runReadme('packages/client', { ASTEROUTE: address })).toEqual([
        expect.stringMatching(/^Dicey has seat 0: \d+ : \d+\n$/),
      ]);
    } finally {
      await server.stop();
    }
  });

  const old = oldNode();
  const meta: object = { skipReason: 'no Node older than 22.12 on this machine' };
  const skip = { skip: old === null, meta };
  test('an older Node is told which one is needed', skip, () => {
    const { status, stderr } = run([join('node_modules', '.bin', 'asteroute'), '--version'], old ?? '');
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^asteroute needs Node\.js 22\.12 or newer, and this is /),
    ]);
  });
});

/** The Node of the machine, outside the packages of this repository, if it is too old for ours. */
function oldNode(): string | null {
  const places = (process.env.PATH ?? '').split(':').filter((place) => !place.includes('node_modules'));
  const node = places.map((place) => join(place, 'node')).find((path) => existsSync(path));
  if (node === undefined) return null;
  const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  const [major, minor] = stdout.split('.').map(Number);
  return major < 22 || (major === 22 && minor < 12) ? node : null;
}
