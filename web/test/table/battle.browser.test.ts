import type { DiceReasons, GameEvent } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousViolations } from '../support/axe.ts';
import { inAMoment, passUntil, stopClock } from '../support/clock.ts';
import { findTurn, kept, type PlayedTurn, recipeOf } from '../support/prepared.ts';
import { type PageOptions, useStage } from '../support/stage.ts';
import { atRest, confirmButton, dialog, followRecipe } from '../support/table-page.ts';
import { expectTrueTable, keptGame } from '../support/truth.ts';

const open = useStage();

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
const eventsOf = <T extends GameEvent['type']>(turn: PlayedTurn, type: T): EventOf<T>[] =>
  turn.events.filter((event): event is EventOf<T> => event.type === type);

/** A turn with one battle of so many sides that is decided in so many rounds. */
const battleOf = (players: number, sides: number, rounds: number): PlayedTurn =>
  findTurn({ players }, (turn) => {
    const battles = eventsOf(turn, 'battle');
    const fits =
      battles.length === 1 && battles[0].sides.length === sides && eventsOf(turn, 'rolled').length === rounds;
    return fits && turn.running && turn.before.turns.length > 5;
  });

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** What is said of an event of a battle; null for events that belong to no battle. */
function sentence(turn: PlayedTurn, event: GameEvent): string | null {
  const name = (side: number): string => turn.before.players[side].name;
  if (event.type === 'rolled') {
    return event.dice
      .flatMap((own, side) => (own === null ? [] : [`${name(side)} rolls ${own.join(', ')}`]))
      .join('; ');
  }
  if (event.type === 'tied') {
    return `Tie: ${list(event.shares.map(({ side }) => name(side)))} +${event.shares[0].points} each, roll again`;
  }
  if (event.type === 'defeated') return `${name(event.side)} retreats, +${event.points}`;
  return event.type === 'won' ? `${name(event.side)} holds the realm` : null;
}

function reasonsDue({ meeples, symbol, dice }: DiceReasons): RegExp[] {
  const own = meeples.map(
    ({ meeple, count, dice: n }) => new RegExp(`${count > 1 ? `${count} × ` : ''}${meeple}.*\\+${n}`),
  );
  return [...own, ...(symbol > 0 ? [/symbol \+1/] : []), new RegExp(`${dice} (die|dice)`)];
}

async function expectReasons(page: Page, turn: PlayedTurn): Promise<void> {
  const [{ sides }] = eventsOf(turn, 'battle');
  const shown = page.locator('.battle-side');
  await passUntil(page, 'the battle is shown', async () => (await shown.count()) > 0);
  expect(await shown.count()).toBe(sides.length);
  for (const [index, side] of sides.entries()) {
    const text = (await shown.nth(index).innerText()).replaceAll('\n', ' ');
    for (const due of [new RegExp(turn.before.players[side.side].name), ...reasonsDue(side)]) expect(text).toMatch(due);
  }
}

/** The faces of the dice on the table, side by side. */
const faces = (page: Page): Promise<number[][]> =>
  page
    .locator('.battle-side')
    .evaluateAll((sides) =>
      sides.map((side) =>
        [...side.querySelectorAll('.die use')].map((die) => Number(/\d$/.exec(die.getAttribute('href') ?? '')?.[0])),
      ),
    );

async function expectBattle(page: Page, turn: PlayedTurn): Promise<void> {
  await expectReasons(page, turn);
  const fighters = eventsOf(turn, 'battle')[0].sides.map(({ side }) => side);
  for (const event of turn.events) {
    const due = sentence(turn, event);
    if (event.type === 'rolled') {
      const dice = fighters.map((side) => event.dice[side] ?? []);
      const shown = async () => JSON.stringify(await faces(page)) === JSON.stringify(dice);
      await passUntil(page, `the dice show ${JSON.stringify(dice)}`, shown);
    } else if (due !== null) {
      const text = page.locator('.battle').getByText(due, { exact: true });
      await passUntil(page, `it is said: ${due}`, async () => (await text.count()) > 0);
    }
  }
}

/** The list of what happened tells all of it again. */
async function expectLogged(page: Page, turn: PlayedTurn): Promise<void> {
  await page.keyboard.press('h');
  const log = dialog(page, 'What happened');
  for (const event of turn.events) {
    const due = sentence(turn, event);
    if (due !== null) await log.getByText(due, { exact: true }).first().waitFor();
  }
}

async function fight(page: Page, turn: PlayedTurn): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await atRest(page);
  await followRecipe(page, recipeOf(turn));
  await stopClock(page);
  await confirmButton(page).click();
  await expectBattle(page, turn);
  await passUntil(page, 'the next tile is in hand', async () => (await page.locator('.hand-tile').count()) > 0);
  await page.clock.resume();
  expect((await keptGame(page)).record).toEqual(turn.after);
  await expectTrueTable(page);
  await expectLogged(page, turn);
}

describe('a battle shows dice with their reasons, every throw and what comes of it', () => {
  test.each([
    ['of two sides', battleOf(3, 2, 1)],
    ['of three sides', battleOf(4, 3, 1)],
    ['with a tie and a second throw', battleOf(3, 2, 2)],
  ] as const)('%s', async (_, turn) => {
    const page = await open({ speed: 'full', clock: true, kept: kept(turn.before, turn.seed) });
    await fight(page, turn);
  });
});

test.each<[string, PageOptions]>([
  ['a screen', {}],
  ['a phone', { phone: true }],
])('axe has no serious complaint about a battle on %s', async (_, options) => {
  const turn = battleOf(4, 3, 1);
  const page = await open({ ...options, speed: 'full', clock: true, kept: kept(turn.before, turn.seed) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await atRest(page);
  await followRecipe(page, recipeOf(turn));
  await stopClock(page);
  await confirmButton(page).click();
  await passUntil(page, 'the battle is shown', async () => (await page.locator('.battle').count()) > 0);
  expect(await inAMoment(page, seriousViolations(page))).toEqual([]);
  expect(await page.locator('.battle').count()).toBe(1);
});
