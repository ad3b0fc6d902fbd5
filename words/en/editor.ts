import { grammarOf } from '../grammar.ts';
import type { LazyWords } from '../load.ts';

const { number, count } = grammarOf('en');

/** The texts of the editor in English. */
export const en = {
  tag: 'en',
  title: 'Enter a game',
  lead: 'Enter a game you played at home, turn by turn: the tile that was drawn, where it lies, who stands on it.',
  leave: 'Leave; the game is kept',
  failed: 'This game cannot be continued here. Begin a new one.',
  fresh: 'Begin a new game',
  /** A game that was not entered to its end. */
  resume: 'Continue a game',
  undo: 'One step back',
  review: 'Review the game',
  tiles: 'Tiles',
  keys: 'Enter by keys',
  /** What to enter next. */
  ask: {
    tile: 'Which tile was drawn?',
    cell: (cells: number) => `Where does it lie? ${count(cells, { one: 'cell', other: 'cells' })}`,
    meeple: 'Who stands on it? 0 for nobody',
    turn: (letters: string) => `Rotation: ${letters}`,
    dice: (dice: number) => `What was rolled? ${count(dice, { one: 'die', other: 'dice' })}`,
    over: 'The game is over.',
  },
  aside: 'This tile fits nowhere and was set aside.',
  nothing: 'That does nothing here.',
  referee: {
    heading: 'Referee',
    cell: 'Cell',
    rotation: 'Rotation',
    choose: 'First choose the tile.',
    fits: 'The tile may lie here.',
    rule: (rule: string) => `Rule ${rule}`,
    meeples: 'On this tile',
    now: (points: number) => `Worth now: ${number(points)}`,
  },
  chances: {
    heading: 'How often does each side win?',
    ask: 'Play on',
    stop: 'Stop',
    progress: (games: number, of: number) => `${number(games)} of ${number(of)} games played on`,
    side: (name: string, percent: string, points: string) => `${name}: wins ${percent}, ${points} points on average`,
    failed: 'Playing on failed. Try again.',
  },
};

/** The texts of the editor in any language. */
export type EditorWords = typeof en;

export const EDITOR: LazyWords<EditorWords> = { en, load: (tag) => import(`../${tag}/editor.ts`) };
