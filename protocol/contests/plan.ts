import * as v from 'valibot';
import { about, CONTEST_FORMATS, clock, type Immutable, textLine, tiles, whole, word } from '../parts/words.ts';

export const LEAGUE_FORMATS = ['swiss', 'round-robin', 'series'] as const;
export type LeagueFormat = (typeof LEAGUE_FORMATS)[number];

const LATE = ['forfeit', 'wait'] as const;

/** Most bots of a league: the server plays all their games. */
export const MAX_CONTEST_BOTS = 12;
export const MAX_CONTEST_PLAYERS = 64;
export const MAX_CONTEST_GAMES = 1300;

const entries = {
  title: v.pipe(textLine(60), v.minLength(1)),
  format: v.picklist(LEAGUE_FORMATS),
  rounds: about(
    v.pipe(whole, v.minValue(1), v.maxValue(15)),
    'Swiss: the rounds. Round robin: how often everybody meets everybody, 1 or 2. Series: the most games, 1, 3 or 5.',
  ),
  twin: v.optional(
    about(v.boolean(), 'Of a series: each game is two at once, on one deck and dice, with the seats exchanged.'),
    false,
  ),
  edition: word,
  modules: v.optional(v.pipe(v.array(word), v.maxLength(8)), []),
  options: v.optional(v.pipe(v.record(word, v.union([v.boolean(), word])), v.maxEntries(8)), {}),
  clock: v.optional(clock, { type: 'none' }),
  roundDays: v.optional(
    about(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(60))), 'Days of a round; null: it has no last day.'),
    null,
  ),
  late: v.optional(
    about(v.picklist(LATE), 'Who has not sat down in time loses (`forfeit`), or the organizer decides (`wait`).'),
    'forfeit',
  ),
};

export const leaguePlan = v.strictObject(entries);
export type LeaguePlan = Immutable<v.InferOutput<typeof leaguePlan>>;

/** The plan of a contest: a league's, or one of the server, against a bot. It does not change. */
export const contestPlan = v.object({
  ...entries,
  title: about(v.string(), 'Empty for one of the server.'),
  format: v.picklist(CONTEST_FORMATS),
  tiles: v.optional(tiles),
  deal: v.optional(about(v.string(), 'All contests with the same deal have the same deck and dice.')),
  until: v.optional(about(whole, 'Until when it may be played, in milliseconds since 1970.')),
  official: v.optional(
    about(v.literal(true), 'Nobody and nothing may help, and the games are reviewed before the result counts.'),
  ),
});
export type ContestPlan = Immutable<v.InferOutput<typeof contestPlan>>;
