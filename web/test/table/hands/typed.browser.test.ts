/** Whole games by typing alone: every question is asked and every move made in one line of text. */
import { createRandom, type Random } from '@asteroute/engine';
import { endgame, findTurn, kept, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tilesOnBoard } from '../../support/board-page.ts';
import { focusIsIn, press, tabTo } from '../../support/keyboard.ts';
import { expectTrueResults } from '../../support/play/results-page.ts';
import { useStage } from '../../support/stage.ts';
import { atRest, dialog, pick } from '../../support/table-page.ts';
import { legalTurns } from '../listener.ts';

const SEED = 11;
/** Kinds of realm whose typed name is not that of the rules. */
const KINDS: Readonly<Record<string, string>> = { abbey: 'monastery', meadow: 'field' };
const QUESTIONS = ['tile b', 'meeples', 'realm start', 'bag', 'odds', 'last', 'score'];

const open = useStage();

/** Types a line and returns the page's answer. */
async function ask(page: Page, line: string): Promise<string[]> {
  const exchanges = page.locator('.typed-exchange');
  const before = (await exchanges.count()) === 0 ? null : await exchanges.last().getAttribute('data-turn');
  await page.keyboard.type(line);
  await press(page, 'Enter');
  await page.waitForFunction(
    ([text, old]) => {
      const last = [...document.querySelectorAll('.typed-exchange')].at(-1);
      return last?.querySelector('kbd')?.textContent === text && last.getAttribute('data-turn') !== old;
    },
    [line, before] as const,
  );
  return exchanges.last().locator('p').allTextContents();
}

/** Places the tile by a listed cell and rotation, and a meeple by a listed place; returns that place, or null. */
async function turnByTyping(page: Page, random: Random): Promise<string | null> {
  const [cell, letter] = pick(legalTurns(await ask(page, 'legal')), random);
  const said = await ask(page, `L ${cell} ${letter}`);
  const places = said.flatMap((line) => /^(@.+?) =/.exec(line)?.[1] ?? []);
  if (places.length === 0) return null;
  const place = random.below(4) === 0 ? '@none' : pick(places, random);
  const played = expect.stringMatching(`^Played: L ${cell} ${letter} ${place}`);
  expect(await ask(page, place), `${place} is confirmed`).toEqual([played]);
  return place;
}

/** Checks that the record has the meeple action of the person's own turn as it was typed. */
async function expectTyped(page: Page, turn: number, place: string | null): Promise<void> {
  const { action } = (await keptGame(page)).record.turns[turn];
  const kind = /^@(\w+)/.exec(place ?? '')?.[1] ?? '';
  const typed =
    place === null || place === '@none'
      ? { type: 'pass' }
      : place === '@recall'
        ? { type: 'recall' }
        : { type: 'deploy', on: expect.stringMatching(`^${KINDS[kind] ?? kind}`) };
  expect(action, `turn ${turn + 1}`).toMatchObject(typed);
}

/** Plays `turns` turns, or to the end of the game, and asks every question once; returns how many meeples were sent. */
async function playByTyping(page: Page, turns: number): Promise<number> {
  const random = createRandom(SEED);
  await press(page, 't');
  await expect.poll(() => focusIsIn(page, '.typed')).toBe(true);
  let sent = 0;
  for (let over = false, turn = 0; !over && turn < turns; turn++) {
    await expectTrueTable(page);
    if (turn < QUESTIONS.length) expect((await ask(page, QUESTIONS[turn])).length).toBeGreaterThan(0);
    const before = await tilesOnBoard(page);
    const place = await turnByTyping(page, random);
    over = await atRest(page, before);
    await expectTyped(page, before - 1, place);
    if (place !== null && !/none|recall/.test(place)) sent += 1;
    expect(await focusIsIn(page, '.typed'), `the line keeps the focus in turn ${turn}`).toBe(true);
  }
  return sent;
}

const MODULES = ['Farmers', 'River', 'Abbot'];

const EDITIONS = [
  { name: 'the Star Wars Edition', classic: false },
  { name: 'classic, with farmers, river and abbot', classic: true },
];
/** One edition is begun and the other played to its end; a soak does both in both. */
const [BEGUN, ENDED] = WHOLE_GAMES ? [EDITIONS, EDITIONS] : EDITIONS.map((one) => [one]);

