/** What can happen in a contest: the events of its log. Players are numbered from 0 in the order in which they entered. */
import * as v from 'valibot';
import { about, type Immutable, tableId, whole } from '../parts/words.ts';
import { contestPlan } from './plan.ts';

const text = v.string();
const moment = about(whole, 'In milliseconds since 1970.');
const event = <N extends string, const E extends v.ObjectEntries>(type: N, keys: E) =>
  v.object({ type: v.literal(type), ...keys });

const player = about(whole, 'A player by number.');
const lost = about(v.nullable(v.picklist(['first', 'second', 'both'])), 'Who gave the game up or did not come.');
const points = about(v.nullable(v.strictTuple([whole, whole])), 'Points of the first and the second player.');
/** A game by its round and its place in that, both from 0. */
const game = { round: whole, game: whole };

export const contestGame = v.object({ first: player, second: player, table: tableId });

const resultReason = v.picklist(['finished', 'resigned', 'timed-out', 'abandoned', 'absent', 'twin']);

const contestFigures = v.object({
  margin: about(whole, 'Points ahead of the bot, of all games.'),
  fair: about(v.number(), 'The margin without the luck of tiles and dice, in points.'),
  error: about(v.number(), 'The standard error of `fair`.'),
  accuracy: about(v.number(), 'Of the person, 0 to 100.'),
});
export type ContestFigures = Immutable<v.InferOutput<typeof contestFigures>>;

export const contestEvent = v.variant('type', [
  event('announced', { plan: contestPlan }),
  event('entered', {
    player,
    name: about(v.nullable(text), 'Null for a bot, and for a player who has removed the name.'),
    bot: v.nullable(text),
  }),
  event('withdrew', { player, by: v.picklist(['player', 'organizer']) }),
  event('paired', {
    round: whole,
    games: v.array(contestGame),
    byes: about(v.array(player), 'Who has no game in this round.'),
    until: about(v.nullable(moment), 'The end of the last day of the round.'),
  }),
  event('table', { ...game, seated: v.array(player), running: v.boolean() }),
  event('result', { ...game, points, lost, reason: resultReason }),
  event('settled', { ...game, points, lost, note: text }),
  event('reviewed', { figures: about(v.nullable(contestFigures), 'Null if the logs prove no games.') }),
  event('ended', { by: v.picklist(['played', 'organizer']) }),
  event('erased', { player }),
]);
export type ContestEvent = Immutable<v.InferOutput<typeof contestEvent>>;
export type ContestEventOf<T extends ContestEvent['type']> = Extract<ContestEvent, { type: T }>;

export const contestEntry = v.object({ seq: whole, at: moment, events: v.array(contestEvent) });
export type ContestEntry = Immutable<v.InferOutput<typeof contestEntry>>;
