/** The small parts that every message is made of, each with its limits. */
import { MAX_COORDINATE } from '@asteroute/engine';
import * as v from 'valibot';
import { textFault } from './text.ts';

/** 32 random bytes in base64url. A client makes one for each seat it takes; the server stores only its hash. */
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'a token is 32 random bytes in base64url'));
/** Names a table in addresses. */
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/, 'not the name of a table'));
/** A short name of a table, as it is said or typed. */
export const tableCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{4}$/, 'a code has four letters'));
/** A number of the client's own for each command: sent again, the command is not played again. */
export const commandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'an id is 1 to 64 letters or digits'));
/** What a player throws into the chance of the game. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{0,64}$/, 'at most 64 letters or digits'));

/** SHA-256 of the table's name, a space and the player's number, hexadecimal (`commitmentOf`). */
export const commitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 has 64 hexadecimal digits'));

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    v.check((text) => textFault(text) === null, 'must be visible, without unseen characters or piles of marks'),
  );

/** A name, shown as text. */
export const name = line(40);
/** A line of chat, shown as text. */
export const chatText = line(500);

/** What a player can say without words. */
export const REACTIONS = ['bravo', 'good', 'wow', 'phew', 'thanks', 'go'] as const;
/** One of the reactions. */
export type Reaction = (typeof REACTIONS)[number];
/** A reaction by its name. */
export const reaction = v.picklist(REACTIONS);

/** For what a player can be reported: the name, lines of chat, the way of playing, or something else. */
export const REPORT_REASONS = ['name', 'chat', 'play', 'other'] as const;
/** One of the reasons. */
export type ReportReason = (typeof REPORT_REASONS)[number];
/** A reason by its name. */
export const reportReason = v.picklist(REPORT_REASONS);

/** Languages of messages outside the page. */
const NOTIFY_LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'ru'] as const;

const base64url = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest));
/** Where a browser takes push messages, as it says itself (`PushSubscription.toJSON`), and the player's language. */
export const pushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.strictObject({ p256dh: base64url(200), auth: base64url(100) }),
  language: v.picklist(NOTIFY_LANGUAGES),
});
/** The address of a webhook. */
export const webhookUrl = v.pipe(v.string(), v.url(), v.maxLength(1000));

/** A seat in turn order, from 0. */
export const seatIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
/** The number of an entry in a table's log. */
export const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** The name of a bot. */
export const botName = v.pipe(v.string(), v.regex(/^[a-z]{1,24}$/, 'not the name of a bot'));

/** A colour, a module or another name of the rules. */
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-MAX_COORDINATE), v.maxValue(MAX_COORDINATE));

/** The meeple action of a turn, in the words of a record. */
const action = v.variant('type', [
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('recall') }),
  v.strictObject({ type: v.literal('deploy'), meeple: word, on: word }),
]);

/** Where the tile goes and what the meeple does. */
export const turnSchema = {
  x: coordinate,
  y: coordinate,
  rotation: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  action,
};

const seconds = (longest: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longest));

/** Time to think. `live`: seconds for the whole game, and more for each turn. `days`: so many for each turn. */
const clock = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({
    type: v.literal('live'),
    seconds: v.pipe(seconds(7200), v.minValue(10)),
    increment: seconds(300),
  }),
  v.strictObject({ type: v.literal('days'), days: v.pipe(seconds(30), v.minValue(1)) }),
]);
/** How time is counted at a table. */
export type ClockPlan = v.InferOutput<typeof clock>;

/** A seat as the host wants it: a colour of the edition, and a bot by name or null while it is free. */
const seatPlan = v.strictObject({ color: word, bot: v.optional(v.nullable(botName), null) });

/** Everything about a table that its host decides. */
export const plan = v.strictObject({
  edition: word,
  modules: v.optional(v.pipe(v.array(word), v.maxLength(8)), []),
  options: v.optional(v.pipe(v.record(word, v.union([v.boolean(), word])), v.maxEntries(8)), {}),
  seats: v.pipe(v.array(seatPlan), v.minLength(2), v.maxLength(8)),
  /** `public` tables are listed and anyone may watch; `link` asks for an invitation. */
  access: v.optional(v.picklist(['public', 'link']), 'public'),
  clock: v.optional(clock, { type: 'none' }),
  /** With takebacks a player draws by command, so that there is a time in which a turn can be taken back. */
  takebacks: v.optional(v.boolean(), false),
  /**
   * A room: while it is open seats are added for players who join, the host may change the plan, and the game begins when
   * the players are ready or the host says so, not by itself when no seat is free.
   */
  room: v.optional(v.boolean()),
});
/** The game as the host set it up. */
export type Plan = v.InferOutput<typeof plan>;
