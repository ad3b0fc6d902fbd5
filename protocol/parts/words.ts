import { MAX_COORDINATE, MAX_NAME_LENGTH } from '@asteroute/engine';
import * as v from 'valibot';
import { textFault } from '../text/text.ts';

/** A type in which nothing can be assigned, at any depth: what was received does not change. */
export type Immutable<T> = { readonly [K in keyof T]: Immutable<T[K]> };

/**
 * Describes a schema in the JSON Schemas and the OpenAPI description that are made from it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function about<const T extends v.GenericSchema>(schema: T, text: string) {
  return v.pipe(schema, v.description(text));
}

/** 32 random bytes in base64url. A client makes one for each seat it takes; the server stores only its hash. */
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'a token is 32 random bytes in base64url'));
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/, 'not the name of a table'));
/** The letters of codes: only consonants, so that codes form no words. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** The lengths of codes: the first letter says how long a code is, so that a field knows when it is whole. */
export const CODE_LENGTHS = [5, 6, 7, 8] as const;
export const CODE_INITIALS = CODE_LETTERS.length / CODE_LENGTHS.length;
/** How long the code is that begins with these letters; 0 if no code does. */
export const codeLength = (code: string): number =>
  CODE_LENGTHS[Math.floor(CODE_LETTERS.indexOf(code.slice(0, 1).toUpperCase() || '-') / CODE_INITIALS)] ?? 0;
export const tableCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{5,8}$/, 'a code has five to eight letters'));
/** How the games of a contest follow from each other: by scores, all with all, the same two again, or one try at a deck. */
export const CONTEST_FORMATS = ['swiss', 'round-robin', 'series', 'deck'] as const;
export const officialOutcome = about(
  v.picklist(['open', 'finished', 'given-up', 'late', 'refused']),
  '`open` while it is played or its result is checked. `given-up` and `late` are lost; `refused` counts for nobody.',
);
/** An id that the client gives each command: a command sent again with the same id is not repeated. */
export const commandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'an id is 1 to 64 letters or digits'));

/**
 * The schema of a command of one type.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const commandOf = <const N extends string, const E extends v.ObjectEntries>(type: N, keys: E) =>
  v.strictObject({ type: v.literal(type), id: commandId, ...keys });

export const clientSeed = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{0,64}$/, 'at most 64 letters or digits'));

/** SHA-256 of the table's name, a space and the player's number, hexadecimal (`commitmentOf`). */
export const commitment = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 has 64 hexadecimal digits'));

export const accountId = v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/, 'not the id of an account'));

export const isLine = (text: string): boolean => textFault(text) === null;

export const textLine = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    v.check(isLine, 'must be visible, without unseen characters or piles of marks'),
  );

export const name = textLine(MAX_NAME_LENGTH);
export const chatText = textLine(500);

export const REACTIONS = ['bravo', 'good', 'wow', 'phew', 'thanks', 'go'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const reaction = v.picklist(REACTIONS);

export const REPORT_REASONS = ['name', 'chat', 'play', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const reportReason = v.picklist(REPORT_REASONS);

/** The language of messages outside the page; where a server has no words in it, they are English. */
export const noticeLanguage = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'a language has two or three letters'));

export const pushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.strictObject({
    p256dh: v.pipe(
      v.string(),
      v.regex(/^B[A-P][\w-]{85}=?$/, 'not 65 bytes of an uncompressed point of P-256 in base64url'),
    ),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/, 'not 16 bytes in base64url')),
  }),
});
const CONTACT_CHANNELS = ['push', 'mail'] as const;
export type NoticeChannelChoice = (typeof CONTACT_CHANNELS)[number];
export const contactChannels = v.pipe(v.array(v.picklist(CONTACT_CHANNELS)), v.maxLength(CONTACT_CHANNELS.length));

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
export const quietHours = v.strictObject({ from: minute, to: minute });
export type QuietHours = Immutable<v.InferOutput<typeof quietHours>>;
export const timeZone = v.pipe(v.string(), v.regex(/^[\w+/-]{1,64}$/), v.check(isZone, 'no time zone'));

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const mailAddress = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));

