import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundleOf, freshenBundle, SOURCES } from './bundle.ts';

/** The smallest repository that builds. */
const root = mkdtempSync(join(tmpdir(), 'asteroute-bundle-'));
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

beforeAll(() => {
  for (const folder of SOURCES) mkdirSync(join(root, folder), { recursive: true });
  write('package-lock.json', '{}');
  write('web/vite.config.ts', 'export default { root: import.meta.dirname };');
  write('web/index.html', '<script type="module" src="./main.ts"></script>');
  write('web/main.ts', "import '../engine/index.ts';");
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

test('its sources are the page and every workspace that the page depends on', () => {
  const page = new URL('../../../web/package.json', import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(page, 'utf8')) as { dependencies: Record<string, string> };
  const own = Object.keys(dependencies).flatMap((name) => /^@asteroute\/(.*)/.exec(name)?.[1] ?? []);
  expect(own.length).toBeGreaterThan(4);
  expect(SOURCES).toEqual(expect.arrayContaining([...own, 'web']));
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
  utimesSync(join(root, 'web/main.ts'), new Date(), new Date());
  write('engine/index.test.ts', '');
  expect(await builds()).toBe(false);
});

test('a build that fails leaves the old bundle, no draft, and is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  write('engine/index.ts', 'this is not a program');
  await expect(builds()).rejects.toThrow();
  expect(readdirSync(join(root, 'web')).sort()).toEqual(['dist', 'index.html', 'main.ts', 'vite.config.ts']);
  await expect(builds()).rejects.toThrow();
});
