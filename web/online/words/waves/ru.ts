import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { WaveWords } from './en.ts';

const { number, count } = grammarOf('ru');

/** The texts about live games between people who wait, in Russian. */
export const wavesRu: WaveWords = {
  heading: 'Играть сейчас',
  about: (seconds) => `Каждые ${number(seconds)} с ожидающие получают соперника близкой силы и с близким временем.`,
  wait: 'Ждать соперника',
  joining: 'Вы присоединяетесь к ожидающим…',
  waiting: (n) =>
    n <= 1
      ? 'Пока ждёте только вы.'
      : `Ждут: ${count(n, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' })}.`,
  next: (seconds) =>
    `До следующего подбора: ${count(seconds, { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' })}`,
  stop: 'Больше не ждать',
  traceless: 'Партия с ботом здесь не сохраняется: она закончится, как только найдётся соперник.',
  back: 'Вернуться к ожиданию',
};
