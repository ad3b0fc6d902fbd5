import { type Command, type CommandOf, deny, type Outcome } from '@asteroute/protocol';
import { type Moment, played, rematch } from './create-table.ts';
import type { RandomBytes } from './ports.ts';
import { type Actor, join, leave, ownSeat, replace, seatBot } from './seats.ts';
import type { Chapter, Draft } from './table-state.ts';
import { answerTakeback, askTakeback, mute, resign, say } from './takebacks.ts';
import { draw, takeTurn } from './turns.ts';

/** What a decision is made of besides the table and the command. */
export interface Setting extends Moment {
  readonly actor: Actor;
  readonly random: RandomBytes;
}

type Decider<C> = (chapter: Chapter, command: C, setting: Setting) => Outcome<Draft>;

/** A command that only a person at a seat gives. */
function seated<C>(decide: (chapter: Chapter, command: C, seat: number) => Outcome<Draft>): Decider<C> {
  return (chapter, command, { actor }) => {
    const own = ownSeat(chapter, actor);
    return own.ok ? decide(chapter, command, own.value) : own;
  };
}

const DECIDERS: { readonly [T in Command['type']]: Decider<CommandOf<T>> } = {
  join: (chapter, command, { actor }) => join(chapter, command, actor),
  leave: (chapter, command, { actor }) => leave(chapter, command, actor),
  'seat-bot': (chapter, command, { actor }) => seatBot(chapter, command, actor),
  turn: seated(takeTurn),
  draw: seated((chapter, { turn }, seat) => draw(chapter, seat, turn)),
  'ask-takeback': seated(askTakeback),
  'answer-takeback': seated(answerTakeback),
  resign: seated((chapter, _, seat) => resign(chapter, seat)),
  replace: (chapter, command, { actor, up }) => replace(chapter, command, actor, up),
  chat: seated(say),
  mute: seated(mute),
  rematch: (chapter, command, { actor, at, up, random }) =>
    played(chapter, actor.seat)
      ? rematch(chapter, command, actor.seat, { at, up, random })
      : deny('wrong-token', 'only those who played ask for a rematch'),
};

/** What a command becomes at a table as it stands now, or why it is refused. Changes nothing. */
export function decide(chapter: Chapter, command: Command, setting: Setting): Outcome<Draft> {
  if (!setting.actor.admitted) return deny('wrong-token', 'this table is by invitation');
  const decider = DECIDERS[command.type] as Decider<Command>;
  return decider(chapter, command, setting);
}
