import { grammarOf } from '@asteroute/page/words/grammar.ts';

const { number, count } = grammarOf('en');

/** The texts of rivals in English. */
export const en = {
  tag: 'en',
  title: 'Rivals',
  back: 'Back',
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
  mean: (points: string) => `${points} points a game`,
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
  best: 'To remember',
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
  },
};

/** The texts of rivals. */
export type ClubWords = typeof en;
