import type { PromiseFault } from '@asteroute/client';
import type { FaultCode, Reaction, ReportReason, TextFault } from '@asteroute/protocol';
import { grammarOf } from '../grammar.ts';
import type { LazyWords } from '../load.ts';
import { en as company } from './company.ts';

const { number, count } = grammarOf('en');

/** The texts of tables on a server in English. */
export const en = {
  tag: 'en',
  title: 'Play with friends',
  loading: 'Asking the server…',

  /** A game of a league. */
  league: {
    back: 'To the league',
    other: 'To the other game of the duel',
    duel: 'To the duel',
    waits: 'The next tile comes when the turn in the other game is played.',
  },
  lobby: {
    account: 'Account',
    elsewhere: 'On your other devices',
    here: 'Continue here',
    leagues: 'Leagues and duels',
    duel: 'Duel with a bot',
    none: 'The server cannot be reached right now. You can still play on this screen and against bots.',
    retry: 'Try again',
    fresh: 'New public table',
    freshHint: 'Everybody on this server can find it and join.',
    mine: 'My tables',
    open: 'Tables with free seats',
    running: 'Games in progress',
    nothing: 'There are no public tables right now. Create one and send its link to somebody.',
    join: 'Join',
    watch: 'Watch',
    go: 'Go there',
    yourTurn: 'Your turn',
    over: 'Over',
    free: 'Free seat',
    /** The label of a table's button: its edition and players. */
    at: (edition: string, names: string) => `${edition}: ${names}`,
  },

  company,

  clocks: {
    none: 'No time limit',
    live: (minutes: number, seconds: number) =>
      `${count(minutes, { one: 'minute', other: 'minutes' })} each, +${number(seconds)} s a turn`,
    days: (days: number) => `${count(days, { one: 'day', other: 'days' })} a turn`,
    left: (name: string, time: string) => `${name} has ${time} left`,
  },

  /** The room before a game: who is there, how to invite others, and what is played. */
  room: {
    heading: 'Who’s in?',
    invites: (who: string, several: boolean) => `${who} ${several ? 'invite' : 'invites'} you to Asteroute`,
    invited: 'You are invited to Asteroute',
    name: 'Your name',
    join: 'I’m in',
    link: 'Link to this table',
    code: 'Code',
    /** How others can join, with the name of the server at which the code can be typed. */
    codeHint: (server: string) => `Scan the picture, open the link, or type the code at ${server}.`,
    qr: 'QR code of the invitation',
    people: 'Who is here',
    free: 'Free',
    you: 'You',
    begins: 'Begins',
    keptFor: (name: string) => `Waiting for ${name}`,
    kept: 'Kept for you',
    decline: 'Not this time',
    leave: 'Leave the seat',
    full: 'All seats are taken. You can watch, and you will be asked for the next game.',
    bot: 'Add a bot',
    botAt: (color: string) => `Bot for the seat: ${color}`,
    shuffle: 'Shuffle the order',
    earlier: (name: string) => `Let ${name} play earlier`,
    remove: (name: string) => `Remove ${name}`,
    ready: 'Ready',
    notReady: 'I’m ready',
    unready: 'Wait, not yet',
    start: 'Start the game',
    alone: 'You need one more: send the link, show the code, or add a bot.',
    awaits: (names: string, several: boolean) =>
      `${names} ${several ? 'are' : 'is'} not ready yet. You can start all the same.`,
    hostStarts: 'The game begins when everybody is ready, or when the host starts it.',
    whenFull: 'The game begins by itself when all seats are taken.',
    starting: 'Here we go! The game begins once everybody’s page is open, after a minute at the latest.',
    game: 'The game',
    clock: 'Time to think',
    takebacks: 'Turns can be taken back',
    rated: 'Rated',
    ratedHint: 'For two people with accounts: with a clock, without takebacks. The result changes both ratings.',
    ratedStarts: 'The game begins when both of you are ready. It is rated: who leaves has lost.',
    askIn: 'Ask to come in',
    wantsIn: (name: string) => `${name} would like to come in.`,
    letIn: 'Let in',
    notNow: 'Not now',
    askMe: 'Ask me first',
    askMeHint: 'People come in one by one, when you let them in.',
    asks: 'The host lets people in',
    takebacksHint: 'If all agree, and only before the next tile. Tiles are then drawn by hand.',
    /** News of the other players, one line each. */
    came: (name: string) => `${name} has joined.`,
    left: (name: string) => `${name} has left.`,
    isReady: (name: string) => `${name} is ready.`,
    changed: (facts: string) => `Now it is: ${facts}.`,
    overDays: 'This game may take days. Would you like to be told when it is your turn?',
    unsafe:
      'Nobody can be told of turns here: browsers allow that only over HTTPS. The start page shows when it is your turn.',
    untold: 'Nobody can be told of turns here. The start page shows when it is your turn.',
  },

  line: {
    connecting: 'Connecting to the table…',
    lost: 'The connection is lost. Trying again by itself; nothing of the game is lost.',
    slow: 'This network blocks live connections. The game goes on, a little slower.',
    silent: 'The server does not answer. Try again in a moment.',
    sending: 'Your turn will be sent as soon as the connection is back.',
    watch: 'You are watching',
    /** For a watcher of a running game who will be asked to play the next one. */
    watchNext: 'You are watching. You will be asked for the next game.',
  },

  ask: {
    takeback: 'Ask to take the turn back',
    asked: 'You asked to take your turn back. The others are deciding.',
    wants: (name: string) => `${name} would like to take the last turn back.`,
    agree: 'Allow it',
    refuse: 'Decline',
    draw: 'Draw a tile',
    drawHint: 'Your turn. Until you draw, the previous turn can be taken back.',
    replace: (name: string) => `Let a bot play for ${name}`,
    replaceHint: (name: string) => `${name} has been away from the turn for a while.`,
    replaced: (name: string) => `A bot plays for ${name}`,
    returnSeat: 'Take the seat back',
    returnHint: 'A bot plays for you.',
    leave: 'Give the seat to a bot',
    leaveHint: 'Your seat stays yours: come back by the link or by “My tables”.',
    resign: 'Resign',
    wantsRematch: (who: string, several: boolean) => `${who} ${several ? 'want' : 'wants'} to play again.`,
    joinRematch: 'Play again',
    /** The same button for a person who only watched. */
    joinNext: 'Play too',
    /** Over a game of a room that has begun another one since. */
    playsOn: 'The next game has begun.',
  },

  /** The standings of all games of a room, one after the other. */
  evening: {
    heading: 'Standings at this table',
    deck: 'Deck of the day at this table',
    after: (games: number) => `After ${count(games, { one: 'game', other: 'games' })}`,
    games: 'Games',
    won: 'Won',
    points: 'Points',
    /** A line of the standings for a screen reader. */
    line: (name: string, won: number, points: number) =>
      `${name}: won ${number(won)}, ${count(points, { one: 'point', other: 'points' })}`,
    series: (one: string, won: number, other: string, lost: number) =>
      `Best of three: ${one} ${number(won)}, ${other} ${number(lost)}.`,
    seriesWon: (name: string) => `${name} has won it.`,
    again: 'Meet again',
    when: 'Date and time',
    save: 'Save for the calendar',
    /** The title and the text of the appointment. */
    title: (names: string) => `Asteroute with ${names}`,
    meet: (address: string) => `We meet here: ${address}`,
    fix: 'Set this time for everyone',
    fixed: (when: string) => `You meet again on ${when}, in your time.`,
    undo: 'Take it back',
    reminded: 'Anyone who gets notices about this table is reminded an hour before.',
  },

  ended: {
    resigned: (name: string) => `${name} resigned.`,
    timedOut: (name: string) => `${name} ran out of time.`,
    abandoned: 'Everybody has left.',
  },

  chat: {
    heading: 'Chat',
    unread: (lines: number) => `Chat, ${count(lines, { one: 'new line', other: 'new lines' })}`,
    empty: 'Nobody has said anything yet.',
    line: 'Say something',
    send: 'Send',
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Unmute ${name}`,
    watcher: 'Only those who sit here can speak.',
    hear: 'Trouble with somebody?',
    watching: (people: number) => `${count(people, { one: 'person is', other: 'people are' })} watching`,
    react: 'React',
  },

  conduct: {
    report: (name: string) => `Report ${name}`,
    block: (name: string) => `Block ${name}`,
    blocked: (name: string) => `${name} is blocked: you will not meet again. The list is under Account.`,
    reported: (name: string) => `You reported ${name} to whoever runs this server.`,
    remove: (name: string) => `Remove ${name}`,
    ban: (name: string) => `Ban ${name} from this table`,
    /** Lifts a ban; `name` is null if the person was banned at a table before this rematch. */
    unban: (name: string | null) => (name === null ? 'Lift a ban from an earlier game' : `Lift the ban on ${name}`),
    reasons: {
      name: 'Offensive name',
      chat: 'Insults or spam in the chat',
      play: 'Spoils the game on purpose',
      other: 'Something else',
    } satisfies Readonly<Record<ReportReason, string>>,
  },

  myData: {
    heading: 'Your data on this server',
    about:
      'Your names, your chat and your seats, at the tables that this browser has keys to, and how you are told of them. Deleting takes names and chat out of those tables; you give up your seats, and games stay as they were played. Copies that others have saved are not reached.',
    save: 'Save your data',
    erase: 'Delete your data',
    erased: 'Your data was deleted.',
  },

  /** A player's own link to the seat. */
  seatLink: {
    heading: 'Keep your seat',
    about:
      'This link is yours alone: whoever has it plays for you. Open it on another device, or when this browser has forgotten you.',
  },
  notify: {
    on: 'Tell me when it is my turn',
    off: 'Stop telling me when it is my turn',
    refused: 'This browser does not allow notifications from here.',
    /** Why this browser can show no notifications, and what helps. */
    obstacles: {
      'home-screen':
        'Notifications of your turns come on an iPhone or iPad only to the installed game: press Share, then “Add to Home Screen”, and open it from there.',
      https: 'Notifications of your turns need HTTPS, which this server does not have: leave the page open in a tab.',
      window: 'This window cannot show notifications: private windows and some browsers take none.',
      blocked: 'This browser blocks notifications from here. Allow them in its settings for this page.',
    },
    heading: 'How you are told of this table',
    mail: {
      address: 'Your email address',
      ask: 'Send an email to confirm it',
      about: 'The address is kept encrypted and used for nothing else.',
      pending: (address: string) =>
        `Open the link in the email that was sent to ${address}. Nothing else is sent there before.`,
      on: (address: string) => `By email to ${address}`,
      forget: 'Delete my email address',
      refused: 'No email can be sent there now. Check the address, or try again tomorrow.',
    },
    quiet: {
      heading: 'Quiet hours',
      about: 'You hear about it afterwards.',
      from: 'From',
      to: 'To',
    },
    webhook: {
      heading: 'Send turns to another program',
      about:
        'For every turn the server sends a message to an address of yours, such as that of a chat. It takes only addresses that whoever runs this server allows.',
      address: 'Address of the program',
      start: 'Send turns there',
      on: 'Turns are being sent to the address you gave.',
      stop: 'Stop sending turns',
      refused: 'This server does not send to that address.',
    },
  },

  presence: {
    here: (name: string) => `${name} is here`,
    away: (name: string) => `${name} is away`,
    /** When the player was last there; `ago` is a text such as "5 minutes ago". */
    seen: (ago: string) => `last seen ${ago}`,
    reacts: (name: string, reaction: string) => `${name}: ${reaction}`,
  },

  reactions: {
    bravo: 'Bravo!',
    good: 'Well played',
    wow: 'Wow!',
    phew: 'That was close',
    thanks: 'Thank you',
    go: 'Let’s go!',
  } satisfies Readonly<Record<Reaction, string>>,

  proof: {
    promise: 'How tiles and dice are dealt',
    open: 'Was it fair?',
    heading: 'Tiles and dice, checked',
    about:
      'The server chose a secret before the first tile and published its fingerprint. Each player chose a number, and all showed them only when every seat was taken. Together they decide every tile and every die.',
    before:
      'The fingerprint of the secret. When the game is over, the secret is published and can be checked against it.',
    later: 'Others still play this deck: its secret is published when the day is over, and can then be checked here.',
    checking: 'Checking the deal…',
    good: 'Everything is as it was promised.',
    bad: 'Something does not match. Do not trust this game.',
    none: 'The proof could not be loaded. Try again when you are online.',
    hash: 'Fingerprint of the secret',
    hashDone: 'The secret is the one whose fingerprint this page kept before the first tile.',
    hashLate:
      'The secret fits its fingerprint. This page first saw that after the game had begun: compare it with somebody who was there before.',
    chance: (tiles: number, dice: number) =>
      `The secret deals ${count(tiles, { one: 'tile', other: 'tiles' })} and ${count(dice, { one: 'die', other: 'dice' })} exactly as they came.`,
    rules: (turns: number) =>
      `${count(turns, { one: 'turn follows', other: 'turns follow' })} the rules, and the points and the result agree.`,
    signed: 'The server signed names, moves and result with the key that this page knows.',
    unknownKey: 'The server signed this game, but this page does not know its key yet.',
    own: 'Your own number was used, and nobody knew it before the seats were taken.',
    ownMissing: 'Your number was not used. If this page was open when the game began, do not trust this game.',
    withheld: (who: string) => `Not shown in time, so not used: the number of ${who}.`,
    alone: 'Nobody added a number: the server alone decided tiles and dice.',
    limits: 'Nobody can check whether the server looked ahead while you played, or dropped games before they began.',
    seed: 'The secret',
    playerSeed: (name: string) => `Added by ${name}`,
    download: 'Save the proof',
    downloadHint: 'Anybody can check the file again with “asteroute verify”.',
    broken: {
      seed: 'The server now shows another fingerprint than before the game. Do not trust this game.',
      numbers: 'Fingerprints of the players’ numbers were replaced after the seats were taken. Do not trust this game.',
      own: 'Your own number was replaced. Do not trust this game.',
    } satisfies Readonly<Record<PromiseFault, string>>,
  },

  key: {
    heading: 'This server has a new key',
    about:
      'It signs its games with another key than at your last visit. Perhaps its host set it up anew, perhaps this is not the same server. Ask the host, and compare this key:',
    accept: 'Trust the new key',
  },

  /** What the server refuses, by code; `other` for a code of a newer server. */
  faults: {
    'unknown-table': 'There is no such table. Perhaps the link was cut short.',
    'wrong-token': 'This table is by invitation: ask for its whole link.',
    'seat-taken': 'That seat has just been taken.',
    'color-taken': 'That colour has just been taken.',
    'name-taken': 'There is already somebody of this name here, or it looks like that of a bot. Please choose another.',
    'unknown-host': 'The server does not know itself by this address. Its host must name it in ORIGINS.',
    'wrong-status': 'It is too late for that: the game has moved on.',
    stale: 'Somebody was faster: the table has changed.',
    'too-many': 'Too much at once. Wait a moment.',
    'day-spent': 'Too much has come from your network today. It will be possible again after midnight (UTC).',
    'too-early': 'They still have time.',
    'time-up': 'Your time is up.',
    banned: 'You are banned from this table.',
    'seat-lost': 'That seat was given up for good.',
    'log-full': 'This table cannot store any more.',
    'bad-setup': 'The rules do not allow this table.',
    malformed: 'The server does not understand this page. Reload it.',
    'too-large': 'That is too long for the server.',
    'unknown-path': 'The server does not know that. Reload the page.',
    'unknown-key': 'This device does not belong to an account here, or was removed from it.',
    'bad-signature': 'The server could not check this device. Try again.',
    'signed-out': 'You are not signed in. Reload the page.',
    'key-taken': 'This device already belongs to another account.',
    blocked: 'Somebody at this table and you do not play together: one of you has blocked the other.',
    'last-key': 'This is the last way into your account. Add a device or print a recovery code first.',
    'unknown-code': 'No open table has this code.',
    'no-token': 'Only somebody with a seat can do that.',
    'ask-first': 'At this table the host lets people in. Ask to come in.',
    asked: 'The host is asked. As soon as they let you in, you are at the table: leave this page open.',
    'turned-away': 'The host is not letting you in for now.',
    'too-many-seats':
      'You have seats in many games with others. Play some of them to the end, or leave a table that has not begun.',
    'not-host': 'Only the host can do that.',
    'already-seated': 'You already have a seat at this table.',
    'not-your-turn': 'It is somebody else’s turn now.',
    'wrong-phase': 'That does not fit this moment of the turn. Try again.',
    illegal: 'The rules do not allow this turn.',
    'takebacks-off': 'This table plays without takebacks.',
    'nothing-to-take-back':
      'Nothing can be taken back: the last turn is not yours, or something has been revealed since.',
    'not-asked': 'Nobody is asking you for that now.',
    'wrong-number': 'This is not the number that your seat promised at the start.',
    present: 'They are at the table and still have time.',
    'not-offered': 'This server sends no notifications there.',
    busy: 'The server is busy. Try again.',
    internal: 'The server made a mistake. If it happens again, tell whoever runs it.',
    empty: 'Please write something.',
    unseen: 'The text has characters that cannot be seen. Please leave them out.',
    marks: 'One letter carries too many marks. Please leave some out.',
    other: 'The server refused that.',
  } satisfies Readonly<Record<FaultCode | TextFault | 'other', string>>,
};

/**
 * The texts of tables on a server; they are loaded with the lobby. Texts of the board and its menu are in the page's
 * catalogue.
 */
export type OnlineWords = typeof en;

export const ONLINE: LazyWords<OnlineWords> = { en, load: (tag) => import(`../${tag}/online.ts`) };
