/**
 * Waiting for others: a present player's seat is not given away, and a table over days offers notifications of turns.
 */
import { createRandom } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addBots, atTable, button, draftTurn, enter, expectSeated, openRoom, start } from '../support/online.ts';
import { programFor } from '../support/seat-program.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();
const replaceBen = (page: Page) => button(page, /^Let a bot play for Ben/);

test('the seat of a player who is present goes to no bot by one press', async () => {
  const [ada, ben] = await Promise.all([
    open({ speed: 'off', seed: 61_000, clock: true }),
    open({ speed: 'off', seed: 62_000 }),
  ]);
  const link = await openRoom(ada, { name: 'Ada' });
  await ben.goto(link);
  await enter(ben, 'Ben');
  await expectSeated(ada, ['Ada', 'Ben']);
  await start(ada);
  await Promise.all([ada, ben].map(atTable));
  const program = await programFor([ada, ben], createRandom(1));
  await program.playUntil(({ turns }) => turns >= 1);
  await ada.getByRole('img', { name: 'Ben is here' }).waitFor();
  await ada.locator('.player[data-active="true"]', { hasText: 'Ben' }).waitFor();
  await ada.clock.fastForward('04:00');
  expect(await replaceBen(ada).count()).toBe(0);
  await ada.clock.fastForward('07:00');
  await replaceBen(ada).click();
  await button(ada, 'Let a bot play for Ben – Really? Press again').click();
  // The clock of the server stands still, so that Ben's time has not run out.
  await ada.getByRole('alert').getByText('They still have time.').waitFor();
  expect(await ada.getByText('A bot plays for Ben').count()).toBe(0);
});

/** Opens a room for a table over days. */
async function atTableOverDays(page: Page): Promise<Page> {
  await openRoom(page, { name: 'Ada', clock: /^3 days/ });
  return page;
}

test('a table over days asks whether to tell of turns, or says why nobody can be told', async () => {
  const [told, untold, plain] = await Promise.all([
    open({ speed: 'off', seed: 63_000, before: offerPush }),
    open({ speed: 'off', seed: 64_000 }),
    open({ speed: 'off', seed: 65_000, plainHttp: true }),
  ]);
  await Promise.all([told, untold, plain].map(atTableOverDays));
  await told.getByText('Would you like to be told when it is your turn?').waitFor();
  await button(told, 'Tell me when it is my turn').waitFor();
  await untold.getByText(/^Nobody can be told of turns here\. The start page/).waitFor();
  await plain.getByText(/^Nobody can be told of turns here: browsers allow that only over HTTPS/).waitFor();

  await addBots(told, ['gentle']);
  await start(told);
  await atTable(told);
  const ask = told.locator('.notify-ask');
  await ask.waitFor();
  await draftTurn(told);
  expect(await ask.isVisible(), 'over the loupe').toBe(false);
});

/** Runs in the page: simulates a server that sends push messages, and a browser that accepts them. */
function offerPush(): void {
  const { fetch } = window;
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  window.fetch = (...asked) =>
    String(asked[0]).includes('/.well-known/asteroute.json')
      ? Promise.resolve(Response.json({ pushKey: 'key' }))
      : fetch(...asked);
  ServiceWorkerContainer.prototype.getRegistration = () =>
    Promise.resolve({ pushManager: {} } as ServiceWorkerRegistration);
}
