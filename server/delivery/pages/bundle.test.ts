import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundleOf, freshenBundle, SOURCES } from './bundle.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..');

/** A minimal repository that can be built. */
const root = mkdtempSync(join(tmpdir(), 'asteroute-bundle-'));
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

beforeAll(() => {
  for (const folder of SOURCES) mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(join(root, 'web/app'));
  write('package-lock.json', '{}');
  write('web/app/vite.config.ts', 'export default { root: import.meta.dirname };');
  write('web/app/index.html', '<script type="module" src="./main.ts"></script>');
  write('web/app/main.ts', "import '../../engine/index.ts';");
  write('engine/index.ts', "console.log('one');");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function builds(): Promise<boolean> {
  let built = false;
  await freshenBundle(root, () => {
    built = true;
  });
  return built;
}

test('builds when there is no bundle, and then not again', async () => {
  expect(await builds()).toBe(true);
  expect(readdirSync(bundleOf(root)).sort()).toEqual(['.stamp', 'assets', 'index.html']);
  expect(await builds()).toBe(false);
});

/** Returns the folders of a workspace and of all its dependencies. */
function workspacesUnder(name: string, found = new Set<string>()): Set<string> {
  const folder = realpathSync(join(REPOSITORY, 'node_modules', name));
  found.add(relative(REPOSITORY, folder));
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies?: Record<string, string> };
  for (const one of Object.keys(dependencies ?? {})) if (one.startsWith('@asteroute/')) workspacesUnder(one, found);
  return found;
}

test('its sources are the page and every workspace that the page depends on', () => {
  const own = workspacesUnder('@asteroute/app');
  expect(own.size).toBeGreaterThan(10);
  expect(SOURCES).toEqual(expect.arrayContaining([...own].map((folder) => folder.split(sep)[0])));
});

test('builds when a source changes, in any workspace of the bundle', async () => {
  write('engine/index.ts', "console.log('two');");
  expect(await builds()).toBe(true);
});

test('builds when a source is deleted', async () => {
  write('bots/left.ts', '');
  await builds();
  rmSync(join(root, 'bots/left.ts'));
  expect(await builds()).toBe(true);
});

test('does not build for a new modification time or a new test', async () => {
  utimesSync(join(root, 'web/app/main.ts'), new Date(), new Date());
  write('engine/index.test.ts', '');
  expect(await builds()).toBe(false);
});

test('a build that fails leaves the old bundle, no draft, and is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  write('engine/index.ts', 'this is not a program');
  await expect(builds()).rejects.toThrow();
  expect(readdirSync(join(root, 'web/app')).sort()).toEqual(['dist', 'index.html', 'main.ts', 'vite.config.ts']);
  await expect(builds()).rejects.toThrow();
});
