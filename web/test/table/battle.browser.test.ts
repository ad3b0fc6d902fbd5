import type { DiceReasons, GameEvent } from '@asteroute/engine';
import { findTurn, kept, type PlayedTurn, recipeOf, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousViolations } from '../support/axe.ts';
import { FREE, GHOST } from '../support/board-page.ts';
import { inAMoment, passUntil, stopClock } from '../support/browser/clock.ts';
import { useStage } from '../support/stage.ts';
import { atRest, confirmButton, dialog, followRecipe } from '../support/table-page.ts';

const open = useStage();

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
const eventsOf = <T extends GameEvent['type']>(turn: PlayedTurn, type: T): EventOf<T>[] =>
  turn.events.filter((event): event is EventOf<T> => event.type === type);

/** A turn with one battle between `sides` sides, decided in `rounds` rounds. */
const battleOf = (players: number, sides: number, rounds: number): PlayedTurn =>
  findTurn({ players }, (turn) => {
    const battles = eventsOf(turn, 'battle');
    const fits =
      battles.length === 1 && battles[0].sides.length === sides && eventsOf(turn, 'rolled').length === rounds;
    return fits && turn.running && turn.before.turns.length > 5;
  });

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** The sentence for an event of a battle; null for events that belong to no battle. */
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
  const shown = page.locator('.banner');
  await passUntil(page, 'the battle is shown', async () => (await shown.count()) > 0);
  expect(await shown.count()).toBe(sides.length);
  for (const [index, side] of sides.entries()) {
    const text = (await shown.nth(index).innerText()).replaceAll('\n', ' ');
    for (const due of [new RegExp(turn.before.players[side.side].name), ...reasonsDue(side)]) expect(text).toMatch(due);
  }
}

/** Words of a banner that lie over its emblem. */
const crossedEmblems = (page: Page): Promise<string[]> =>
  page.locator('.banner').evaluateAll((banners) =>
    banners.flatMap((banner) => {
      const emblem = banner.querySelector('.banner-emblem')?.getBoundingClientRect() ?? new DOMRect();
      const words = [...banner.querySelectorAll('.banner-name, .banner-reasons, .banner-count')];
      return words.flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return emblem.height > 0 && bottom > emblem.top + 1 && top < emblem.bottom ? [one.textContent ?? ''] : [];
      });
    }),
  );

/** A moment of a battle as the page drew it. */
interface Moment {
  /** The faces of the dice on the board, by side. */
  readonly faces: readonly (readonly number[])[];
  readonly falling: number;
  /** The text below the dice. */
  readonly said: string;
  /** The text of the log in the side column. */
  readonly told: string;
  /** The marks of the track for the scores if the game ended now, by side. */
  readonly ends: readonly (string | null)[];
  /** Whether the realm is filled with its winner's colour. */
  readonly flooded: boolean;
}

