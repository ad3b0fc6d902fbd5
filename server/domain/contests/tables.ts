import { type ContestState, type PlacedGame, twinOf } from '@asteroute/club/contests';
import { countedEnd, type OfContest, type Summary, type Table, type TableEvent } from '@asteroute/protocol';
import { firstEntry, tableIdOf } from '../commands/create-table.ts';
import type { Moment } from '../commands/seats.ts';
import type { Append } from '../ports.ts';
import type { FoundResult } from './decide.ts';
import { tablePlan } from './plan.ts';
import type { OwnedContest } from './state.ts';

/** The table of a game. It follows from the game, so that two nodes which open it at the same time open one. */
export function contestTableId(contest: string, round: number, game: number): string {
  return tableIdOf(`contest ${contest} ${round} ${game}`);
}

type Place = Pick<PlacedGame, 'round' | 'game'>;

/** Both tables of a duel share the seed. Nobody hosts them; in an official contest the person sits there at once. */
export function openTables(
  state: OwnedContest,
  { round, game }: Place,
  seed: string,
  moment: Moment,
): readonly Append[] {
  const places = twinOf(state.contest, { round, game }) === null ? [game] : [0, 1];
  return places.map((place) => tableOfGame(state, { round, game: place }, seed, moment));
}

function tableOfGame(state: OwnedContest, place: Place, seed: string, moment: Moment): Append {
  const { contest, opener, tokens, accounts } = state;
  const { first, second, table } = contest.rounds[place.round].games[place.game];
  const numbers = [first, second];
  const players = numbers.map((player) => contest.players[player]);
  const plan = tablePlan(
    contest.plan,
    players.map(({ bot }) => bot),
  );
  const seats = numbers.flatMap((player, seat) => {
    const hash = tokens[player];
    return hash === null ? [] : [{ seat, hash }];
  });
  const official = contest.plan.official === true;
  const sits = players.flatMap(({ name }, seat): TableEvent[] =>
    official && name !== null ? [{ type: 'joined', seat, name, clientSeed: '' }] : [],
  );
  const entry = firstEntry(
    {
      table,
      // By invitation, and nobody is invited: others see a game at a deck once they have played theirs.
      plan: { ...plan, ...(contest.plan.deal && { access: 'link' }) },
      before: null,
      ...(official ? {} : { reserved: players.map(({ name }) => name) }),
      secret: { serverSeed: seed, opener, seats, ...(official && { host: tokens[0] ?? '' }) },
      sits,
      contest: ofContest(contest, place),
    },
    moment,
  );
  const owner = official ? accounts[0] : null;
  return owner === null ? entry : { ...entry, updates: { ...entry.updates, owner } };
}

function ofContest(contest: ContestState, place: Place): OfContest {
  const { format, deal, until, official } = contest.plan;
  const twin = twinOf(contest, place)?.table;
  return {
    id: contest.id,
    format,
    ...place,
    ...(twin !== undefined && { twin }),
    ...(deal !== undefined && { deal }),
    ...(until !== undefined && { until }),
    ...(official && { official }),
  };
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
export function withTwin(found: FoundResult, { contest }: Pick<OwnedContest, 'contest'>): readonly FoundResult[] {
  if (twinOf(contest, found) === null || found.lost === null) return [found];
  const lost = found.lost === 'both' ? 'both' : found.lost === 'first' ? 'second' : 'first';
  return [found, { round: found.round, game: 1 - found.game, points: null, lost, reason: 'twin' }];
}

/** On the last day of a round who has not sat down loses. Null if both sit there, or if the game has begun. */
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
