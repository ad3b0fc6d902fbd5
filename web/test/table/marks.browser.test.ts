/** How few marks a crowded board has while nobody asks for them, and how the others come. */

import { BOTS } from '@asteroute/bots';
import { kept, playedTurns, type Table, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useStage } from '../support/stage.ts';
import { atRest } from '../support/table-page.ts';

const open = useStage();

/** A seeded game of bots with so many turns left. */
interface Crowded extends Table {
  readonly seed: number;
  readonly left: number;
}

const [careless, greedy] = BOTS;
/** Crowded boards of both editions and all numbers of players; those of the last turns have most cells that are dead. */
const ALL_BOARDS: readonly Crowded[] = [
  { players: 2, bot: greedy, seed: 3, left: 18 },
  { players: 4, bot: careless, seed: 3, left: 9 },
  { players: 5, bot: careless, seed: 3, left: 14 },
  { players: 5, bot: careless, seed: 3, left: 2 },
  { players: 2, classic: true, bot: careless, seed: 2, left: 37 },
  { players: 4, classic: true, bot: greedy, seed: 3, left: 9 },
  { players: 5, classic: true, boxes: true, bot: careless, seed: 1, left: 20 },
  { players: 4, classic: true, bot: careless, seed: 1, left: 2 },
];
/** Two of each edition, one of them at its end; `npm run lab -- soak` shows all. */
const BOARDS = WHOLE_GAMES ? ALL_BOARDS : [0, 3, 6, 7].map((index) => ALL_BOARDS[index]);

function turnOf({ seed, left, ...table }: Crowded) {
  const turn = [...playedTurns(table, seed)].at(-left);
  if (turn === undefined) throw new Error(`the game has fewer than ${left} turns`);
  return turn;
}

/** Shows a prepared game in place of the page's own. */
async function show(page: Page, board: Crowded): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    kept(turnOf(board).before, board.seed),
  );
  await page.goto('/');
  await page.locator('.resume .primary').click();
  await atRest(page);
}

/** Runs in the page: the marks on the board, and the layers of the board that are not known to be ground or figures. */
function drawn(): { marks: string[]; others: string[] } {
  const known =
    'board-edge board-tiles board-faded board-owned board-lit-up board-cells board-marks board-meeples'.split(' ');
  const named = (element: Element) => element.getAttribute('class') ?? element.tagName;
  const layers = [...document.querySelectorAll('.board-picture > *')].filter(
    ({ childElementCount }) => childElementCount > 0,
  );
  return {
    marks: [...document.querySelectorAll('.board-marks > *')].map((mark) => named(mark.firstElementChild ?? mark)),
    others: layers.map(named).filter((name) => !known.includes(name)),
  };
}

test('crowded boards of both editions have at most twelve marks at rest, and all of them when somebody asks', {
  tags: ['soak'],
}, async () => {
  const page = await open({ speed: 'off' });
  let most = 0;
  for (const board of BOARDS) {
    await show(page, board);
    const { marks, others } = await page.evaluate(drawn);
    const name = JSON.stringify(board);
    expect(others, name).toEqual([]);
    expect(marks.length, `${name} ${marks}`).toBeLessThanOrEqual(12);
    expect(marks.length, name).toBeGreaterThan(0);
    await page.keyboard.press('b');
    await page.locator('.kind').first().waitFor();
    most = Math.max(most, (await page.evaluate(drawn)).marks.length);
  }
  // Otherwise the limit would not have been needed.
  expect(most).toBeGreaterThan(24);
});
