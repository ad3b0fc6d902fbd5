/** `<asteroute-game>` on pages of other people: plain, with a strict security policy, with React. Other engines: `engines`. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { positionWords, scores, unwrap } from '@asteroute/engine';
import { readLink, replay } from '@asteroute/record';
import { ROOT } from '@asteroute/server/node-process';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { fixtureGames, type Host, pageWith, STRICT, startHost } from './host.ts';
import { type ShownGame, seen, shown, TAG, undrawn, withPage } from './viewer-page.ts';

const GAMES = {
  'star-wars.json': fixtureGames('star-wars')[4],
  'classic.json': fixtureGames('classic-farmers-river-abbot')[2],
  'teams.json': fixtureGames('star-wars-teams')[1],
  'expansions.json': fixtureGames('expansions')[3],
};
const SIX_TURNS = '1KAXCGfFDFiHoT4_JvNxiIIYboyznoAA';

let host: Host;
beforeAll(async () => {
  host = await startHost(GAMES);
});
afterAll(() => host.close());

describe('the files', () => {
  /** The compressed size of files, with everything that they import at once. */
  function sizeOf(names: readonly string[]): number {
    const all = new Set<string>();
    const add = (name: string): void => {
      if (all.has(name)) return;
      all.add(name);
      const code = readFileSync(join(host.dist, name), 'utf8');
      for (const [, from] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+)["']/g)) add(from);
    };
    names.forEach(add);
    return [...all].reduce((sum, name) => sum + gzipSync(readFileSync(join(host.dist, name)), { level: 9 }).length, 0);
  }
  const fileOf = (start: string): string =>
    readdirSync(host.dist).find((name) => name.startsWith(`${start}-`)) as string;

  test('come with the licences of what is bundled', () => {
    const text = readFileSync(join(host.dist, 'third-party.md'), 'utf8');
    expect(text).toMatch(/## preact - [\d.]+ \(MIT\)[\s\S]*Permission is hereby granted/);
  });

  test('are small: 60 kB of script, 40 kB of drawings for a game', () => {
    const reader = (name: string) => sizeOf(['asteroute-game.js', fileOf(name)]);
    const drawings = (...names: string[]) => sizeOf(names.map(fileOf));
    const sizes = {
      'script for a link': reader('read-link'),
      'script for a record': reader('read-record'),
      'drawings, Star Wars': drawings('charted-space', 'star-wars'),
      'drawings, classic': drawings('countryside', 'classic'),
      'drawings, classic with all': drawings('countryside', 'classic', 'river', 'inns', 'traders'),
    };
    console.log(sizes, `review ${sizeOf([fileOf('lines')]) - sizeOf(['asteroute-game.js', fileOf('read-record')])}`);
    for (const [name, bytes] of Object.entries(sizes))
      expect(bytes, name).toBeLessThan(name.startsWith('script') ? 60_000 : 40_000);
  });
});

