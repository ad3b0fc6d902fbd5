/** Checks that the site in `site/` has every document, and that its task pages show what is there. */
import { expect, test } from 'vitest';
import { listFiles, read } from './sources.ts';

const FILES = listFiles();

test('every document is in the navigation of the site, once', () => {
  const groups: readonly { readonly pages: readonly string[] }[] = JSON.parse(read('site/navigation.json'));
  const named = groups.flatMap(({ pages }) => pages);
  expect(named.filter((file, i) => named.indexOf(file) !== i)).toEqual([]);
  const documents = FILES.filter((file) => /^docs\/[^/]+\.md$/.test(file));
  expect(documents.length).toBeGreaterThan(12);
  expect(documents.filter((file) => !named.includes(file))).toEqual([]);
});

test('the first bot of its page is the file that it names', () => {
  const [, shown] = /```python\n([\s\S]*?)```/.exec(read('docs/my-first-bot.md')) ?? [];
  expect(shown).toBe(read('docs/examples/first_bot.py'));
});

test('the first page of the site and the steps of hosting name only what is there', () => {
  const addresses = [...read('site/index.mdx').matchAll(/BASE\/([\w-]+)\//g)].map(([, slug]) => slug);
  const known = new Set([...FILES.flatMap((file) => /^docs\/([\w-]+)\.md$/.exec(file)?.[1] ?? []), 'play', 'files']);
  expect(addresses.filter((slug) => !known.has(slug))).toEqual([]);
  const steps = read('docs/host-in-ten-minutes.md');
  const copied = [...steps.matchAll(/^cp (\S+)/gm)].map(([, file]) => file);
  expect(copied).toEqual(['deploy/asteroute.service', 'deploy/Caddyfile']);
  expect(copied.filter((file) => !FILES.includes(file))).toEqual([]);
  const settings = [...steps.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const documented = read('docs/self-hosting.md');
  expect(settings.filter((name) => !documented.includes(`| \`${name}\` |`) && name !== 'DATA_DIR')).toEqual([]);
});