/** Runs in the page: notes every state of a battle as it is drawn, for as long as the page lives. */
function noteMoments(): void {
  const moments: Moment[] = [];
  Object.assign(globalThis, { moments });
  const every = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
  const facesOf = (side: Element) =>
    [...side.querySelectorAll('.thrown')].map((die) => Number(die.getAttribute('data-face')));
  new MutationObserver(() => {
    moments.push({
      faces: every('.stage-throw').map(facesOf),
      falling: every('.thrown[data-state="falls"]').length,
      said: every('.stage-result')[0]?.textContent ?? '',
      told: every('.story')[0]?.textContent ?? '',
      ends: every('.track-gain').map((mark) => mark.getAttribute('style')),
      flooded: every('[class^="board-flood"]').length > 0,
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Every moment that was noted. */
const momentsSeen = (page: Page): Promise<readonly Moment[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly moments: Moment[] }).moments);

/** The marks of the track for the scores if the game ended now, by side. */
const endsShown = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.track-gain').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('style')));

/** Checks a battle; returns the track's marks of the final scores while the first dice fell. */
async function expectBattle(page: Page, turn: PlayedTurn): Promise<readonly (string | null)[] | null> {
  await expectReasons(page, turn);
  expect(await crossedEmblems(page), 'words over an emblem').toEqual([]);
  await passUntil(page, 'the battle is over', async () => (await page.locator('.stage').count()) === 0);
  return expectMoments(await momentsSeen(page), turn);
}

/**
 * Checks that each throw was shown falling before it was reported, and that the results were shown under the dice in
 * order. Returns the track's marks of the final scores while the first dice fell.
 */
function expectMoments(moments: readonly Moment[], turn: PlayedTurn): readonly (string | null)[] | null {
  const fighters = eventsOf(turn, 'battle')[0].sides.map(({ side }) => side);
  let falling: readonly (string | null)[] | null = null;
  let from = 0;
  const find = (what: string, isSo: (moment: Moment) => boolean): Moment => {
    const index = moments.findIndex((moment, i) => i >= from && isSo(moment));
    expect(index, what).not.toBe(-1);
    from = index;
    return moments[index];
  };
  for (const event of turn.events) {
    const due = sentence(turn, event);
    if (event.type === 'rolled') {
      const dice = JSON.stringify(fighters.map((side) => event.dice[side] ?? []));
      const thrown = find(`the dice show ${dice}`, ({ faces }) => JSON.stringify(faces) === dice);
      expect(thrown.falling, 'the dice fall').toBe(JSON.parse(dice).flat().length);
      expect(thrown.told, 'told while the dice fall').not.toContain(due);
      falling ??= thrown.ends;
    } else if (due !== null) {
      const told = find(`it is said: ${due}`, ({ said }) => said.split(' · ').includes(due));
      if (event.type === 'won') expect(told.flooded, 'the realm in its winner’s colour').toBe(true);
    }
  }
  return falling;
}

/** Checks that the log has every event of the battle. */
async function expectLogged(page: Page, turn: PlayedTurn): Promise<void> {
  await page.keyboard.press('h');
  const log = dialog(page, 'What happened');
  for (const event of turn.events) {
    const due = sentence(turn, event);
    if (due !== null) await log.getByText(due, { exact: true }).first().waitFor();
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
}
interface Flights {
  readonly flights: { readonly picture: Element; readonly from: Box; readonly hand: Box }[];
}

/** Runs in the page: notes where each picture flies from, and stops it just before its goal. */
function holdFlights(): void {
  const flights: Flights['flights'] = [];
  const middle = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  Object.assign(globalThis, { flights, middle });
  const note = (picture: Element): void => {
    const [animation] = picture.getAnimations();
    animation.pause();
    const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {};
    animation.currentTime = delay;
    const hand = document.querySelector('.hand-tile .tile');
    flights.push({ picture, from: middle(picture), hand: middle(hand ?? picture) });
    animation.currentTime = delay + Number(duration) - 0.01;
  };
  const layer = document.querySelector('.flights') as Element;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      // Darkness over the table is in the layer too, and does not fly.
      for (const place of addedNodes) {
        const picture = (place as Element).firstElementChild;
        if (picture !== null) note(picture);
      }
    }
  }).observe(layer, { childList: true });
}

/** Runs in the page: where the tile has flown from, and where it is now. */
function tileFlight(): { readonly from: Box; readonly hand: Box; readonly to: Box } | null {
  const { flights, middle } = globalThis as unknown as Flights & { middle: (element: Element) => Box };
  const held = flights.find(({ picture }) => picture.querySelector('.flight-tile') !== null);
  return held === undefined ? null : { from: held.from, hand: held.hand, to: middle(held.picture) };
}

/**
 * Checks that the tile flew from the hand to its cell, and that it was on the cell already, because nothing waits for a
 * flight.
 */
async function expectTileFlight(page: Page): Promise<void> {
  await page.waitForFunction(tileFlightSeen);
  const off = (at: Box | undefined, due: Box | undefined): number =>
    Math.hypot((at?.x ?? 0) - (due?.x ?? 0), (at?.y ?? 0) - (due?.y ?? 0));
  const flight = await page.evaluate(tileFlight);
  expect(off(flight?.from, flight?.hand), 'from the hand').toBeLessThan(12);
  const away = async () => off((await page.evaluate(tileFlight))?.to, await middleOf(page, GHOST));
  await expect.poll(away, { message: 'to the cell' }).toBeLessThan(12);
}

/** Runs in the page: whether a tile has begun to fly. */
function tileFlightSeen(): boolean {
  const { flights } = globalThis as unknown as Flights;
  return flights.some(({ picture }) => picture.querySelector('.flight-tile') !== null);
}

/** Runs in the page: whether meeples and points have flown too. */
function flown(): { readonly meeples: boolean; readonly points: boolean } {
  const { flights } = globalThis as unknown as Flights;
  const some = (selector: string) => flights.some(({ picture }) => picture.querySelector(selector) !== null);
  return { meeples: some('use[href^="#meeple-"]'), points: some('.flight-point, .flight-sum') };
}

async function middleOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Confirms the turn that leads to the battle, in a page whose clock is stopped. */
async function attack(page: Page, turn: PlayedTurn): Promise<void> {
  await atRest(page);
  await page.evaluate(holdFlights);
  await page.evaluate(noteMoments);
  await followRecipe(page, recipeOf(turn));
  await expectTileFlight(page);
  await stopClock(page);
  await confirmButton(page).click();
}

/** Checks the recap of a battle: who holds the realm, what the others got, and the dice. */
async function expectRecap(page: Page, turn: PlayedTurn): Promise<void> {
  const recap = page.locator('.recap');
  await recap.waitFor();
  const text = await recap.innerText();
  for (const event of turn.events) {
    if (event.type === 'won') expect(text).toContain(sentence(turn, event));
    if (event.type === 'defeated') expect(text).toContain(`${turn.before.players[event.side].name} +`);
  }
  const dice =
    eventsOf(turn, 'rolled')
      .at(-1)
      ?.dice.flatMap((own) => own ?? []) ?? [];
  expect(await recap.locator('.die').count()).toBeGreaterThanOrEqual(dice.length);
  // At the upper edge of the board, on every screen.
  const [board, box] = [await page.locator('.board').boundingBox(), await recap.boundingBox()];
  expect((box?.y ?? 0) - (board?.y ?? 0)).toBeLessThan(24);
}

/** Checks that the recap disappears with the next choice, and does not return when that is taken back. */
async function expectRecapGone(page: Page): Promise<void> {
  await page.locator(FREE).first().focus();
  await page.keyboard.press('Enter');
  await page.locator(GHOST).waitFor();
  await page.locator('.recap').waitFor({ state: 'detached' });
  while ((await page.locator(GHOST).count()) > 0) await page.keyboard.press('Escape');
  expect(await page.locator('.recap').count()).toBe(0);
}

async function fight(page: Page, turn: PlayedTurn): Promise<void> {
  await attack(page, turn);
  const falling = await expectBattle(page, turn);
  await passUntil(page, 'the next tile is in hand', async () => (await page.locator('.hand-tile').count()) > 0);
  await page.clock.resume();
  expect(falling, 'the track waits for the dice').not.toEqual(await endsShown(page));
  expect(await page.locator('.stage, .recap').count(), 'a battle that was seen is not told again').toBe(0);
  expect(await page.locator('.board-scar').count(), 'crossed swords stay').toBe(1);
  expect(await page.evaluate(flown), 'the loser’s meeples go home, with points').toEqual({
    meeples: true,
    points: true,
  });
  expect((await keptGame(page)).record).toEqual(turn.after);
  await expectTrueTable(page);
  await expectLogged(page, turn);
}

describe('a battle shows dice with their reasons, every throw and what comes of it', () => {
  const BATTLES = [
    ['of two sides, with a tie and a second throw', battleOf(3, 2, 2)],
    ['of three sides', battleOf(4, 3, 1)],
    ['of two sides', battleOf(3, 2, 1)],
  ] as const;
  test.each(BATTLES.slice(0, WHOLE_GAMES ? 3 : 1))('%s', async (_, turn) => {
    const page = await open({ resumed: true, speed: 'full', clock: true, kept: kept(turn.before, turn.seed) });
    await fight(page, turn);
  });
});

/** Checks that the battle is on the stage with its stake. */
async function expectStage(page: Page, turn: PlayedTurn): Promise<void> {
  await attack(page, turn);
  await passUntil(page, 'the battle is shown', async () => (await page.locator('.stage').count()) > 0);
  expect(await page.locator('.stage-title').innerText()).toMatch(
    /Battle for the .*\d+ points? (if completed|at stake)/s,
  );
  expect(await page.locator('.stage').count()).toBe(1);
  expect(await page.locator('.board-dark').count(), 'all but the realm is dark').toBe(1);
}

const melee = battleOf(4, 3, 1);

test('a reload in the middle of a battle goes on with it, and skipped it tells its result', async () => {
  const page = await open({ resumed: true, speed: 'full', clock: true, kept: kept(melee.before, melee.seed) });
  await expectStage(page, melee);
  await page.clock.resume();
  await page.reload();
  await page.locator('.stage').waitFor();
  await page.keyboard.press('Escape');
  await atRest(page);
  await expectRecap(page, melee);
  expect(await page.locator('.stage').count()).toBe(0);
  await expectRecapGone(page);
});

test('one press anywhere skips all of a battle, on a phone', { tags: ['soak'] }, async () => {
  const page = await open({
    resumed: true,
    phone: true,
    speed: 'full',
    clock: true,
    kept: kept(melee.before, melee.seed),
  });
  await expectStage(page, melee);
  expect(await inAMoment(page, seriousViolations(page))).toEqual([]);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.touchscreen.tap(width / 2, height / 2);
  await passUntil(page, 'the battle is over', async () => (await page.locator('.stage').count()) === 0);
  await page.clock.resume();
  await atRest(page);
  await expectRecap(page, melee);
});

test('where nothing moves a battle is its result', async () => {
  const page = await open({ resumed: true, speed: 'off', kept: kept(melee.before, melee.seed) });
  await atRest(page);
  await followRecipe(page, recipeOf(melee));
  await confirmButton(page).click();
  await expectRecap(page, melee);
  expect(await page.locator('.stage').count()).toBe(0);
});
