/** The choices beside the chosen cell: near it on every screen, and never over what they are about. */
import { type Game, type Move, placeOf, play, realmOf, sideOf, unwrap } from '@asteroute/engine';
import {
  findTurn,
  kept,
  keptText,
  type PlayedTurn,
  playedTurns,
  recipeOf,
  WHOLE_GAMES,
} from '@asteroute/page/testing/prepared.ts';
import { GAME_KEY, gameOf } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FREE, GHOST, inView, settled, showAll } from '../support/board-page.ts';
import { finger, mouse } from '../support/pointing.ts';
import { useStage } from '../support/stage.ts';
import { atRest, choices, confirmButton, followRecipe } from '../support/table-page.ts';

const open = useStage();

/** Windows in which attacks are checked: those of a mouse, and those of a finger. */
const ATTACKED = {
  mouse: [
    { width: 1280, height: 720 },
    { width: 1366, height: 650 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ],
  finger: [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
};
const DESKS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** How many cells are tried on each screen, and with how many tiles on the board. */
const CELLS = WHOLE_GAMES ? 12 : 4;
const STAGES = WHOLE_GAMES ? [3, 15, 30, 45, 60] : [45];
/**
 * The greatest distance in pixels from a cell to the button that confirms, for two cells in three; the others are a little
 * farther, where the loupe would cover realms of the draft.
 */
const REACH = 200;
const FARTHEST = 225;
/** How many drafts of an attack a soak checks, with the mouse and with a finger together. */
const ATTACKS = 200;
/**
 * The seeds of games whose attacks are checked without a soak, for each window; with a mouse in the smallest and the
 * largest. On the phones these are games where the loupe once covered a target.
 */
const SEEDS = {
  mouse: [[1], [], [], [4]],
  finger: [
    [132, 184],
    [77, 106],
  ],
};

const seated = (turn: PlayedTurn, phone = false) =>
  open({ resumed: true, speed: 'off', phone, kept: kept(turn.before, turn.seed) });

async function sit(turn: PlayedTurn): Promise<Page> {
  const page = await seated(turn);
  await atRest(page);
  return page;
}

/** Pixels from a place to the nearest button that confirms. */
const travel = (page: Page, place: { readonly x: number; readonly y: number }): Promise<number> =>
  page.evaluate(({ x, y }) => {
    const all = [...document.querySelectorAll('.loupe-go')].map((button) => button.getBoundingClientRect());
    return Math.min(...all.map((box) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)));
  }, place);

test.each(STAGES)(
  'with %i tiles the way from a cell to the confirm button is short, on a small desktop and on a large one',
  async (tiles) => {
    const page = await sit(findTurn({ players: 2 }, ({ before }) => before.turns.length === tiles));
    for (const size of WHOLE_GAMES ? DESKS : [DESKS[0], DESKS[2]]) {
      await page.setViewportSize(size);
      await showAll(page);
      const cells = await inView(page, FREE);
      const ways: number[] = [];
      for (let i = 0; i < CELLS; i++) {
        const cell = cells[Math.floor((i * (cells.length - 1)) / (CELLS - 1))];
        await page.mouse.click(cell.x, cell.y);
        await page.locator(GHOST).waitFor();
        await settled(page);
        const way = await travel(page, cell);
        ways.push(way);
        expect(way, `${cell.stop} on ${size.width}`).toBeLessThanOrEqual(FARTHEST);
        while ((await page.locator(GHOST).count()) > 0) await page.keyboard.press('Escape');
        await showAll(page);
      }
      expect(ways.filter((way) => way > REACH).length, `far on ${size.width}`).toBeLessThanOrEqual(CELLS / 3);
      const [least, most] = [Math.min(...ways), Math.max(...ways)].map(Math.round);
      if (WHOLE_GAMES) console.log(`${size.width} px, ${tiles} tiles: ${least} to ${most} px to the confirm button`);
    }
  },
);

const hasMeeple = (events: PlayedTurn['events']): boolean => events.some(({ type }) => type === 'deployed');

test('the choices say what each place earns by itself, and once what comes in any case', async () => {
  // The tile completes an own realm, and its meeple could go somewhere else too.
  const turn = findTurn({ players: 2 }, (one) => {
    const sent = one.events.find((event) => event.type === 'deployed');
    const scored = one.events.filter((event) => event.type === 'scored' && event.complete);
    if (!one.running || sent?.type !== 'deployed' || scored.length !== 1) return false;
    const [realm] = scored.flatMap((event) => (event.type === 'scored' ? [event] : []));
    return realm.shares[0].side === sent.figure.seat && realm.at.kind !== sent.figure.at.kind;
  });
  const page = await sit(turn);
  await page.setViewportSize(DESKS[2]);
  await followRecipe(page, recipeOf(turn));
  const [scored] = turn.events.flatMap((event) => (event.type === 'scored' && event.complete ? [event] : []));
  await page.locator('.loupe').getByText(`+${scored.shares[0].points} in any case`).waitFor();
  expect(await page.locator('.board-spot-points').allTextContents()).not.toContain(`+${scored.shares[0].points}`);
});

test.each([false, true])(
  'one choice is told once: one button confirms, and no list beside it (phone: %s)',
  async (phone) => {
    const turn = findTurn({ players: 2 }, ({ before, ...one }) => before.turns.length > 8 && hasMeeple(one.events));
    const page = await seated(turn, phone);
    await atRest(page);
    await followRecipe(page, { ...recipeOf(turn), number: 0 }, phone ? finger(page) : mouse(page));
    await settled(page);
    expect(await page.locator('.hand-end .primary, .loupe-go').count()).toBe(1);
    const list = page.locator('.choices');
    if (phone) return expect(await list.count(), 'the enlarged tile has its places').toBe(0);
    expect((await list.boundingBox())?.width).toBeLessThanOrEqual(1);
    await list.locator('.choice').first().focus();
    expect((await list.boundingBox())?.width, 'who comes there by keys sees it').toBeGreaterThan(100);
  },
);

test('the kind of meeple is named in full beside a large tile, whichever is chosen', async () => {
  const turn = findTurn({ players: 2 }, ({ before, events }) => before.turns.length === 2 && hasMeeple(events));
  const page = await sit(turn);
  await followRecipe(page, recipeOf(turn));
  const kind = page.locator('.loupe[data-form="bar"] .size');
  const cut = () =>
    kind.evaluate((button) => {
      const box = button.getBoundingClientRect();
      const words = [...button.querySelectorAll('.meeple-kind')].map((one) => one.getBoundingClientRect());
      return words.filter(({ left, right }) => left < box.left || right > box.right).length;
    });
  for (const name of ['Large', 'Small']) {
    await kind.click();
    await kind.getByText(name, { exact: true }).waitFor();
    expect(await cut()).toBe(0);
  }
});

test('the choices can be moved away by the pointer, until another cell is chosen', async () => {
  const page = await sit(findTurn({ players: 2 }, ({ before }) => before.turns.length === 45));
  const [first, second] = await inView(page, FREE);
  await page.mouse.click(first.x, first.y);
  const loupe = page.locator('.loupe');
  await loupe.waitFor();
  await settled(page);
  const before = await loupe.boundingBox();
  if (before === null) throw new Error('no loupe');
  const by = before.x > 400 ? -120 : 120;
  const grip = { x: before.x + before.width / 2, y: before.y + 4 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + by, grip.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await loupe.boundingBox())?.x ?? 0)).toBe(Math.round(before.x + by));
  expect(await page.locator(GHOST).getAttribute('data-stop'), 'the board was not pressed').toBe(first.stop);
  await page.keyboard.press('Escape');
  await loupe.waitFor({ state: 'detached' });
  await page.mouse.click(second.x, second.y);
  await loupe.waitFor();
  expect(await confirmButton(page).count()).toBe(1);
});

