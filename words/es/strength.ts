import type { StrengthWords } from '../en/strength.ts';
import { grammarOf } from '../grammar.ts';

const { count } = grammarOf('es');
const GAMES = { one: 'partida', other: 'partidas' };

export const es: StrengthWords = {
  tag: 'es',
  own: (rating, off, games) => `Tu nivel: ${rating} (± ${off}), por ${count(games, GAMES)}`,
  offer: 'Un rival de tu nivel',
  play: (name) => `Jugar contra ${name}, de tu nivel`,
};
