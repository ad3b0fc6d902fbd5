/**
 * Games at normal speed by a person who only hears the page: board, meeples and scores are rebuilt from the live
 * regions alone and compared with the record at every turn. Every event must be announced once, and in order.
 */
import { createRandom, type Game, type Random, unwrap } from '@asteroute/engine';
import { finalByPoints } from '@asteroute/page/match/playback/director.ts';
import { endgame, kept, type Table, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { gameOf, keptGame } from '@asteroute/page/testing/truth.ts';
import { replay } from '@asteroute/record';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { stopClock } from '../support/browser/clock.ts';
import { press } from '../support/keyboard.ts';
import { useStage } from '../support/stage.ts';
import { pick } from '../support/table-page.ts';
import { Listener, legalTurns, listen } from './listener.ts';
import { dueEvents, heardTile, MARKS, RebuiltTable, trueTable, typedCellOf } from './rebuilt.ts';

/** How many turns of all players are left; `npm run lab -- soak --only listener` plays several whole games. */
const LEFT = 4;
const GAMES = Number(process.env.ASTEROUTE_LISTENER_GAMES ?? 1);
const FIRST_SEED = Number(process.env.ASTEROUTE_LISTENER_SEED ?? 7);
const OWN = 0;
const open = useStage();

/** A place in the answer to a typed move: "@route:N = 1: merchant on the trade route north and east, 3 if completed". */
const SIDE = '(?:north|south|east|west)\\w*';
const CHOICE = new RegExp(
  `^@.+? = (\\d+): (.+?) on the ([a-z ]+?(?: \\(.+?\\))?(?: ${SIDE}(?:(?:,| and|, and) ${SIDE})*)?(?:, (?:${Object.keys(MARKS).join('|')}))?(?:, (?:Start|(?:(?:East|West|North|South) \\d+ ?)+))?)(?:, .*)?$`,
);

/** Finds out the state of the table by questions: every row of tiles, all meeples, the scores. */
async function lookAround(listener: Listener, table: RebuiltTable): Promise<void> {
  for (const step of [1, -1]) {
    for (let row = step === 1 ? 0 : -1; ; row += step) {
      const lines = await listener.say(`row ${row}`);
      if (lines[0] === 'There is no tile there.') break;
      for (const line of lines) table.lookAt(line);
    }
  }
  table.meeples(await listener.say('meeples'));
  for (const line of await listener.say('score')) table.score(line);
}

/** Takes a turn by what was announced, and adds it to the rebuilt table. */
async function playTurn(listener: Listener, table: RebuiltTable, hand: string, random: Random): Promise<void> {
  const [cell, letter] = pick(legalTurns(await listener.say('legal')), random);
  const [, held, turned = 'a'] = /^(.+?)(?:, rotation ([a-d]))?$/.exec(hand) ?? [];
  const tile = heardTile(held, 'abcd'.indexOf(letter) - 'abcd'.indexOf(turned));
  const answer = await listener.say(`${cell} ${letter}`);
  const places = answer.flatMap((line) => [CHOICE.exec(line)].filter((match) => match !== null));
  if (answer.some((line) => line.startsWith('Played: '))) {
    expect(
      answer.some((line) => /^No (?:meeple|free place)/.test(line)),
      `why nothing was asked: ${answer}`,
    ).toBe(true);
    return table.playedOwn(typedCellOf(cell), tile, null);
  }
  expect(answer, 'choices').toContain('Place a meeple?');
  const chosen = random.below(5) === 0 || places.length === 0 ? null : pick(places, random);
  const [played] = await listener.say(chosen === null ? '@none' : `@${chosen[1]}`);
  expect(played).toMatch(/^Played: L /);
  table.playedOwn(typedCellOf(cell), tile, chosen && { meeple: chosen[2], on: chosen[3] });
}

/** The events of the record since a turn, as they should have been announced. */
async function dueSince(page: Page, turns: number): Promise<string[]> {
  const { record } = await keptGame(page);
  const { plies } = unwrap(replay(record));
  const before = unwrap(replay({ ...record, turns: record.turns.slice(0, turns) })).plies.length;
  const game = plies.at(-1)?.game as Game;
  return dueEvents(
    game,
    plies.slice(before).flatMap(({ events }) => finalByPoints(events)),
    OWN,
  );
}

const countWords = (sentences: readonly string[]): number =>
  sentences.reduce((sum, text) => sum + text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length, 0);

const truth = async (page: Page): Promise<Game> => gameOf(await keptGame(page));

interface Rivals {
  readonly table: Table;
  readonly bots: readonly string[];
}
/** Tables with all that classic has, at the size of a soak only. */
const OF_SOAK: readonly (readonly [string, Rivals])[] = [
  ['classic with all modules', { table: { players: 3, classic: true, boxes: true }, bots: ['careless', 'pirate'] }],
  [
    'classic for six with all modules',
    { table: { players: 6, classic: true, boxes: true }, bots: ['careless', 'pirate', 'builder', 'farmer', 'prudent'] },
  ],
];
const TABLES: readonly (readonly [string, Rivals])[] = [
  ['the Star Wars Edition', { table: { players: 3 }, bots: ['careless', 'conqueror'] }],
  ...(WHOLE_GAMES ? OF_SOAK : []),
];

const SEEDS = Array.from({ length: GAMES }, (_, game) => FIRST_SEED + game);

describe.each(TABLES)('%s at full speed', (name, rivals) => {
  const words: number[] = [];
  const finals: number[] = [];

  test.each(SEEDS)('what is heard is what was played, each event once and in order (seed %i)', async (seed) => {
    const { turns, final } = await playByEar(rivals, seed);
    words.push(...turns);
    finals.push(final);
  });

  afterAll(() => {
    const told = `${words.length} turns, words a turn median ${median(words)}, longest ${Math.max(...words)}`;
    console.log(
      `listener: ${name}, ${finals.length} games, ${told}, final scoring median ${median(finals)}; none told twice or out of order`,
    );
  });
});

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** How many words were announced from each own turn to the next, and in the final scoring. */
interface Spoken {
  readonly turns: readonly number[];
  readonly final: number;
}

/** Plays a game to its end. */
async function playByEar({ table, bots }: Rivals, seed: number): Promise<Spoken> {
  const start = endgame(table, seed, LEFT);
  const saved = kept(start.before, start.seed, [null, ...bots]);
  const page = await open({ seed, speed: 'full', clock: true, before: listen, kept: saved });
  const [listener, random, known] = [new Listener(page), createRandom(seed), new RebuiltTable('Ada')];
  await page.getByRole('button', { name: /^Continue/ }).press('Enter');
  await page.locator('.board').waitFor();
  await press(page, '/');
  await page.locator('.typed input:focus').waitFor();
  await stopClock(page);
  const turns: number[] = [];
  let isKnown = false;
  for (;;) {
    const heard = await listener.until(/your turn|wins\.|share the victory/);
    known.hear(heard);
    const final = heard.indexOf('Final scoring.');
    if (isKnown) turns.push(countWords(heard.slice(0, final < 0 ? undefined : final)));
    const game = await truth(page);
    if (isKnown) {
      expect(known.state, `seed ${seed}, after ${game.position.placed} tiles`).toEqual(trueTable(game));
      expect(known.events).toEqual(await dueSince(page, start.before.turns.length));
    }
    if (game.position.phase === 'over') return { turns, final: countWords(heard.slice(final)) };
    // The turns of bots before the first own turn are announced too, but the table is not known until it is looked at.
    if (!isKnown) await lookAround(listener, known);
    isKnown = true;
    const hand = /^Tile in hand: (.+)\.$/.exec(heard.findLast((text) => text.startsWith('Tile in hand')) ?? '')?.[1];
    await playTurn(listener, known, hand ?? '', random);
  }
}