/** A draft of an attack: the attacked cell, and the cells of all opponents. */
interface Attack {
  readonly turn: PlayedTurn;
  readonly cells: readonly string[];
  readonly target: string;
}

function attackOf(turn: PlayedTurn): Attack | null {
  const [first, second] = turn.moves as readonly Move[];
  if (!turn.running || first?.type !== 'place' || second?.type !== 'deploy') return null;
  if (!turn.events.some(({ type }) => type === 'battle')) return null;
  const laid: Game = unwrap(play(gameOf({ record: turn.before, seats: [], seed: turn.seed }), first)).game;
  const { figures, holders } = realmOf(laid, second.node);
  // A meeple that reinforces while its tile starts a battle elsewhere attacks nobody.
  if (holders.every((side) => side === sideOf(laid, laid.position.seat))) return null;
  const at = placeOf(laid, second.node);
  return { turn, target: `${at.x},${at.y}`, cells: figures.map(({ at: { x, y } }) => `${x},${y}`) };
}

/** A window, and an attack that is checked in it. */
interface Check {
  readonly size: { readonly width: number; readonly height: number };
  readonly attack: Attack;
}

/** At most two attacks of a seeded game, so that they differ. */
const attacksOf = (seed: number): readonly Attack[] =>
  [...playedTurns({ players: 2 + (seed % 3) }, seed)].flatMap((turn) => attackOf(turn) ?? []).slice(0, 2);

