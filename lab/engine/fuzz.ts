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
import { garbage, mutatedText, spoiled } from './garbage.ts';
import { createSamples, isUnchanged, type Sample, type SamplePool } from './samples.ts';

const MAX_CPU_MS = 1000;

interface Call {
  readonly input: unknown;
  readonly sample?: Sample;
  open(): unknown;
}

const call = (input: unknown, open: (input: never) => unknown, sample?: Sample): Call => ({
  input,
  sample,
  open: () => open(input as never),
});

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(Math.max(1, list.length))];

const faulty = (right: unknown, random: Random): unknown =>
  right === undefined || random.below(8) === 0 ? garbage(random) : spoiled(right, random);

/** Calls of the engine and of records with untrusted input. For the same seed each gives the same result. */
const ENTRY_POINTS: Readonly<Record<string, (pool: SamplePool, random: Random) => Call>> = {
  newGame: ({ samples }, random) => call(faulty(pick(samples, random).game.rules.setup, random), newGame),
  play({ samples }, random) {
    const sample = pick(samples, random);
    const move = pick(random.below(4) === 0 ? pick(samples, random).moves : sample.moves, random);
    return call(faulty(move, random), (input) => checkPlayed(sample, input, play(sample.game, input)), sample);
  },
  parsePlace({ samples }, random) {
    const sample = pick(samples, random);
    const input = faulty(pick([...sample.places, 'planet@0,-1', 'asteroid:N', 'field:En', 'garden'], random), random);
    return call(input, (place) => parsePlace(sample.game, place), sample);
  },
  parseAction({ samples }, random) {
    const sample = pick(samples, random);
    return call(faulty(pick(sample.words, random), random), (words) => parseAction(sample.game, words), sample);
  },
  parseLine({ records }, random) {
    const text = JSON.stringify(pick(records, random));
    return call(random.below(50) === 0 ? garbage(random) : mutatedText(text, random), parseLine);
  },
  parseRecord: ({ records }, random) => call(faulty(pick(records, random), random), parseRecord),
  replay: ({ records }, random) =>
    call(
      faulty(pick(records, random), random),
      afterParsing((record) => checkReplayed(replay(record))),
    ),
  resume: ({ records }, random) => call(faulty(pick(records, random), random), afterParsing(resume)),
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

/** Parses a value first, since that is the first check that a record from outside passes. */
const afterParsing = (use: (record: GameRecord) => unknown) => (input: unknown) => {
  const parsed = parseRecord(input);
  return parsed.ok ? use(parsed.value) : parsed;
};

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

/** No call with random input may throw, hang, return an invalid result or change a game. */
export const FUZZ = {
  name: 'fuzz',
  count: 1_000_000,
  tested: { seed: 2_000_000, count: 900 },
  run(seed) {
    const random = createRandom(mix(seed, 0xf0220));
    const name = NAMES[seed % NAMES.length];
    samples ??= createSamples(SAMPLES_SEED);
    const { input, sample, open } = ENTRY_POINTS[name](samples, random);
    const begin = cpuMs();
    let fault: string | null;
    try {
      const result = open();
      fault = faultOf(result, cpuMs() - begin, sample);
    } catch (error) {
      fault = `threw ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : String(error)}`;
    }
    if (fault !== null) throw new Error(`${name} ${fault}\n  input: ${shown(input)}`);
    return null;
  },
  sum: () => ({ lines: [] }),
} satisfies Campaign<null>;

function faultOf(result: unknown, took: number, sample: Sample | undefined): string | null {
  if (took > MAX_CPU_MS) return `hung: ${Math.round(took)} ms`;
  if (sample !== undefined && !isUnchanged(sample)) return 'changed a game';
  if (Reflect.ownKeys(Object.prototype).length !== PROTOTYPE_KEYS) return 'changed the prototype of all objects';
  return isResult(result) ? null : `answered ${shown(result)}`;
}

function isResult(value: unknown): boolean {
  const { ok, error }: { ok?: unknown; error?: { code?: unknown; message?: unknown } } = Object(value);
  if (ok === true) return true;
  const isKnown = ERROR_CODES.some((code) => code === error?.code);
  return ok === false && isKnown && typeof error?.message === 'string' && error.message.length < 2000;
}

const shown = (value: unknown): string =>
  inspect(value, { depth: 6, breakLength: 200, maxStringLength: 200, maxArrayLength: 10 }).slice(0, 1500);
