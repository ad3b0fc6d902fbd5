import { grammarOf } from '../../grammar.ts';
import type { LazyWords } from '../../load.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('en');
const written = writtenIn('en');
const WRITTEN_POINTS = { one: 'point', other: 'points' };

/** The texts of rivals in English. */
export const en = {
  tag: 'en',
  title: 'Rivals',
  lead: 'Who wins when you play each other again and again? From the games kept in this browser and your tables on the server.',
  reading: (done: number, all: number) => `Reading the games: ${number(done)} of ${number(all)}`,
  empty:
    'There is no finished game of two or more people here yet. Play one at this screen or with friends, then come back.',
  choose: 'Choose two or more people',
  games: (n: number) => count(n, { one: 'game', other: 'games' }),
  one: 'Choose whom they played against.',
  never: 'They have not finished a game against each other here.',
  won: 'Games won',
  level: (n: number) => `${count(n, { one: 'game', other: 'games' })} ended level.`,
  mean: (points: string) => `${written(points, WRITTEN_POINTS)} a game`,
  streak: (name: string, n: number) => `${name} has won the last ${number(n)} games.`,
  longest: (name: string, n: number) => `Longest streak: ${name}, ${count(n, { one: 'game', other: 'games' })}.`,
  last: 'The last games',
  look: 'Look back',
  luck: 'Whose luck was it?',
  luckHint: 'A first look at each game finds how many points tiles and dice were worth to everybody.',
  ask: 'Find out',
  asking: (done: number, all: number) => `Looking at the games: ${number(done)} of ${number(all)}`,
  stop: 'Stop',
  failed: 'The games could not be looked at. Reload the page, then try again.',
  kind: (name: string) => `Tiles and dice were kinder to ${name}.`,
  even: 'Tiles and dice were equally kind.',
  aGame: (points: string) => `${points} a game`,
  best: 'Highlights',
  /** Who won the best battle against whom, with how many dice against how many. */
  battle: (who: string, whom: string, dice: number, others: number) =>
    `Best battle: ${who} beat ${whom} with ${count(dice, { one: 'die', other: 'dice' })} against ${number(others)}.`,
  longRoute: (who: string, tiles: number) =>
    `Longest trade route: ${who}, ${count(tiles, { one: 'tile', other: 'tiles' })}.`,
  longRoad: (who: string, tiles: number) => `Longest road: ${who}, ${count(tiles, { one: 'tile', other: 'tiles' })}.`,
  picture: 'Share a picture',
  /** The deck of the day. */
  daily: {
    title: 'Deck of the day',
    lead: 'The same tiles and dice for everybody who plays today, against the same bot.',
    practice: 'This is practice: anybody can work out the deck, and nobody checks the result.',
    play: 'Play',
    resume: 'Continue',
    again: 'Play it again',
    you: 'You',
    won: (points: number) => `Won by ${count(points, { one: 'point', other: 'points' })}.`,
    lost: (points: number) => `Lost by ${count(points, { one: 'point', other: 'points' })}.`,
    level: 'Level.',
    first: 'Your first game counts.',
    streak: (days: number) => `${count(days, { one: 'day', other: 'days' })} in a row.`,
    free: 'One day a week may be left out.',
    official: 'Official',
    training: 'Practice',
    rules:
      'One try at each deck, without takebacks, advice or a look at others. You may leave the table and return until the day ends.',
    until: (time: string, left: string) => `Until ${time}: ${left} left`,
    next: (left: string) => `The next decks come in ${left}`,
    offline: 'No server answers, so there is only practice now.',
    duel: 'Duel with a bot',
    notOffered: 'This server deals no official decks, so there is only practice.',
    noAccount: 'An official try takes an account, so that everybody has just one. One press makes it, without a form.',
    unknownAccount: 'This server does not know your account. The key is kept: open Account to see what you can do.',
    makeAccount: 'Make an account',
    secret: 'Nobody knows its 24 to 30 tiles yet.',
    begin: 'Begin the official try',
    toTable: 'To the table',
    failed: 'The server did not answer. Try again.',
    ahead: (points: string) => `${written(points, WRITTEN_POINTS)}`,
    fair: (points: string) => `Without luck: ${points}`,
    accuracy: (percent: string) => `Accuracy: ${percent}`,
    place: (place: number, all: number) => `Place ${number(place)} of ${number(all)}`,
    states: {
      open: 'Your try is under way.',
      'given-up': 'You gave this try up: it has no result.',
      late: 'This try was not finished on its day: it has no result.',
      refused: 'The log of this try proves no whole game, so it does not count.',
    },
    copy: 'Copy the result',
    copied: 'Copied',
    results: 'Results',
    table: 'This table',
    everybody: 'Everybody',
    mine: 'My people',
    hidden: 'The results of others are shown once your own try counts, or tomorrow.',
    soon: 'The results come a minute after the day has ended.',
    nobody: 'Nobody has finished this deck.',
    noneOfMine: 'None of your people has finished this deck. Mark people with a star among everybody.',
    noneAtTable: 'Nobody at this table has finished this deck. Only seats taken with an account count.',
    met: 'You have played with',
    metHint: 'People with a star are your people.',
    columns: { place: 'Place', name: 'Name', margin: 'Points', fair: 'Without luck', accuracy: 'Accuracy' },
    own: (name: string) => `${name} (you)`,
    gone: 'Deleted account',
    look: (name: string) => `Look at the game of ${name}`,
    mark: (name: string) => `${name} is one of my people`,
    more: 'Show more',
    yesterday: 'Yesterday',
    fairness: 'Was it fair?',
    proved: (tiles: number) =>
      `The secret of this deck fits the fingerprint that this page kept the day before, and deals its ${count(tiles, { one: 'tile', other: 'tiles' })}.`,
    provedLate: (tiles: number) =>
      `The secret fits its fingerprint and deals the ${count(tiles, { one: 'tile', other: 'tiles' })} of the deck. This page did not see the fingerprint the day before, so compare it with somebody who did.`,
    unproved: 'The secret does not fit the fingerprint of the day before. Do not trust this deck.',
    fingerprint: 'Fingerprint',
    fingerprintNext: 'Fingerprint for tomorrow',
    theSecret: 'Secret',
  },
};

/** The texts of rivals. */
export type ClubWords = typeof en;

export const CLUB: LazyWords<ClubWords> = { en, load: (tag) => import(`../../${tag}/contests/club.ts`) };
