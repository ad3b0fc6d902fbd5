import type { StrengthWords } from '../en/strength.ts';
import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('fr');
const GAMES = { one: 'partie', other: 'parties' };

export const fr: StrengthWords = {
  tag: 'fr',
  own: (rating, off, games) => `Votre force\u202f: ${rating} (± ${off}), sur ${count(games, GAMES)}`,
  offer: 'Un adversaire de votre force',
  play: (name) => `Jouer contre ${name}, de votre force`,
};
