import { grammarOf } from '../grammar.ts';
import type { LazyWords } from '../load.ts';

const { count } = grammarOf('en');
const GAMES = { one: 'game', other: 'games' };

/** The texts of a person's strength in English. */
export const en = {
  tag: 'en',
  /** A rating, how far it may be off, and the games that it rests on. */
  own: (rating: string, off: string, games: number) =>
    `Your strength: ${rating} (± ${off}), from ${count(games, GAMES)}`,
  /** Chooses the bot at the set-up; beside it stands its name. */
  offer: 'An opponent of your strength',
  /** Starts the next game against this bot. */
  play: (name: string) => `Play ${name}: your strength`,
};

/** The texts of a person's strength; they are loaded where it is shown. */
export type StrengthWords = typeof en;

export const STRENGTH: LazyWords<StrengthWords> = { en, load: (tag) => import(`../${tag}/strength.ts`) };