describe('a plain page', () => {
  test('shows a game from its first tile to its last by keys alone, and says every turn', async () => {
    const record = GAMES['star-wars.json'];
    const html = pageWith('<asteroute-game src="/games/star-wars.json" turn="0"></asteroute-game>');
    await withPage(host, { html }, async (page) => {
      expect(await shown(page)).toBe(record.turns.length);
      await page.keyboard.press('Tab');
      const told = new Set<string>();
      for (const [index, { scores, player }] of record.turns.entries()) {
        await page.keyboard.press('ArrowRight');
        const { said, ...moment } = await seen(page);
        expect(moment).toMatchObject({ turn: index + 1, scores });
        expect(said).toContain(record.players[player].name);
        told.add(said);
      }
      expect(told.size).toBeGreaterThan(record.turns.length * 0.9);
      await page.keyboard.press('ArrowRight');
      const { said, scores } = await seen(page);
      expect(scores).toEqual(record.final?.scores);
      expect(said).toMatch(/^Final scoring\. .*(wins|share the victory)\.$/);
      await page.keyboard.press('Home');
      expect(await seen(page)).toMatchObject({ turn: 0, now: 'Before the first tile' });
    });
  });

  test('lies on a page that is read from right to left as on any other', async () => {
    const body = pageWith('<asteroute-game src="/games/star-wars.json" turn="12"></asteroute-game>');
    const placed = async (html: string): Promise<unknown> => {
      let found: unknown;
      await withPage(host, { html }, async (page) => {
        await shown(page);
        found = await page.locator(TAG).evaluate((game) => {
          const { left } = game.getBoundingClientRect();
          const parts = [...(game.shadowRoot?.querySelectorAll('button, input, li, p') ?? [])];
          const place = (one: Element) => Math.round(one.getBoundingClientRect().left - left);
          return parts.map((one) => [one.textContent, getComputedStyle(one).direction, place(one)]);
        });
      });
      return found;
    };
    expect(await placed(body.replace('lang="en"', 'lang="he" dir="rtl"'))).toEqual(await placed(body));
  });

  test('draws all of games of each kind, one after the other', { tags: ['soak'] }, async () => {
    const names = Object.keys(GAMES) as (keyof typeof GAMES)[];
    await withPage(host, { html: pageWith('<asteroute-game></asteroute-game>') }, async (page) => {
      for (const name of names) {
        await page.evaluate(
          ([tag, src]) => {
            const game = document.createElement(tag);
            game.setAttribute('src', src);
            document.querySelector(tag)?.replaceWith(game);
          },
          [TAG, `/games/${name}`],
        );
        await shown(page);
        await expect.poll(() => undrawn(page), { message: name }).toEqual([]);
        expect((await seen(page)).scores, name).toEqual(GAMES[name].final?.scores);
      }
    });
  });

  test('steps by buttons, slider, list and script, plays by itself, and tells its page', async () => {
    await withPage(
      host,
      { html: pageWith('<asteroute-game src="/games/classic.json" turn="3"></asteroute-game>') },
      async (page) => {
        const turns = await shown(page);
        await page.evaluate((tag) => {
          const told: number[] = [];
          Object.assign(window, { told });
          document
            .querySelector(tag)
            ?.addEventListener('turnchange', (event) =>
              told.push((event as CustomEvent<{ turn: number }>).detail.turn),
            );
        }, TAG);
        await page.getByRole('button', { name: 'One turn forward' }).click();
        await page.getByRole('slider').fill('10');
        await page.getByRole('button', { name: /^2 / }).click();
        await page.evaluate((tag) => {
          const game = document.querySelector(tag) as ShownGame;
          game.turn = 1e9;
        }, TAG);
        await page.getByRole('button', { name: 'Play' }).click();
        await page.getByRole('button', { name: 'Pause' }).waitFor();
        await page.waitForFunction((tag) => (document.querySelector(tag) as ShownGame).turn > 0, TAG);
        await page.getByRole('button', { name: 'Pause' }).click();
        const told = await page.evaluate(() => (window as unknown as { told: number[] }).told);
        expect(told.slice(0, 6)).toEqual([4, 10, 2, turns + 1, 0, 1]);
      },
    );
  });

  test('plays faster, saves its record, fills the screen, and opens in Asteroute', async () => {
    const html = pageWith('<asteroute-game src="/games/classic.json" home="/games/teams.json"></asteroute-game>');
    await withPage(host, { html }, async (page) => {
      await shown(page);
      // The pauses between its turns, in milliseconds.
      await page.evaluate(() => {
        const { setInterval: start } = window;
        const pauses: unknown[] = [];
        Object.assign(window, {
          pauses,
          setInterval: (run: () => void, ms: number) => {
            pauses.push(ms);
            return start(run, ms);
          },
        });
      });
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByLabel('Speed').selectOption('4 ×');
      await page.waitForFunction((tag) => (document.querySelector(tag) as ShownGame).turn > 1, TAG);
      await page.getByRole('button', { name: 'Pause' }).click();
      expect(await page.evaluate(() => (window as unknown as { pauses: number[] }).pauses)).toEqual([1800, 450]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the game' }).click(),
      ]);
      expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(GAMES['classic.json']);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await page.waitForFunction((tag) => document.fullscreenElement?.localName === tag, TAG);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await page.waitForFunction(() => document.fullscreenElement === null);
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: 'Open in Asteroute' }).click(),
      ]);
      await opened.waitForURL(/#game/);
      const [, text] = /\/games\/teams\.json#game\/([\w-]+)$/.exec(opened.url()) ?? [];
      expect(readLink(text ?? '')).toMatchObject({ ok: true, value: { setup: { edition: 'classic' } } });
    });
  });

  test('shows a position of the editor, without what a game has', async () => {
    const replayed = unwrap(replay(GAMES['star-wars.json']));
    const { game } = replayed.plies.filter(({ game }) => game.position.phase === 'place')[30];
    const position = { setup: game.rules.setup, position: positionWords(game) };
    const html = pageWith('<asteroute-game home="/games/teams.json"></asteroute-game>');
    await withPage(host, { html }, async (page) => {
      const show = (record: unknown) =>
        page.evaluate(([tag, record]) => Object.assign(document.querySelector(tag) as ShownGame, { record }), [
          TAG,
          record,
        ] as const);
      await show(JSON.stringify(position));
      await page.getByRole('button', { name: 'Full screen' }).waitFor();
      await expect.poll(() => undrawn(page)).toEqual([]);
      expect((await seen(page)).scores).toEqual(scores(game));
      const buttons = await page
        .getByRole('button')
        .evaluateAll((all) => all.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent));
      expect(buttons).toEqual(['Show the whole board', 'Full screen']);
      expect(await page.locator(`${TAG} >> .gain`).count()).toBe(0);
      await show({ ...position, position: { ...position.position, scores: [0, 0, 0] } });
      await page.getByRole('alert').waitFor();
    });
  });

  test('has nothing that axe finds, light or dark, with the curve open', { tags: ['soak'] }, async () => {
    const html = pageWith('<asteroute-game src="/games/star-wars.json" theme="auto" review></asteroute-game>');
    await withPage(host, { html, width: 360 }, async (page) => {
      await shown(page);
      await page.locator(`${TAG} >> .lines`).waitFor({ state: 'attached' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), colorScheme).toEqual([]);
      }
      const { width, wide } = await page.evaluate(() => ({
        width: innerWidth,
        wide: document.documentElement.scrollWidth,
      }));
      expect(wide).toBeLessThanOrEqual(width);
    });
  });

  test('says in six languages what it shows', async () => {
    await withPage(
      host,
      { html: pageWith('<asteroute-game src="/games/classic.json" turn="0"></asteroute-game>') },
      async (page) => {
        await shown(page);
        const starts: string[] = [];
        for (const lang of ['en', 'de', 'fr', 'es', 'it', 'ru']) {
          await page.evaluate(([tag, lang]) => document.querySelector(tag)?.setAttribute('lang', lang), [TAG, lang]);
          await page.locator(`${TAG} >> .viewer[lang=${lang}]`).waitFor({ state: 'attached' });
          starts.push((await seen(page)).now);
        }
        expect(starts).toEqual([
          'Before the first tile',
          'Vor dem ersten Plättchen',
          'Avant la première tuile',
          'Antes de la primera loseta',
          'Prima della prima tessera',
          'До первой плитки',
        ]);
      },
    );
  });

  const FAULTS = [
    ['link="nothing"', 'This is not a link to a game.'],
    ['link="2AXCGfFDFiHoT4"', 'This link comes from a newer version of the game'],
    [`link="${SIX_TURNS.slice(0, -2)}"`, 'This link is cut off or mistyped'],
    ['record="{}"', 'This is not the record of a game.'],
    ['', 'No game was given.'],
  ];
  test('says in place of a game why there is none', async () => {
    const all = FAULTS.map(
      ([attributes]) => `<asteroute-game ${attributes}><p class="instead">Instead</p></asteroute-game>`,
    );
    await withPage(host, { html: pageWith(all.join('')) }, async (page) => {
      for (const [, message] of FAULTS) await page.getByRole('alert').filter({ hasText: message }).waitFor();
      for (const instead of await page.locator('.instead').all()) expect(await instead.isVisible()).toBe(true);
    });
  });
});

