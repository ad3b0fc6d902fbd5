import type { StrengthWords } from '../en/strength.ts';
import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('it');
const GAMES = { one: 'partita', other: 'partite' };

export const it: StrengthWords = {
  tag: 'it',
  own: (rating, off, games) => `La tua forza: ${rating} (± ${off}), da ${count(games, GAMES)}`,
  offer: 'Un avversario della tua forza',
  play: (name) => `Gioca contro ${name}, della tua forza`,
};
