import type { StrengthWords } from '../en/strength.ts';
import { grammarOf } from '../grammar.ts';

const { number } = grammarOf('ru');

export const ru: StrengthWords = {
  tag: 'ru',
  own: (rating, off, games) => `Ваша сила: ${rating} (± ${off}), партий: ${number(games)}`,
  offer: 'Соперник вашей силы',
  play: (name) => `Сыграть с соперником вашей силы: ${name}`,
};
