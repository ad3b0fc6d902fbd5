import type { Phrase } from '@asteroute/protocol';
import type { LazyWords } from '../load.ts';

/** The texts about people that one meets on a server. */
export const en = {
  heading: 'Open challenges',
  about: 'Games that run for days: sit down, play when you have time, and come back when it is your turn.',
  fresh: 'Challenge anybody',
  edition: 'Game',
  clock: 'Time for a turn',
  open: 'Wait for somebody',
  /** How long a challenge has been open; `ago` is a text such as "2 hours ago". */
  waits: (ago: string) => `opened ${ago}`,
  wants: 'Tell me when somebody wants to play',
  unwants: 'Stop telling me that somebody wants to play',
  until: (date: string) => `Until ${date}, and once an hour at most.`,
  noWay:
    'Nobody can be told here: neither this browser nor an email address is known. Join a game that runs for days and say how you want to be told.',
  people: 'Your usual people',
  again: (name: string) => `Play again with ${name}`,
  failed: 'That did not work. Try again in a moment.',
  bot: 'Meanwhile play a bot of your strength',
  say: 'Say something',
  /** What strangers can say, in place of chat. */
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck, and have fun!',
    thanks: 'Thank you!',
    'well-played': 'Well played!',
    'nice-turn': 'What a good turn!',
    lucky: 'That was lucky.',
    unlucky: 'No luck today.',
    close: 'This is close.',
    oops: 'Oops, I did not mean that.',
    thinking: 'I have to think about this.',
    'slow-today': 'I play slowly today.',
    'back-tomorrow': 'I will be back tomorrow.',
    'away-weekend': 'I am away for the weekend.',
    'take-your-time': 'Take your time.',
    'your-turn': 'I think it is your turn.',
    'sorry-late': 'Sorry to be late.',
    'good-game': 'That was a good game.',
    again: 'Shall we play again?',
    'must-stop': 'I have to stop here, sorry.',
    'new-here': 'I am new to this game.',
    bye: 'Goodbye!',
  } satisfies Readonly<Record<Phrase, string>>,
};

/** The texts about people that one meets on a server. */
export type CompanyWords = typeof en;

export const COMPANY: LazyWords<CompanyWords> = { en, load: (tag) => import(`../${tag}/company.ts`) };
