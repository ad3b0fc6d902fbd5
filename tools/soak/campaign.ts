import { fuzzOne } from './fuzz.ts';
import { type Linked, throughLink } from './links.ts';
import { createPool } from './pool.ts';
import { type ComparisonTally, sideBySide } from './side-by-side.ts';
import type { Reading } from './tables.ts';

/** What a campaign found: sentences about what went wrong, each with the command that repeats it. */
export interface Findings {
  readonly done: number;
  readonly faults: readonly string[];
}

/** Called now and then with what is done so far. */
export type Progress = (done: number, faults: number) => void;

/** A run of seeds: the first, and how many follow each other. */
export interface Range {
  readonly seed: number;
  readonly count: number;
}

/** Seed of the games that inputs are put to: fixed, so that an input's own seed repeats it. */
const POOL_SEED = 1;
/** After so many faults a campaign has made its point. */
const ENOUGH = 20;

/** Puts inputs to the checked doors: none may throw, hang, answer nonsense or change a game. */
export function fuzz({ seed, count }: Range, progress: Progress = () => {}): Findings {
  const pool = createPool(POOL_SEED);
  const faults: string[] = [];
  let done = 0;
  for (; done < count && faults.length < ENOUGH; done++) {
    const fault = fuzzOne(pool, seed + done);
    if (fault !== null) faults.push(fault);
    if (done % 100 === 99) progress(done + 1, faults.length);
  }
  return { done, faults };
}

/** Totals of games played with the engine and the reference side by side. */
export interface Compared extends Findings {
  readonly turns: number;
  readonly setAside: number;
  readonly rounds: number;
  /** Battles by how many sides fought: index 2 to 4. */
  readonly battles: readonly number[];
  readonly majorities: number;
  readonly ties: number;
  readonly recalls: number;
}

/** Plays seeded games of an edition with the engine and the reference side by side. */
export function compare(reading: Reading, { seed, count }: Range, progress: Progress = () => {}): Compared {
  const faults: string[] = [];
  const tallies: ComparisonTally[] = [];
  for (let done = 0; done < count && faults.length < ENOUGH; done++) {
    try {
      tallies.push(sideBySide(seed + done, reading));
    } catch (error) {
      faults.push((error as Error).message);
    }
    progress(done + 1, faults.length);
  }
  const sum = (of: (tally: ComparisonTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    done: tallies.length + faults.length,
    faults,
    turns: sum((tally) => tally.turns),
    setAside: sum((tally) => tally.setAside),
    rounds: sum((tally) => tally.rounds),
    majorities: sum((tally) => tally.majorities),
    ties: sum((tally) => tally.ties),
    recalls: sum((tally) => tally.recalls),
    battles: [0, 1, 2, 3, 4].map((n) => sum((tally) => tally.battles[n])),
  };
}

/** `7500 turns, 13 tiles set aside, 657 battles of two, 7 of three, 13 of four sides, 838 throws` */
export function describeCompared(found: Compared): string {
  const { turns, setAside, battles, rounds, majorities, ties, recalls } = found;
  const [, , two, three, four] = battles;
  const fought = `${two} battles of two, ${three} of three, ${four} of four sides, ${rounds} throws`;
  const shared = `${majorities} majorities, ${ties} ties, ${recalls} abbots taken back`;
  return `${turns} turns, ${setAside} tiles set aside, ${rounds > 0 ? fought : shared}`;
}

/** Games that went through a link and came back. */
export interface LinksFound extends Findings {
  readonly linked: readonly Linked[];
}

/** Sends seeded games of both editions through a link. */
export function sendLinks({ seed, count }: Range, progress: Progress = () => {}): LinksFound {
  const faults: string[] = [];
  const linked: Linked[] = [];
  for (let done = 0; done < count && faults.length < ENOUGH; done++) {
    try {
      linked.push(throughLink(seed + done));
    } catch (error) {
      faults.push((error as Error).message);
    }
    progress(done + 1, faults.length);
  }
  return { done: linked.length + faults.length, faults, linked };
}

/** `2 players: median 205, longest 251 characters; 3 players: ...` */
export function describeLinks({ linked }: LinksFound): string {
  const counts = [...new Set(linked.map(({ players }) => players))].sort();
  const lines = counts.map((players) => {
    const lengths = linked.flatMap((one) => (one.players === players ? [one.length] : [])).sort((a, b) => a - b);
    return `${players} players: median ${lengths[lengths.length >> 1]}, longest ${lengths.at(-1)} characters`;
  });
  return lines.join('; ');
}
