import { named } from '../grammar.ts';
import type { LazyWords } from '../load.ts';
import type { Commands, Realms } from '../rule-names.ts';

/** What typed commands and their answers say, beside the words of the page. */
export const en = {
  tag: 'en' as string,
  move: 'Moves: “L E3S2 b @route” places the tile 3 cells east and 2 south of the start tile, turned once, with a meeple on the route; “@none” places no meeple, “@route large” places the large one.',
  noTile: 'There is no tile there. Name a cell, such as “realm E3S2”.',
  noBattle: 'This tile cannot start a battle.',
  unknown: (text: string) => `“${text}” is not a command. “help” lists all of them.`,
  rotations: (letters: string) => `It fits there with the rotation ${letters}.`,
  /** Places for a meeple as they are typed after `@`: one short word each. */
  places: named<Realms>({
    route: 'route',
    asteroid: 'asteroid',
    planet: 'planet',
    road: 'road',
    city: 'city',
    monastery: 'abbey',
    garden: 'garden',
    field: 'meadow',
    river: 'river',
  }),
  /** The turn that was confirmed, as it is typed. */
  played: (move: string) => `Played: ${move}`,
  /** Which of one's own meeples the answer to `mine` is about. */
  nth: (at: number, all: number) => `${at} of ${all}`,
  /** Headings in the answer to `legal`: cells where nothing is completed, and cells where a battle begins. */
  fits: 'Other cells',
  battles: 'Starts a battle',
  /** How to ask for less or more than `legal`, `bag` and `help` answer. */
  legalMore: '“legal W3” says what the tile joins on a cell.',
  bagMore: '“bag planet” and “bag W2N3” list only those tiles, “bag all” lists every tile.',
  questions: (commands: string) => `Questions: ${commands}`,
  helpMore: '“help legal” says what a command does.',
  commands: named<Commands>({
    tile: 'tile',
    legal: 'legal',
    meeples: 'meeples',
    realm: 'realm',
    bag: 'bag',
    odds: 'odds',
    last: 'last',
    score: 'score',
    places: 'places',
    again: 'again',
    mine: 'mine',
    row: 'row',
    free: 'free',
    undo: 'undo',
    next: 'next',
    all: 'all',
    help: 'help',
  }),
  about: named<Commands>({
    tile: 'the tile in hand and its sides; “tile b” once turned',
    legal: 'where the tile fits, with the rotations; “legal W3” for one cell',
    meeples: 'who has meeples where; “meeples red” for one player',
    realm: 'what lies on a cell and who holds it: “realm E3S2”',
    bag: 'what is left in the stack; “bag planet”, “bag W2N3” or “bag all” for the tiles themselves',
    odds: 'the chances of battles that the tile can start',
    last: 'what happened last',
    score: 'the scores, and what they would be if the game ended now',
    places: 'the places for a meeple on the tile you are placing',
    again: 'says the last announcement once more (also “say again”)',
    mine: 'your next meeple on the board; again for the one after',
    row: 'the tiles of a row from west to east: “row 3”, “row N2”; “row E1” for a column',
    free: 'the realms that nobody holds',
    undo: 'one step back',
    next: 'skip what is being shown; the next step of the final scoring',
    all: 'skip everything that is being shown',
    help: 'all commands; “help legal” for one',
  }),
};

export type TypedWords = typeof en;

export const TYPED: LazyWords<TypedWords> = { en, load: (tag) => import(`../${tag}/typed.ts`) };
