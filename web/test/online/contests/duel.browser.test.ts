/** A duel against the bot of the server: begun with one press, played to its end, its result and the public tally. */
import { createRandom } from '@asteroute/engine';
import { follow, gameOf, onTurn, openTable } from '@asteroute/protocol';
import type { OpenedDuel } from '@asteroute/protocol/contests';
import { ask } from '@asteroute/server/testing';
import { anyTurn } from '@asteroute/server/turns';
import { expect, inject, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { button, confirmTurn, draftTurn, whileAway } from '../../support/online.ts';
import { useStage } from '../../support/stage.ts';

const open = useStage();

/** Plays one game of a duel to its end by the moves of a seed. */
async function playOn({ tables, token }: OpenedDuel, game: number): Promise<void> {
  const random = createRandom(91_002 + game);
  const [origin, params] = [inject('gameServer'), { id: tables[game] }];
  const next = async (head: number) =>
    (await ask(origin, 'GET /api/games/:id/events', { params, token, query: { since: head, wait: 25 } })).entries;
  const [first, ...rest] = await next(0);
  let table = rest.reduce((before, entry) => follow(before, entry), openTable(tables[game], first));
  while (table.status === 'running') {
    if (onTurn(table) === game && gameOf(table).position.phase === 'place')
      await ask(origin, 'POST /api/games/:id/commands', {
        params,
        token,
        body: { id: `t${table.turns}`, ...anyTurn(table, random) },
      });
    table = (await next(table.head)).reduce((before, entry) => follow(before, entry), table);
  }
}

test('a duel: an account with one press, both games on one deck, the result and the public tally', async () => {
  const page = await open({ seed: 91_001, speed: 'off', kept: { 'asteroute.name': '"Dora of the duel"' } });
  await page.goto('/#duel');
  await page.getByText('only the duels of accounts count').waitFor();
  await page.getByText('No duel has counted yet.').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Make an account').click();
  await page.getByText('It counts in the public tally.').waitFor();
  await page.getByRole('radio', { name: 'Classic' }).check();
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /duels$/.test(response.url()),
  );
  await button(page, 'Begin the duel').click();
  const duel = (await (await answered).json()) as OpenedDuel;
  await page.locator('.hand-tile').waitFor();
  // No advice of a bot in a duel, and the other game is one press away.
  expect(await page.locator('.hint').count()).toBe(0);
  await draftTurn(page);
  await confirmTurn(page);
  await page.getByRole('link', { name: 'To the other game of the duel' }).waitFor();
  await whileAway([page], () => Promise.all([playOn(duel, 0), playOn(duel, 1)]));

  await page.getByRole('link', { name: 'To the duel' }).click();
  await page.getByRole('heading', { name: /^Dora of the duel (lost to|won against)/ }).waitFor();
  await page.getByText(/^Without luck: .* ± /).waitFor();
  expect(await page.getByRole('row').count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Another duel').click();
  await page.getByRole('radio', { name: 'Classic' }).check();
  const tally = page.getByRole('region', { name: /^People against/ });
  await tally.getByRole('row', { name: 'Duels 1 1' }).waitFor();
  await tally.getByText(/50 duels by 10 people/).waitFor();
  await page.getByRole('region', { name: 'Your duels' }).getByText('Dora of the duel').waitFor();
  expect(
    (await ask(inject('gameServer'), 'GET /api/duels/:edition', { params: { edition: 'classic' } })).all,
  ).toMatchObject({ duels: 1, finished: 1 });
});
