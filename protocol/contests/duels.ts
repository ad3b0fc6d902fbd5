import * as v from 'valibot';
import {
  about,
  commandId,
  type Immutable,
  name,
  officialOutcome,
  tableId,
  token,
  whole,
  word,
} from '../parts/words.ts';

const text = v.string();
const points = v.number();

export const COUNTED_DUELS_A_MONTH = 20;
export const ENOUGH_DUELS = { duels: 50, people: 10 } as const;
export const DUEL_DAYS = 7;

/** Opens a duel; `id` is random and the same in each repetition of the request. A guest gives a name. */
export const duelOpening = v.strictObject({
  id: v.pipe(commandId, v.minLength(12, 'an id that nobody guesses has 12 letters')),
  edition: word,
  name: v.optional(name),
});
export type DuelOpening = Immutable<v.InferOutput<typeof duelOpening>>;

export const duelGame = v.object({
  own: about(whole, "The person's points."),
  other: about(whole, "The bot's points."),
});

const won = v.picklist(['won', 'drawn', 'lost']);

export const duelResultView = v.object({
  won: about(won, 'By the person: more games, then more points of both.'),
  games: about(v.array(duelGame), 'The game in which the person began, then the other.'),
  margin: about(whole, "The person's points of both games minus the bot's."),
  fair: about(points, 'The margin without the luck of tiles and dice, in points.'),
  error: about(points, 'The standard error of `fair`.'),
  accuracy: about(points, 'Of the person in both games, 0 to 100.'),
});
export type DuelResultView = Immutable<v.InferOutput<typeof duelResultView>>;

export const duelView = v.object({
  duel: tableId,
  edition: text,
  bot: text,
  name: about(text, 'Of the person; empty after the account was deleted.'),
  begun: about(whole, 'In milliseconds since 1970.'),
  until: about(whole, 'Until when it may be played, in milliseconds since 1970.'),
  counted: about(v.boolean(), 'Whether it counts in the tally.'),
  state: officialOutcome,
  tables: about(v.array(tableId), 'The game in which the person has the first seat, then the other.'),
  result: about(v.nullable(duelResultView), 'Null unless it is `finished`.'),
});
export type DuelView = Immutable<v.InferOutput<typeof duelView>>;

export const openedDuel = v.object({
  ...duelView.entries,
  token: about(token, 'The token of the seat at both tables, the same on every device of the account.'),
});
export type OpenedDuel = Immutable<v.InferOutput<typeof openedDuel>>;

export const ownDuels = v.object({
  bot: text,
  account: about(v.nullable(v.object({ id: text, name: text })), 'Null without the session of an account.'),
  left: about(whole, 'How many more duels of the account count this month.'),
  duels: about(v.array(openedDuel), 'The newest first.'),
});
export type OwnDuels = Immutable<v.InferOutput<typeof ownDuels>>;

const estimate = v.object({
  mean: points,
  error: about(v.nullable(points), 'The standard error, with duels of one person taken together; null for one person.'),
});
export type DuelEstimate = Immutable<v.InferOutput<typeof estimate>>;

export const duelFigures = v.object({
  duels: whole,
  people: about(whole, 'How many accounts played them.'),
  won: about(whole, 'By people.'),
  drawn: whole,
  lost: about(whole, 'Those that were given up or not finished in time are among them.'),
  finished: about(whole, 'Duels with both games played to their end: the means are of these.'),
  margin: about(v.nullable(estimate), "The mean of people's margins in points."),
  fair: about(v.nullable(estimate), 'The same without the luck of tiles and dice.'),
  strength: about(
    v.nullable(v.object({ above: points, error: points })),
    'In rating points, once there are enough duels.',
  ),
});
export type DuelFigures = Immutable<v.InferOutput<typeof duelFigures>>;

export const duelTally = v.object({
  edition: text,
  bot: text,
  month: about(text, 'In UTC, such as 2026-11: duels that began in it.'),
  thisMonth: duelFigures,
  all: duelFigures,
});
export type DuelTally = Immutable<v.InferOutput<typeof duelTally>>;
