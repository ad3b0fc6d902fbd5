/** A device whose clock is three days ahead: ages and days are those of the server. */
import { randomToken } from '@asteroute/client';
import { expect, inject, test } from 'vitest';
import { pageRequests, planOfPeople } from '../support/network/page-requests.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();

/** Runs in the page before its own code. */
function threeDaysAhead(): void {
  const Real = Date;
  const ahead = () => Real.now() + 3 * 86_400_000;
  globalThis.Date = new Proxy(Real, {
    construct: (of, given) => (given.length === 0 ? new of(ahead()) : Reflect.construct(of, given)),
    get: (of, name) => (name === 'now' ? ahead : Reflect.get(of, name)),
  });
}

test('a challenge is as old as the server says, and the deck is that of its day', async () => {
  const plan = planOfPeople('classic', ['red', 'blue'], { access: 'public', clock: { type: 'days', days: 3 } });
  const { ask } = pageRequests(inject('gameServer'));
  const name = `Ahead ${randomToken().slice(0, 8)}`;
  const body = { id: 'ahead', plan, name, clientSeed: '' };
  expect(await ask('POST /api/games', { body, token: randomToken() })).toMatchObject({ ok: true });
  const page = await open({ speed: 'off', seed: 99_101, before: threeDaysAhead });
  await page.goto('/#online');
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await row.waitFor();
  expect(await row.innerText()).not.toMatch(/opened/);
  await page.goto('/#daily');
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format(new Date());
  await page.locator('header').getByText(today).waitFor();
});
