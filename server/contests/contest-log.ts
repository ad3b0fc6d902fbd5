import type { ContestDecision } from '../domain/contests/decide.ts';
import { contestUpdates } from '../domain/contests/log.ts';
import { applyContestRow, type OwnedContest } from '../domain/contests/state.ts';
import { readingCost } from '../limits/costs.ts';
import { CONTEST_BEGINS } from '../table/actor.ts';
import { createLogCache, type LogCache } from '../table/cache.ts';
import type { LogActor, LogActorPorts, LogKind } from '../table/log/log-actor.ts';

export type ContestActor = LogActor<OwnedContest, ContestDecision>;

export type ContestCache = LogCache<OwnedContest, ContestDecision>;

const CONTEST_LOGS: LogKind<OwnedContest, ContestDecision> = {
  begins: ({ events }) => events.startsWith(CONTEST_BEGINS),
  apply: applyContestRow,
  standing: ({ contest: { head }, up, deleted, opener }) => ({ head, up, deleted, opener }),
  flags: ({ events }) => ({ personal: false, private: false, erases: events.some(({ type }) => type === 'erased') }),
  updates: contestUpdates,
};

const [CONTEST_BYTES, ITEM_BYTES] = [2000, 400];

export function createContestCache(
  maxBytes: number,
  ports: LogActorPorts<OwnedContest, ContestDecision>,
): ContestCache {
  const itemsOf = ({ contest: { players, rounds } }: OwnedContest) =>
    players.length + rounds.reduce((sum, { games }) => sum + games.length, 0);
  const bytesOf = (state: OwnedContest) => CONTEST_BYTES + ITEM_BYTES * itemsOf(state);
  return createLogCache(
    { kind: CONTEST_LOGS, maxBytes, bytesOf, costOf: ({ contest }) => readingCost(contest.head) },
    ports,
  );
}
