import { grammarOf } from '../../words/grammar.ts';
import type { AccountWords, MarginPart, ReviewWords, RoughAccountWords } from './catalogue.ts';
import { roughParts } from './rough.ts';

const { number, list } = grammarOf('en');

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'the tiles',
  dice: 'the dice',
  play: 'the turns',
  rest: 'everything else',
};
const rough = roughParts(PARTS, { helped: (l) => `${list(l)} helped`, hurt: (l) => `${list(l)} hurt` });

/** "the tiles gave −6, the dice +4, the turns +9" */
function parts(p: AccountWords | RoughAccountWords): string {
  if ('helped' in p) return rough(p);
  return [
    `the tiles gave ${p.tiles}`,
    ...(p.dice === null ? [] : [`the dice ${p.dice}`]),
    `the turns ${p.play}`,
    ...(p.rest === null ? [] : [`the rest ${p.rest}`]),
  ].join(', ');
}

/** The texts of the review in English. */
export const en: ReviewWords = {
  tag: 'en',
  title: 'Review',
  back: 'Back',

  stage: {
    quick: 'Judging the turns…',
    deep: (done, count) => `Looking deeper: ${number(done)} of ${number(count)} turns`,
    stopped: (done, count) => `${number(done)} of ${number(count)} turns looked into deeply`,
    done: 'Every turn with a choice was looked into deeply.',
    stop: 'Stop',
    resume: 'Look deeper',
    failed: 'The review could not be made.',
    retry: 'Try again',
    'given-up': 'This game was given up: without a final score there is nothing to share out.',
    unfinished: 'This game is not finished yet. It can be reviewed once the last tile is placed.',
    differs: 'This game does not follow the rules, so it cannot be reviewed.',
  },

  account: {
    heading: 'What made the difference',
    won: (name, points, p) => `${name} won by ${number(points)}: ${parts(p)}.`,
    lost: (name, points, p) => `${name} fell ${number(points)} short: ${parts(p)}.`,
    level: (name, p) => `${name} finished level: ${parts(p)}.`,
    rest: 'The rest is what the seat was worth and what cannot be assigned to anything.',
    rough: 'Points are left out where the judge’s estimates do not add up to the result.',
  },

  skill: {
    lost: (points) => `${points} points lost per turn`,
    accuracy: (percent) => `${percent} accuracy`,
    hard: (points) => `Difficulty ${points}`,
    hardHint: 'Difficulty: the points lost each turn here by a player who only counts what the board would score now.',
  },

  curve: {
    heading: 'The game, turn by turn',
    hint: 'Above the line: for this player. Below: against.',
    of: 'As seen by',
    slider: 'Turn of the game',
    areas: { tiles: 'Tiles', dice: 'Dice', play: 'Turns' },
    margin: 'Expected margin',
    table: 'The curve as a table',
    turn: 'Turn',
    player: 'Player',
    turning: 'Turning points',
  },

  turn: {
    heading: (n, name) => `Turn ${number(n)}: ${name}`,
    short: (n) => `Turn ${number(n)}`,
    previous: 'Previous turn',
    next: 'Next turn',
    labels: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
    best: 'Nothing lost',
    forced: 'No choice',
    lost: (points) => `${points} points lost`,
    chance: (percent) => `${percent} chance to win`,
    board: (n) => `The board before turn ${number(n)}`,
    ways: 'Best turns',
    way: (rank) => `No. ${number(rank)}`,
    played: 'Played',
    bag: 'Luck of the draw',
    bestTile: 'Best tile',
    worstTile: 'Worst tile',
    drawn: 'Drawn',
    again: 'Try again',
  },

  list: {
    heading: 'All turns',
    labelled: 'Only turns with errors',
    none: 'No turn has an error worth a label.',
  },

  again: {
    heading: (n, name) => `Turn ${number(n)} again: ${name}`,
    ask: 'How would you play this tile? Confirm, and your turn is judged.',
    judging: 'Judging…',
    best: 'Nothing better was found. Well played!',
    lost: (points) => `This loses ${points} points.`,
    better: 'Better',
    failed: 'This answer could not be judged. Try again.',
    close: 'Back to the review',
  },
};
