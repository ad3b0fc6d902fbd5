import { createRandom, type Random } from '@asteroute/engine';
import { standingsOf } from '../pairings/standings.ts';
import { byeCandidates, canPair, entrantsOf, PAIRING_RULES, swissRound } from '../pairings/swiss.ts';
import type { TournamentGame, TournamentRound } from '../pairings/tournament.ts';

/**
 * Plays a Swiss tournament with late, missing and withdrawing players, decided by its seed; throws if a round breaks a
 * promise of the pairings. Returns the number of games of two who had met, where that could not be avoided.
 */
export function randomTournament(seed: number): number {
  const random = createRandom(seed);
  let here = Array.from({ length: 2 + random.below(15) }, (_, at) => `p${at}`);
  const strengths = new Map<string, number>();
  const rounds: TournamentRound[] = [];
  let rematches = 0;
  for (let left = 1 + random.below(9); left > 0; left--) {
    const round = swissRound(here, rounds);
    checkRound(here, rounds, round);
    const before = entrantsOf(here, rounds);
    const entrant = (name: string) => before.find(({ player }) => player === name);
    rematches += round.games.filter(({ first, second }) => entrant(first)?.met.has(second)).length;
    rounds.push({ ...round, games: round.games.map((game) => resultOf(game, strengths, random)) });
    checkStandings([...new Set([...here, ...rounds.flatMap(({ games }) => games.map(({ first }) => first))])], rounds);
    here = here.filter(() => here.length < 3 || random.below(20) > 0);
    if (random.below(8) === 0) here.push(`late${left}`);
  }
  return rematches;
}

function resultOf(game: TournamentGame, strengths: Map<string, number>, random: Random): TournamentGame {
  if (random.below(25) === 0) return { ...game, lost: random.below(2) === 0 ? 'first' : 'second' };
  const points = [game.first, game.second].map((player) => {
    const strength = strengths.get(player) ?? random.below(40);
    strengths.set(player, strength);
    return 40 + strength + random.below(30);
  });
  if (random.below(12) === 0) return { ...game, points: [points[0], points[0]] };
  return { ...game, points: [points[0], points[1]] };
}

function checkRound(here: readonly string[], rounds: readonly TournamentRound[], round: TournamentRound): void {
  const seated = [...round.games.flatMap(({ first, second }) => [first, second]), ...round.byes].sort();
  ensure(seated.join() === here.toSorted().join(), `of ${here} sit ${seated}`);
  const entrants = entrantsOf(here, rounds);
  const entrant = (name: string) => entrants.find(({ player }) => player === name) ?? entrants[0];
  const fewest = Math.min(...entrants.map(({ byes }) => byes));
  ensure(
    round.byes.every((player) => entrant(player).byes === fewest),
    `${round.byes} has another bye though somebody has fewer`,
  );
  const pairs = round.games.map(({ first, second }) => [entrant(first), entrant(second)] as const);
  const canPairBy = (canMeet: (typeof PAIRING_RULES)[number]) =>
    byeCandidates(entrants).some((bye) =>
      canPair(
        entrants.filter((one) => one !== bye),
        canMeet,
      ),
    );
  if (canPairBy(PAIRING_RULES[1])) {
    ensure(
      !pairs.some(([first, second]) => first.met.has(second.player)),
      'two meet again though all could have met others',
    );
  }
  if (canPairBy(PAIRING_RULES[0])) {
    ensure(!pairs.some(([first]) => first.firstsInRow > 1), 'a third first seat in a row could have been avoided');
    ensure(!pairs.some(([first]) => first.moreFirsts > 1), 'a first seat too many could have been avoided');
  }
}

function checkStandings(players: readonly string[], rounds: readonly TournamentRound[]): void {
  const everybody = new Set([
    ...players,
    ...rounds.flatMap(({ games, byes }) => [...games.map((g) => g.second), ...byes]),
  ]);
  const standings = standingsOf([...everybody], rounds);
  const points = standings.reduce((sum, { score }) => sum + score, 0);
  const given = rounds.reduce((sum, { games, byes }) => sum + games.length + byes.length, 0);
  ensure(points === given, `${points} points are in the standings, but ${given} were given`);
  ensure(
    standings.reduce((sum, { difference }) => sum + difference, 0) === 0,
    'what one is ahead others are behind, so that differences add up to 0',
  );
}

function ensure(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
