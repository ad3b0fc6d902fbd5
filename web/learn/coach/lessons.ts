/**
 * The names of the coach's texts, which are in `coach.md` of each language: steps of a turn and of the game, explained
 * whenever they occur in the first turns.
 */
const STEPS = ['welcome', 'meeple', 'confirm', 'wait', 'enough', 'final', 'over'] as const;
export type Steps = (typeof STEPS)[number];

/** Topics of a first game, by edition: one a turn, in this order. */
export const TOPICS = {
  'star-wars': ['battle', 'values', 'closed', 'symbols', 'large', 'bag', 'alone', 'end'],
  classic: ['roads', 'walls', 'arms', 'share', 'bag', 'alone', 'harvest'],
} as const satisfies Record<string, readonly string[]> as Readonly<Record<string, readonly Topic[]>>;

/** Realms that a lesson is about, at which the coach points: one of each kind. */
export interface Subject {
  readonly kinds: readonly string[];
  /** Only realms that are not complete. */
  readonly open?: boolean;
  /** Only realms with symbols or coats of arms, at which it points too. */
  readonly prints?: boolean;
}

const [GALAXY, COUNTRY] = [
  ['route', 'asteroid', 'planet'],
  ['road', 'city', 'monastery'],
];

/** The lessons about realms of the board. */
export const SUBJECTS: Readonly<Partial<Record<Lesson, Subject>>> = {
  values: { kinds: GALAXY },
  closed: { kinds: GALAXY.slice(0, 2), open: true },
  symbols: { kinds: GALAXY, prints: true },
  end: { kinds: GALAXY, open: true },
  roads: { kinds: COUNTRY },
  walls: { kinds: COUNTRY.slice(0, 2), open: true },
  arms: { kinds: COUNTRY, prints: true },
  share: { kinds: COUNTRY.slice(0, 2), open: true },
  harvest: { kinds: ['field'], open: true },
};

/** What is explained once, when it becomes relevant or when a turn has nothing else to explain. */
const EXPLAINED = [
  ...(['values', 'closed', 'symbols', 'large', 'end', 'roads', 'walls', 'arms', 'share', 'harvest'] as const),
  ...(['bag', 'alone', 'turn', 'scored', 'battle', 'planet', 'farmer'] as const),
] as const;

/**
 * What the coach remembers. `enough`: the person was asked whether to score the game, and in which turn; `onward`: the
 * person chose to play on.
 */
export type Topic = (typeof EXPLAINED)[number] | 'enough' | 'onward';

/** The names of all texts that the coach can show. */
export const LESSONS = [...STEPS, ...EXPLAINED];
export type Lesson = (typeof LESSONS)[number];
