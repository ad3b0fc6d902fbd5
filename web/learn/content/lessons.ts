/** Names of what the coach says; its texts are `coach.lessons` of `web/learn/words/`. Steps of a turn and of the game, told whenever they come in the first turns. */
const STEPS = ['welcome', 'meeple', 'confirm', 'wait', 'enough', 'final', 'over'] as const;
/** One of the steps. */
export type Steps = (typeof STEPS)[number];

/** Topics of a first game, by edition: one a turn, in this order. */
export const TOPICS = {
  'star-wars': ['values', 'closed', 'symbols', 'large', 'bag', 'alone', 'end'],
  classic: ['roads', 'walls', 'arms', 'share', 'bag', 'alone', 'harvest'],
} as const satisfies Record<string, readonly string[]> as Readonly<Record<string, readonly Topic[]>>;

/** What is told once, when it comes up or when a turn has nothing else to tell. */
export type Topic =
  | ('values' | 'closed' | 'symbols' | 'large' | 'end')
  | ('roads' | 'walls' | 'arms' | 'share' | 'harvest')
  | ('bag' | 'alone')
  | ('turn' | 'scored' | 'battle' | 'planet' | 'farmer')
  /** The person was asked whether to count up, in which turn; and has pressed for playing on. */
  | ('enough' | 'onward');

/** What the coach can say. */
export type Lesson = Steps | Exclude<Topic, 'onward'>;
