/** Contests of a person with a bot of the server, whose results count once their games were reviewed. */
import { contestOf, firstRounds } from '@asteroute/club/contests';
import { COUNTED_DUELS_A_MONTH, type ContestEvent, type ContestPlan } from '@asteroute/protocol/contests';
import type { Moment } from '../commands/seats.ts';
import type { Append } from '../ports.ts';
import type { NewOfficial } from '../stores/contest-store.ts';
import { hashOf } from '../table-state.ts';
import { firstContestEntry } from './log.ts';
import { contestTableId, openTables } from './tables.ts';

export function officialPlan(
  edition: string,
  only: Partial<ContestPlan> & Pick<ContestPlan, 'format' | 'until'>,
): ContestPlan {
  const rest = { modules: [], options: {}, clock: { type: 'none' }, roundDays: null, late: 'wait' } as const;
  return { title: '', rounds: 1, twin: false, edition, ...rest, ...only, official: true };
}

export interface OfficialOpening {
  readonly id: string;
  readonly plan: ContestPlan;
  readonly bot: string;
  readonly account: string | null;
  readonly name: string;
  readonly period: string;
  readonly token: string;
  readonly tag: string;
  readonly seed: string;
}

/** The plan is one of the server, which can be played: its games begin at once. */
export function openOfficial(opening: OfficialOpening, moment: Moment): readonly Append[] {
  const { id, plan, bot, account, name, token, tag, seed } = opening;
  const entered: readonly ContestEvent[] = [
    { type: 'announced', plan },
    { type: 'entered', player: 0, name, bot: null },
    { type: 'entered', player: 1, name: null, bot },
  ];
  const before = contestOf(id, [{ seq: 1, at: moment.at, events: entered }]);
  const tableOf = (round: number, game: number) => contestTableId(id, round, game);
  const paired = before === null ? [] : firstRounds(before, { at: moment.at, tableOf });
  const secret = { opener: tag, seats: [{ seat: 0, hash: hashOf(token), account }] };
  const { first, state } = firstContestEntry(
    { id, events: [...entered, ...paired], secret, note: noteOf(opening, moment.at) },
    moment,
  );
  return [first, ...openTables(state, { round: 0, game: 0 }, seed, moment)];
}

/** What the store notes of an official contest that is opened; of a guest none counts. */
function noteOf({ id, plan, bot, account, name, period }: OfficialOpening, begun: number): NewOfficial {
  const isDeck = plan.format === 'deck';
  const counting = account === null ? 0 : isDeck ? 1 : COUNTED_DUELS_A_MONTH;
  const rest = { format: isDeck ? 'deck' : 'series', edition: plan.edition, until: plan.until ?? 0 } as const;
  return { id, bot, period, account: account ?? '', name, begun, counting, ...rest };
}
