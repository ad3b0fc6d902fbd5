/** What a great score, and the dice of a battle, look like, and that nothing is told before it is seen. */
import { PLAYER_LOOKS } from '@asteroute/board/theme/players.ts';
import type { GameEvent } from '@asteroute/engine';
import {
  findTurn,
  kept,
  type PlayedTurn,
  recipeOf,
  type Table,
  WHOLE_GAMES,
} from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { passUntil, stopClock } from '../support/browser/clock.ts';
import { useStage } from '../support/stage.ts';
import { atRest, confirmButton, followRecipe } from '../support/table-page.ts';

const open = useStage();

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
const eventsOf = <T extends GameEvent['type']>(turn: PlayedTurn, type: T): EventOf<T>[] =>
  turn.events.filter((event): event is EventOf<T> => event.type === type);

/** A turn that does nothing but complete one realm, for points that `fit`. */
const scoring = (fit: (points: number) => boolean): PlayedTurn =>
  findTurn({ players: 3 }, (turn) => {
    const scores = eventsOf(turn, 'scored');
    return (
      turn.running && eventsOf(turn, 'battle').length === 0 && scores.length === 1 && fit(scores[0].formula.points)
    );
  });

/** A turn with one battle between exactly these sides. */
const battleOf = (table: Table, ...sides: readonly number[]): PlayedTurn =>
  findTurn(table, (turn) => {
    const battles = eventsOf(turn, 'battle');
    return turn.running && battles.length === 1 && `${battles[0].sides.map(({ side }) => side)}` === `${sides}`;
  });

/** Opens the game, and confirms the turn with the page's clock stopped. */
async function confirmed(turn: PlayedTurn, motion?: 'calm'): Promise<Page> {
  const settings: Record<string, string> = motion === undefined ? {} : { 'asteroute.motion': motion };
  const page = await open({
    resumed: true,
    speed: 'full',
    clock: true,
    kept: { ...kept(turn.before, turn.seed), ...settings },
  });
  await atRest(page);
  await followRecipe(page, recipeOf(turn));
  await stopClock(page);
  await confirmButton(page).click();
  return page;
}

/** What is shown of a score: its light, its sum, and whether log and standings tell it. */
async function scoreShown(page: Page, due: string) {
  const count = (selector: string) => page.locator(selector).count();
  const log = await page.locator('.story').innerText();
  return {
    lit: (await count('.board-lit')) > 0,
    dark: (await count('.board-dark')) > 0,
    ring: (await count('.board-ring')) > 0,
    sum: (await page.locator('.board-sum b').allInnerTexts()).join(),
    told: log.includes(`${due} for`),
  };
}

/** How much the board is enlarged. */
const scaleShown = (page: Page): Promise<number> =>
  page.locator('.board-layer').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).a);

const flying = (page: Page): Promise<number> => page.locator('.flight').count();

const [great, small] = [scoring((points) => points >= 20), scoring((points) => points <= 3)];
const sumOf = (turn: PlayedTurn): string => `+${eventsOf(turn, 'scored')[0].formula.points}`;

test.each((['full', 'calm'] as const).slice(0, WHOLE_GAMES ? 2 : 1))(
  'a great score stills the table before it is told, then everything but its realm is dark (motion %s)',
  async (motion) => {
    const due = sumOf(great);
    const page = await confirmed(great, motion === 'calm' ? motion : undefined);
    const whole = await scaleShown(page);
    await passUntil(page, 'the realm is lit', async () => (await page.locator('.board-lit').count()) > 0);
    expect(await scoreShown(page, due)).toEqual({ lit: true, dark: true, ring: false, sum: '', told: false });
    await passUntil(page, 'the sum is shown', async () => (await page.locator('.board-sum').count()) > 0);
    expect(await scoreShown(page, due)).toEqual({ lit: true, dark: true, ring: true, sum: due, told: false });
    if (motion === 'full') await passUntil(page, 'sparks fly', async () => (await flying(page)) >= 10);
    else expect(await flying(page)).toBe(0);
    const closer = async () => (await scaleShown(page)) > whole * 1.05;
    if (motion === 'full') await passUntil(page, 'the view is closer', closer);
    else expect(await closer()).toBe(false);
    await passUntil(page, 'the log tells it', async () => (await scoreShown(page, due)).told);
    expect(await scoreShown(page, due)).toEqual({ lit: false, dark: false, ring: false, sum: '', told: true });
    await passUntil(page, 'the view is back', async () => Math.abs((await scaleShown(page)) / whole - 1) < 0.01);
  },
);

