import { deny, grant, isPerson, type TableEvent } from '@asteroute/protocol';
import type { SeatDecider } from '../../table-state.ts';

/** Only for the player of the last turn, until the next tile is drawn. Without other players it is granted at once. */
export const askTakeback: SeatDecider<'ask-takeback'> = ({ table }, { turn }, seat) => {
  if (!table.plan.takebacks) return deny('takebacks-off', 'this table plays without takebacks');
  if (table.before === null || table.before.position.seat !== seat) {
    return deny('nothing-to-take-back', 'the last turn is not yours, or something has been revealed since');
  }
  if (turn !== table.turns) return deny('stale', `${table.turns} turns have been played, not ${turn}`);
  if (table.takeback !== null) return deny('stale', 'a takeback has been asked for');
  const alone = table.seats.every((one, index) => index === seat || !isPerson(one));
  const asked: TableEvent = { type: 'takeback-asked', seat };
  return grant({ events: alone ? [asked, { type: 'taken-back', seat }] : [asked] });
};

/** The turn is taken back once every other player has agreed; one refusal ends the request. */
export const answerTakeback: SeatDecider<'answer-takeback'> = ({ table }, { accept }, seat) => {
  const { takeback, seats } = table;
  if (takeback === null || takeback.seat === seat) return deny('not-asked', 'no other player asks for a takeback');
  if (takeback.agreed.includes(seat)) return deny('not-asked', 'you have agreed already');
  const missing = seats.filter(
    (one, index) => isPerson(one) && ![seat, takeback.seat, ...takeback.agreed].includes(index),
  );
  const answered: TableEvent = { type: 'takeback-answered', seat, accept };
  const done = accept && missing.length === 0;
  return grant({ events: done ? [answered, { type: 'taken-back', seat: takeback.seat }] : [answered] });
};