/** The attacks to check with a pointer: some in each window, and in a soak every third of all with a finger. */
function checksFor(pointer: keyof typeof ATTACKED): readonly Check[] {
  const sizes = ATTACKED[pointer];
  if (!WHOLE_GAMES) {
    const most = pointer === 'mouse' ? 1 : 2;
    const some = (seed: number) => attacksOf(seed).slice(0, most);
    return sizes.flatMap((size, i) => SEEDS[pointer][i].flatMap(some).map((attack) => ({ size, attack })));
  }
  const found: Attack[] = [];
  for (let seed = 1; found.length < ATTACKS; seed++) found.push(...attacksOf(seed));
  return found
    .slice(0, ATTACKS)
    .filter((_, index) => (index % 3 === 2) === (pointer === 'finger'))
    .map((attack, index) => ({ size: sizes[index % sizes.length], attack }));
}

/**
 * What lies over the target, or over a meeple on one of these cells; whether the target is out of sight, nothing tells
 * the chance, or more than half of the board is covered.
 */
function hidden(page: Page, { target, cells }: Attack): Promise<string[]> {
  return page.evaluate(
    ({ target, cells }) => {
      const boxOf = (stop: string) => document.querySelector(`[data-stop="${stop}"]`)?.getBoundingClientRect();
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      const [aim, board] = [boxOf(target), document.querySelector('.board')?.getBoundingClientRect()];
      if (aim === undefined || board === undefined) return ['there is no target'];
      const meeples = [...document.querySelectorAll('.board-meeple-label')].map((one) => one.getBoundingClientRect());
      const fighters = cells.flatMap((cell) => meeples.filter((one) => meets(one, boxOf(cell) ?? new DOMRect())));
      const covered = ['.loupe', '.odds'].map((name) => {
        const { width = 0, height = 0 } = document.querySelector(name)?.getBoundingClientRect() ?? {};
        return width * height;
      });
      const words = document.querySelector('.odds, .hand-chosen')?.textContent ?? '';
      const faults = [
        ...(/to win|Win \d+%/.test(words) ? [] : ['no odds are told']),
        ...(covered[0] + covered[1] > (board.width * board.height) / 2 ? ['half of the board is covered'] : []),
      ];
      const told = ['.loupe', '.odds'].flatMap((name) => {
        const over = document.querySelector(name)?.getBoundingClientRect();
        if (over === undefined) return [];
        if (meets(over, aim)) return [`${name} lies over the target`];
        return fighters.some((one) => meets(over, one)) ? [`${name} lies over a meeple`] : [];
      });
      const inside = aim.left >= board.left - 1 && aim.right <= board.right + 1 && aim.top >= board.top - 1;
      const seen = inside && aim.bottom <= board.bottom + 1;
      return [...faults, ...told, ...(seen ? [] : ['the target is out of sight'])];
    },
    { target, cells },
  );
}

test.each(['mouse', 'finger'] as const)(
  'before an attack nothing lies over its target, nor over those who stand there, with a %s',
  async (pointer) => {
    const all = checksFor(pointer);
    const page = await seated(all[0].attack.turn, pointer === 'finger');
    const faults: string[] = [];
    for (const [index, { attack, size }] of all.entries()) {
      await page.setViewportSize(size);
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        GAME_KEY,
        keptText(attack.turn.before, attack.turn.seed),
      ] as const);
      await page.reload();
      await atRest(page);
      // Another attack of the turn before: its draft has stayed.
      while ((await page.locator(GHOST).count()) > 0) await page.keyboard.press('Escape');
      await followRecipe(page, recipeOf(attack.turn));
      await page.locator('.odds, .hand-odds').waitFor();
      await settled(page);
      const told = [...(await hidden(page, attack))];
      if ((await page.locator('.loupe').count()) === 0) told.push('nothing can be decided at the cell');
      faults.push(...told.map((fault) => `attack ${index + 1}, ${size.width} x ${size.height}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(await choices(page).count()).toBeGreaterThan(0);
  },
);