test('a strict security policy, with Trusted Types, allows everything', async () => {
  const html = pageWith(`<asteroute-game link="https://play.example/#game/${SIX_TURNS}/11"></asteroute-game>`);
  await withPage(host, { html, policy: STRICT }, async (page) => {
    expect(await shown(page)).toBe(6);
    expect((await seen(page)).turn).toBeLessThan(6);
    await expect.poll(() => undrawn(page)).toEqual([]);
    const { background, display } = await page.evaluate((tag) => {
      const root = (document.querySelector(tag) as HTMLElement).shadowRoot as ShadowRoot;
      const style = getComputedStyle(root.querySelector('.board') as Element);
      return { background: style.backgroundImage, display: getComputedStyle(root.host).display };
    }, TAG);
    expect([background.startsWith('radial-gradient'), display]).toEqual([true, 'block']);
  });
});

const GUIDE = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8');
const snippets = (language: string): string[] =>
  [...GUIDE.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code]) => code);

test('React sets properties and hears events, as the guide says', async () => {
  const { resolve } = createRequire(import.meta.url);
  const main = `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Game } from 'guide';
    const root = createRoot(document.querySelector('main'));
    window.show = (record) => root.render(createElement(Game, { record }));`;
  const code: Readonly<Record<string, string>> = { guide: snippets('jsx')[0], main };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    plugins: [
      {
        name: 'guide',
        enforce: 'pre',
        resolveId: (id) =>
          id === '@asteroute/viewer'
            ? { id: '/asteroute/asteroute-game.js', external: true }
            : id in code
              ? join(ROOT, 'web', 'test', 'viewer', `${id}.virtual.jsx`)
              : id.startsWith('react')
                ? resolve(id)
                : null,
        load: (id) => code[/(\w+)\.virtual\.jsx$/.exec(id)?.[1] ?? ''] ?? null,
      },
    ],
    build: { write: false, rolldownOptions: { input: 'main' } },
  });
  const [{ output }] = [built].flat() as { output: readonly { readonly code: string }[] }[];
  const html = `<!doctype html><html lang="en"><title>React</title><main></main><script type="module">${output[0].code}</script></html>`;
  await withPage(host, { html }, async (page) => {
    for (const name of ['classic.json', 'star-wars.json'] as const) {
      const record = GAMES[name];
      await page.evaluate((record) => (window as unknown as { show(record: unknown): void }).show(record), record);
      await page.getByText(`Turn ${record.turns.length + 1}`, { exact: true }).waitFor();
      await page.evaluate((tag) => ((document.querySelector(tag) as ShownGame).turn = 5), TAG);
      await page.getByText('Turn 5', { exact: true }).waitFor();
    }
  });
});

describe('docs/embedding.md', () => {
  test.each(snippets('html'))('has a page that shows a game: %#', async (html) => {
    await withPage(host, { html }, async (page) => {
      await page.locator(`${TAG} >> .viewer`).waitFor({ state: 'attached' });
      if (html.includes('id="now"')) await page.getByText(/^1 of \d+: 0 : 0$/).waitFor();
    });
  });

  test('has an example with two games', async () => {
    const html = readFileSync(join(ROOT, 'docs/examples/embed.html'), 'utf8');
    await withPage(host, { html }, async (page) => {
      await page.waitForFunction(
        (tag) => [...document.querySelectorAll(tag)].every((one) => (one as ShownGame).turns > 0),
        TAG,
      );
      expect(await page.locator(`${TAG} >> .viewer`).count()).toBe(2);
    });
  });
});
