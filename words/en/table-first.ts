import type { Character, Opponent } from '@asteroute/bots';
import type { Counted, EditionName, Faction, Formula, OptionalName, Tokens } from '@asteroute/engine';
import { type ByName, type Forms, formsOf, grammarOf, named, orName } from '../grammar.ts';
import {
  type FactionName,
  type MeepleCount,
  type MeepleName,
  type Meeples,
  type Notice,
  OWN_NAMES,
  type Prints,
  type RealmName,
  type Realms,
  type TokenNames,
} from '../rule-names.ts';

const { number, count, list } = grammarOf('en');

export const TILES: Forms = { one: 'tile', other: 'tiles' };
export const POINTS: Forms = { one: 'point', other: 'points' };
const COUNTED: Readonly<Record<Counted, Forms>> & Readonly<Record<TokenNames, Forms>> = {
  tile: TILES,
  symbol: { one: 'symbol', other: 'symbols' },
  shield: { one: 'coat of arms', other: 'coats of arms' },
  city: { one: 'city', other: 'cities' },
  road: { one: 'road', other: 'roads' },
  wine: { other: 'wine' },
  grain: { other: 'grain' },
  cloth: { other: 'cloth' },
};
/** What the 10 points for most of one of the goods are for. */
const GOODS: ByName<TokenNames> = { wine: 'wine', grain: 'grain', cloth: 'cloth' };

const MEEPLES: ByName<Meeples> = {
  small: 'small meeple',
  large: 'large meeple',
  normal: 'meeple',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
};
const KINDS: ByName<Meeples, Forms> = {
  small: { other: 'small' },
  large: { other: 'large' },
  normal: { one: 'meeple', other: 'meeples' },
  abbot: { one: 'abbot', other: 'abbots' },
  builder: { one: 'builder', other: 'builders' },
  pig: { one: 'pig', other: 'pigs' },
};
const ROLES: Readonly<Record<string, string>> = {
  route: 'merchant',
  asteroid: 'explorer',
  planet: 'conqueror',
  field: 'farmer',
};

/** The name of a meeple on a kind of realm: "large merchant", "farmer". */
function role(realm: string, meeple: string): string {
  if (OWN_NAMES.has(meeple)) return MEEPLES[meeple];
  if (!(meeple in MEEPLES)) return meeple;
  const name = ROLES[realm] ?? 'meeple';
  return meeple === 'large' ? `large ${name}` : name;
}

/** Where a meeple goes, as a sentence says it: "in the city", "on the abbey". */
const INSIDE: readonly string[] = ['asteroid', 'city', 'garden', 'field'];
const onto = (realm: string): string => `${INSIDE.includes(realm) ? 'in' : 'on'} the ${REALMS[realm]}`;

/** "a merchant", "an explorer". */
const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const FACTIONS: ByName<Faction> = orName({
  rebels: 'Rebel Alliance',
  empire: 'Empire',
  hunters: 'Bounty Hunters',
});
export const REALMS: ByName<Realms> = orName({
  route: 'trade route',
  asteroid: 'asteroid field',
  planet: 'planet',
  road: 'road',
  city: 'city',
  monastery: 'abbey',
  garden: 'garden',
  field: 'meadow',
  river: 'river',
});

