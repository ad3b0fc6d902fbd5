/** The side column of an online table in the windows of ordinary laptops: the button that ends the turn is always there. */
import { expect, inject, test } from 'vitest';
import { settled } from '../support/board-page.ts';
import { draftTurn } from '../support/online.ts';
import { useStage } from '../support/stage.ts';
import { choices } from '../support/table-page.ts';
import { unreachable } from './faults.ts';
import { prepareTable } from './scenes/prepared-table.ts';

const open = useStage();

const LAPTOPS = [
  [1280, 720],
  [1366, 650],
  [1536, 730],
  [1366, 768],
  [1280, 800],
  [1440, 900],
] as const;
const NAMES = ['Ada', 'Bartholomäus-Maximilian', 'Cleo', 'Dan', 'Eva'];
const LINES = ['hi', 'Hello everybody, who goes first, and how long have we got this evening?', 'ok', 'me!'];

test.each([2, 5])('with chat between %i people', async (people) => {
  const table = await prepareTable(inject('gameServer'), { names: NAMES.slice(0, people), lines: LINES });
  const page = await open({ kept: table.keptBy(0), speed: 'off', locale: people === 2 ? 'en-US' : 'de-DE' });
  await page.goto(`/${table.hash}`);
  await page.locator('.hand-tile').waitFor();
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const wrong = await unreachable(page);
      if (wrong.length > 0) found[`${name}, ${width} x ${height}`] = wrong;
    }
  };
  await look('idle');
  await draftTurn(page);
  await look(`draft with ${await choices(page).count()} choices`);
  expect(found).toEqual({});
});
