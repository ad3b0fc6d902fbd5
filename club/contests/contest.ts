/** A contest as it follows from its log. */
import type {
  ContestEntry,
  ContestEvent,
  ContestEventOf,
  ContestFigures,
  ContestPlan,
} from '@asteroute/protocol/contests';

/** A player of a contest; its number is the place in the list. */
export interface ContestPlayer {
  /** Null for a bot, and for a player who removed the name. */
  readonly name: string | null;
  readonly bot: string | null;
  readonly withdrawn: boolean;
}

interface ContestResult {
  /** Points of the first and the second player; null if the game was not played to its end. */
  readonly points: readonly [number, number] | null;
  readonly lost: 'first' | 'second' | 'both' | null;
  readonly reason: ContestEventOf<'result'>['reason'] | 'settled';
  /** Why the organizer decided it; null for a result of the table. */
  readonly note: string | null;
}

/** A game of a contest: the numbers of its players, its table, and its result. */
export interface ContestGame {
  readonly first: number;
  readonly second: number;
  readonly table: string;
  readonly result: ContestResult | null;
  /** The players who sit at its table before it begins. */
  readonly seated: readonly number[];
  readonly running: boolean;
}

export interface ContestRound {
  readonly games: readonly ContestGame[];
  readonly byes: readonly number[];
  /** When its last day ends, in milliseconds since 1970; null: it has none. */
  readonly until: number | null;
}

/** A contest after its entries. Immutable; `followContest` returns the next state. */
export interface ContestState {
  readonly id: string;
  /** The number of the newest entry. */
  readonly head: number;
  readonly status: 'open' | 'running' | 'over';
  readonly plan: ContestPlan;
  readonly players: readonly ContestPlayer[];
  readonly rounds: readonly ContestRound[];
  /** What the review of an official contest says: null if its logs prove nothing; undefined before it. */
  readonly figures: ContestFigures | null | undefined;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly changedAt: number;
}

export interface GamePlace {
  readonly round: number;
  readonly game: number;
}

/** Returns the contest after the next entry; the first one must open it. Throws if an entry is missing. */
export function followContest(id: string, contest: ContestState | null, entry: ContestEntry): ContestState {
  const { seq, at, events } = entry;
  if (seq !== (contest?.head ?? 0) + 1) throw new Error(`entry ${seq} of contest ${id} after ${contest?.head ?? 0}`);
  const before = contest ?? openedContest(id, entry);
  return events.reduce(withEvent, { ...before, head: seq, changedAt: at });
}

export function contestOf(id: string, entries: readonly ContestEntry[]): ContestState | null {
  return entries.reduce<ContestState | null>((contest, entry) => followContest(id, contest, entry), null);
}

function openedContest(id: string, { at, events }: ContestEntry): ContestState {
  const [first] = events;
  if (first?.type !== 'announced') throw new Error(`the log of ${id} does not begin with its plan`);
  const nobody = { players: [], rounds: [], figures: undefined };
  return { id, head: 0, status: 'open', plan: first.plan, ...nobody, openedAt: at, changedAt: at };
}

/** Returns the contest after these events as well, without counting them as an entry. */
export function withEvent(contest: ContestState, event: ContestEvent): ContestState {
  const change = CHANGES[event.type] as
    | ((contest: ContestState, event: ContestEvent) => Partial<ContestState>)
    | undefined;
  return { ...contest, ...change?.(contest, event) };
}

type Changes = {
  readonly [T in ContestEvent['type']]: (contest: ContestState, event: ContestEventOf<T>) => Partial<ContestState>;
};

/** What each event changes. An event of a later version changes nothing. */
const CHANGES: Changes = {
  announced: () => ({}),
  entered: ({ players }, { name, bot }) => ({ players: [...players, { name, bot, withdrawn: false }] }),
  withdrew: ({ players }, { player }) => ({ players: players.with(player, { ...players[player], withdrawn: true }) }),
  erased: ({ players }, { player }) => ({ players: players.with(player, { ...players[player], name: null }) }),
  paired: ({ rounds }, { games, byes, until }) => ({
    status: 'running',
    rounds: [
      ...rounds,
      { games: games.map((game) => ({ ...game, result: null, seated: [], running: false })), byes, until },
    ],
  }),
  table: (contest, { seated, running, ...at }) => withGame(contest, at, { seated, running }),
  result: (contest, { points, lost, reason, ...at }) =>
    withGame(contest, at, { result: { points, lost, reason, note: null } }),
  settled: (contest, { points, lost, note, ...at }) =>
    withGame(contest, at, { result: { points, lost, reason: 'settled', note } }),
  reviewed: (_, { figures }) => ({ figures }),
  ended: () => ({ status: 'over' }),
};

function withGame(
  { rounds }: ContestState,
  { round, game }: GamePlace,
  change: Partial<ContestGame>,
): Partial<ContestState> {
  const { games, ...rest } = rounds[round];
  return { rounds: rounds.with(round, { ...rest, games: games.with(game, { ...games[game], ...change }) }) };
}
