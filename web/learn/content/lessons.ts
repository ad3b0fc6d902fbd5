/**
 * The names of the coach's texts, which are in `coach.lessons` of `web/learn/words/`: steps of a turn and of the game,
 * explained whenever they occur in the first turns.
 */
const STEPS = ['welcome', 'meeple', 'confirm', 'wait', 'enough', 'final', 'over'] as const;
/** One of the steps. */
export type Steps = (typeof STEPS)[number];

/** Topics of a first game, by edition: one a turn, in this order. */
export const TOPICS = {
  'star-wars': ['values', 'closed', 'symbols', 'large', 'bag', 'alone', 'end'],
  classic: ['roads', 'walls', 'arms', 'share', 'bag', 'alone', 'harvest'],
} as const satisfies Record<string, readonly string[]> as Readonly<Record<string, readonly Topic[]>>;

/** What is explained once, when it becomes relevant or when a turn has nothing else to explain. */
export type Topic =
  | ('values' | 'closed' | 'symbols' | 'large' | 'end')
  | ('roads' | 'walls' | 'arms' | 'share' | 'harvest')
  | ('bag' | 'alone')
  | ('turn' | 'scored' | 'battle' | 'planet' | 'farmer')
  /**
   * `enough`: the person was asked whether to score the game, and in which turn; `onward`: the person chose to play on.
   */
  | ('enough' | 'onward');

/** The names of all texts that the coach can show. */
export type Lesson = Steps | Exclude<Topic, 'onward'>;
