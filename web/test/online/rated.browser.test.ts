/** A rated game of two people, from the room to the number on the page of the account. */
import { expect, inject, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { misfits } from '../support/fit.ts';
import { button, enter, expectSeated, openRoom } from '../support/online.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();
/** Names differ between tries: no two accounts of the server have the same one. */
let tries = 0;

test('two people agree on a rated game in a room, and its result is their rating', async () => {
  tries++;
  const [ada, ben] = [
    await open({ seed: 202_001, speed: 'off' }),
    await open({ seed: 202_002, speed: 'off', phone: true }),
  ];
  const names = [`Ada R${tries}`, `Ben R${tries}`];
  const link = await openRoom(ada, { name: names[0] });
  await ben.goto(link);
  await enter(ben, names[1]);
  await expectSeated(ada, names);
  await ada.getByLabel(/^Rated/).check();
  await ben.getByText('It is rated: who leaves has lost.').waitFor();
  expect([await violations(ben), await misfits(ben)]).toEqual([[], []]);
  // Neither has filled in a form: the account is made as they agree.
  for (const page of [ben, ada]) await button(page, 'I’m ready').click();
  await Promise.all([ada, ben].map((page) => page.locator('.players').waitFor()));
  await button(ben, 'Menu').click();
  await button(ben, 'Resign').click();
  await button(ben, /^Resign – /).click();
  await ada.locator('.final, .results').first().waitFor();

  await ada.goto(`${inject('gameServer')}/#account`);
  const rating = ada.getByRole('region', { name: 'Your rating' });
  await rating.getByText('1,662 ± 581').waitFor();
  expect(await rating.innerText()).toContain('1 game');
  expect([await violations(ada), await misfits(ada)]).toEqual([[], []]);
  await ben.goto(`${inject('gameServer')}/#account`);
  await ben.getByRole('region', { name: 'Your rating' }).getByText('1,338 ± 581').waitFor();
});