/** The texts in English of what the page begins with: the start page, the set-up and the table. */
export const firstEn = {
  tag: 'en',
  title: 'Asteroute',
  unofficial: 'An unofficial fan game. All art, text and sound are our own.',

  setup: {
    heading: 'New game',
    name: (seat: number) => `Name of player ${seat}`,
    /** The length of a name in characters, and the maximum; shown when a name is nearly too long. */
    nameLength: (length: number, most: number) => `${length} of ${most} characters`,
    defaultName: (seat: number) => `Player ${seat}`,
    who: (name: string) => `Who plays ${name}`,
    person: 'A person',
    color: (name: string) => `Colour of ${name}`,
    add: 'Add a player',
    remove: (name: string) => `Remove ${name}`,
    edition: 'Edition',
    length: 'Length',
    fullDeck: 'Full deck',
    shortDeck: 'Short deck',
    ownTiles: 'A set of your own',
    more: 'More',
    start: 'Start the game',
  },

  start: {
    play: 'Play',
    against: (names: string) => `Against ${names}`,
    setUp: 'Set up the game',
    setUpTable: 'All tables',
    other: (name: string) => `Or ${name}`,
    daily: 'Every day',
    dailyHint: 'Two puzzles and a deck.',
    settings: 'Settings',
    making: 'Creating the table…',
    noServer: 'The server cannot be reached. You can still play here.',
    /** Where only files are served. */
    alone: 'No game server here: play on this screen, alone or together.',
    code: 'Have a code?',
    codeUnknown: 'No open table has this code. Is each letter right? If the game has begun, ask for its link.',
    install: 'Install',
    /** The strength of a bot: "level 2 of 7". */
    level: (level: number, of: number) => `level ${level} of ${of}`,
    home: 'To the start page',
  },

  /** The page that is shown if drawing another page has failed; `report` is the heading of the technical text. */
  crash: {
    heading: 'Something went wrong on this page',
    kept: 'Your games are kept as they were after the last turn.',
    reload: 'Load the page again',
    report: 'If it happens again, please report it with this text:',
    copy: 'Copy the text',
  },

  editions: named<EditionName, { readonly name: string; readonly tagline: string }>({
    'star-wars': {
      name: 'Star Wars Edition',
      tagline: 'A tile-laying game: lay a tile, claim routes and planets, fight for them with dice.',
    },
    classic: {
      name: 'Classic',
      tagline: 'A tile-laying game: lay a tile, claim roads and cities, score what you complete.',
    },
  }),
  modules: named<OptionalName, { readonly name: string; readonly hint: string }>({
    teams: {
      name: 'Two teams',
      hint: 'Rebel Alliance (red, green) against Empire (black, white); team-mates never fight.',
    },
    farmers: {
      name: 'Farmers',
      hint: 'Meeples lie down in meadows and score 3 points for each completed city at the end.',
    },
    river: { name: 'River', hint: 'The board begins with a river of twelve tiles.' },
    abbot: { name: 'Abbot', hint: 'One more meeple for abbeys and gardens, who may be taken back for points.' },
    inns: {
      name: 'Inns & Cathedrals',
      hint: 'Roads with an inn and cities with a cathedral score more when completed, nothing when open. A large meeple counts as two, and six can play.',
    },
    traders: {
      name: 'Traders & Builders',
      hint: 'The builder brings a second turn, the pig richer meadows. Whoever completes a city takes its goods: 10 points for most wine, grain or cloth.',
    },
  }),
  bots: named<Opponent | Character, { readonly name: string; readonly character: string }>({
    aimless: { name: 'Stargazer', character: 'Lays tiles wherever they fit. For the very first game.' },
    hasty: { name: 'Deckhand', character: 'Takes the points of this turn and thinks no further.' },
    gentle: { name: 'Drifter', character: 'Looks little beyond its own meeples. Gentle.' },
    careless: { name: 'Trader', character: 'Takes every point in sight, but is easily distracted.' },
    projected: { name: 'Navigator', character: 'Counts what will be worth something at the end. Sharp.' },
    prudent: { name: 'Pilot', character: 'Keeps part of the crew back. Prudent.' },
    steady: { name: 'Quartermaster', character: 'Never runs out of crew. Patient.' },
    shrewd: { name: 'Surveyor', character: 'Sees which gaps will be filled. Shrewd.' },
    expert: { name: 'Captain', character: 'Looks a few turns ahead.' },
    master: { name: 'Admiral', character: 'Imagines the rest of the game before every move. Masterly.' },
    builder: { name: 'Mayor', character: 'Leaves the roads to others and builds great cities.' },
    farmer: { name: 'Landlord', character: 'Leaves the cities to others and settles in meadows and abbeys.' },
    pirate: { name: 'Pirate', character: 'Moves into what others have built and shares the points.' },
    prospector: { name: 'Prospector', character: 'Leaves the routes to others and digs in asteroid fields.' },
    smuggler: { name: 'Smuggler', character: 'Likes trade routes, the longer the better.' },
    conqueror: { name: 'Warlord', character: 'Attacks planets and picks every fight.' },
  }),
  colors: named(
    orName({
      red: 'Red',
      green: 'Green',
      black: 'Black',
      white: 'White',
      orange: 'Orange',
      blue: 'Blue',
      yellow: 'Yellow',
      pink: 'Pink',
    }),
  ),
  factions: FACTIONS,
  teams: ['Rebel Alliance', 'Empire'] satisfies readonly [string, string],
  realms: REALMS,
  /** Kinds of meeple as a switch shows them. */
  kinds: named<Meeples>(
    orName({ small: 'Small', large: 'Large', normal: 'Meeple', abbot: 'Abbot', builder: 'Builder', pig: 'Pig' }),
  ),
  /** A place for a meeple in a word or two: "merchant", "city", "farmer". */
  spotName: (realm: RealmName, meeple: MeepleName) => {
    if (OWN_NAMES.has(meeple)) return `${MEEPLES[meeple]}, ${REALMS[realm]}`;
    return ROLES[realm] ?? REALMS[realm];
  },

  board: {
    label: (tiles: number) => `Board, ${count(tiles, TILES)}`,
    cells: 'Places for the tile',
    spots: 'Places for a meeple',
    camera: 'View',
    fit: 'Show the whole board',
    map: 'Map of the whole board',
    at: (x: number, y: number) => {
      if (x === 0 && y === 0) return 'Start';
      const column = x === 0 ? '' : `${x > 0 ? 'East' : 'West'}\u00a0${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'South' : 'North'}\u00a0${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where: string, rotations: number, completes: boolean) =>
      `${where}, empty, fits in ${count(rotations, { one: 'rotation', other: 'rotations' })}${completes ? ', completes something' : ''}`,
    battle: 'starts a battle',
    meeple: (owner: string, realm: RealmName, meeple: MeepleName) => `${owner}’s ${role(realm, meeple)}`,
  },

  turn: {
    yours: (name: string) => `${name}, your turn`,
    /** The title of a hidden tab when it is this person's turn. */
    call: 'Your turn',
    /** Said of the second of two turns of one player. */
    second: 'Second turn',
    thinking: (name: string) => `${name} is thinking`,
    place: 'Choose a marked cell for this tile',
    choose: 'Place a meeple?',
    noPlaces: 'No free place for a meeple here',
    noReserve: 'No meeple in reserve',
    none: 'No meeple',
    recall: 'Take the abbot back',
    /** The same as a question for screen readers, after the list of places. */
    mayRecall: 'Take the abbot back?',
    confirmRecall: 'Place tile, take the abbot back',
    atEnd: (points: number) => `now worth ${points}`,
    rotate: 'Rotate the tile',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    undo: 'Undo',
    drawn: (what: string) => `Tile in hand: ${what}`,
    /** The short word on the button that plays the turn. */
    go: 'Place',
    /** Said of a chosen place. */
    again: 'press again to place',
    /** The mark of a place that the coach recommends. */
    advised: 'recommended',
    /** The name of the button that shows where the tile of another player fits. */
    whereFits: 'Where it fits',
    confirm: 'Confirm',
    confirmTile: 'Place tile, no meeple',
    confirmMeeple: (realm: RealmName, meeple: MeepleName) => `Place tile, ${role(realm, meeple)} ${onto(realm)}`,
    confirmAttack: (realm: RealmName, meeple: MeepleName) => `Place tile, ${role(realm, meeple)} attacks`,
    spot: (index: number, realm: RealmName) => `${index}: ${REALMS[realm]}`,
    now: (points: string) => `${points} now`,
    /** Points of the turn that do not depend on the meeple. */
    anyway: (points: string) => `${points} in any case`,
    ifDone: (points: number) => `${points} if completed`,
    open: (sides: number) => count(sides, { one: 'open end', other: 'open ends' }),
    around: (cells: number) => (cells === 0 ? 'surrounded' : `${count(cells, { one: 'cell', other: 'cells' })} to go`),
    attack: 'attack',
    reinforce: 'reinforce',
    odds: (own: number, rivals: readonly number[], percent: string) =>
      `${count(own, { one: 'die', other: 'dice' })} against ${rivals.join(' and ')}, ${percent} to win`,
  },

  battle: {
    heading: (realm: RealmName) => `Battle for the ${REALMS[realm]}`,
    dice: (dice: number) => count(dice, { one: 'die', other: 'dice' }),
    fromMeeple: (meeple: MeepleName, many: number, dice: number) =>
      `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple] ?? meeple} +${number(dice)}`,
    fromSymbol: (faction: FactionName) => `${FACTIONS[faction]} symbol +1`,
    /** What the symbol of one's own faction does. */
    perk: 'One more die in battles at this symbol.',
    capped: 'never more than 3',
    tie: (names: string, points: number) => `Tie: ${names} +${points} each, roll again`,
    lost: (name: string, points: number) => `${name} retreats, +${points}`,
    won: (name: string) => `${name} holds the realm`,
    /** Who of a team throws. */
    throws: (name: string) => `${name} throws`,
    rolled: (name: string, dice: string) => `${name} rolls ${dice}`,
    skip: 'Skip',
  },

  score: {
    points: (points: number) => count(points, POINTS),
    plus: (points: number) => `+${points}`,
    /** A side's score if the game ended now. */
    ifEnded: (points: number) => `${points} if the game ended now`,
    formula: ({ terms }: Formula) =>
      terms.length === 0
        ? 'pays nothing'
        : terms.map((term) => `${count(term.count, formsOf(COUNTED, term.what))} × ${term.each}`).join(' + '),
    track: 'Score track',
    laps: (name: string, score: number) => `${name}: ${count(score, POINTS)}`,
    reserve: (counts: readonly MeepleCount[]) =>
      `In reserve: ${list(counts.map((one) => count(one.count, formsOf(KINDS, one.meeple))))}`,
    /** Tokens in words: "2 wine and 1 cloth". */
    tokens: (tokens: Tokens) => list(Object.entries(tokens).map(([what, many]) => count(many, formsOf(COUNTED, what)))),
  },

  stack: {
    left: (tiles: number) => `${count(tiles, TILES)} left`,
    cells: (cells: number) => `fits on ${count(cells, { one: 'cell', other: 'cells' })}`,
    empty: (where: string, tiles: number) => `${where}, empty, ${count(tiles, TILES)} could fit`,
  },

  /** The sandbox for trying things out. */
  plan: {
    heading: 'Sandbox: nothing here counts',
  },

  odds: {
    heading: 'Before you attack',
    /** The chance of a side to win. */
    win: (percent: string) => `${percent} to win`,
  },

  log: {
    heading: 'What happened',
    placed: (name: string, where?: string) => `${name} placed a tile${where ? ` at ${where}` : ''}`,
    deployed: (name: string, realm: RealmName, meeple: MeepleName) =>
      `${name} placed ${OWN_NAMES.has(meeple) ? `the ${role(realm, meeple)}` : article(role(realm, meeple))} ${onto(realm)}`,
    recalled: (name: string, points: number, realm: RealmName) =>
      `${name} took the abbot back from the ${REALMS[realm]}, +${points}`,
    again: (name: string) => `${name} has a second turn`,
    /** Tokens for whoever completed a city; `goods` as `score.tokens` says them. */
    took: (name: string, goods: string) => `${name} takes ${goods}`,
    /** Points of the final scoring for most tokens of a kind. */
    awarded: (names: string, points: number, what: string) => `${names} +${points} for most ${GOODS[what] ?? what}`,
    aside: (what: string) => `A tile did not fit anywhere and left the game (${what})`,
    back: (what: string) => `A tile did not fit anywhere and went back into the stack (${what})`,
    battle: (names: string, realm: RealmName) => `${names} fight for ${article(REALMS[realm])}`,
    scored: (names: string, points: number, realm: RealmName) => `${names} +${points} for a completed ${REALMS[realm]}`,
    final: (names: string, points: number, realm: RealmName) =>
      `${names} +${points} for ${realm === 'field' ? 'a' : 'an open'} ${REALMS[realm]}`,
  },

  end: {
    scoring: 'Final scoring',
    winner: (names: string, shared: boolean) => (shared ? `${names} share the victory` : `${names} wins`),
    results: 'Results',
  },

  menu: {
    open: 'Menu',
    owners: 'Show who holds what',
    language: 'Language',
    close: 'Close',
  },

  /** Playing by typed commands. Each language has commands of its own besides the English ones. */
  typed: {
    /** The letters of north, east, south and west in the name of a cell. */
    cells: 'NESW',
    /** The letters of the four rotations. */
    turns: 'abcd',
  },

  /** Texts for screen readers: tiles with their sides, places for a meeple, players. */
  heard: {
    /** The sides that a feature reaches: "east". Several are joined as a list. */
    sides: named<'N' | 'E' | 'S' | 'W'>({ N: 'north', E: 'east', S: 'south', W: 'west' }),
    /** The corners that a meadow reaches. */
    corners: named<'NE' | 'SE' | 'SW' | 'NW'>({ NE: 'northeast', SE: 'southeast', SW: 'southwest', NW: 'northwest' }),
    shield: 'coat of arms',
    prints: named<Prints>(orName({ inn: 'inn', cathedral: 'cathedral' })),
    goods: named<TokenNames>(orName({ wine: 'wine', grain: 'grain', cloth: 'cloth' })),
    /** The name of a meeple on a kind of realm: "large merchant". */
    role: (realm: RealmName, meeple: MeepleName) => role(realm, meeple),
    /** Joins "Ada placed a merchant" or "merchant" with the feature "trade route east". */
    on: (what: string, feature: string) =>
      `${what} ${INSIDE.some((realm) => feature.startsWith(REALMS[realm])) ? 'in' : 'on'} the ${feature}`,
    own: 'your tile',
    /** The rotation of a tile; `turned` also lists the other rotations that fit. */
    rotation: (letter: string) => `rotation ${letter}`,
    turned: (letter: string, others: string) => `rotation ${letter}, also ${others}`,
    laid: (where: string) => `Placed at ${where}`,
    held: (names: string, tiles: number) => `held by ${names}, ${count(tiles, TILES)}`,
    free: (_realm: RealmName, tiles: number) => `free, ${count(tiles, TILES)}`,
    back: 'Taken back',
    begins: 'The game begins',
    /** The listener's own turn was played as it was announced before. */
    confirmed: 'Confirmed',
    /** Text after a colon: "1: merchant". Some languages put a space before the colon. */
    colon: (what: string, text: string) => `${what}: ${text}`,
    /** Joins features of a tile, two at a time: "road north; city south". */
    parts: (first: string, rest: string) => `${first}; ${rest}`,
  },

  /** Advice on a turn: the best ways to play it and the reasons for them. */
  advice: {
    hint: 'Hint',
  },

  /** Links to tables on a server, whose own texts are in another catalogue. */
  online: {
    open: 'With friends',
    hint: 'One press: code, link and a seat for everybody.',
    loading: 'Opening the tables…',
  },

  /** Links to the rulebook, the coach and the puzzles, whose own texts are in other catalogues. */
  learn: {
    rules: 'Rulebook',
    coach: 'Learn in five minutes',
    coachHint: 'A real game, explained step by step.',
    loading: 'Opening the rulebook…',
    failed: 'This could not be loaded. Try again when you are online.',
    puzzles: 'Puzzles',
    puzzlesLoading: 'Opening the puzzles…',
    back: 'Back',
  },

  /** Links to the review of a game, whose own texts are in another catalogue. */
  review: {
    loading: 'Opening the review…',
  },

  /** Looking back through a game. */
  replay: {
    heading: 'Looking back',
  },

  /** Sharing a game. */
  share: {
    copied: 'Copied',
  },

  /** The kept games. */
  games: {
    heading: 'Your games',
    form: 'Your form',
    /** The button to the page of rivals, and what is said while it loads. */
    rivals: 'Rivals',
    /** The same for the deck of the day. */
    daily: 'Deck of the day',
    deleted: (title: string) => `${title} was deleted.`,
    loading: 'Opening…',
    faults: named<
      | 'not-a-link'
      | 'newer'
      | 'damaged'
      | 'changed-tiles'
      | 'no-game'
      | 'malformed'
      | 'rules'
      | 'too-many'
      | 'full'
      | 'not-whole'
      | 'players'
      | 'expansion'
      | 'open-turn'
      | 'no-players'
      | 'scores'
    >({
      'not-a-link': 'This is not a link to a game.',
      newer: 'This link comes from a newer version. Reload the page.',
      damaged: 'This link is cut off or mistyped. Copy the whole of it.',
      'changed-tiles': 'The tiles of this game have changed since the link was made. Ask for a new link.',
      'no-game': 'This is neither a link to a game nor a record.',
      malformed: 'This is not a record of a game.',
      rules: 'This game breaks the rules.',
      'too-many': 'There are too many games in one file.',
      'not-whole': 'A part of this game is damaged. Copy or save it again, the whole of it.',
      players: 'These are not 2 to 6 players who take turns.',
      expansion: 'This game has tiles or rules that are not known here.',
      'open-turn': 'The last turn was not confirmed; it is left out.',
      'no-players': 'Who played is not told; two players are assumed.',
      scores: 'The final scores are not those that were counted there; perhaps the rules differed, too.',
      full: 'The browser has no room left to keep a game. Delete one first.',
    }),
  },

  /** Why a key does nothing now. */
  notices: {
    'nothing-yet': 'There is nothing to take back yet.',
    'too-late': 'Too late to take that back: the next tile has been drawn.',
    'looking-back': 'You are looking back. Esc returns to the game.',
    'not-your-turn': 'It is not your turn.',
    'cell-first': 'First choose a cell for the tile.',
    'no-hints': 'There are no hints in this game.',
  } satisfies Readonly<Record<Notice, string>>,

  errors: {
    saved: 'The saved game could not be read, so it was left alone. Start a new one.',
    language: 'This language could not be loaded.',
  },
};
