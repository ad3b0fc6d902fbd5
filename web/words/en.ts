import type { Counted } from '@asteroute/engine';
import type { Named } from '../theme/named.ts';
import type { Catalogue, Meeples } from './catalogue.ts';
import { type Forms, formsOf, grammarOf, orName } from './grammar.ts';

const { number, count, list } = grammarOf('en');

const TILES: Forms = { one: 'tile', other: 'tiles' };
const POINTS: Forms = { one: 'point', other: 'points' };
const COUNTED: Readonly<Record<Counted, Forms>> = {
  tile: TILES,
  symbol: { one: 'symbol', other: 'symbols' },
  shield: { one: 'coat of arms', other: 'coats of arms' },
  city: { one: 'city', other: 'cities' },
  road: { one: 'road', other: 'roads' },
};

const MEEPLES: Named<Meeples> = {
  small: 'small meeple',
  large: 'large meeple',
  normal: 'meeple',
  abbot: 'abbot',
};
const KINDS: Named<Meeples, Forms> = {
  small: { other: 'small' },
  large: { other: 'large' },
  normal: { one: 'meeple', other: 'meeples' },
  abbot: { one: 'abbot', other: 'abbots' },
};
const ROLES: Readonly<Record<string, string>> = {
  route: 'merchant',
  asteroid: 'explorer',
  planet: 'conqueror',
  field: 'farmer',
};

/** What a meeple is called by the realm it stands on: "large merchant", "farmer". */
function role(realm: string, meeple: string): string {
  if (meeple === 'abbot') return 'abbot';
  if (!(meeple in MEEPLES)) return meeple;
  const name = ROLES[realm] ?? 'meeple';
  return meeple === 'large' ? `large ${name}` : name;
}

