/** Leagues that were played: their logs as if every result had come by itself, and the tables of their games. */
import { createHash } from 'node:crypto';
import {
  type ContestState,
  contestOf,
  firstRounds,
  undecidedGames,
  whatFollows,
  withEvent,
} from '@asteroute/club/contests';
import type { Random } from '@asteroute/engine';
import type { Summary } from '@asteroute/protocol';
import type { ContestEntry, ContestEvent, ContestPlan } from '@asteroute/protocol/contests';
import type { Row, TestNode } from '@asteroute/server/testing';

type Stores = TestNode['store'];

/** A league with its log and the tokens of its players. */
export interface PlayedLeague {
  readonly id: string;
  readonly league: ContestState;
  readonly entries: readonly ContestEntry[];
  readonly hashes: readonly string[];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const idOf = (text: string): string =>
  BigInt(`0x${hashOf(text)}`)
    .toString(36)
    .slice(-16)
    .padStart(16, '0');

/** A plan but for what all leagues of a club have alike. */
type Wish = Pick<ContestPlan, 'format' | 'rounds' | 'title'>;

/** Plays a league to its end with random results: one entry for each. */
export function playLeague(wish: Wish, tokens: readonly string[], random: Random): PlayedLeague {
  const id = idOf(`${wish.title} ${tokens[0]}`);
  const alike = {
    twin: false,
    edition: 'star-wars',
    modules: [],
    options: {},
    roundDays: null,
    late: 'forfeit',
  } as const;
  const plan: ContestPlan = { ...wish, ...alike, clock: { type: 'none' } };
  const entered = tokens.map(
    (_, player): ContestEvent => ({ type: 'entered', player, name: `Player ${player}`, bot: null }),
  );
  const entries: ContestEntry[] = [{ seq: 1, at: 1, events: [{ type: 'announced', plan }, ...entered] }];
  let league = contestOf(id, entries) as ContestState;
  const ports = { at: 1, tableOf: (round: number, game: number) => idOf(`${id} ${round} ${game}`) };
  const add = (events: readonly ContestEvent[]) => {
    const after = events.reduce(withEvent, league);
    const all = [...events, ...whatFollows(after, ports)];
    entries.push({ seq: entries.length + 1, at: entries.length, events: all });
    league = all.reduce(withEvent, league);
  };
  add(firstRounds(league, ports));
  for (let left = undecidedGames(league); left.length > 0; left = undecidedGames(league))
    for (const { round, game } of left)
      add([
        {
          type: 'result',
          round,
          game,
          points: [40 + random.below(40), 40 + random.below(40)],
          lost: null,
          reason: 'finished',
        },
      ]);
  return { id, league, entries, hashes: tokens.map(hashOf) };
}

export async function writeLeague(store: Stores, { id, entries, hashes }: PlayedLeague): Promise<void> {
  const seats = hashes.map((hash, seat) => ({ seat, hash }));
  const flags = { personal: false, private: false, erases: false };
  await store.tables.append(
    entries.map(({ seq, at, events }) => {
      const secret = seq === 1 ? { host: hashes[0], opener: '', seats } : null;
      const row = { seq, at, up: at, command: null, ...flags, events: JSON.stringify(events), secret };
      const status = seq === entries.length ? 'over' : 'running';
      return { table: id, row, updates: { contest: { status, opener: '', due: null } } } as const;
    }),
  );
}

/** Writes the tables of a league's games as copies of a log; resolves with their number. */
export async function writeGames(
  store: Stores,
  { league, hashes }: PlayedLeague,
  log: readonly Row[],
): Promise<number> {
  const games = league.rounds.flatMap((round) => round.games);
  for (const [at, { first, second, table }] of games.entries()) {
    const players = [first, second];
    const named = (text: string) =>
      text.replaceAll('"Ann"', `"Player ${first}"`).replaceAll('"Ben"', `"Player ${second}"`);
    const rows = log.map((row) => ({ ...row, events: named(row.events), command: null, secret: null }));
    const summary = summaryOf(table, players, at);
    const seats = players.map((player, seat) => ({ seat, hash: hashes[player] }));
    await store.tables.append(
      rows.map((row, i) => ({
        table,
        row,
        updates: i < rows.length - 1 ? {} : { summary, unlisted: true, seats, due: null },
      })),
    );
  }
  return games.length;
}

function summaryOf(table: string, players: readonly number[], changedAt: number): Summary {
  const [edition, takebacks, access] = ['star-wars', false, 'public'] as const;
  const seats = players.map((player, seat) => ({ color: ['red', 'black'][seat], name: `Player ${player}`, bot: null }));
  const rules = { edition, modules: [], options: {}, access, clock: { type: 'none' }, takebacks } as const;
  return { table, status: 'over', ...rules, seats, openedAt: 1, changedAt };
}
