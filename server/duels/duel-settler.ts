import { duelGames, duelResult, type TournamentGame } from '@asteroute/club';
import { countedEnd, SEED_DELAY_MS } from '@asteroute/protocol';
import { endLate } from '../domain/commands/resignation.ts';
import { tablesOfDuel } from '../domain/duels/open-duel.ts';
import type { DueDuel, DuelFiguresRow, DuelPoints, DuelState, GameFigures } from '../domain/stores/duel-store.ts';
import { valueOrFail } from '../jobs/refusal.ts';
import type { JobPlan } from '../jobs/runner.ts';
import { resultJobs, reviewTable, type SettlerPorts } from '../reviews/settler.ts';
import type { TableActor } from '../table/actor.ts';
import { giveUp } from './duel-ends.ts';
import type { TwinDraws } from './twin-draws.ts';

/** What the results of duels take. */
export interface DuelSettlerPorts extends SettlerPorts {
  readonly draws: TwinDraws;
}

/** Milliseconds until a duel that goes on is looked at again, the shortest and the longest, in case a node was killed. */
const [LOOK_AGAIN_MS, LOOK_SELDOM_MS] = [30_000, 600_000];

/** Both tables of a duel: that in which the person has the first seat, then the other. */
type Pair = readonly [TableActor, TableActor];

/** What became of a duel. */
interface Result {
  readonly state: DuelState;
  readonly figures: DuelFiguresRow | null;
}

/** The results of duels, and what a node that was killed has left undone in those that go on. */
export function duelResults(ports: DuelSettlerPorts): JobPlan {
  const giveUp = ({ id }: DueDuel) => ports.store.settleDuel(id, 'refused', null);
  return resultJobs({ settle: (due: DueDuel) => settle(due, ports), giveUp }, ports);
}

async function settle(due: DueDuel, ports: DuelSettlerPorts): Promise<number | null> {
  const { store, clock } = ports;
  const pair = await tablesIn(due, ports);
  if (pair !== null && (await goesOn(pair, due, ports)))
    return clock.now() + Math.min(Math.max(LOOK_AGAIN_MS, clock.now() - due.begun), LOOK_SELDOM_MS);
  const result = pair === null ? REFUSED : await resultOf(pair, due, ports);
  await store.settleDuel(due.id, result.state, result.figures);
  return null;
}

/** Of tables that the operator deleted, or whose logs prove no game. */
const REFUSED: Result = { state: 'refused', figures: null };

async function tablesIn({ id }: DueDuel, { cache }: DuelSettlerPorts): Promise<Pair | null> {
  const [first, second] = await Promise.all(tablesOfDuel(id).map((table) => cache.find(table)));
  if (first === null || second === null) return null;
  await Promise.all([first.refresh(), second.refresh()]);
  return [first, second];
}

/** Does what is missing in a duel; resolves with whether it goes on. */
async function goesOn(pair: Pair, { until }: DueDuel, { clock, draws }: DuelSettlerPorts): Promise<boolean> {
  const [first, second] = pair;
  if (until + SEED_DELAY_MS <= clock.now()) for (const one of pair) valueOrFail(await one.act(endLate));
  const isGivenUp = pair.some((one) => isOver(one) && !isFinished(one));
  if (isGivenUp) for (const one of pair) await giveUp(one);
  if (pair.every(isOver)) return false;
  await draws.draw(first.id, second.id);
  return !pair.every(isOver);
}

const isOver = (actor: TableActor): boolean => actor.state().table.status === 'over';
const isFinished = (actor: TableActor): boolean => countedEnd(actor.state().table) === 'finished';

async function resultOf(pair: Pair, { id, account }: DueDuel, ports: DuelSettlerPorts): Promise<Result> {
  const reasons = pair.map((one) => countedEnd(one.state().table));
  if (reasons.includes('timed-out')) return { state: 'late', figures: null };
  if (!pair.every(isFinished)) return { state: 'given-up', figures: null };
  const payer = account || id;
  const answers = await Promise.all(pair.map((one, seat) => reviewTable(one, { seat, payer }, ports)));
  const [first, second] = answers.map((answer) => ('figures' in answer ? answer.figures : null));
  if (first === null || second === null) return REFUSED;
  const games: DuelFiguresRow['games'] = [pointsIn(pair[0], 0), pointsIn(pair[1], 1)];
  return { state: 'finished', figures: { games, won: wonIn(games), ...together(first, second) } };
}

/** The figures of both games as those of one. */
function together(first: GameFigures, second: GameFigures): GameFigures {
  return {
    margin: first.margin + second.margin,
    fair: first.fair + second.fair,
    error: Math.round(Math.hypot(first.error, second.error)),
    accuracy: Math.round((first.accuracy + second.accuracy) / 2),
  };
}

function pointsIn(actor: TableActor, own: number): DuelPoints {
  const scores = actor.state().table.ending?.scores ?? [];
  return [scores[own] ?? 0, scores[1 - own] ?? 0];
}

/** Who won, as in a duel of a league. */
function wonIn([first, second]: DuelFiguresRow['games']): number {
  const players = ['person', 'bot'] as const;
  const [began, followed] = duelGames(players);
  const played: TournamentGame[] = [
    { ...began, points: first },
    { ...followed, points: [second[1], second[0]] },
  ];
  const { winner } = duelResult(players, played);
  return winner === null ? 0 : winner === 'person' ? 1 : -1;
}