/** "a merchant", "an explorer". */
const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The texts of the page in English. */
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
    dealtColors: 'Colours by chance',
    dealtColorsHint: 'They are dealt when the game begins.',
    houseRules: 'House rules',
    houseRulesHint: 'Where the rulebooks can be read in two ways.',
    start: 'Start the game',
    resume: 'Continue',
    resumeHint: (tiles) => `A game is waiting, ${count(tiles, TILES)} on the table.`,
  },

  editions: {
    'star-wars': { name: 'Star Wars Edition', hint: 'Trade routes, asteroid fields, planets and battles with dice.' },
    classic: { name: 'Classic', hint: 'Build a landscape of roads, cities and abbeys.' },
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
    openRoad: {
      name: 'Open roads are worth 1 point',
      hint: 'At the end an unfinished road brings 1 point, however long it is.',
      on: 'flat',
    },
    unplaceable: {
      name: 'Tiles that fit nowhere go back',
      hint: 'They are shuffled into the stack again instead of leaving the game.',
      on: 'stack',
    },
    riverTurns: {
      name: 'The river may turn back',
      hint: 'Two bends in a row may go the same way.',
      on: 'free',
    },
  },
  bots: {
    random: { name: 'Drifter', character: 'Goes wherever the solar wind blows. Gentle: level 1 of 6.' },
    greedy: { name: 'Trader', character: 'Takes every point in sight, at once. Solid: level 2 of 6.' },
    projected: { name: 'Navigator', character: 'Counts what will be worth something at the end. Sharp: level 3 of 6.' },
    steady: { name: 'Quartermaster', character: 'Never runs out of crew. Patient: level 4 of 6.' },
    shrewd: { name: 'Surveyor', character: 'Sees which gaps will be filled. Shrewd: level 5 of 6.' },
    master: { name: 'Admiral', character: 'Imagines the rest of the game before every move. Masterly: level 6 of 6.' },
  },
  colors: orName({
    red: 'Red',
    green: 'Green',
    black: 'Black',
    white: 'White',
    orange: 'Orange',
    blue: 'Blue',
    yellow: 'Yellow',
  }),
  factions: orName({ rebels: 'Rebel Alliance', empire: 'Empire', hunters: 'Bounty Hunters' }),
  teams: ['Rebel Alliance', 'Empire'],
  realms: orName({
    route: 'trade route',
    asteroid: 'asteroid field',
    planet: 'planet',
    road: 'road',
    city: 'city',
    monastery: 'abbey',
    garden: 'garden',
    field: 'meadow',
    river: 'river',
  }),
  kinds: orName({ small: 'Small', large: 'Large', normal: 'Meeple', abbot: 'Abbot' }),
  spotName: (realm, meeple) => {
    if (meeple === 'abbot') return `abbot, ${en.realms[realm]}`;
    return ROLES[realm] ?? en.realms[realm];
  },

  board: {
    label: (tiles) => `Board, ${count(tiles, TILES)}`,
    cells: 'Places for the tile',
    spots: 'Places for a meeple',
    camera: 'View',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole board',
    turnView: 'Turn the board',
    map: 'Map of the whole board',
    at: (x, y) => {
      if (x === 0 && y === 0) return 'Start';
      const column = x === 0 ? '' : `${x > 0 ? 'East' : 'West'}\u00a0${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'South' : 'North'}\u00a0${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where, rotations, completes) =>
      `${where}, empty, fits in ${count(rotations, { one: 'rotation', other: 'rotations' })}${completes ? ', completes something' : ''}`,
    battle: 'starts a battle',
    meeple: (owner, realm, meeple) => `${owner}’s ${role(realm, meeple)}`,
  },

  turn: {
    yours: (name) => `${name}, your turn`,
    call: 'Your turn',
    thinking: (name) => `${name} is thinking`,
    place: 'Choose a marked cell for this tile',
    choose: 'Place a meeple?',
    noPlaces: 'No free place for a meeple here',
    noReserve: 'No meeple in reserve',
    none: 'No meeple',
    recall: 'Take the abbot back',
    confirmRecall: 'Place tile, take the abbot back',
    atEnd: (points) => `worth ${points} as it stands`,
    rotate: 'Rotate the tile',
    undo: 'Undo',
    drawn: (what) => `Tile in hand: ${what}`,
    confirm: 'Confirm',
    confirmTile: 'Place tile, no meeple',
    confirmMeeple: (realm, meeple) => `Place tile, ${role(realm, meeple)} on ${en.realms[realm]}`,
    confirmAttack: (realm, meeple) => `Place tile, ${role(realm, meeple)} attacks`,
    spot: (index, realm) => `${index}: ${en.realms[realm]}`,
    now: (points) => `${points} now`,
    ifDone: (points) => `${points} if completed`,
    open: (sides) => count(sides, { one: 'open end', other: 'open ends' }),
    around: (cells) => (cells === 0 ? 'surrounded' : `${count(cells, { one: 'cell', other: 'cells' })} to go`),
    attack: 'attack',
    reinforce: 'reinforce',
    odds: (own, rivals, percent) =>
      `${count(own, { one: 'die', other: 'dice' })} against ${rivals.join(' and ')}, ${percent} to win`,
  },

  battle: {
    heading: (realm) => `Battle for the ${en.realms[realm]}`,
    dice: (dice) => count(dice, { one: 'die', other: 'dice' }),
    fromMeeple: (meeple, many, dice) =>
      `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple] ?? meeple} +${number(dice)}`,
    fromSymbol: (faction) => `${en.factions[faction]} symbol +1`,
    capped: 'never more than 3',
    tie: (names, points) => `Tie: ${names} +${points} each, roll again`,
    lost: (name, points) => `${name} retreats, +${points}`,
    won: (name) => `${name} holds the realm`,
    roll: 'The dice roll',
    rolled: (name, dice) => `${name} rolls ${dice}`,
    skip: 'Skip',
  },

  score: {
    tiles: (tiles) => count(tiles, TILES),
    points: (points) => count(points, POINTS),
    plus: (points) => `+${points}`,
    formula: ({ terms }) =>
      terms.map((term) => `${count(term.count, formsOf(COUNTED, term.what))} × ${term.each}`).join(' + '),
    track: 'Score track',
    laps: (name, score) => `${name}: ${count(score, POINTS)}`,
    reserve: (counts) => `In reserve: ${list(counts.map((one) => count(one.count, formsOf(KINDS, one.meeple))))}`,
  },

  stack: {
    left: (tiles) => `${count(tiles, TILES)} left`,
    heading: 'Tiles still to come',
    hint: 'Everyone can see what is left; nobody knows the order.',
    count: (left, total) => `${left} of ${total}`,
    aside: 'Set aside: did not fit anywhere',
    noneAside: 'None so far.',
    ask: 'Press a tile to see where it fits, or an empty cell to see what fits there.',
    fitting: (where) => `What fits at ${where}`,
    nothing: 'No remaining tile fits here.',
    all: 'Show all tiles',
    cells: (cells) => `fits on ${count(cells, { one: 'cell', other: 'cells' })}`,
    chance: (percent, draws) => `${percent} to come within ${count(draws, { one: 'draw', other: 'draws' })}`,
    empty: (where, tiles) => `${where}, empty, ${count(tiles, TILES)} could fit`,
    close: 'Close',
  },

  odds: {
    heading: 'Before you attack',
    win: (percent) => `${percent} to win`,
    tie: (percent) => `first throw ties: ${percent}`,
    expected: (points) => `about +${points} from the battle`,
  },

  plan: {
    start: 'Try things out',
    heading: 'Sandbox: nothing here counts',
    pick: 'Any remaining tile',
    end: 'Back to the game',
  },

  legend: {
    legal: 'The tile fits here',
    completes: 'Completes something',
    battle: 'Starts a battle',
    rare: 'Only so many tiles fit',
    closed: 'Nothing fits any more',
    broken: 'Cannot be completed any more',
  },

  handover: {
    pass: (name) => `Pass to ${name}`,
    ready: (name) => `I am ${name}`,
  },

  settings: {
    assist: 'Help at the table',
    assists: { learn: 'Learn', standard: 'Standard', tournament: 'Tournament', purist: 'Purist' },
    assistHints: {
      learn: 'Everything, with a legend of the marks.',
      standard: 'Marked cells, tile counts, battle odds.',
      tournament: 'Marked cells and the number of tiles left.',
      purist: 'No marks at all: the board as it lies on a table.',
    },
    confirm: 'Confirm a turn',
    confirms: { always: 'Always', meeple: 'Only with a meeple', again: 'Same choice again confirms' },
    handover: 'Passing the screen',
    handovers: { never: 'Silently', banner: 'Banner', card: 'Card' },
    reach: 'Confirm button',
    reaches: { right: 'On the right', left: 'On the left' },
    motion: 'Motion',
    motions: { system: 'As the system', calm: 'Less' },
    vision: 'Preview colour blindness',
    visions: { normal: 'Normal', protan: 'Protan', deutan: 'Deutan', tritan: 'Tritan', grey: 'Grey' },
    sound: 'Sound',
    effects: 'On the table',
    calls: 'Your turn',
    colors: 'Colours on this screen',
    colorsHint: 'Only what you see changes, not the game.',
  },

  log: {
    heading: 'What happened',
    empty: 'Nothing yet.',
    placed: (name, where) => `${name} placed a tile at ${where}`,
    deployed: (name, realm, meeple) => `${name} placed ${article(role(realm, meeple))}`,
    recalled: (name, points, realm) => `${name} took the abbot back from the ${en.realms[realm]}, +${points}`,
    aside: (what) => `A tile did not fit anywhere and left the game (${what})`,
    back: (what) => `A tile did not fit anywhere and went back into the stack (${what})`,
    battle: (names, realm) => `${names} fight for ${article(en.realms[realm])}`,
    scored: (names, points, realm) => `${names} +${points} for a completed ${en.realms[realm]}`,
    final: (names, points, realm) =>
      `${names} +${points} for ${realm === 'field' ? 'a' : 'an open'} ${en.realms[realm]}`,
    rule: 'The rule that gave these points',
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
    language: 'Language',
    help: 'Keys',
    keys: [
      ['Arrows', 'move between the marked cells'],
      ['Ctrl + arrows', 'visit every tile'],
      ['Page up, down', 'the cell before and after, in reading order'],
      ['Enter', 'choose a cell; confirm when all is chosen'],
      ['R', 'rotate the tile'],
      ['1 – 9', 'choose a place for the meeple'],
      ['0', 'no meeple'],
      ['L', 'the next kind of meeple'],
      ['A', 'take the abbot back'],
      ['Esc', 'one step back'],
      ['Space', 'skip dice and scoring'],
      ['O', 'show who holds what'],
      ['B', 'tiles still to come'],
      ['H', 'what happened'],
      ['J', 'go to the last move'],
      ['C', 'go to the tile you are placing'],
      ['I', 'a hint for this turn'],
      ['W', 'why the bot played that'],
      [', .', 'step back and on through the game'],
      ['Z', 'take back'],
      ['P', 'try things out, and back'],
      ['V', 'turn the board'],
      ['F + −', 'fit and zoom the board'],
      ['T', 'type commands'],
    ],
    close: 'Close',
  },

  typed: {
    heading: 'Typed commands',
    line: 'Command or move',
    hint: '“help” lists all commands. Arrow up brings back what you typed.',
    move: 'Moves: “L E3S2 b @route” places the tile 3 east and 2 south of the start tile, turned once, with a meeple on the route; “@none” places no meeple, “@route large” places the large one.',
    wait: 'It is not your turn yet.',
    noTile: 'There is no tile there. Name a cell, such as “realm E3S2”.',
    noBattle: 'This tile cannot start a battle.',
    unknown: (text) => `“${text}” is not a command. “help” lists all of them.`,
    rotations: (letters) => `It fits there with the rotation ${letters}.`,
    held: (realm, names, tiles) => `${names} on the ${en.realms[realm]}, ${count(tiles, TILES)}`,
    sides: { N: 'north', E: 'east', S: 'south', W: 'west' },
    commands: {
      tile: 'tile',
      legal: 'legal',
      meeples: 'meeples',
      realm: 'realm',
      bag: 'bag',
      odds: 'odds',
      last: 'last',
      score: 'score',
      places: 'places',
      undo: 'undo',
      next: 'next',
      all: 'all',
      help: 'help',
    },
    about: {
      tile: 'the tile in hand and its sides; “tile b” once turned',
      legal: 'every cell where it fits, with the rotations a to d',
      meeples: 'who has meeples where; “meeples red” for one player',
      realm: 'what lies on a cell and who holds it: “realm E3S2”',
      bag: 'what is left in the stack',
      odds: 'the chances of battles that the tile can start',
      last: 'what happened last',
      score: 'the scores',
      places: 'the places for a meeple on the tile you are placing',
      undo: 'one step back',
      next: 'skip what is being shown; the next step of the final scoring',
      all: 'skip everything that is being shown',
      help: 'this list',
    },
  },

  advice: {
    hint: 'Hint',
    about: 'The best ways to play this tile. Press one to try it: nothing is played until you confirm.',
    why: 'Why did the bot play that?',
    noTurn: 'No bot has moved yet.',
    judged: (name) => `${name} had these ways to play, best first.`,
    played: (rank, count) => `Played: no. ${number(rank)} of ${number(count)}`,
    differs: 'This list looks one turn ahead; the bot weighs its moves in its own way.',
    weighing: 'Weighing the moves…',
    failed: 'The moves could not be weighed. Close this and try again.',
    turned: (degrees) => `turned ${degrees}°`,
    margin: (points) => `Expected margin ${points}`,
    gains: {
      points: 'points this turn',
      standing: 'counts at the end',
      prospects: 'better chances to complete',
      hand: 'more meeples in hand',
      stuck: 'no meeple stuck',
      risk: 'safer from attack',
      joining: 'more to join on to',
      left: 'leaves less to others',
    },
    losses: {
      points: 'points for rivals this turn',
      standing: 'counts less at the end',
      prospects: 'worse chances to complete',
      hand: 'fewer meeples in hand',
      stuck: 'a meeple may stay stuck',
      risk: 'open to attack',
      joining: 'less to join on to',
      left: 'leaves something to others',
    },
  },

  online: {
    open: 'Play with friends',
    hint: 'A table on this server, reached by a link: live or over days.',
    loading: 'Opening the tables…',
  },

  learn: {
    rules: 'Rulebook',
    coach: 'First game with a coach',
    coachHint: 'A real game; the coach explains your first turns.',
    loading: 'Opening the rulebook…',
    failed: 'This could not be loaded. Try again when you are online.',
    back: 'Back',
  },

  update: {
    heading: 'New version',
    ready: 'A new version is ready.',
    take: 'Load it',
    later: 'Later',
  },

  replay: {
    heading: 'Looking back',
    open: 'Step through the game',
    start: 'Before the first tile',
    tiles: (placed, all) => `Tile ${placed} of ${all}`,
    draws: (name) => `${name} draws this tile`,
    slider: 'Moment of the game',
    ply: (at, length) => `Step ${at} of ${length}`,
    first: 'To the beginning',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step forward',
    last: 'To the end',
    tempo: 'Speed',
    times: (tempo) => `${tempo}×`,
    now: 'Back to now',
    close: 'Close',
    playOn: 'Play on from here',
    playOnHint: 'A new game goes on from this moment, with the same tile in hand. The one you look at stays as it is.',
    overHint: 'At the end there is nothing to play. Step back to the moment that you want to play on from.',
    begin: 'Start from here',
    jump: 'Go to this moment',
  },

  share: {
    open: 'Share',
    heading: 'Share this game',
    hint: 'The link holds the whole game. It opens at this moment and needs no account.',
    address: 'Link to the game',
    copy: 'Copy the link',
    copied: 'Copied',
    byHand: 'The browser does not allow copying. Select the link above and copy it by hand.',
    send: 'Send…',
    download: 'Save as a file',
  },

  games: {
    heading: 'Your games',
    tiles: (tiles) => count(tiles, TILES),
    open: 'Open',
    review: 'Look back',
    more: (title) => `More about ${title}`,
    name: 'Name of the game',
    delete: 'Delete',
    deleted: (title) => `${title} was deleted.`,
    keep: 'Keep this game',
    keptNow: 'Kept',
    full: 'Not kept: no room. Try again',
    import: 'Import a game',
    importHint: 'Choose or drop a file, or paste a link or a record.',
    imported: (games) => `${count(games, { one: 'game', other: 'games' })} added.`,
    inLine: (line, fault) => `Line ${line}: ${fault}`,
    moreFaults: (faults) => `And ${count(faults, { one: 'more fault', other: 'more faults' })}.`,
    faults: {
      'not-a-link': 'This is not a link to a game.',
      newer: 'This link comes from a newer version. Reload the page.',
      damaged: 'This link is cut off or mistyped. Copy the whole of it.',
      'no-game': 'This is neither a link to a game nor a record.',
      malformed: 'This is not a record of a game.',
      rules: 'This game breaks the rules.',
      'too-many': 'There are too many games in one file.',
      full: 'The browser has no room left to keep a game. Delete one first.',
    },
  },

  refusal: {
    plain: {
      unknown: 'There is no such tile, place or meeple.',
      'game-over': 'The game is over.',
      'wrong-phase': 'That is not possible right now.',
      'none-left': 'This tile is no longer in the stack.',
      'comes-later': 'Other tiles come first.',
      'cell-taken': 'A tile lies there already.',
      'no-neighbour': 'No side of the tile would touch another tile.',
      'not-continued': 'The river has to go on at its open end.',
      'joined-twice': 'Only one side of the tile may join the river.',
      'turns-back': 'The river would turn straight back on itself.',
      'none-in-reserve': 'No such meeple is left in the reserve.',
      'held-already': 'A meeple of your side stands there already.',
      'none-to-recall': 'There is no meeple to take back.',
      'scores-anyway': 'The tile completes its area: that is scored as usual.',
      'wrong-dice': 'This roll does not fit the battle.',
    },
    sides: (own, other) => `Two sides do not match: ${own} against ${other}.`,
    far: (realm) => `Too far from the new tile: ${en.realms[realm]}.`,
    held: (realm) => `Somebody is there already: ${en.realms[realm]}.`,
    stands: (meeple, realm) => {
      if (meeple === 'abbot') return 'The abbot stands on abbeys and in gardens only.';
      return realm === 'garden' ? 'Only the abbot may stand in a garden.' : 'No meeple can stand there.';
    },
    ground: { 'charted-space': 'space', countryside: 'meadow' },
  },

  errors: {
    refused: {
      malformed: 'That move could not be read.',
      'unknown-edition': 'This edition is not known here.',
      'unknown-module': 'This module is not known here.',
      'unknown-option': 'This option is not known here.',
      'unknown-tile-set': 'These tiles are not known here.',
      'module-conflict': 'These modules do not go together.',
      'player-count': 'The number of players does not fit.',
      'player-color': 'The colours of the players do not fit.',
      'wrong-phase': 'That is not possible right now.',
      'unknown-tile': 'This tile is not known here.',
      'unknown-place': 'There is no such place on the board.',
      'unknown-meeple': 'There is no such meeple.',
      'tile-not-in-stack': 'This tile is no longer in the stack.',
      'illegal-placement': 'The tile does not fit there.',
      'illegal-action': 'No meeple may go there.',
      'illegal-roll': 'This roll does not fit the battle.',
    },
    saved: 'The saved game could not be read, so it was left alone. Start a new one.',
    bot: 'The bot stopped answering. It will be asked again.',
    storage: 'This browser does not keep the game: it will be gone when the page closes.',
    language: 'This language could not be loaded.',
  },
};