test('a small score is lit at once, nothing is dark, and the log tells it afterwards', async () => {
  const due = sumOf(small);
  const page = await confirmed(small);
  await passUntil(page, 'the realm is lit', async () => (await page.locator('.board-lit').count()) > 0);
  expect(await scoreShown(page, due)).toEqual({ lit: true, dark: false, ring: false, sum: due, told: false });
  await passUntil(page, 'the log tells it', async () => (await scoreShown(page, due)).told);
});

interface Thrown {
  readonly side: number;
  /** The colour of the dice, as the style sheet resolves it. */
  readonly die: string;
  readonly pips: string;
  /** Where the dice lie relative to the contested place, in widths of the board, from left to right. */
  readonly from: number;
  readonly to: number;
  /** The dice that lie over a meeple of the fight. */
  readonly over: number;
}

/** Runs in the page: the dice of each side. */
function thrownDice(): Thrown[] {
  const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [board, prize] = [rectOf('.board'), rectOf('.board-prize, .board-prize-line')];
  const spot = prize.left + prize.width / 2;
  const banners = [...document.querySelectorAll('.banner')];
  const near = ({ left, right, top, bottom }: DOMRect) =>
    left < spot + prize.width && right > spot - prize.width && top < prize.bottom && bottom > prize.top;
  const fighters = [...document.querySelectorAll('.board-meeple')]
    .map((one) => one.getBoundingClientRect())
    .filter(near);
  return [...document.querySelectorAll('.stage-throw')].map((side, index) => {
    const style = getComputedStyle(side);
    const dice = [...side.querySelectorAll('.thrown')].map((die) => die.getBoundingClientRect());
    return {
      side: Number(banners[index].getAttribute('data-side')),
      die: style.getPropertyValue('--die').trim(),
      pips: `${style.getPropertyValue('--die-cap')} ${style.getPropertyValue('--die-hole') === 'none'}`,
      from: (Math.min(...dice.map(({ left }) => left)) - spot) / board.width,
      to: (Math.max(...dice.map(({ right }) => right)) - spot) / board.width,
      over: dice.filter((die) =>
        fighters.some(
          ({ left, right, top, bottom }) =>
            die.left < right && die.right > left && die.top < bottom && die.bottom > top,
        ),
      ).length,
    };
  });
}

async function fought(turn: PlayedTurn): Promise<{ readonly page: Page; readonly dice: readonly Thrown[] }> {
  const page = await confirmed(turn);
  await passUntil(
    page,
    'the dice lie',
    async () => (await page.locator('.thrown:not([data-state="falls"])').count()) > 0,
  );
  return { page, dice: await page.evaluate(thrownDice) };
}

test('SW-42 C-32 dice are red for Rebels and green for the Empire, with pips of their own, thrown at the fight', async () => {
  const { dice } = await fought(battleOf({ players: 2 }, 0, 1));
  expect(dice.map(({ die }) => die)).toEqual([PLAYER_LOOKS.red.fill, PLAYER_LOOKS.green.fill]);
  expect(new Set(dice.map(({ pips }) => pips)).size).toBe(2);
  const [left, right] = dice;
  expect(left.to, 'the first side throws to the left of the contested place').toBeLessThan(0);
  expect(right.from, 'the second side to the right of it').toBeGreaterThan(0);
  expect(Math.max(-left.from, right.to), 'and all dice lie beside it').toBeLessThan(0.3);
  expect(left.over + right.over, 'over nobody who fights').toBe(0);
});

test('C-32 rivals of one faction throw dice of their own colours', { tags: ['soak'] }, async () => {
  const { dice } = await fought(battleOf({ players: 4 }, 1, 3));
  expect(dice[1].die).toBe(PLAYER_LOOKS.white.fill);
  expect(dice[0].die).not.toBe(dice[1].die);
  expect(new Set(dice.map(({ pips }) => pips)).size).toBe(2);
});

test('SW-64 C-54 in teams the banner names who throws', async () => {
  const turn = battleOf({ players: 4, teams: true }, 0, 1);
  const { page } = await fought(turn);
  const [{ sides }] = eventsOf(turn, 'battle');
  for (const { side, seat } of sides) {
    const banner = page.locator(`.banner[data-side="${side}"]`);
    expect(await banner.innerText()).toContain(`${turn.before.players[seat].name} throws`);
  }
});
