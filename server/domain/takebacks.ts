/** What people ask of each other: to take a turn back, to give up, to be heard. */
import {
  type CommandOf,
  deny,
  flagAt,
  grant,
  isPerson,
  type Outcome,
  onTurn,
  type TableEvent,
} from '@asteroute/protocol';
import { takeOver } from './seats.ts';
import type { Decision, TableState } from './table-state.ts';
import { finish } from './turns.ts';

/** Only who played the last turn asks, and only until the next tile is drawn. Alone with bots, it is granted at once. */
export function askTakeback(
  { table }: TableState,
  { turn }: CommandOf<'ask-takeback'>,
  seat: number,
): Outcome<Decision> {
  if (!table.plan.takebacks) return deny('takebacks-off', 'this table plays without takebacks');
  if (table.before === null || table.before.position.seat !== seat) {
    return deny('nothing-to-take-back', 'the last turn is not yours, or something has been revealed since');
  }
  if (turn !== table.turns) return deny('stale', `${table.turns} turns have been played, not ${turn}`);
  if (table.takeback !== null) return deny('stale', 'it has been asked');
  const alone = table.seats.every((one, index) => index === seat || !isPerson(one));
  const asked: TableEvent = { type: 'takeback-asked', seat };
  return grant({ events: alone ? [asked, { type: 'taken-back', seat }] : [asked] });
}

export function answerTakeback(
  state: TableState,
  command: CommandOf<'answer-takeback'>,
  seat: number,
): Outcome<Decision> {
  const { takeback, seats } = state.table;
  if (takeback === null || takeback.seat === seat) return deny('not-asked', 'nobody asks you to take a turn back');
  if (takeback.agreed.includes(seat)) return deny('not-asked', 'you have agreed');
  const { accept } = command;
  const missing = seats.filter(
    (one, index) => isPerson(one) && ![seat, takeback.seat, ...takeback.agreed].includes(index),
  );
  const answered: TableEvent = { type: 'takeback-answered', seat, accept };
  const done = accept && missing.length === 0;
  return grant({ events: done ? [answered, { type: 'taken-back', seat: takeback.seat }] : [answered] });
}

/** Of two players the other wins; in a larger round a bot plays on. */
export function resign(state: TableState, seat: number): Outcome<Decision> {
  if (state.table.status !== 'running') return deny('wrong-status', 'no game is running');
  return lose(state, seat, 'resigned');
}

function lose(state: TableState, seat: number, how: 'resigned' | 'timed-out'): Outcome<Decision> {
  const lost: TableEvent = { type: how, seat };
  if (state.table.seats.length === 2) return grant({ events: [lost, finish(state, how, seat)] });
  const taken = takeOver(state, seat);
  return taken.ok ? grant({ events: [lost, ...taken.value.events] }) : taken;
}

/** The person on turn has no time left. Any node may write this; one succeeds. */
export function timeOut(state: TableState, up: number): Outcome<Decision> {
  const { table } = state;
  const seat = onTurn(table);
  if (seat === null || !isPerson(table.seats[seat])) return deny('wrong-status', 'nobody is on turn');
  const flag = flagAt(table.clocks, seat);
  if (flag === null || flag > up) return deny('too-early', 'there is time left');
  return lose(state, seat, 'timed-out');
}

export function chat(_: TableState, { text }: CommandOf<'chat'>, seat: number): Outcome<Decision> {
  return grant({ events: [{ type: 'chat', seat, text }] });
}

export function mute({ table }: TableState, { seat, muted }: CommandOf<'mute'>, by: number): Outcome<Decision> {
  if (table.seats[seat] === undefined || seat === by) return deny('malformed', 'seat: not another seat of this table');
  return grant({ events: [{ type: 'muted', seat, by, muted }] });
}
