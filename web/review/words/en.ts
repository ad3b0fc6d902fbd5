import { grammarOf } from '@asteroute/page/words/grammar.ts';
import { type AccountWords, type MarginPart, type MarginResult, type RoughAccountWords, roughParts } from './rough.ts';

const { number, count, list } = grammarOf('en');
const TURNS = { one: 'turn', other: 'turns' };

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'the tiles',
  dice: 'the dice',
  play: 'the turns',
  rest: 'everything else',
};
const rough = roughParts(PARTS, {
  colon: ': ',
  helped: (l) => `${list(l)} helped`,
  hurt: (l) => `${list(l)} hurt`,
  thoughHelped: (l) => `although ${list(l)} helped`,
  thoughHurt: (l) => `although ${list(l)} hurt`,
});

/** "the tiles gave −6, the dice +4, the turns +9" */
function reasons(p: AccountWords | RoughAccountWords, outcome: MarginResult): string {
  if ('helped' in p) return rough(p, outcome);
  const parts = [
    `the tiles gave ${p.tiles}`,
    ...(p.dice === null ? [] : [`the dice ${p.dice}`]),
    `the turns ${p.play}`,
    ...(p.rest === null ? [] : [`the rest ${p.rest}`]),
  ];
  return `: ${parts.join(', ')}`;
}

/** The texts of the review in English. */
export const en = {
  tag: 'en',
  title: 'Review',
  back: 'Back',

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

  /** One sentence for each player. Points are whole. */
  account: {
    heading: 'What made the difference',
    won: (name: string, points: number, p: AccountWords | RoughAccountWords) =>
      `${name} won by ${number(points)}${reasons(p, 'won')}.`,
    lost: (name: string, points: number, p: AccountWords | RoughAccountWords) =>
      `${name} fell ${number(points)} short${reasons(p, 'lost')}.`,
    level: (name: string, p: AccountWords | RoughAccountWords) => `${name} finished level${reasons(p, 'level')}.`,
    rest: 'The rest is the advantage of the seat and what nothing else explains.',
    /** Why some sentences have no points. */
    rough: 'Points are left out where the computer’s estimates do not add up to the result.',
  },

  /** How well a player played. Points are to a tenth. */
  skill: {
    lost: (points: string) => `${points} points lost per turn`,
    accuracy: (percent: string) => `${percent} accuracy`,
    hard: (points: string) => `Difficulty ${points}`,
    hardHint: 'Difficulty: what a player who looks only at the points on the board now would lose per turn here.',
  },

  curve: {
    heading: 'The game, turn by turn',
    hint: 'Above the line: for this player. Below: against.',
    of: 'As seen by',
    slider: 'Turn of the game',
    areas: { tiles: 'Tiles', dice: 'Dice', play: 'Turns' },
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
    lost: (points: string) => `${points} points lost`,
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
    lost: (points: string) => `This loses ${points} points.`,
    better: 'Better',
    failed: 'This answer could not be judged. Try again.',
    close: 'Back to the review',
  },
};

/** The texts of the review; they are loaded with its page. */
export type ReviewWords = typeof en;
