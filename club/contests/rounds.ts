import type { ContestEvent, ContestEventOf } from '@asteroute/protocol/contests';
import { returnRounds, roundRobin } from '../pairings/round-robin.ts';
import { swissRound } from '../pairings/swiss.ts';
import { ownGame, type TournamentGame, type TournamentRound } from '../pairings/tournament.ts';
import { duelGames, duelResult } from '../rivals/duel.ts';
import { type ContestState, withEvent } from './contest.ts';
import { isRoundOver, tournamentOf } from './games.ts';

/** What pairing needs from outside: the time, in milliseconds since 1970, and a table for each game. */
export interface RoundPorts {
  readonly at: number;
  readonly tableOf: (round: number, game: number) => string;
}

const DAY_MS = 86_400_000;

const present = ({ players }: ContestState): number[] => players.flatMap(({ withdrawn }, i) => (withdrawn ? [] : [i]));

/** The first rounds of a contest: of a round robin all, so that each game can be played at any time. */
export function firstRounds(league: ContestState, ports: RoundPorts): readonly ContestEvent[] {
  if (league.plan.format !== 'round-robin') return [paired(league, nextRound(league), ports)];
  const once = roundRobin(present(league).map(String));
  const rounds = league.plan.rounds === 2 ? [...once, ...returnRounds(once)] : once;
  const events: ContestEvent[] = [];
  rounds.reduce((now, round) => {
    const event = paired(now, round, ports);
    events.push(event);
    return withEvent(now, event);
  }, league);
  return events;
}

/** What follows once all games that were paired are decided: the next round, or the end; nothing before. */
export function whatFollows(league: ContestState, ports: RoundPorts): readonly ContestEvent[] {
  if (league.status !== 'running' || !isDecided(league) || needsReview(league)) return [];
  return isLastRound(league) ? [{ type: 'ended', by: 'played' }] : [paired(league, nextRound(league), ports)];
}

const isDecided = (league: ContestState): boolean => league.rounds.every((round) => isRoundOver(league, round));

/** Whether all games of an official contest were played to their end, so that a review must say what they are worth. */
export function needsReview(league: ContestState): boolean {
  const { plan, status, figures, rounds } = league;
  const isPlayed = () => rounds.every(({ games }) => games.every(({ result }) => result?.reason === 'finished'));
  return plan.official === true && status === 'running' && figures === undefined && isDecided(league) && isPlayed();
}

function isLastRound(league: ContestState): boolean {
  const { plan, rounds } = league;
  if (plan.format === 'round-robin' || present(league).length < 2 || rounds.length >= plan.rounds) return true;
  return plan.format === 'series' && Math.max(...seriesScore(league)) > plan.rounds / 2;
}

/** A drawn game is half a game for both. Each duel counts once, for who won it. */
export function seriesScore(league: ContestState): readonly [number, number] {
  const scores = tournamentOf(league).map(({ games }) => (league.plan.twin ? duelScore(games) : gameScore(games[0])));
  return [0, 1].map((side) => scores.reduce((sum, score) => sum + score[side], 0)) as [number, number];
}

const gameScore = (game: TournamentGame): readonly [number, number] => [
  ownGame(game, '0').score ?? 0,
  ownGame(game, '1').score ?? 0,
];

function duelScore(games: readonly TournamentGame[]): readonly [number, number] {
  const { left, winner } = duelResult(['0', '1'], games);
  if (left > 0) return [0, 0];
  return winner === null ? [0.5, 0.5] : [Number(winner === '0'), Number(winner === '1')];
}

function nextRound(league: ContestState): TournamentRound {
  const { plan, rounds } = league;
  if (plan.format === 'swiss') return swissRound(present(league).map(String), tournamentOf(league));
  const [first, second] = rounds.length % 2 === 0 ? ['0', '1'] : ['1', '0'];
  return { games: plan.twin ? duelGames([first, second]) : [{ first, second, points: null }], byes: [] };
}

function paired(
  { plan, rounds }: ContestState,
  { games, byes }: TournamentRound,
  { at, tableOf }: RoundPorts,
): ContestEventOf<'paired'> {
  const round = rounds.length;
  // The rounds of a round robin are paired together, but each has its own last day.
  const days = (plan.roundDays ?? 0) * (plan.format === 'round-robin' ? round + 1 : 1);
  return {
    type: 'paired',
    round,
    games: games.map(({ first, second }, game) => ({
      first: Number(first),
      second: Number(second),
      table: tableOf(round, game),
    })),
    byes: byes.map(Number),
    until: plan.roundDays === null ? null : at + days * DAY_MS,
  };
}
