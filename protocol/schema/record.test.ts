/** The published JSON Schema of a record says what the reader says, to a validator that knows nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createRandom, type Random } from '@asteroute/engine';
import { type GameRecord, parseRecord } from '@asteroute/record';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { recordJsonSchema } from './record.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/games');
const validate = new Ajv2020().compile(recordJsonSchema());

function recordsIn(file: string): GameRecord[] {
  const lines = gunzipSync(readFileSync(join(FOLDER, file)))
    .toString('utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as GameRecord);
}

const GAMES = readdirSync(FOLDER).map(recordsIn);

test('the schema accepts every reference game', () => {
  const games = GAMES.flat();
  expect(games.length).toBeGreaterThan(800);
  for (const game of games) if (!validate(game)) expect(validate.errors).toBeNull();
});

/** Values of every type, of which at most one belongs at any place. */
const STRANGE: readonly unknown[] = [null, true, '', 'x', -1, 7, 0.5, 1e9, [], [[]], {}, { type: 'attack' }, ['x', 7]];

type Parent = Record<string, unknown>;

/** Every object and list of a value, itself included. */
function parentsIn(value: unknown): Parent[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Parent, ...Object.values(value).flatMap(parentsIn)];
}

/** Changes a value somewhere: a key goes, has a strange value, or the value of another key. */
function tamper(value: object, random: Random): string {
  const parents = parentsIn(value).filter((one) => Object.keys(one).length > 0);
  const parent = parents[random.below(parents.length)];
  const keys = Object.keys(parent);
  const [key, other] = [keys[random.below(keys.length)], keys[random.below(keys.length)]];
  const how = random.below(4);
  if (how === 0 && !Array.isArray(parent)) delete parent[key];
  else if (how === 1) parent[key] = structuredClone(parent[other]);
  else parent[key] = STRANGE[random.below(STRANGE.length)];
  return `${how} ${key} ${other}`;
}

test('it refuses 5,000 tampered records that the reader refuses, and none that the reader takes', () => {
  // A few turns of a game, those with everything that a turn can have, are read faster than all.
  const short = GAMES.flatMap((games) => games.slice(0, 12)).map((game) => {
    const turns = game.turns.filter(({ battles, goods, second }) => battles ?? goods ?? second).slice(0, 2);
    return JSON.stringify({ ...game, turns: [game.turns[0], ...turns] });
  });
  const random = createRandom(12);
  let [refused, taken] = [0, 0];
  for (let tries = 0; refused < 5000; tries++) {
    const record = JSON.parse(short[tries % short.length]);
    const change = tamper(record, random);
    const read = parseRecord(record).ok;
    if (validate(record) !== read) expect(`${change}: ${JSON.stringify(record)}`).toBe(read ? 'accepted' : 'refused');
    if (read) taken++;
    else refused++;
  }
  expect(taken).toBeGreaterThan(500);
});

test('of the cases for readers it refuses exactly those whose form is wrong', () => {
  const lines = readFileSync(join(FOLDER, '../readers/cases.jsonl'), 'utf8').trim().split('\n');
  const cases = lines.map((line) => JSON.parse(line) as { readonly at?: string; readonly record: unknown });
  for (const { at, record } of cases) expect(validate(record), JSON.stringify(record)).toBe(at !== 'form');
});

test('play against the rules is not its matter: that needs the replay', () => {
  const [[game]] = GAMES;
  const faulty = { ...game, turns: game.turns.map((turn) => ({ ...turn, x: 99 })) };
  expect(validate(faulty)).toBe(true);
});
