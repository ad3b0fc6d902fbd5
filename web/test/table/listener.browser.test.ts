/** Whole games by somebody who only hears: live regions tell enough to know every tile, every score and every owner. */
import { allRealms, createRandom, drawnTile, type Game, type Random, scores, sideOf } from '@asteroute/engine';
import { SIDES, type TileFeature } from '@asteroute/tiles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press } from '../support/keyboard.ts';
import { endgame, kept, type Table } from '../support/prepared.ts';
import { useStage } from '../support/stage.ts';
import { pick } from '../support/table-page.ts';
import { gameOf, keptGame } from '../support/truth.ts';
import { Listener, listen } from './listener.ts';

const SEED = 7;
/** Turns of all players that are left; a soak plays whole games. */
const LEFT = 33;
const open = useStage();

/** A realm is asked about in every so many turns. */
const ASKS_EVERY = 4;

const SIDE_NAMES = ['north', 'east', 'south', 'west'];
const REALMS = { 'trade route': 'route', 'asteroid field': 'asteroid', abbey: 'monastery' } as Record<string, string>;

/** What a listener makes of "asteroid field north, trade route east and west": kinds with their sides. */
function heardTile(text: string): string[] {
  const features = text.replace(/ \([^)]*\)|, coat of arms/g, '').split('; ');
  return features.map((feature) => {
    const sides = SIDES.filter((_, side) => new RegExp(`\\b${SIDE_NAMES[side]}\\b`).test(feature));
    const name = feature.replace(/ (north|east|south|west).*$/, '');
    return `${REALMS[name] ?? name}:${sides.join('')}`;
  });
}

/** The tile as the tables have it, in each of its four rotations. */
function trueTile(game: Game): string[][] {
  const tile = game.rules.tables.tiles.find(({ id }) => id === drawnTile(game));
  const features = (tile?.features ?? []).filter(({ type }) => type !== 'field');
  return [0, 1, 2, 3].map((rotation) => features.map((feature) => `${feature.type}:${turnedSides(feature, rotation)}`));
}

function turnedSides({ sides = '' }: TileFeature, rotation: number): string {
  return SIDES.filter((_, side) => sides.includes(SIDES[(side - rotation + 4) % 4])).join('');
}

/** Points that a sentence gives, by name. */
function pointsIn(sentence: string): [name: string, points: number][] {
  const given = /^(?:Tie: )?(.+?) \+(\d+) (?:for|each)|^(.+?) (?:retreats|took the abbot back from .+), \+(\d+)$/.exec(
    sentence,
  );
  if (given === null) return [];
  const names = (given[1] ?? given[3]).split(/, | and /);
  return names.map((name) => [name, Number(given[2] ?? given[4])]);
}

/** A cell in the words of an announcement, as it is typed: "East 2 North 1" is E2N1. */
const typedCell = (where: string): string => where.replace(/Start/, '0').replace(/[a-z ]/g, '');

/** What the listener knows of a game, checked against the kept record. */
class Knowledge {
  readonly points = new Map<string, number>();
  lastCell = '0';

  hear(sentences: readonly string[]): void {
    for (const sentence of sentences) {
      for (const [name, more] of pointsIn(sentence)) this.points.set(name, (this.points.get(name) ?? 0) + more);
      const placed = / placed a tile at ((?:(?:East|West|North|South) \d+ ?)+)/.exec(sentence);
      if (placed !== null) this.lastCell = typedCell(placed[1]);
    }
  }

  /** Takes the scores of an answer: "Ada: 12 points". */
  ask(lines: readonly string[]): void {
    for (const line of lines) this.points.set(line.split(': ')[0], Number(/(\d+) points?$/.exec(line)?.[1]));
  }

  expectScores(game: Game): void {
    const due = game.rules.players.map(({ name }, seat) => [name, scores(game)[sideOf(game, seat)]]);
    expect(game.rules.players.map(({ name }) => [name, this.points.get(name) ?? 0])).toEqual(due);
  }
}

function expectTile(sentences: readonly string[], game: Game): void {
  const told = /^Tile in hand: (.+)$/.exec(sentences.findLast((sentence) => sentence.startsWith('Tile in hand')) ?? '');
  expect(trueTile(game)).toContainEqual(heardTile(told?.[1] ?? 'nothing'));
}

/** Every realm of a cell: who holds it, in the order of the tile. */
function expectOwners(lines: readonly string[], game: Game, cell: string): void {
  const told = lines.slice(1).map((line) => /, held by (.+?), \d+ tiles?/.exec(line)?.[1] ?? '');
  const letters = [...cell.matchAll(/([NESW])(\d+)/g)];
  const at = (plus: string, minus: string) =>
    letters.reduce((sum, [, side, n]) => sum + (side === plus ? Number(n) : side === minus ? -Number(n) : 0), 0);
  const [x, y] = [at('E', 'W'), at('S', 'N')];
  const names = new Intl.ListFormat('en', { type: 'conjunction' });
  const due = allRealms(game)
    .filter(({ places }) => places.some((place) => place.x === x && place.y === y))
    .map(({ holders }) => names.format(holders.map((side) => game.rules.players[side].name)));
  expect(told).toEqual(due);
}

/** Takes a turn by what was heard. */
async function turn(listener: Listener, random: Random): Promise<void> {
  const [, cell, rotations] = /^(\S+) ([a-d ]+):/.exec(pick(await listener.say('legal'), random)) ?? [];
  const answer = await listener.say(`${cell} ${pick(rotations.split(' '), random)}`);
  const places = answer.flatMap((line) => /^(@\S+) =/.exec(line)?.[1] ?? []);
  if (places.length > 0) await listener.say(random.below(5) === 0 ? '@none' : pick(places, random));
}

const truth = async (page: Page): Promise<Game> => gameOf(await keptGame(page));

const TABLES: readonly (readonly [string, Table])[] = [
  ['the Star Wars Edition', { players: 3 }],
  ['classic, with farmers, river and abbot', { players: 3, classic: true }],
];

test.each(TABLES)('a game of %s is played and known to its end by listening alone', async (_, table) => {
  const start = endgame(table, SEED, LEFT);
  const bots = [null, 'random', 'random'];
  const page = await open({ seed: SEED, speed: 'off', before: listen, kept: kept(start.before, start.seed, bots) });
  const [listener, random, knows] = [new Listener(page), createRandom(SEED), new Knowledge()];
  await page.getByRole('button', { name: /^Continue/ }).press('Enter');
  let heard = await listener.until(/your turn/);
  await press(page, '/');
  await page.locator('.typed input:focus').waitFor();
  knows.ask(await listener.say('score'));
  for (let turns = 0; !heard.includes('Final scoring'); turns++) {
    const game = await truth(page);
    knows.hear(heard);
    expectTile(heard, game);
    knows.expectScores(game);
    if (turns % ASKS_EVERY === 0) expectOwners(await listener.say(`realm ${knows.lastCell}`), game, knows.lastCell);
    await turn(listener, random);
    heard = await listener.until(/your turn|Final scoring/);
  }
  await listener.say('all');
  const end = await listener.until(/wins|share the victory/);
  knows.hear([...heard, ...end]);
  const game = await truth(page);
  knows.expectScores(game);
  const due = game.rules.players.map(({ name }, seat) => `${name}: ${scores(game)[seat]} points`);
  expect(
    end.filter((sentence) => /: \d+ points?$/.test(sentence)).map((s) => s.replace('1 point$', '1 points')),
  ).toEqual(due);
});
