import type { ContestEvent } from '@asteroute/protocol/contests';
import type { Moment } from '../commands/seats.ts';
import type { Append, IndexUpdates, Row, Secret } from '../ports.ts';
import type { NewOfficial } from '../stores/contest-store.ts';
import type { ContestDecision } from './decide.ts';
import { officialFigures, officialState } from './figures.ts';
import { applyContestRow, type OwnedContest } from './state.ts';

/** Milliseconds after an entry when a running contest is looked at, in case no node does so earlier. */
const LOOK_AFTER_MS = 10_000;

interface FirstOfContest {
  readonly id: string;
  readonly events: readonly ContestEvent[];
  readonly secret: Secret;
  readonly note?: NewOfficial;
}

export function firstContestEntry({ id, events, secret, note }: FirstOfContest, moment: Moment) {
  const flags = { personal: false, private: false, erases: false };
  const row: Row = { seq: 1, ...moment, command: null, ...flags, secret, events: JSON.stringify(events) };
  const state = applyContestRow(id, null, row);
  const updates = { ...contestUpdates({ after: state, row }, { events, secret }), ...(note && { official: note }) };
  const first: Append = { table: id, row, updates };
  return { first, state };
}

interface Step {
  readonly before?: OwnedContest;
  readonly after: OwnedContest;
  readonly row: Row;
}

export function contestUpdates({ before, after, row }: Step, { secret, erases }: ContestDecision): IndexUpdates {
  const { contest, opener } = after;
  const { status } = contest;
  const places = (secret?.seats ?? []).flatMap(({ hash, account }) => (hash && account ? [{ hash, account }] : []));
  const isDecided = contest.plan.official === true && status === 'over' && before?.contest.status !== 'over';
  return {
    contest: { status, opener, due: status === 'running' ? row.at + LOOK_AFTER_MS : null },
    ...(places.length > 0 && { places }),
    ...(erases !== undefined && { erase: erases }),
    ...(isDecided && { officialResult: { state: officialState(contest), figures: officialFigures(contest) } }),
  };
}