/** What players of a challenge, who do not know each other, can say; a phrase is sent by its index, so none is ever moved. */
export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'nice-turn',
  'lucky',
  'unlucky',
  'close',
  'oops',
  'thinking',
  'slow-today',
  'back-tomorrow',
  'away-weekend',
  'take-your-time',
  'your-turn',
  'sorry-late',
  'good-game',
  'again',
  'must-stop',
  'new-here',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];
export const phraseIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PHRASES.length - 1));

export const webhookUrl = v.pipe(v.string(), v.url(), v.maxLength(1000));

export const seatIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
export const whole = v.pipe(v.number(), v.integer());
export const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
export const botName = v.pipe(v.string(), v.regex(/^[a-z]{1,24}$/, 'not the name of a bot'));

/** A colour, a module or another name that the rules define. */
export const word = v.pipe(textLine(40), v.minLength(1));
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-MAX_COORDINATE), v.maxValue(MAX_COORDINATE));

export const action = v.variant('type', [
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('recall') }),
  v.strictObject({ type: v.literal('deploy'), meeple: word, on: word }),
]);

/** Quarter turns clockwise. */
export const rotation = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

export const turnSchema = { x: coordinate, y: coordinate, rotation, action };

const seconds = (longest: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longest));

/** Time for thinking. `live`: seconds for the whole game, plus an increment per turn. `days`: days for each turn. */
export const clock = v.variant('type', [
  v.strictObject({ type: v.literal('none') }),
  v.strictObject({
    type: v.literal('live'),
    seconds: v.pipe(seconds(7200), v.minValue(10)),
    increment: seconds(300),
  }),
  v.strictObject({ type: v.literal('days'), days: v.pipe(seconds(30), v.minValue(1)) }),
]);
export type ClockPlan = Immutable<v.InferOutput<typeof clock>>;

export const seatPlan = v.strictObject({ color: word, bot: v.optional(v.nullable(botName), null) });

export const tiles = v.strictObject({
  name: v.optional(v.union([v.literal(''), name]), ''),
  counts: v.pipe(v.record(word, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))), v.maxEntries(200)),
});

export const KNOCK_STATES = ['waiting', 'in', 'out'] as const;
export type KnockState = (typeof KNOCK_STATES)[number];

/** `public` tables are listed and anyone may watch them; `link` tables require an invitation. */
export const access = v.picklist(['public', 'link']);

export const plan = v.strictObject({
  edition: word,
  modules: v.optional(v.pipe(v.array(word), v.maxLength(8)), []),
  options: v.optional(v.pipe(v.record(word, v.union([v.boolean(), word])), v.maxEntries(8)), {}),
  tiles: v.optional(tiles),
  seats: v.pipe(v.array(seatPlan), v.minLength(2), v.maxLength(8)),
  access: v.optional(access, 'public'),
  clock: v.optional(clock, { type: 'none' }),
  /** With takebacks, players draw by command, so that there is time to take a turn back. */
  takebacks: v.optional(v.boolean(), false),
  /** Seats are added for who joins, and the plan may change, until the players are ready or the host begins. */
  room: v.optional(v.boolean()),
  /** Of two people with accounts, who both agree, with a clock and the usual tiles, without takebacks. */
  rated: v.optional(v.boolean()),
  /** A public table whose host lets people in one by one until the game begins. */
  ask: v.optional(v.boolean()),
});
export type Plan = Immutable<v.InferOutput<typeof plan>>;

/** Anybody may sit down, for days: those who play need not know each other, so they speak in phrases. */
export function isChallenge({ access, clock, room }: Pick<Plan, 'access' | 'clock' | 'room'>): boolean {
  return access === 'public' && clock.type === 'days' && room !== true;
}
