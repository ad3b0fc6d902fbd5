import { type ContestState, type PlacedGame, twinOf } from '@asteroute/club/contests';
import { countedEnd, type Summary, type Table } from '@asteroute/protocol';
import { firstEntry, newServerSeed, tableIdOf } from '../commands/create-table.ts';
import type { Moment } from '../commands/seats.ts';
import type { Append, RandomBytes } from '../ports.ts';
import type { FoundResult } from './decide-league.ts';
import { tablePlan } from './league-plan.ts';
import type { LeagueState } from './league-state.ts';

/** The table of a game. It follows from the game, so that two nodes which open it at the same time open one. */
export function leagueTableId(league: string, round: number, game: number): string {
  return tableIdOf(`league ${league} ${round} ${game}`);
}

/**
 * Returns the first entry of the table of a game, with its seats reserved for both players; of a duel those of both
 * tables, which share a seed. Nobody hosts them.
 */
export function openTables(
  state: LeagueState,
  { round, game }: Pick<PlacedGame, 'round' | 'game'>,
  random: RandomBytes,
  moment: Moment,
): readonly Append[] {
  const places = twinOf(state.league, { round, game }) === null ? [game] : [0, 1];
  const serverSeed = newServerSeed(random);
  return places.map((place) => tableOfGame(state, { round, game: place }, serverSeed, moment));
}

function tableOfGame(
  { league, opener, tokens }: LeagueState,
  place: Pick<PlacedGame, 'round' | 'game'>,
  serverSeed: string,
  moment: Moment,
): Append {
  const { first, second, table } = league.rounds[place.round].games[place.game];
  const numbers = [first, second];
  const players = numbers.map((player) => league.players[player]);
  const twin = twinOf(league, place)?.table;
  const seats = numbers.flatMap((player, seat) => {
    const hash = tokens[player];
    return hash === null ? [] : [{ seat, hash }];
  });
  return firstEntry(
    {
      table,
      plan: tablePlan(
        league.plan,
        players.map(({ bot }) => bot),
      ),
      before: null,
      reserved: players.map(({ name }) => name),
      secret: { serverSeed, opener, seats },
      sits: [],
      contest: { id: league.id, format: league.plan.format, ...place, ...(twin !== undefined && { twin }) },
    },
    moment,
  );
}

/** What a table that is over says of its game; null for one that goes on. Nobody wins a game that was abandoned. */
export function resultOf(table: Table): FoundResult | null {
  const { ending, contest } = table;
  const reason = countedEnd(table);
  if (reason === null || ending === null || contest === null) return null;
  const { scores, winners } = ending;
  const place = { round: contest.round, game: contest.game };
  const points: [number, number] = [scores[0] ?? 0, scores[1] ?? 0];
  if (reason === 'finished') return { ...place, points, lost: null, reason };
  if (reason === 'abandoned') return { ...place, points: null, lost: 'both', reason };
  return { ...place, points, lost: winners.includes(0) ? 'second' : 'first', reason };
}

/** Who gave up one game of a duel gives up the other: its seed is public by now. Returns the results of both. */
export function withTwin(found: FoundResult, state: LeagueState): readonly FoundResult[] {
  if (twinOf(state.league, found) === null || found.lost === null) return [found];
  const lost = found.lost === 'both' ? 'both' : found.lost === 'first' ? 'second' : 'first';
  return [found, { round: found.round, game: 1 - found.game, points: null, lost, reason: 'twin' }];
}

/**
 * What the last day of a round makes of a game that was not begun: who has not sat down loses. Null if both sit there,
 * or if the game has begun.
 */
export function absentAt(
  { round, game, at }: PlacedGame,
  { players }: ContestState,
  table?: Summary,
): FoundResult | null {
  if (table !== undefined && table.status !== 'open') return null;
  const [first, second] = [at.first, at.second].map(
    (player, seat) => players[player].bot !== null || (table?.seats[seat].name ?? null) !== null,
  );
  if (first && second) return null;
  const lost = first ? 'second' : second ? 'first' : 'both';
  return { round, game, points: null, lost, reason: 'absent' };
}
