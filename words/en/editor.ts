import type { PositionFault } from '@asteroute/engine';
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
  /** Putting a position together that no turns led to. */
  position: {
    title: 'Set up a position',
    lead: 'Choose a tile, then its cell. Press a tile on the board to turn it, take it away or put meeples on it.',
    leave: 'Leave; the position is kept',
    part: 'What to set up',
    parts: { board: 'Board', players: 'Players', game: 'Game' },
    judge: 'Judge this position',
    faulty: 'What is wrong',
    fine: 'Nothing contradicts the rules.',
    away: 'Take away',
    done: 'Done',
    who: 'Whose meeple?',
    kind: 'Which meeple?',
    places: 'Press its place on the board; press again to take it away.',
    points: 'Points',
    turn: 'Whose turn is it?',
    beside: 'Tiles beside the board',
    hand: 'In hand',
    removed: 'Set aside',
    notDrawn: 'No tile has been drawn yet.',
    putBack: 'Put back',
    text: 'The position as text',
    paste: 'A text from elsewhere',
    take: 'Use this text',
    unreadable: 'This text describes no position.',
    clear: 'Clear the board',
    other: 'The rules do not allow this.',
    /** What is wrong and what to do about it, by the engine's code, where no other text of the game fits. */
    faults: {
      'start-elsewhere': 'The start tile has to lie here, unturned.',
      'fits-nowhere': 'The tile in hand fits nowhere. Set it aside and choose another.',
      'game-ended': 'No tile is left, so the game is over. Put one in hand.',
      'tokens-differ': 'The players hold other goods than the completed cities have brought. Count again.',
      'no-extra-turns': 'Nobody has a second turn in this game.',
      'none-left': 'The game does not have that many of this tile.',
      'comes-later': 'This tile comes later: other tiles have to lie first.',
      'no-neighbour': 'This tile touches none that leads to the start tile. Move it, or fill the gap.',
      'sides-differ': 'A side does not match its neighbour. Turn the tile or take it away.',
      'none-in-reserve': 'The player has no more of these meeples. Take one away.',
      'may-not-stand': 'This meeple may not stand there.',
      'realm-complete': 'The realm is completed and was scored, so no meeple is left in it. Take it away.',
      'realm-held': 'Another meeple stands in this realm already. Take one of them away.',
      'held-already': 'Its player holds the planet already. Take one of the meeples away.',
      'no-own-meeple': 'This figure needs another meeple of its player in the same realm.',
    } satisfies Readonly<Partial<Record<PositionFault['code'], string>>>,
  },
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
