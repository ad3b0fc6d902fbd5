import { type Forms, grammarOf } from '@asteroute/page/words/grammar.ts';
import type { ClubWords } from './en.ts';

const { number, count } = grammarOf('ru');

const GAMES: Forms = { one: 'партия', few: 'партии', many: 'партий', other: 'партии' };
const TILES: Forms = { one: 'плитка', few: 'плитки', many: 'плиток', other: 'плитки' };

/** The texts of rivals in Russian. */
export const ru: ClubWords = {
  tag: 'ru',
  title: 'Соперники',
  back: 'Назад',
  lead: 'Кто побеждает, когда вы играете снова и снова? По партиям в этом браузере и вашим столам на сервере.',
  reading: (done, all) => `Читаем партии: ${number(done)} из ${number(all)}`,
  empty:
    'Здесь пока нет законченной партии двух или более человек. Сыграйте за этим экраном или с друзьями и возвращайтесь.',
  choose: 'Выберите двух или более человек',
  games: (n) => count(n, GAMES),
  one: 'Выберите соперника.',
  never: 'Здесь эти игроки ещё не закончили ни одной партии друг с другом.',
  won: 'Выигранные партии',
  level: (n) => `Вничью: ${count(n, GAMES)}.`,
  mean: (points) => `Очков за партию: ${points}`,
  streak: (name, n) => `Побед подряд сейчас: ${number(n)} (${name}).`,
  longest: (name, n) => `Самая длинная серия: ${name}, ${count(n, GAMES)}.`,
  last: 'Последние партии',
  look: 'Посмотреть',
  luck: 'Кому везло?',
  luckHint: 'Первый взгляд на каждую партию покажет, сколько очков принесли каждому плитки и кубики.',
  ask: 'Узнать',
  asking: (done, all) => `Смотрим партии: ${number(done)} из ${number(all)}`,
  stop: 'Остановить',
  failed: 'Не удалось посмотреть партии. Перезагрузите страницу и попробуйте ещё раз.',
  kind: (name) => `Плитки и кубики были добрее к игроку ${name}.`,
  even: 'Плитки и кубики были одинаково добры ко всем.',
  aGame: (points) => `${points} за партию`,
  best: 'На память',
  battle: (who, whom, dice, others) =>
    `Лучшая битва: ${who} против ${whom}, кубики ${number(dice)} : ${number(others)}.`,
  longRoute: (who, tiles) => `Самый длинный торговый маршрут: ${who}, ${count(tiles, TILES)}.`,
  longRoad: (who, tiles) => `Самая длинная дорога: ${who}, ${count(tiles, TILES)}.`,
  picture: 'Поделиться картинкой',
  daily: {
    title: 'Стопка дня',
    lead: 'Одни и те же плитки и кубики для всех, кто играет сегодня, против одного и того же бота.',
    practice: 'Это тренировка: стопку может вычислить каждый, и результат никто не проверяет.',
    play: 'Играть',
    resume: 'Продолжить',
    again: 'Сыграть ещё раз',
    you: 'Вы',
    won: (points) => `Победа, перевес: ${count(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })}.`,
    lost: (points) =>
      `Поражение, отставание: ${count(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })}.`,
    level: 'Ничья.',
    first: 'Считается ваша первая партия.',
    streak: (days) => `Дней подряд: ${number(days)}.`,
    free: 'Один день в неделю можно пропустить.',
  },
};
