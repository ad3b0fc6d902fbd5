import { grammarOf } from '@asteroute/page/words/grammar.ts';

const { number, count } = grammarOf('en');

/** The texts about live games between people who wait. */
export const wavesEn = {
  heading: 'Play now',
  about: (seconds: number) =>
    `Everybody who waits is paired every ${number(seconds)} seconds, with somebody of similar strength and time.`,
  wait: 'Wait for an opponent',
  joining: 'Joining those who wait …',
  waiting: (n: number) => (n <= 1 ? 'You are the only one who waits so far.' : `${number(n)} people wait.`),
  next: (seconds: number) => `Next pairing in ${count(seconds, { one: 'second', other: 'seconds' })}`,
  stop: 'Stop waiting',
  traceless: 'A game against a bot is not kept here: it ends when you are paired.',
  back: 'Back to waiting',
};

/** The texts about live games between people who wait. */
export type WaveWords = typeof wavesEn;
