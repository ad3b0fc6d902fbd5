import { type Command, type CommandOf, deny, flagAt, type Outcome, onTurn } from '@asteroute/protocol';
import { logFault } from '../log-limits.ts';
import type { RandomBytes } from '../ports.ts';
import type { Decision, TableState } from '../table-state.ts';
import { chat, mute } from './chat.ts';
import { hasPlayed, type Moment, rematch } from './create-table.ts';
import { erase } from './erasure.ts';
import { ban, kick, report, unban } from './moderation.ts';
import { notify, setWebhook } from './notify.ts';
import { reveal } from './play/reveals.ts';
import { answerTakeback, askTakeback } from './play/takebacks.ts';
import { draw, takeTurn } from './play/turns.ts';
import { resign } from './resignation.ts';
import { chooseColor, configure, setReady, startRoom } from './rooms.ts';
import { type Caller, join, leave, ownSeat, replace, returnToSeat, seatBot } from './seats.ts';

/** The inputs of a decision in addition to the table and the command. */
export interface DecisionContext extends Moment {
  readonly caller: Caller;
  readonly random: RandomBytes;
  /** Whether the player of a seat is connected to the table now, as far as the server knows. */
  readonly isHere: (seat: number) => boolean;
}

type Decider<C> = (state: TableState, command: C, context: DecisionContext) => Outcome<Decision>;

/** Wraps a decider for commands that only a seated player may send. */
function seated<C>(decide: (state: TableState, command: C, seat: number) => Outcome<Decision>): Decider<C> {
  return (state, command, { caller }) => {
    const own = ownSeat(state, caller);
    return own.ok ? decide(state, command, own.value) : own;
  };
}

/** Wraps a decider for moves: refuses a move when the player's time is over, even if that is not yet in the log. */
function inTime<C>(decider: Decider<C>): Decider<C> {
  return (state, command, context) => {
    const { table } = state;
    const seat = onTurn(table);
    const flag = seat === null || seat !== context.caller.seat ? null : flagAt(table.clocks, seat);
    return flag !== null && flag <= context.up
      ? deny('time-up', 'your time is over')
      : decider(state, command, context);
  };
}

interface OfPlayer {
  readonly seat: number;
  readonly name?: string | undefined;
}

/**
 * Wraps a decider for commands about a player: refuses them if another player has that seat by now, because seats of a
 * room can change.
 */
function ofPlayer<C extends OfPlayer>(decider: Decider<C>): Decider<C> {
  return (state, command, context) => {
    const { seat, name } = command;
    return name === undefined || state.table.seats[seat]?.name === name
      ? decider(state, command, context)
      : deny('stale', 'somebody else sits there by now');
  };
}

const DECIDERS: { readonly [T in Command['type']]: Decider<CommandOf<T>> } = {
  join: (state, command, { caller, up }) => join(state, command, caller, up),
  reveal: seated(reveal),
  leave: (state, command, { caller, up }) => leave(state, command, caller, up),
  'seat-bot': (state, command, { caller, up }) => seatBot(state, command, caller, up),
  configure: (state, command, { caller }) => configure(state, command, caller),
  color: (state, command, { caller }) => chooseColor(state, command, caller),
  ready: (state, command, { caller, up }) => setReady(state, command, caller, up),
  start: (state, _, { caller, up }) => startRoom(state, caller, up),
  turn: inTime(seated(takeTurn)),
  draw: inTime(seated((state, { turn }, seat) => draw(state, seat, turn))),
  'ask-takeback': seated(askTakeback),
  'answer-takeback': seated(answerTakeback),
  resign: seated(resign),
  return: (state, _, { caller, up }) => returnToSeat(state, caller, up),
  kick: ofPlayer((state, command, { caller }) => kick(state, command, caller)),
  ban: ofPlayer((state, command, { caller }) => ban(state, command, caller)),
  unban: (state, command, { caller }) => unban(state, command, caller),
  report: ofPlayer(seated(report)),
  notify: seated(notify),
  webhook: (state, command, { caller }) => setWebhook(state, command, caller),
  erase: (state, _, { caller }) => erase(state, caller),
  replace,
  chat: seated(chat),
  mute: ofPlayer(seated(mute)),
  rematch: (state, command, { caller, at, up, random }) =>
    hasPlayed(state, caller.seat)
      ? rematch(state, command, caller.seat, { at, up, random })
      : deny('wrong-token', 'only a player of this table may ask for a rematch'),
};

/** Returns the entry that a command becomes in this state, or the fault that refuses it. A pure function. */
export function decide(state: TableState, command: Command, context: DecisionContext): Outcome<Decision> {
  if (command.type === 'erase') return erase(state, context.caller);
  if (context.caller.banned) return deny('banned', 'you are banned from this table');
  if (!context.caller.admitted) return deny('wrong-token', 'this table is by invitation');
  const fault = logFault(state, command, { at: context.at, seat: context.caller.seat });
  if (fault !== null) return { ok: false, fault };
  const decider = DECIDERS[command.type] as Decider<Command>;
  return decider(state, command, context);
}
