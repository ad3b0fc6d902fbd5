/** Names that are written from right to left: no digit or sign beside them goes to their other side. */
import { endgame, kept } from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addBots, atTable, button, confirmTurn, draftTurn, enter, openRoom, start } from '../support/online.ts';
import { createLeague, enterLeague } from '../support/play/leagues.ts';
import { useStage } from '../support/stage.ts';
import { atRest } from '../support/table-page.ts';

const open = useStage();
const [SHIRA, LAYLA] = ['שירה', 'ليلى'];

/** The texts and labels of the page in which a name stands beside other text of its line without being isolated. */
const bare = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) => {
      const isBare = (text: string) =>
        /[\u0590-\u08ff]/.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')) && !names.includes(text.trim());
      const lineOf = (one: Element): Element =>
        getComputedStyle(one).display.startsWith('inline') && one.parentElement !== null && one.localName !== 'bdi'
          ? lineOf(one.parentElement)
          : one;
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        const isIsolated = !/[\u0590-\u08ff]/.test(text) || text.includes('\u2068');
        const line = lineOf(node.parentElement as Element).textContent ?? '';
        if (isBare(text) || (!isIsolated && line.trim() !== text.trim())) found.push(line);
      }
      for (const one of document.querySelectorAll('[aria-label], [title]'))
        found.push(...['aria-label', 'title'].map((name) => one.getAttribute(name) ?? '').filter(isBare));
      return found;
    },
    [SHIRA, LAYLA, `${LAYLA} 2`],
  );

test('a game at this screen, turn by turn and in its results', async () => {
  const { before, seed } = endgame({ players: 2 }, 5, 2);
  const players = before.players.map((player, seat) => ({ ...player, name: [SHIRA, LAYLA][seat] }));
  const page = await open({ seed: 99_201, speed: 'off', resumed: true, kept: kept({ ...before, players }, seed) });
  while (!(await atRest(page))) {
    await expect.poll(() => bare(page)).toEqual([]);
    await draftTurn(page);
    await expect.poll(() => bare(page)).toEqual([]);
    await confirmTurn(page);
  }
  await expect.poll(() => bare(page)).toEqual([]);
});

test('a room, its table and a league', async () => {
  const page = await open({ seed: 99_202, speed: 'off' });
  const link = await openRoom(page, { name: SHIRA });
  await page.locator('.room-piece').waitFor();
  await expect.poll(() => bare(page)).toEqual([]);
  await addBots(page, ['gentle']);
  const guest = await open({ seed: 99_203, speed: 'off' });
  await guest.goto(link);
  await guest.getByText('invites you').waitFor();
  await expect.poll(() => bare(guest)).toEqual([]);
  await enter(guest, LAYLA);
  await start(page);
  await atTable(page);
  await expect.poll(() => bare(page)).toEqual([]);
  await createLeague(guest, { title: 'Names' });
  await enterLeague(guest, `${LAYLA} 2`);
  await guest.getByLabel('Add a bot').selectOption('aimless');
  await button(guest, 'Pair the first round').click();
  await button(guest, /^Play: Against/).waitFor();
  await expect.poll(() => bare(guest)).toEqual([]);
  const preview = await (await fetch(new URL(new URL(link).pathname, inject('gameServer')))).text();
  expect(preview.includes(SHIRA)).toBe(preview.includes(`\u2068${SHIRA}\u2069`));
});
