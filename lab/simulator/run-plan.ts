import { ATTACKS, type AttackName } from '../attacks/attacks.ts';
import type { NodePlan } from './nodes/node.ts';
import type { RunSize } from './people/people.ts';
import type { Chances } from './virtual/chances.ts';
import { CALM, type Conditions, roughConditions } from './virtual/conditions.ts';

/** What a run consists of, and for how many virtual milliseconds things may go wrong. */
export interface SimulationPlan {
  readonly size: RunSize;
  readonly ms: number;
  readonly conditions: Conditions;
  /** Whether messages may be lost, so that nobody can be served in time. */
  readonly isRough: boolean;
  readonly loseSecretAt: number | null;
  readonly hostile: readonly AttackName[];
  readonly rated: boolean;
  readonly league: boolean;
  readonly nodes: number;
  readonly daily: number;
  readonly node: Pick<NodePlan, 'cacheBytes' | 'commitGroups' | 'limited'>;
}

const ROUGH = { tableEveryMs: 0, lastGuestMs: 3000, sleeps: 0.03, away: 0.1 } as const;
const SIZES = {
  whole: { ...ROUGH, maxTables: 4, goals: [6, 20, 40, 80, 200], ms: [3000, 8000, 20_000, 60_000] },
  short: { ...ROUGH, maxTables: 1, goals: [6, 12], ms: [500, 2000] },
} as const;
/** Nothing goes wrong but what hostile people do, so that all others must be served in time. */
const SIEGE = { tableEveryMs: 12_000, lastGuestMs: 20_000, sleeps: 0.4, away: 0.4, maxTables: 2, goals: [6, 12, 20] };
/** Milliseconds of a siege, and of one in which a hundred tables and more are opened. */
const [SIEGE_MS, FLOOD_MS] = [80_000, 170_000];

/** Whole runs find more faults; short ones are for tests; a week is an hour in which as much happens as in a week. */
export type RunLength = keyof typeof SIZES | 'week';

const NONE = { isRough: false, loseSecretAt: null, rated: false, league: false, daily: 0 } as const;

/** An hour of 200 people, three of them hostile, and of an operator without luck. */
const WEEK: SimulationPlan = {
  ...NONE,
  size: {
    ...SIEGE,
    ...{ people: 197, tableEveryMs: 20_000, maxTables: 3, sleeps: 0.1, rooms: false, isPatient: true },
    goals: [10, 20, 40, 80],
  },
  ms: 3_600_000,
  conditions: {
    ...CALM,
    ...{ sentTwice: 0.02, dropped: 0.01, blowEvery: 60_000 },
    blows: ['kill', 'stop', 'freeze', 'disk full'],
  },
  loseSecretAt: 1_800_000,
  hostile: ['tableFlooder', 'badReceiver', 'seatChurner'],
  nodes: 2,
  node: { cacheBytes: 2_000_000, commitGroups: 1, limited: true },
};

/** Of sixteen seeds the one in whose run people play the deck of the day. */
const DAILY_SEEDS = 8;

const KINDS = Object.keys(ATTACKS) as AttackName[];

export function simulationPlan(seed: number, length: RunLength, chances: Chances): SimulationPlan {
  if (length === 'week') return WEEK;
  const { pick, happens, below } = chances;
  const rooms = seed % 9 === 7;
  const isPatient = seed % 7 === 3;
  const rated = seed % 12 === 10;
  const limited = happens(0.8);
  const nodes = 1 + below(3);
  const node = {
    cacheBytes: pick([60_000, 2_000_000, 2_000_000, 2_000_000, 2_000_000]),
    commitGroups: seed % 3 === 1 ? 4 : 1,
    limited,
  };
  if (length === 'whole' && seed % 8 === 5) {
    const isFlood = seed % 24 === 5;
    const hostile = KINDS.filter((kind) => (kind === 'tableFlooder' ? isFlood : happens(isFlood ? 0.2 : 0.5)));
    const size = { ...SIEGE, rooms, isPatient };
    const ms = isFlood ? FLOOD_MS : SIEGE_MS;
    return { ...NONE, size, ms, conditions: CALM, hostile, rated, nodes, node: { ...node, limited: true } };
  }
  const { ms, ...size } = SIZES[length];
  const hostile = limited ? KINDS.filter((kind) => kind !== 'tableFlooder' && happens(0.2)) : [];
  return {
    ...NONE,
    size: { ...size, rooms, isPatient },
    ms: pick(ms),
    conditions: roughConditions(chances),
    isRough: true,
    ...{ hostile, rated, nodes, node },
    league: seed % 10 === 9,
    daily: seed % 16 === DAILY_SEEDS ? 3 : 0,
  };
}
