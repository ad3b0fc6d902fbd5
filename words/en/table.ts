import type { Reason } from '@asteroute/bots';
import type { ErrorCode, OptionName } from '@asteroute/engine';
import { grammarOf, named } from '../grammar.ts';
import type { MeepleName, PlainWhy, RealmName } from '../rule-names.ts';
import { firstEn, POINTS, REALMS, TILES } from './table-first.ts';

const { number, count } = grammarOf('en');

/** What the winner of a battle gets: points at once if the realm is complete, otherwise a hold on them. */
interface Stake {
  readonly complete: boolean;
  readonly points: number;
}

/** What a player may expect of a battle: the chance to win it, and dice, each of which gives a point to a loser. */
interface Outcome extends Stake {
  readonly chance: string;
  readonly dice: number;
}

/** The texts of the page in English. Those which are not in `firstEn` are loaded with the first view that is loaded later. */
export const en = Object.assign(firstEn, {
  setup: Object.assign(firstEn.setup, {
    needs: (players: number) => `Needs exactly ${players} players.`,
    starts: 'Who starts',
    startsRandom: 'Anyone, at random',
    dealtColors: 'Random colours',
    dealtColorsHint: 'They are dealt when the game begins.',
    makeTiles: 'Put a set together',
    houseRules: 'House rules',
    houseRulesHint: 'Where the rulebooks can be read in two ways.',
    /** Which tiles a game is played with: the name of the set. */
    tileSet: (name: string) => (name === '' ? 'With other tiles than usual' : `Tiles: ${name}`),
    resume: 'Continue',
    resumeHint: (tiles: number) => `A game is waiting, ${count(tiles, TILES)} on the table.`,
  }),

  start: Object.assign(firstEn.start, {
    running: 'Games in progress',
    /** How to install the page if the browser offers no button, or why it cannot be installed. */
    installHow: {
      'home-screen':
        'On an iPhone or iPad press Share, then “Add to Home Screen”. The installed game plays without a network and keeps your games.',
      https:
        'This page was loaded over HTTP. Browsers let it be installed and played without a network only over HTTPS: ask whoever runs this server for it.',
    },
    yourTurn: 'Your turn',
    theirTurn: (name: string) => `It is ${name}’s turn`,
    /** How many moves the others have made since the person was there. */
    since: (moves: number) => `${count(moves, { one: 'move', other: 'moves' })} since you were here`,
    botPlays: 'A bot plays for you',
    notBegun: 'Has not begun yet',
    unknown: 'There is nothing at this address',
    unknownHint: 'It may be mistyped, or what was here has moved.',
    cut: 'This link to a table is cut off',
    cutHint: 'Ask for it again and copy the whole of it.',
  }),

  board: Object.assign(firstEn.board, {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turnView: 'Turn the board',
  }),

  turn: Object.assign(firstEn.turn, {
    lastMoves: 'Last moves',
  }),

  battle: Object.assign(firstEn.battle, {
    /** What the realm earns once it is complete; if it is complete already; if it scores only at the end. */
    stake: (points: number) => `${count(points, POINTS)} if completed`,
    stakeNow: (points: number) => `${count(points, POINTS)} at stake`,
    stakeEnd: (points: number) => `${count(points, POINTS)} at the end of the game`,
    roll: 'The dice roll',
  }),

  score: Object.assign(firstEn.score, {
    tiles: (tiles: number) => count(tiles, TILES),
    goods: 'goods',
    /** The space on which a marker stands, and the points of its laps, for which it lies. */
    space: (space: number, laid: number) => (laid === 0 ? `space ${space}` : `space ${space}, laid down for ${laid}`),
    /** What a lying marker on the score track means. */
    lap: 'After a lap of 50 the marker is laid down.',
  }),

  stack: Object.assign(firstEn.stack, {
    heading: 'Tiles still to come',
    hint: 'Everyone can see what is left; nobody knows the order.',
    count: (left: number, total: number) => `${left} of ${total}`,
    aside: 'Set aside: did not fit anywhere',
    noneAside: 'None so far.',
    ask: 'Press a tile to see where it fits, or an empty cell to see what fits there.',
    /** Heading of the tiles that fit on a cell. */
    fitting: (where: string) => `What fits at ${where}`,
    nothing: 'No remaining tile fits here.',
    all: 'Show all tiles',
    chance: (percent: string, draws: number) =>
      `${percent} to come ${draws === 1 ? 'on the next draw' : `within ${count(draws, { one: 'draw', other: 'draws' })}`}`,
    close: 'Close',
  }),

  /** The sandbox for trying things out. */
  plan: Object.assign(firstEn.plan, {
    start: 'Try things out',
    pick: 'Any remaining tile',
    end: 'Back to the game',
  }),

  /** Options of a game that can be on or off: `on` is the value of the option if the switch is on. */
  options: named<OptionName, { readonly name: string; readonly hint: string; readonly on: string | boolean }>({
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
      hint: 'At the end an open road brings 1 point, however long it is.',
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
  }),

  /** What the marks on the board mean. */
  legend: {
    legal: 'The tile fits here',
    completes: 'Completes something',
    battle: 'Starts a battle',
    rare: 'Only so many tiles fit',
    closed: 'Nothing fits any more',
    broken: 'Cannot be completed any more',
    scar: 'A battle was won here',
    last: 'The last move of a player',
    more: 'Point at a cell, hold a finger on it or press O for all marks',
  },

  settings: {
    assistHints: {
      learn: 'Everything, with a legend of the marks.',
      standard: 'Marked cells, tile counts, battle odds.',
      tournament: 'Marked cells and the number of tiles left.',
      purist: 'No marks at all: the board as it lies on a table.',
    },
    assistOfficial: 'An official try allows no more help than this.',
    lettersHint:
      'If they are ignored, only arrows, Tab, Enter, Esc and Space do something outside of text fields, and Ctrl + Z takes back.',
    sound: 'Sound',
    effects: 'On the table',
    ambience: 'Ambience',
    calls: 'Your turn',
    colors: 'Colours on this screen',
    colorsHint: 'Only what you see changes, not the game.',
    access: 'Accessibility',
  },
  choices: {
    speed: { legend: 'Dice and scoring', options: { full: 'Full', short: 'Short', off: 'Off' } },
    assist: {
      legend: 'Help during the game',
      options: { learn: 'Learn', standard: 'Standard', tournament: 'Tournament', purist: 'None' },
    },
    confirm: {
      legend: 'Confirm a turn',
      options: {
        again: 'Same choice again',
        meeple: '“No meeple” at once',
        button: 'Only the tick',
      },
    },
    handover: { legend: 'Passing the screen', options: { never: 'Silently', banner: 'Banner', card: 'Card' } },
    reach: { legend: 'Confirm button', options: { right: 'On the right', left: 'On the left' } },
    /** Whether the board rotates by itself to appear larger. */
    turning: { legend: 'Turning the board', options: { auto: 'When that makes it larger', never: 'North stays up' } },
    motion: { legend: 'Motion', options: { system: 'Same as the system', calm: 'Reduced', none: 'None' } },
    spoken: { legend: 'Announcements', options: { full: 'Detailed', brief: 'Brief' } },
    letters: { legend: 'Single-letter keys', options: { on: 'Use', off: 'Ignore' } },
    vision: {
      legend: 'Preview colour blindness',
      options: { normal: 'Normal', protan: 'Protan', deutan: 'Deutan', tritan: 'Tritan', grey: 'Grey' },
    },
  },

  odds: Object.assign(firstEn.odds, {
    own: ({ chance, complete, points, dice }: Outcome) =>
      `Win ${chance}: you ${complete ? `score ${count(points, POINTS)}` : `hold it, ${firstEn.turn.ifDone(points)}`}. Lose: you get ${count(dice, POINTS)}.`,
    others: ({ complete, points }: Stake) =>
      `The winner ${complete ? `scores ${count(points, POINTS)}` : `holds it, ${firstEn.turn.ifDone(points)}`}. Each loser gets 1 point a die.`,
    tie: 'A tie for the highest die: 1 point each, and another throw.',
  }),

  log: Object.assign(firstEn.log, {
    show: 'Show on the board',
    empty: 'Nothing yet.',
    rule: 'The rule that gave these points',
  }),

  end: Object.assign(firstEn.end, {
    step: (index: number, count: number) => `Step ${index} of ${count}`,
    next: 'Next',
    all: 'Show all',
    scoringAgain: 'Final scoring again',
    again: 'Play again',
    fresh: 'New game',
    look: 'Look at the board',
    picture: 'Picture of the board',
    kinds: 'What the points were for',
    battles: 'battles',
    /** The heading of the curve: the score of each side if the game had ended at that turn. */
    curve: 'Scores if the game had ended at that turn',
    turn: (index: number) => `Turn ${index}`,
    turning: 'Turning points',
  }),

  menu: Object.assign(firstEn.menu, {
    leave: 'Leave the table',
    leaveHint: 'The game is kept; you can continue it from the start page.',
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
      ['S', 'say the last announcement again'],
      ['T /', 'type commands'],
      ['?', 'these keys'],
    ] satisfies readonly (readonly [string, string])[],
  }),

  /** Playing by typed commands. Each language has commands of its own besides the English ones. */
  typed: Object.assign(firstEn.typed, {
    heading: 'Typed commands',
    line: 'Command or move',
    hint: '“help” lists all commands. Arrow up brings back what you typed.',
    /** The cell of the start tile. */
    start: 'start',
    wait: 'It is not your turn yet.',
  }),

  /** Texts for screen readers: tiles with their sides, places for a meeple, players. */
  heard: Object.assign(firstEn.heard, {
    noFree: 'No realm is free.',
    noMeeple: 'You have no meeple on the board.',
    emptyRow: 'There is no tile there.',
    /** Replaces the listener's own name: "you +7". */
    you: 'you',
    /** A realm named by its holders, as the object of the sentences below: "your trade route", "Ada’s city". */
    yours: (realm: RealmName) => `your ${REALMS[realm]}`,
    theirs: (realm: RealmName, names: string) => `${names}’s ${REALMS[realm]}`,
    unheld: (realm: RealmName) => `a free ${REALMS[realm]}`,
    /** The effect of a tile on a realm, with the realm's number of tiles after it. */
    completes: (what: string, tiles: number) => `completes ${what}, ${count(tiles, TILES)}`,
    extends: (what: string, tiles: number) => `extends ${what} to ${count(tiles, TILES)}`,
    connects: (what: string, tiles: number) => `connects ${what}, ${count(tiles, TILES)}`,
    /** A planet or an abbey, and the number of cells around it that are still empty. */
    surrounds: (what: string, cells: number) => `${what} now lacks ${count(cells, { one: 'cell', other: 'cells' })}`,
    /** A realm that no remaining tile can complete. */
    blocks: (what: string) => `makes ${what} impossible to complete`,
    /** Marks a player who is a bot. */
    bot: 'bot',
  }),

  /** Advice on a turn: the best ways to play it and the reasons for them. */
  advice: Object.assign(firstEn.advice, {
    about: 'The best ways to play this tile. Press one to try it: nothing is played until you confirm.',
    why: 'Why did the bot play that?',
    reasons: 'Why',
    noTurn: 'No bot has moved yet.',
    judged: (name: string) => `What ${name} could have played, best first.`,
    /** The turn that was played, by its rank among all ways to play it. */
    played: (rank: number, count: number) => `Played: no. ${number(rank)} of ${number(count)}`,
    /** What the next player most often does after this way to play, and how often. */
    answered: (name: string, where: string, percent: string) => `Likely reply by ${name}: ${where} (${percent})`,
    differs: 'This list looks one turn ahead; the bot weighs its moves in its own way.',
    /** Beside the list of a bot that searches, if the played turn is not its first. */
    again: 'The search was asked again: turns that are close may change places.',
    weighing: 'Weighing the moves…',
    failed: 'The moves could not be weighed. Close this and try again.',
    turned: (degrees: number) => `turned ${degrees}°`,
    margin: (points: string) => `Expected lead ${points}`,
    /** Weighing the ways to play a turn for as long as a person wants. */
    think: {
      start: 'Think on',
      stop: 'Stop',
      begun: 'Thinking…',
      /** How often each of the listed turns has been played on. */
      rounds: (times: number) => `Each turn played on ${number(times)} times.`,
      done: 'More thinking would change nothing here.',
      exact: 'Worked out exactly.',
      /** How far a turn is behind the best one. */
      behind: (points: string) => `${points} behind the best`,
      hint: '± is the standard error. It shrinks while the search thinks.',
    },
    /** The reasons for a way to play, and the reasons against it. */
    gains: named<Reason>({
      points: 'points this turn',
      standing: 'more points at the end',
      prospects: 'more likely to be completed',
      hand: 'more meeples in hand',
      stuck: 'no meeple stuck',
      risk: 'safer from attack',
      joining: 'more to join up with',
      left: 'leaves less to others',
    }),
    losses: named<Reason>({
      points: 'fewer points this turn',
      standing: 'fewer points at the end',
      prospects: 'less likely to be completed',
      hand: 'fewer meeples in hand',
      stuck: 'a meeple may stay stuck',
      risk: 'open to attack',
      joining: 'less to join up with',
      left: 'leaves something to others',
    }),
  }),

  /** The offer of a new version of the program. */
  update: {
    heading: 'New version',
    ready: 'A new version is ready.',
    take: 'Update now',
    later: 'Later',
  },

  /** Looking back through a game. */
  replay: Object.assign(firstEn.replay, {
    jump: 'Go to this moment',
    open: 'Step through the game',
    start: 'Before the first tile',
    tiles: (placed: number, all: number) => `Tile ${placed} of ${all}`,
    draws: (name: string) => `${name} draws this tile`,
    slider: 'Moment of the game',
    ply: (at: number, length: number) => `Step ${at} of ${length}`,
    first: 'To the beginning',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step forward',
    last: 'To the end',
    tempo: 'Speed',
    times: (tempo: number) => `${tempo}×`,
    now: 'Back to now',
    close: 'Close',
    playOn: 'Play on from here',
    playOnHint: 'A new game goes on from this moment, with the same tile in hand. The one you look at stays as it is.',
    overHint: 'At the end there is nothing to play. Step back to the moment that you want to play on from.',
    begin: 'Start from here',
  }),

  /** Links to the review of a game, whose own texts are in another catalogue. */
  review: Object.assign(firstEn.review, {
    open: 'Review',
  }),

  /** Sharing a game. */
  share: Object.assign(firstEn.share, {
    open: 'Share',
    heading: 'Share this game',
    hint: 'The link holds the whole game. It opens at this point in the game and needs no account.',
    address: 'Link to the game',
    copy: 'Copy the link',
    byHand: 'The browser does not allow copying. Select the link above and copy it by hand.',
    send: 'Send…',
    /** Shown instead of `send` if the page was loaded without HTTPS. */
    sendHttps: 'This page was loaded over HTTP: browsers open the system’s share dialog only over HTTPS.',
    download: 'Save as a file',
  }),

  /** The kept games. */
  games: Object.assign(firstEn.games, {
    import: 'Import a game',
    enter: 'Enter a game',
    enterHint: 'Type in a game you played at home, as set up above.',
    importHint:
      'Choose or drop a file, or paste a link or a record, also from CarcassonneLab, Board Game Arena or JCloisterZone.',
    tiles: (tiles: number) => count(tiles, TILES),
    imported: (games: number) => `${count(games, { one: 'game', other: 'games' })} added.`,
    rulesIn: (turn: number) => `This game breaks the rules in turn ${turn}.`,
    inLine: (line: number, fault: string) => `Line ${line}: ${fault}`,
    inEntry: (entry: number, fault: string) => `Entry ${entry}: ${fault}`,
    moreFaults: (faults: number) => `And ${count(faults, { one: 'more fault', other: 'more faults' })}.`,
    open: 'Open',
    review: 'Look back',
    more: (title: string) => `More about ${title}`,
    name: 'Name of the game',
    delete: 'Delete',
    keep: 'Keep this game',
    keptNow: 'Kept',
    full: 'Not kept: no room. Try again',
  }),

  /** Why the rules forbid a move. */
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
      'no-own-meeple': 'This figure needs a meeple of yours in the same realm.',
      'realm-complete': 'The tile completes it: the builder would come straight back.',
      'scores-anyway': 'The tile completes its realm: that is scored as usual.',
      'wrong-dice': 'This roll does not fit the battle.',
    } satisfies Readonly<Record<PlainWhy, string>>,
    /** Two sides that do not match, each by the word for what it shows. */
    sides: (own: string, other: string) => `Two sides do not match: ${own} against ${other}.`,
    far: (realm: RealmName) => `Too far from the new tile: ${REALMS[realm]}.`,
    held: (realm: RealmName) => `Somebody is there already: ${REALMS[realm]}.`,
    stands: (meeple: MeepleName, realm: RealmName): string => {
      if (meeple === 'abbot') return 'The abbot stands on abbeys and in gardens only.';
      if (meeple === 'builder') return 'The builder stands on roads and in cities only.';
      if (meeple === 'pig') return 'The pig stands in meadows only.';
      return realm === 'garden' ? 'Only the abbot may stand in a garden.' : 'No meeple can stand there.';
    },
    /** What a side shows on which no feature ends. */
    ground: { 'charted-space': 'space', countryside: 'meadow' },
  },

  handover: {
    pass: (name: string) => `Pass to ${name}`,
    ready: (name: string) => `I am ${name}`,
  },

  /** Asked by a button before what cannot be undone, after its text. */
  sure: 'Really? Press again',

  errors: Object.assign(firstEn.errors, {
    /** A refused move, by the engine's code. */
    refused: {
      malformed: 'That move could not be read.',
      'unknown-edition': 'This edition is not known here.',
      'unknown-module': 'This module is not known here.',
      'unknown-option': 'This option is not known here.',
      'unknown-tile-set': 'These tiles are not known here.',
      'changed-tile-set':
        'These tiles are not those of the named set: their numbers were changed. Take the set from where it came from again.',
      'no-start-tile': 'The set has no start tile.',
      'too-few-tiles': 'The set has too few tiles for the players.',
      'too-many-tiles': 'The set has more tiles than a game can hold.',
      'too-many-symbols': 'The set has more symbols or coats of arms than a game can count.',
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
    } satisfies Readonly<Record<ErrorCode, string>>,
    bot: 'The bot stopped answering. It will be asked again.',
    storage: 'This browser does not keep the game: it will be gone when the page closes.',
    elsewhere:
      'This game went on in another window. What is shown now is from there; your last turn here was not played.',
  }),
});

/**
 * Every text of the table and the start page. A language is a value of this type: a missing text is a compile error.
 * Functions receive the contents of a sentence: names of people and finished phrases as text, all else by its name in
 * the rules.
 */
export type Catalogue = typeof en;
