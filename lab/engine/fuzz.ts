import { inspect, isDeepStrictEqual } from 'node:util';
import {
  createRandom,
  ERROR_CODES,
  legal,
  mix,
  newGame,
  parseAction,
  parsePlace,
  play,
  type Random,
  type Result,
} from '@asteroute/engine';
import { type GameRecord, parseLine, parseRecord, replay, resume } from '@asteroute/record';
import type { Campaign } from '../campaign/campaign.ts';
import { cpuMs } from '../campaign/cpu.ts';
import { garbage, mutated, mutatedText } from './garbage.ts';
import { createSamples, isUnchanged, type Sample, type SamplePool } from './samples.ts';

const MAX_CPU_MS = 1000;

/** An entry point of the engine with untrusted input. For the same seed it gives the same result. */
type EntryPoint = (
  pool: SamplePool,
  random: Random,
) => { readonly input: unknown; readonly sample?: Sample; open(): unknown };

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(Math.max(1, list.length))];

function faulty(right: unknown, random: Random): unknown {
  if (right === undefined || random.below(8) === 0) return garbage(random);
  let value: unknown = right;
  for (let n = 1 + random.below(3); n > 0; n--) value = mutated(value, random);
  return value;
}

const untyped = (input: unknown): never => input as never;

const ENTRY_POINTS: Readonly<Record<string, EntryPoint>> = {
  newGame(pool, random) {
    const input = faulty(pick(pool.samples, random).game.rules.setup, random);
    return { input, open: () => newGame(input) };
  },
  play(pool, random) {
    const sample = pick(pool.samples, random);
    const input = faulty(pick(random.below(4) === 0 ? pick(pool.samples, random).moves : sample.moves, random), random);
    return { input, sample, open: () => checkPlayed(sample, input, play(sample.game, untyped(input))) };
  },
  parsePlace(pool, random) {
    const sample = pick(pool.samples, random);
    const input = faulty(pick([...sample.places, 'planet@0,-1', 'asteroid:N', 'field:En', 'garden'], random), random);
    return { input, sample, open: () => parsePlace(sample.game, untyped(input)) };
  },
  parseAction(pool, random) {
    const sample = pick(pool.samples, random);
    const input = faulty(pick(sample.words, random), random);
    return { input, sample, open: () => parseAction(sample.game, untyped(input)) };
  },
  parseLine(pool, random) {
    const text = JSON.stringify(pick(pool.records, random));
    const input = random.below(50) === 0 ? garbage(random) : mutatedText(text, random);
    return { input, open: () => parseLine(untyped(input)) };
  },
  parseRecord(pool, random) {
    const input = faulty(pick(pool.records, random), random);
    return { input, open: () => parseRecord(input) };
  },
  replay(pool, random) {
    const input = faulty(pick(pool.records, random), random);
    return { input, open: () => afterParsing(input, (record) => checkReplayed(replay(record))) };
  },
  resume(pool, random) {
    const input = faulty(pick(pool.records, random), random);
    return { input, open: () => afterParsing(input, resume) };
  },
};
const NAMES = Object.keys(ENTRY_POINTS);
const { length: PROTOTYPE_KEYS } = Reflect.ownKeys(Object.prototype);

/** Checks that an accepted move is a legal one and that the given game object is not returned. */
function checkPlayed({ game }: Sample, input: unknown, played: Result<{ game: unknown }>): unknown {
  if (!played.ok) return played;
  const isRoll = Reflect.get(Object(input), 'type') === 'roll';
  const offered = isRoll || legal(game).some((move) => isDeepStrictEqual(move, onlyKeysOf(move, input)));
  if (!offered) throw new Error('a move that was not offered was played');
  if (played.value.game === game) throw new Error('the game given came back');
  return played;
}

/** The part of an input that the rules read. -0 becomes 0, since the rules do not distinguish them. */
function onlyKeysOf(move: object, input: unknown): object {
  const plain = (value: unknown) => (value === 0 ? 0 : value);
  return Object.fromEntries(Object.keys(move).map((key) => [key, plain(Reflect.get(Object(input), key))]));
}

/** Parses a value before it is replayed, since parsing is the first check that a record from outside passes. */
function afterParsing(input: unknown, play: (record: GameRecord) => unknown): unknown {
  const parsed = parseRecord(input);
  return parsed.ok ? play(parsed.value) : parsed;
}

/** Checks that the record which a replay returns can be replayed without differences. */
function checkReplayed(played: ReturnType<typeof replay>): unknown {
  if (!played.ok) return played;
  const again = replay(played.value.record);
  const differences = again.ok ? again.value.differences : [];
  if (!again.ok || differences.length > 0) throw new Error(`its own record differs: ${JSON.stringify(differences[0])}`);
  return played;
}

/** Seed of the games that receive the inputs: fixed, so that the seed of an input is enough to repeat it. */
const SAMPLES_SEED = 1;
let samples: SamplePool | null = null;

/** Calls the engine with random input: no call may throw, hang, return an invalid result or change a game. */
export const FUZZ = {
  name: 'fuzz',
  count: 1_000_000,
  tested: { seed: 2_000_000, count: 900 },
  run(seed) {
    const random = createRandom(mix(seed, 0xf0220));
    const name = NAMES[seed % NAMES.length];
    samples ??= createSamples(SAMPLES_SEED);
    const { input, sample, open } = ENTRY_POINTS[name](samples, random);
    const fault = faultOf(open, sample);
    if (fault !== null) throw new Error(`${name} ${fault}\n  input: ${shown(input)}`);
    return null;
  },
  sum: () => ({ lines: [] }),
} satisfies Campaign<null>;

function faultOf(open: () => unknown, sample: Sample | undefined): string | null {
  const begin = cpuMs();
  let result: unknown;
  try {
    result = open();
  } catch (error) {
    return `threw ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : String(error)}`;
  }
  const took = cpuMs() - begin;
  if (took > MAX_CPU_MS) return `hung: ${Math.round(took)} ms`;
  if (sample !== undefined && !isUnchanged(sample)) return 'changed a game';
  if (Reflect.ownKeys(Object.prototype).length !== PROTOTYPE_KEYS) return 'changed the prototype of all objects';
  return isResult(result) ? null : `answered ${shown(result)}`;
}

function isResult(value: unknown): boolean {
  const { ok, error }: { ok?: unknown; error?: { code?: unknown; message?: unknown } } = Object(value);
  if (ok === true) return true;
  const known = ERROR_CODES.some((code) => code === error?.code);
  return ok === false && known && typeof error?.message === 'string' && error.message.length < 2000;
}

function shown(value: unknown): string {
  return inspect(value, { depth: 6, breakLength: 200, maxStringLength: 200, maxArrayLength: 10 }).slice(0, 1500);
}
