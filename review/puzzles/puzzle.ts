/** A puzzle: a turn of a played game that has one best answer. Plain data, as stored in a pack. */
import * as v from 'valibot';

/** A turn found by thinking ahead, and an endgame, proved for every tile, turn and throw that may follow. */
export const PUZZLE_KINDS = ['turn', 'endgame'] as const;
/** How the answer was proved. */
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The themes: what the best turn does. */
export const PUZZLE_TAGS = [
  /** It moves into a realm of a rival, to take it over or to share it. */
  'steal',
  /** It lowers what a rival gets for a realm of its own, such as by making it hard to complete. */
  'block',
  /** It makes it unlikely that a meeple of a rival returns. */
  'trap',
  /** It keeps a rival out of an own realm, or gets it out of a shared one. */
  'defend',
  'last-meeple',
  'farm',
  'planet-attack',
  'completion',
  /** It makes an own realm worth more, without completing it. */
  'extend',
  /** It places no meeple and completes nothing, where the tempting turn does. */
  'patience',
  'recall',
  'river',
  /** It is about a realm on which a partner's meeple stands. */
  'team',
] as const;
export type PuzzleTag = (typeof PUZZLE_TAGS)[number];

/**
 * Who held a realm before: the side on turn, a rival, both or nobody (`free`); or the right turn's tile begins it
 * (`new`), the tempting one's (`other`), or later turns do (`later`): all of a kind together, placed at the right
 * turn's tile.
 */
const REALM_HOLDERS = ['own', 'rival', 'shared', 'free', 'new', 'other', 'later'] as const;
export type RealmHolder = (typeof REALM_HOLDERS)[number];

/** The maximum length of texts and lists in a puzzle. */
const LIMIT = 4000;
const MAX_PUZZLES = 10_000;

const text = v.pipe(v.string(), v.maxLength(LIMIT));
const whole = v.pipe(v.number(), v.integer());
const listOf = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(LIMIT), v.readonly());
const action = v.variant('type', [
  v.object({ type: v.literal('pass') }),
  v.object({ type: v.literal('recall') }),
  v.object({ type: v.literal('deploy'), meeple: text, on: text }),
]);
const turn = v.object({ x: whole, y: whole, rotation: v.pipe(whole, v.minValue(0), v.maxValue(3)), action });

/** A realm, and what it gives more in the end after the right turn than after the tempting one, in points. */
const difference = v.object({
  /** A place on the realm; `side` as in `PlaceRef`. */
  kind: text,
  x: whole,
  y: whole,
  side: v.nullable(text),
  holder: v.picklist(REALM_HOLDERS),
  /** To the side on turn, and to its rivals. */
  own: v.number(),
  rivals: v.number(),
});
/** One of the largest differences between the right turn and the tempting one. */
export type PuzzleReason = Readonly<v.InferOutput<typeof difference>>;

const puzzle = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/)),
  edition: text,
  /** The game until now as the text of a link (`readLink`); the tile to be placed is in hand. */
  game: text,
  kind: v.picklist(PUZZLE_KINDS),
  /** How many own turns must be found, one after another. */
  turns: v.pipe(whole, v.minValue(1), v.maxValue(9)),
  /** If there are several turns: the tiles drawn after the first one, in order. The player does not see them. */
  draws: listOf(text),
  tags: listOf(v.picklist(PUZZLE_TAGS)),
  /** Every right first turn, including all that lead to the same game. */
  answers: v.pipe(listOf(turn), v.minLength(1)),
  /** The points by which the right turn beats the next best. */
  gap: v.pipe(v.number(), v.minValue(0)),
  /** The standard error of `gap`; absent if it is exact. */
  se: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The chance to win, 0 to 1, that `gap` decides. */
  swing: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** The turn that `why` compares with: the judge's first choice if it is wrong, else the best of the others. */
  tempting: v.optional(turn),
  /** Why the right turn is better than the tempting one: the realms that differ, the largest difference first. */
  why: v.optional(listOf(difference)),
  /** The initial difficulty on the scale of Glicko-2: 1500 is average. */
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5000)),
});
/** A puzzle. Its player is the one on turn. */
export type Puzzle = Readonly<v.InferOutput<typeof puzzle>>;

/** The form of a pack. */
export const packSchema = v.object({
  format: v.literal(1),
  edition: text,
  puzzles: v.pipe(v.array(puzzle), v.maxLength(MAX_PUZZLES), v.readonly()),
});
/** The puzzles of an edition. */
export type PuzzlePack = Readonly<v.InferOutput<typeof packSchema>>;
