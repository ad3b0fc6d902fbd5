import type { PuzzleCause, PuzzleTag, RealmHolder } from '@asteroute/review/puzzles';
import { grammarOf } from '../grammar.ts';
import type { LazyWords } from '../load.ts';
import { writtenIn } from '../points.ts';

const { number, count, list } = grammarOf('en');
const written = writtenIn('en');
const WRITTEN_POINTS = { one: 'point', other: 'points' };
const PUZZLE_NOUN = { one: 'puzzle', other: 'puzzles' };

/** The texts of the puzzles in English. */
export const en = {
  tag: 'en',
  title: 'Puzzles',
  lead: 'Turns from real games. One way to play each is clearly the best: find it.',
  loading: 'Fetching the puzzles…',
  failed: 'The puzzles could not be loaded. Try again when you are online.',
  retry: 'Try again',
  /** The address names a puzzle that does not exist. */
  unknown: 'This puzzle does not exist any more. Here are others.',

  /** The heading of the first puzzle, for a person who has not tried any. */
  first: 'A puzzle to begin with',
  daily: {
    heading: 'Puzzle of the day',
    solve: 'Solve it',
    board: 'The board of the puzzle of the day',
  },
  offers: { first: 'To begin with', easy: 'Easy', hard: 'Hard' },

  /** Five puzzles against the clock; `time` is such as "2:05". */
  run: {
    heading: 'Against the clock',
    hint: 'Five puzzles, each in one turn. Hints and wrong answers do not count.',
    go: 'Start the clock',
    at: (n: number, of: number) => `Puzzle ${number(n)} of ${number(of)}`,
    found: (found: number, of: number, time: string) => `${number(found)} of ${number(of)} found in ${time}`,
    best: (found: number, of: number, time: string) => `best: ${number(found)} of ${number(of)} in ${time}`,
    result: 'See the result',
  },

  /** Practice with puzzles of chosen themes. */
  next: {
    heading: 'Practise',
    hint: 'Puzzles at your level.',
    go: 'Next puzzle',
    about: 'Themes',
    count: (puzzles: number) => count(puzzles, PUZZLE_NOUN),
  },
  /** Puzzles from the person's own mistakes: with none yet, where each comes from, and what is said of an answer. */
  own: {
    heading: 'From your own games',
    hint: 'Turns that cost you points. Find a better one.',
    none: 'Analyse your games in depth, and your mistakes become puzzles.',
    go: 'Next own puzzle',
    from: (title: string, turn: number) => `Turn ${number(turn)} of ${title}`,
    found: (points: string) => `Found! About ${written(points, WRITTEN_POINTS)} better than what you played.`,
    uncounted: 'Puzzles from your own games do not count for your rating.',
  },
  tags: {
    steal: 'Moving in',
    block: 'Blocking',
    trap: 'Trapping',
    defend: 'Defending',
    'last-meeple': 'The last meeple',
    farm: 'Farmers',
    'planet-attack': 'Attacking a planet',
    completion: 'Completing',
    extend: 'Extending',
    patience: 'Patience',
    recall: 'Taking the abbot back',
    river: 'The river',
    team: 'Helping a team-mate',
  } satisfies Readonly<Record<PuzzleTag, string>>,
  endgame: (turns: number) => (turns === 1 ? 'Endgame' : `Endgame in ${number(turns)} turns`),

  /** The rating of the player and that of a puzzle; a change has a sign. */
  rating: {
    heading: 'Your rating',
    deviation: (points: string) => `± ${points}`,
    guess: 'A first guess: it settles after a few more puzzles.',
    of: (rating: string) => `Rated ${rating}`,
    changed: (rating: string, by: string) => `Your rating: ${rating} (${by})`,
    uncounted: 'You have tried this puzzle before: your rating stays.',
  },

  streak: {
    days: (days: number) => `${count(days, { one: 'day', other: 'days' })} in a row`,
    row: (puzzles: number) => `${count(puzzles, PUZZLE_NOUN)} in a row`,
    best: (most: number) => `best: ${number(most)}`,
    free: 'One day a week may be left out.',
    done: (found: number, tried: number) => `${number(found)} of ${number(tried)} found on the first try`,
  },
  outcomes: { solved: 'Solved', hinted: 'Solved with a hint', missed: 'Not on the first try' },

  /** The player's stored progress: saving, loading and deleting it. */
  data: {
    heading: 'Your progress',
    save: 'Save as a file',
    load: 'Load from a file',
    loaded: 'Your progress was loaded.',
    unreadable: 'There is no saved progress in this file.',
    reset: 'Start over',
  },

  /** The question to the player: one turn, or the player's last `turns` turns. */
  ask: {
    heading: 'Puzzle',
    turn: (name: string) => `${name} to move: find the best turn.`,
    endgame: (name: string, turns: number) =>
      turns === 1
        ? `${name} to move: find the best play for your last turn.`
        : `${name} to move: find the best play for your last ${turns === 2 ? 'two' : number(turns)} turns.`,
    step: (step: number, of: number) => `Turn ${number(step)} of ${number(of)}`,
    waiting: 'The others are playing…',
  },

  hint: {
    take: 'Hint',
    about: (tags: string) => `Think of: ${tags}.`,
    plain: 'Look beyond this turn.',
    where: (cell: string) => `The tile belongs here: ${cell}.`,
  },

  /** The verdict on an answer. Points have one decimal place. */
  answer: {
    right: 'Found! Clearly better than any other turn.',
    proved: 'Found! No other turn scores as much in the end.',
    wrong: 'Not the best turn.',
    lost: (points: string) => `It loses about ${written(points, WRITTEN_POINTS)}.`,
    judging: 'Judging…',
    shown: 'The best turn',
    failed: 'This answer could not be judged. Try again.',
    yours: 'Your turn',
    best: 'Best',
  },

  /** Why the best turn is better than the tempting one, such as "West 3": the realms that differ, who held them, points with a sign. */
  why: {
    /** What makes the best turn better: one or two of `causes`. */
    because: (what: readonly string[]) => `Because it ${list(what)}.`,
    causes: {
      steal: 'moves in on a rival’s realm',
      block: 'makes a rival’s realm worth less',
      trap: 'traps a rival’s meeple',
      defend: 'keeps a rival out of your realm',
      'last-meeple': 'gives your last meeple its best place',
      farm: 'places a farmer for the final scoring',
      'planet-attack': 'risks an attack that pays',
      completion: 'brings a meeple home from a completed realm',
      extend: 'makes your realm worth more',
      patience: 'saves the meeple for something better',
      recall: 'brings the abbot home with his points',
      team: 'makes your team-mate’s realm worth more',
    } satisfies Readonly<Record<PuzzleCause, string>>,
    heading: (where: string) => `Why not ${where}?`,
    holders: {
      own: 'before: you',
      rival: 'before: the rival',
      shared: 'before: both',
      free: 'before: nobody',
      new: 'by this turn',
      other: 'by the other turn',
      later: 'later',
    } satisfies Readonly<Record<RealmHolder, string>>,
    own: (points: string) => `${points} for you`,
    rivals: (points: string) => `${points} for the rival`,
  },

  again: 'Try again',
  /** Plays the next player's answer to a wrong turn. */
  follows: 'What can follow',
  solution: 'Show the solution',
  goOn: 'Go on',
  another: 'Next puzzle',
  share: 'Copy the link',
  copied: 'Copied',
  leave: 'All puzzles',
};

/** The texts of the puzzles; they are loaded with their page. */
export type PuzzleWords = typeof en;

export const PUZZLES: LazyWords<PuzzleWords> = { en, load: (tag) => import(`../${tag}/puzzles.ts`) };
