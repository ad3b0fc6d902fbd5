/** Checks that the site in `site/` has every document, and that its task pages show what is there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listFiles, read } from './sources.ts';

const FILES = listFiles();

test('every document is in the navigation of the site, once', () => {
  const groups: readonly { readonly pages: readonly string[] }[] = JSON.parse(read('site/navigation.json'));
  const named = groups.flatMap(({ pages }) => pages);
  expect(named.filter((file, i) => named.indexOf(file) !== i)).toEqual([]);
  const documents = FILES.filter((file) => /^docs\/(measurements\/)?[^/]+\.md$/.test(file));
  expect(documents.length).toBeGreaterThan(12);
  expect(documents.filter((file) => !named.includes(file))).toEqual([]);
});

test('the first bot of its page is the file that it names', () => {
  const [, shown] = /```python\n([\s\S]*?)```/.exec(read('docs/my-first-bot.md')) ?? [];
  expect(shown).toBe(read('docs/examples/first_bot.py'));
});

test('the first page of the site and the steps of hosting name only what is there', () => {
  const first = read('site/index.mdx') + read('site/index.de.mdx').replaceAll('BASE/de/', 'BASE/');
  const addresses = [...first.matchAll(/BASE\/([\w-]+)\//g)].map(([, slug]) => slug);
  const known = new Set([
    ...FILES.flatMap((file) => /^docs\/([\w-]+)\.md$/.exec(file)?.[1] ?? []),
    ...['play', 'files', 'de'],
  ]);
  expect(addresses.filter((slug) => !known.has(slug))).toEqual([]);
  const steps = read('docs/host-in-ten-minutes.md');
  const copied = [...steps.matchAll(/^cp (\S+)/gm)].map(([, file]) => file);
  expect(copied).toEqual(['deploy/asteroute.service', 'deploy/Caddyfile', 'deploy/asteroute-tls.conf']);
  expect(copied.filter((file) => !FILES.includes(file))).toEqual([]);
  const settings = [...steps.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const documented = read('docs/self-hosting.md');
  expect(settings.filter((name) => !documented.includes(`- \`${name}\``) && name !== 'DATA_DIR')).toEqual([]);
});

test('the walk in German shows what the one in English shows, in the same order', () => {
  const shown = (file: string) => read(file).match(/^## |(?<=src=")[^"]+|\]\([^)]+\)/gm);
  expect(shown('words/de/tour.md')).toEqual(shown('docs/tour.md'));
});

test('the games that pages show are reference games, which are replayed elsewhere', () => {
  const examples = FILES.filter((file) => /^docs\/examples\/.*\.jsonl$/.test(file));
  expect(examples.length).toBeGreaterThan(1);
  const games = FILES.filter((file) => /^fixtures\/games\/.*\.gz$/.test(file)).map((file) =>
    gunzipSync(readFileSync(join(import.meta.dirname, '../..', file))).toString('utf8'),
  );
  expect(examples.filter((file) => !games.some((text) => text.includes(read(file).trim())))).toEqual([]);
  const shown = FILES.filter((file) => /^docs\/[^/]+\.md$/.test(file)).flatMap((file) =>
    [...read(file).matchAll(/^\[[^\]]+\]\((\S+\.jsonl)\)$/gm)].map(([, link]) => `docs/${link}`),
  );
  expect([...new Set(shown)].sort()).toEqual(examples);
});

test('style and policy of the page about embedding are what the viewer has', () => {
  const guide = read('docs/embedding.md');
  const styles = read('viewer/viewer.css');
  const properties = [...guide.matchAll(/^ {2}(--asteroute-[\w-]+):/gm)].map(([, name]) => name);
  expect(properties.length).toBeGreaterThan(5);
  expect(properties.filter((name) => !styles.includes(`var(${name}`))).toEqual([]);
  const views = FILES.filter((file) => file.startsWith('viewer/') && file.endsWith('.tsx')).map(read);
  const parts = views.flatMap((view) =>
    [...view.matchAll(/\bpart="([\w -]+)"/g)].flatMap(([, names]) => names.split(' ')),
  );
  const [, listed] = /^Parts: (.*)\.$/m.exec(guide) ?? [];
  expect(listed.split(', ').sort()).toEqual([...new Set(parts)].sort().map((part) => `\`${part}\``));
  const [, policy] = /^(default-src .*)$/m.exec(guide) ?? [];
  expect(read('web/test/viewer/host.ts')).toContain(`"${policy};`);
});
