import type { StrengthWords } from '../en/strength.ts';
import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('de');
const GAMES = { one: 'Partie', other: 'Partien' };

export const de: StrengthWords = {
  tag: 'de',
  own: (rating, off, games) => `Deine Stärke: ${rating} (± ${off}) aus ${count(games, GAMES)}`,
  offer: 'Ein Gegner deiner Stärke',
  play: (name) => `Gegen ${name} spielen: deine Stärke`,
};
