import type { Counted } from '@asteroute/engine';
import type { Catalogue } from './catalogue.ts';

const plurals = new Intl.PluralRules('en');
const plural = (n: number, one: string, other: string): string => `${n} ${plurals.select(n) === 'one' ? one : other}`;
const ROLES: Readonly<Record<string, string>> = {
  route: 'merchant',
  asteroid: 'explorer',
  planet: 'conqueror',
  field: 'farmer',
};
const COUNTED: Readonly<Record<Counted, (n: number) => string>> = {
  tile: (n) => plural(n, 'tile', 'tiles'),
  symbol: (n) => plural(n, 'symbol', 'symbols'),
  shield: (n) => plural(n, 'shield', 'shields'),
  city: (n) => plural(n, 'city', 'cities'),
};

export const en: Catalogue = {
  tag: 'en',
  title: 'Asteroute',
  tagline: 'Chart trade routes, claim asteroid fields, fight for planets.',
  unofficial: 'An unofficial fan game. All art, text and sound are our own.',

  setup: {
    heading: 'New game',
    name: (seat) => `Name of player ${seat}`,
    defaultName: (seat) => `Player ${seat}`,
    who: (name) => `Who plays ${name}`,
    person: 'A person',
    color: (name) => `Colour of ${name}`,
    add: 'Add a player',
    remove: (name) => `Remove ${name}`,
    edition: 'Edition',
    needs: (players) => `Needs exactly ${players} players.`,
    starts: 'Who starts',
    startsRandom: 'Anyone, at random',
    start: 'Start the game',
    resume: 'Continue',
    resumeHint: (tiles) => `A game is waiting, ${plural(tiles, 'tile', 'tiles')} on the table.`,
  },

  editions: {
    'star-wars': { name: 'Star Wars Edition', hint: 'Trade routes, asteroid fields, planets and battles with dice.' },
    classic: { name: 'Classic', hint: 'Roads, cities and abbeys in green country.' },
  },
  modules: {
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
  },
  options: {
    planetReinforce: {
      name: 'Planets can be reinforced',
      hint: 'A second meeple may join your own planet.',
      on: true,
    },
    riverStartTile: {
      name: 'Start tile joins the stack',
      hint: 'With the river, shuffle the usual start tile in.',
      on: 'stack',
    },
  },
  bots: {
    random: { name: 'Drifter', character: 'Goes wherever the solar wind blows. Gentle.' },
    greedy: { name: 'Trader', character: 'Takes every point in sight, today. Steady.' },
    projected: { name: 'Navigator', character: 'Counts what will be worth something at the end. Sharp.' },
  },
  colors: {
    red: 'Red',
    green: 'Green',
    black: 'Black',
    white: 'White',
    orange: 'Orange',
    blue: 'Blue',
    yellow: 'Yellow',
  },
  factions: { rebels: 'Rebel Alliance', empire: 'Empire', hunters: 'Bounty Hunters' },
  teams: ['Rebel Alliance', 'Empire'],
  realms: {
    route: 'trade route',
    asteroid: 'asteroid field',
    planet: 'planet',
    road: 'road',
    city: 'city',
    monastery: 'abbey',
    garden: 'garden',
    field: 'meadow',
    river: 'river',
  },
  meeples: { small: 'small meeple', large: 'large meeple', normal: 'meeple', abbot: 'abbot' },
  kinds: { small: 'Small', large: 'Large', normal: 'Meeple', abbot: 'Abbot' },
  spotName: (realm, meeple) => {
    if (meeple === 'abbot') return `abbot, ${en.realms[realm]}`;
    return ROLES[realm] ?? en.realms[realm];
  },
  role: (realm, meeple) => {
    if (meeple === 'abbot') return 'abbot';
    const role = ROLES[realm] ?? 'meeple';
    return meeple === 'large' ? `large ${role}` : role;
  },

  board: {
    label: (tiles) => `Board, ${plural(tiles, 'tile', 'tiles')}`,
    cells: 'Places for the tile',
    spots: 'Places for a meeple',
    camera: 'View',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole board',
    at: (x, y) => {
      if (x === 0 && y === 0) return 'Start';
      const column = x === 0 ? '' : `${x > 0 ? 'East' : 'West'} ${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'South' : 'North'} ${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where, rotations, completes) =>
      `${where}, empty, fits in ${plural(rotations, 'rotation', 'rotations')}${completes ? ', completes something' : ''}`,
    meeple: (owner, role) => `${owner}'s ${role}`,
  },

  turn: {
    yours: (name) => `${name}, your turn`,
    thinking: (name) => `${name} is thinking`,
    place: 'Choose a marked cell for this tile',
    choose: 'Send a meeple?',
    noPlaces: 'No free place for a meeple here',
    noReserve: 'No meeple in reserve',
    none: 'No meeple',
    recall: 'Take the abbot back',
    confirmRecall: 'Place tile, take the abbot back',
    atEnd: (points) => `${points} at the end so far`,
    rotate: 'Rotate the tile',
    undo: 'Undo',
    drawn: (what) => `Tile in hand: ${what}`,
    confirm: 'Confirm',
    confirmTile: 'Place tile, no meeple',
    confirmMeeple: (role, realm) => `Place tile, ${role} on ${realm}`,
    confirmAttack: (role) => `Place tile, ${role} attacks`,
    spot: (number, realm) => `${number}: ${realm}`,
    now: (points) => `${points} now`,
    ifDone: (points) => `${points} if completed`,
    open: (sides) => plural(sides, 'open end', 'open ends'),
    around: (cells) => (cells === 0 ? 'surrounded' : `${plural(cells, 'cell', 'cells')} to go`),
    attack: 'attack',
    reinforce: 'reinforce',
    odds: (own, rivals, percent) => `${own} v ${rivals.join(' v ')} dice, wins ${percent}`,
  },

  battle: {
    heading: (realm) => `Battle for the ${realm}`,
    dice: (count) => plural(count, 'die', 'dice'),
    fromMeeple: (meeple, count, dice) => `${count > 1 ? `${count} × ` : ''}${meeple} +${dice}`,
    fromSymbol: (faction) => `${faction} symbol +1`,
    capped: 'never more than 3',
    tie: (names, points) => `Tie: ${names} +${points} each, roll again`,
    lost: (name, points) => `${name} retreats, +${points}`,
    won: (name) => `${name} holds the realm`,
    roll: 'The dice roll',
    rolled: (name, dice) => `${name} rolls ${dice}`,
    skip: 'Skip',
  },

  score: {
    points: (points) => plural(points, 'point', 'points'),
    plus: (points) => `+${points}`,
    formula: ({ terms }) => terms.map(({ what, count, each }) => `${COUNTED[what](count)} × ${each}`).join(' + '),
    track: 'Score track',
    laps: (name, score) => `${name}: ${plural(score, 'point', 'points')}`,
    reserve: (counts) =>
      `In reserve: ${counts.map(({ meeple, count }) => `${count} ${en.kinds[meeple].toLowerCase()}`).join(', ')}`,
  },

  stack: {
    left: (tiles) => `${plural(tiles, 'tile', 'tiles')} left`,
    heading: 'Tiles still to come',
    hint: 'What is left is known to everyone; the order to nobody.',
    count: (left, total) => `${left} of ${total}`,
    aside: 'Set aside: fitted nowhere',
    noneAside: 'None so far.',
    close: 'Close',
  },

  log: {
    heading: 'What happened',
    empty: 'Nothing yet.',
    placed: (name, where) => `${name} placed a tile at ${where}`,
    deployed: (name, role) => `${name} sent ${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`,
    recalled: (name, role, points, realm) => `${name} took the ${role} back from the ${realm}, +${points}`,
    aside: (what) => `A tile fitted nowhere and left the game (${what})`,
    battle: (names, realm) => `${names} fight for a ${realm}`,
    scored: (names, points, realm) => `${names} +${points} for a completed ${realm}`,
    final: (names, points, realm) => `${names} +${points} for an open ${realm}`,
    show: 'Show on the board',
  },

  end: {
    scoring: 'Final scoring',
    step: (index, count) => `Realm ${index} of ${count}`,
    next: 'Next',
    all: 'Show all',
    winner: (names, shared) => (shared ? `${names} share the victory` : `${names} wins`),
    again: 'Play again',
    fresh: 'New game',
    look: 'Look at the board',
    results: 'Results',
  },

  menu: {
    open: 'Menu',
    leave: 'Leave the table',
    leaveHint: 'The game is kept; you can continue it from the start page.',
    owners: 'Show who holds what',
    speed: 'Dice and scoring',
    speeds: { full: 'Full', short: 'Short', off: 'Off' },
    help: 'Keys',
    keys: [
      ['Arrows', 'move between the marked cells'],
      ['Enter', 'choose a cell; confirm when all is chosen'],
      ['R', 'rotate the tile'],
      ['1 – 9', 'choose a place for the meeple'],
      ['0', 'no meeple'],
      ['L', 'the other kind of meeple'],
      ['A', 'take the abbot back'],
      ['Esc', 'one step back'],
      ['Space', 'skip dice and scoring'],
      ['O', 'show who holds what'],
      ['B', 'tiles still to come'],
      ['H', 'what happened'],
      ['F + −', 'fit and zoom the board'],
    ],
    close: 'Close',
  },

  errors: {
    refused: (reason) => `That did not work: ${reason}`,
    saved: 'The saved game could not be read, so it was left alone. Start a new one.',
    bot: 'The bot stopped answering. It will be asked again.',
    storage: 'This browser does not keep the game: it will be gone when the page closes.',
  },
};
