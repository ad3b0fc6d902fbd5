import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { PuzzleWords } from './catalogue.ts';

const { number, count } = grammarOf('en');
const PUZZLES = { one: 'puzzle', other: 'puzzles' };

/** The texts of the puzzles in English. */
export const en: PuzzleWords = {
  tag: 'en',
  title: 'Puzzles',
  lead: 'Turns from real games. One way to play each is clearly the best: find it.',
  back: 'Back',
  loading: 'Fetching the puzzles…',
  failed: 'The puzzles could not be loaded. Try again when you are online.',
  retry: 'Try again',
  unknown: 'This puzzle does not exist any more. Here are others.',

  first: 'A puzzle to begin with',
  daily: {
    heading: 'Puzzle of the day',
    solve: 'Solve it',
    board: 'The board of the puzzle of the day',
  },

  next: {
    heading: 'Practise',
    hint: 'Puzzles at your level.',
    go: 'Next puzzle',
    about: 'Themes',
    count: (puzzles) => count(puzzles, PUZZLES),
  },
  tags: {
    steal: 'Moving in',
    block: 'Blocking',
    trap: 'Trapping',
    'last-meeple': 'The last meeple',
    farm: 'Farmers',
    'planet-attack': 'Attacking a planet',
    completion: 'Completing',
    patience: 'Patience',
    recall: 'Taking the abbot back',
  },
  endgame: (turns) => (turns === 1 ? 'Endgame' : `Endgame in ${number(turns)} turns`),

  rating: {
    heading: 'Your rating',
    deviation: (points) => `± ${points}`,
    guess: 'A first guess: it settles after a few more puzzles.',
    of: (rating) => `Rated ${rating}`,
    changed: (rating, by) => `Your rating: ${rating} (${by})`,
    uncounted: 'You have tried this puzzle before: your rating stays.',
  },

  streak: {
    days: (days) => `${count(days, { one: 'day', other: 'days' })} in a row`,
    row: (puzzles) => `${count(puzzles, PUZZLES)} in a row`,
    best: (most) => `best: ${number(most)}`,
    done: (found, tried) => `${number(found)} of ${number(tried)} found on the first try`,
  },
  outcomes: { solved: 'Solved', hinted: 'Solved with a hint', missed: 'Not on the first try' },

  data: {
    heading: 'Your progress',
    save: 'Save as a file',
    load: 'Load from a file',
    loaded: 'Your progress was loaded.',
    unreadable: 'There is no saved progress in this file.',
    reset: 'Start over',
    sure: 'Rating, streaks and solved puzzles will be forgotten on this device.',
    forget: 'Forget them',
    keep: 'Keep them',
  },

  ask: {
    heading: 'Puzzle',
    turn: (name) => `${name} to move: find the best turn.`,
    endgame: (name, turns) =>
      turns === 1
        ? `${name} to move: find the best play for your last turn.`
        : `${name} to move: find the best play for your last ${turns === 2 ? 'two' : number(turns)} turns.`,
    step: (step, of) => `Turn ${number(step)} of ${number(of)}`,
    waiting: 'The others are playing…',
  },

  hint: {
    take: 'Hint',
    about: (tags) => `Think of: ${tags}.`,
    plain: 'Look beyond this turn.',
    where: (cell) => `The tile belongs here: ${cell}.`,
  },

  answer: {
    right: (points) => `Found! Worth ${points} points more than any other turn.`,
    proved: 'Found! No other turn scores as much in the end.',
    wrong: 'Not the best turn.',
    lost: (points) => `It loses about ${points} points.`,
    judging: 'Judging…',
    shown: 'The best turn',
    failed: 'This answer could not be judged. Try again.',
    yours: 'Your turn',
    best: 'Best',
  },

  again: 'Try again',
  solution: 'Show the solution',
  goOn: 'Go on',
  another: 'Next puzzle',
  share: 'Copy the link',
  copied: 'Copied',
  leave: 'All puzzles',
};
