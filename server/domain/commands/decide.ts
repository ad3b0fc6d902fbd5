import { type Command, deny, flagAt, isDuel, onTurn, playedUntil, type TableOutcome } from '@asteroute/protocol';
import { logFault } from '../log-limits.ts';
import type { Decision, SeatDecider, TableState } from '../table-state.ts';
import { chat, mute, phrase } from './chat.ts';
import { rematch } from './create-table.ts';
import { erase } from './erasure.ts';
import { answerKnock, knock } from './knocks.ts';
import { ban, kick, report, unban } from './moderation.ts';
import { meet, reach, setWebhook } from './notify.ts';
import { reveal } from './play/reveals.ts';
import { answerTakeback, askTakeback } from './play/takebacks.ts';
import { draw, takeTurn } from './play/turns.ts';
import { resign } from './resignation.ts';
import { chooseColor, configure, setReady, startRoom } from './rooms.ts';
import {
  type Decide,
  type Decider,
  type DecisionContext,
  entryFault,
  join,
  leave,
  ownSeat,
  reclaim,
  replace,
  returnToSeat,
  seatBot,
} from './seats.ts';

function seated<T extends Command['type']>(decide: SeatDecider<T>): Decider<T> {
  return (state, command, { caller }) => {
    const own = ownSeat(state, caller);
    return own.ok ? decide(state, command, own.value) : own;
  };
}

/** Wraps a decider for moves: refuses a move when the player's time is over, even if that is not yet in the log. */
function inTime<C>(decider: Decide<C>): Decide<C> {
  return (state, command, context) => {
    const { table } = state;
    const seat = onTurn(table);
    const flag = seat === null || seat !== context.caller.seat ? null : flagAt(table.clocks, seat);
    return flag !== null && flag <= context.up
      ? deny('time-up', 'your time is over')
      : decider(state, command, context);
  };
}

/** Wraps a decider for moves: refuses them once the deck of a day or a duel is no longer played. */
function whilePlayed<C>(decider: Decide<C>): Decide<C> {
  return (state, command, context) =>
    playedUntil(state.table) <= context.at
      ? deny('time-up', 'the time for this deck or duel is over')
      : decider(state, command, context);
}

function byHost<C>(what: string, decider: Decide<C>): Decide<C> {
  return (state, command, context) =>
    context.caller.host ? decider(state, command, context) : deny('not-host', `only the host may ${what}`);
}

function ofOther<C extends OfPlayer>(decider: Decide<C>): Decide<C> {
  return (state, command, context) => {
    const { seat } = command;
    return state.table.seats[seat] === undefined || seat === context.caller.seat
      ? deny('stale', 'seat: not another seat of this table, or no longer')
      : decider(state, command, context);
  };
}

const REMOVE = 'remove players and let them in again';

interface OfPlayer {
  readonly seat: number;
  readonly name?: string | undefined;
}

/** Refuses commands about a player if another has that seat by now, because seats of a room can change. */
function ofPlayer<C extends OfPlayer>(decider: Decide<C>): Decide<C> {
  return (state, command, context) => {
    const { seat, name } = command;
    return name === undefined || state.table.seats[seat]?.name === name
      ? decider(state, command, context)
      : deny('stale', 'somebody else sits there by now');
  };
}

const DECIDERS: { readonly [T in Command['type']]: Decider<T> } = {
  join,
  knock,
  'answer-knock': byHost('let people in', answerKnock),
  reveal: seated(reveal),
  leave,
  'seat-bot': byHost('seat bots', seatBot),
  configure: byHost('change the plan', configure),
  color: chooseColor,
  ready: setReady,
  start: byHost('begin', startRoom),
  turn: whilePlayed(inTime(seated<'turn'>(takeTurn))),
  draw: inTime(
    seated<'draw'>((state, { turn }, seat) =>
      isDuel(state.table) ? deny('not-asked', 'both games of a duel draw at once') : draw(state, seat, turn),
    ),
  ),
  'ask-takeback': seated(askTakeback),
  'answer-takeback': seated(answerTakeback),
  resign: seated(resign),
  reclaim,
  return: returnToSeat,
  kick: ofPlayer(byHost(REMOVE, ofOther(kick))),
  ban: ofPlayer(byHost(REMOVE, ofOther(ban))),
  unban: byHost(REMOVE, unban),
  report: ofPlayer(seated(report)),
  reach: seated(reach),
  meet: byHost('make an appointment', meet),
  webhook: byHost('set a webhook', setWebhook),
  erase,
  replace,
  chat: seated(chat),
  phrase: seated(phrase),
  mute: ofPlayer(seated(mute)),
  rematch,
};

export function decide(state: TableState, command: Command, context: DecisionContext): TableOutcome<Decision> {
  if (command.type === 'erase') return erase(state, command, context);
  const outside = command.type === 'knock' ? null : entryFault(state, context.caller);
  const fault = outside ?? logFault(state, command, context.caller, context.at);
  if (fault !== null) return { ok: false, fault };
  const decider = DECIDERS[command.type] as Decide<Command>;
  return decider(state, command, context);
}
