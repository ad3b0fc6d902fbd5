import { grammarOf } from '../../grammar.ts';
import type { LazyWords } from '../../load.ts';
import { writtenIn } from '../../points.ts';
import { type CauseNames, storyOf, type Told } from '../../story.ts';

const { number, count, list } = grammarOf('en');
const written = writtenIn('en');

const POINTS = { one: 'point', other: 'points' };
const TURNS = { one: 'turn', other: 'turns' };

const CAUSE_NAMES: CauseNames = {
  tiles: ['the tiles', 'the tiles'],
  dice: ['the dice', 'the dice'],
  own: ['good turns', 'their own mistakes'],
  rivals: [
    (names) => `${names.length === 0 ? 'the rivals’' : `${list(names)}’s`} mistakes`,
    (names) => `${names.length === 0 ? 'the rivals’' : `${list(names)}’s`} good turns`,
  ],
};
const reasons = storyOf(CAUSE_NAMES, {
  colon: ': ',
  helped: (l) => `${list(l)} helped`,
  hurt: (l) => `${list(l)} hurt`,
  thoughHelped: (l) => `although ${list(l)} helped`,
  thoughHurt: (l) => `although ${list(l)} hurt`,
});

/** The texts of the review in English. */
export const en = {
  tag: 'en',
  title: 'Review',

  /** How far the review is. Numbers are turns. */
  stage: {
    quick: 'Judging the turns…',
    deep: (done: number, all: number) => `Analysing in depth: ${number(done)} of ${count(all, TURNS)}`,
    stopped: (done: number, all: number) => `${number(done)} of ${count(all, TURNS)} analysed in depth`,
    done: 'Every turn that had a choice has been analysed in depth.',
    stop: 'Stop',
    resume: 'Analyse in depth',
    failed: 'The review could not be made.',
    retry: 'Try again',
    'given-up': 'This game was abandoned, so there is no final score to explain.',
    unfinished: 'This game is not finished yet. It can be reviewed once the last tile is placed.',
    differs: 'This game does not follow the rules, so it cannot be reviewed.',
  },

  /** One sentence for each player, and the numbers behind it. Points are whole. */
  account: {
    heading: 'What made the difference',
    won: (name: string, points: number, told: Told | null) =>
      `${name} won by ${number(points)}${reasons(told, 'won')}.`,
    lost: (name: string, points: number, told: Told | null) =>
      `${name} fell ${number(points)} short${reasons(told, 'lost')}.`,
    level: (name: string, told: Told | null) => `${name} finished level${reasons(told, 'level')}.`,
    /** Said if nothing certain goes with the result: the turns, one or a few, that moved it most. */
    brought: (turns: readonly string[]) =>
      turns.length === 1 ? `Turn ${list(turns)} brought the most.` : `Turns ${list(turns)} brought the most.`,
    cost: (turns: readonly string[]) =>
      turns.length === 1 ? `Turn ${list(turns)} cost the most.` : `Turns ${list(turns)} cost the most.`,
    /** Said if no turn moved it much either. */
    unclear: 'Nothing alone decided it.',
    /** The tiles that could come when what decided the game happened, and those of them that would have done it. */
    chance: (fitting: number, all: number) =>
      fitting === 1
        ? `Of the ${number(all)} tiles that could come, only this one did it.`
        : `${number(fitting)} of the ${number(all)} tiles that could come would have done it.`,
    dice: (name: string, percent: string) => `The dice gave ${name} a chance of ${percent}.`,
    /** A turn that lost at least the points that were missing in the end. */
    alone: (name: string, turn: number, points: number) =>
      `Turn ${number(turn)} alone cost ${name} ${count(points, POINTS)}.`,
    first: 'A first look: the details may still change.',
    numbers: 'In numbers',
    causes: { seat: 'Seat', tiles: 'Tiles', dice: 'Dice', own: 'Own turns', rivals: 'Turns of others' },
    result: 'Result',
    /** The standard error of the causes, in points. */
    unsure: (points: string) => `Each number may be off by about ${points}.`,
  },

  /** How well a player played. */
  skill: {
    given: (points: string) => `${written(points, POINTS)} given away`,
    accuracy: (percent: string) => `${percent} accuracy`,
    hard: (points: string) => `Difficulty ${points}`,
    hardHint: 'Difficulty: what a player who looks only at the points on the board now would lose per turn here.',
  },

  curve: {
    heading: 'The game, turn by turn',
    hint: 'Above the line: for this player. Below: against.',
    of: 'As seen by',
    slider: 'Turn of the game',
    margin: 'Expected lead',
    table: 'The curve as a table',
    turn: 'Turn',
    player: 'Player',
    turning: 'Turning points',
  },

  turn: {
    heading: (n: number, name: string) => `Turn ${number(n)}: ${name}`,
    short: (n: number) => `Turn ${number(n)}`,
    previous: 'Previous turn',
    next: 'Next turn',
    labels: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
    /** The loss of a turn: `best` for none, `forced` for a turn without a choice, `lost` for points. */
    best: 'Nothing lost',
    forced: 'No choice',
    lost: (points: string) => `${written(points, POINTS)} lost`,
    chance: (percent: string) => `${percent} chance to win`,
    board: (n: number) => `The board before turn ${number(n)}`,
    ways: 'Best turns',
    way: (rank: number) => `No. ${number(rank)}`,
    played: 'Played',
    bag: 'Luck of the draw',
    bestTile: 'Best tile',
    worstTile: 'Worst tile',
    drawn: 'Drawn',
    again: 'Try again',
  },

  list: {
    heading: 'All turns',
    labelled: 'Only turns with mistakes',
    none: 'No notable mistakes.',
  },

  /** Trying a turn of the game again. */
  again: {
    heading: (n: number, name: string) => `Turn ${number(n)} again: ${name}`,
    ask: 'How would you play this tile? Confirm, and your turn is judged.',
    judging: 'Judging…',
    best: 'Nothing better was found. Well played!',
    lost: (points: string) => `This loses ${written(points, POINTS)}.`,
    better: 'Better',
    failed: 'This answer could not be judged. Try again.',
    close: 'Back to the review',
    /** Plays the rival's answer, with the tile that came in the game. */
    follows: 'What follows',
    /** The walk through one's own mistakes: its button with their number, the next one, and the end. */
    learn: (n: number) => `Learn from my mistakes: ${number(n)}`,
    /** Puzzles that were made of the person's mistakes in this game. */
    made: (n: number) => `Puzzles from my mistakes: ${number(n)}`,
    next: 'Next mistake',
    last: 'That was the last one.',
  },
};

/** The texts of the review; they are loaded with its page. */
export type ReviewWords = typeof en;

export const REVIEW: LazyWords<ReviewWords> = { en, load: (tag) => import(`../../${tag}/review/review.ts`) };