describe('whole games', () => {
  test.each(BEGUN)(
    'a person begins a game of $name against a bot by typed commands',
    { tags: ['soak'] },
    async ({ classic }) => {
      const page = await open({ seed: SEED, speed: 'off' });
      await tabTo(page, 'Set up the game');
      await press(page, 'Enter');
      if (classic) {
        await tabTo(page, /^Star Wars Edition/);
        await press(page, 'ArrowRight');
        await tabTo(page, /^More/);
        await press(page, 'Enter');
        for (const module of MODULES) {
          await tabTo(page, new RegExp(`^${module}`));
          await press(page, ' ');
        }
      }
      await tabTo(page, 'Start the game');
      await press(page, 'Enter');
      await atRest(page);
      expect(await playByTyping(page, 8), 'meeples that were sent').toBeGreaterThan(0);
    },
  );

  test.each(ENDED)('a person plays a game of $name to its end by typed commands', async ({ classic }) => {
    const start = endgame({ players: 2, classic }, SEED, 5);
    const page = await open({ seed: SEED, speed: 'off', kept: kept(start.before, start.seed, [null, 'random']) });
    await tabTo(page, 'Continue');
    await press(page, 'Enter');
    await atRest(page);
    await playByTyping(page, Number.POSITIVE_INFINITY);
    await ask(page, 'next');
    await ask(page, 'all');
    await dialog(page, 'Results').waitFor();
    await press(page, 'Escape');
    const { record } = await keptGame(page);
    await expectTrueResults(
      page,
      record.players.map(({ name }) => name),
    );
  });
});

describe('typed commands', () => {
  const early = findTurn({ players: 3 }, ({ before }) => before.turns.length === 30);

  async function openTyped(locale: string): Promise<Page> {
    const page = await open({ resumed: true, speed: 'off', locale, kept: kept(early.before, early.seed) });
    await atRest(page);
    await press(page, 't');
    await page.locator('.typed input:focus').waitFor();
    return page;
  }

  const SCORES = [
    ['fr-FR', 'score', 'Ada (Rouge, Alliance rebelle)\u202f: 0 point'],
    ['ru-RU', 'очки', 'Ada (Красный, Альянс повстанцев): 0 очков'],
    ['de-DE', 'punkte', 'Ada (Rot, Rebellenallianz): 0 Punkte'],
    ['it-IT', 'punti', 'Ada (Rosso, Alleanza dei ribelli): 0 punti'],
    ['es-ES', 'puntos', 'Ada (Rojo, Alianza Rebelde): 0 puntos'],
  ];

  // The words of every language have tests of their own; a soak types in all of them.
  test.each(SCORES.slice(0, WHOLE_GAMES ? SCORES.length : 2))(
    'are understood and answered in %s',
    async (locale, command, answer) => {
      const page = await openTyped(locale);
      expect((await ask(page, command))[0].split(/[\u202f]?; /)[0]).toBe(answer);
      expect((await ask(page, 'score'))[0].split(/[\u202f]?; /)[0], 'English words too').toBe(answer);
    },
  );

  test('say why something cannot be, and change nothing', async () => {
    const page = await openTyped('en-US');
    expect(await ask(page, 'xyzzy')).toEqual(['“xyzzy” is not a command. “help” lists all of them.']);
    expect(await ask(page, 'L 0 a')).toEqual(['A tile lies there already. (SW-15)']);
    expect(await ask(page, 'realm E99')).toEqual([expect.stringMatching(/^There is no tile there/)]);
    expect(await ask(page, '@route')).toEqual(['Choose a marked cell for this tile']);
    const turns = legalTurns(await ask(page, 'legal'));
    const [[cell]] = turns;
    const wrong = 'abcd'.split('').find((letter) => !turns.some((turn) => turn[0] === cell && turn[1] === letter));
    expect((await ask(page, `${cell} ${wrong}`))[0]).toMatch(/^Two sides do not match: .+ against .+\. \(SW-1[67]\)$/);
    expect((await keptGame(page)).record.turns).toHaveLength(30);
    await press(page, 'ArrowUp');
    expect(await page.locator('.typed input').inputValue()).toBe(`${cell} ${wrong}`);
    await press(page, 'Escape');
    await dialog(page, 'Typed commands').waitFor({ state: 'detached' });
  });
});
