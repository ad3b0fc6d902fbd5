import type { LearnWords } from '../en/book.ts';

/** The texts of the rulebook in Russian. */
export const ru: LearnWords = {
  tag: 'ru',
  title: 'Правила',
  lead: 'Каждая картинка здесь — игра: пробуйте, и правила ответят.',
  back: 'Назад',
  contents: 'Содержание',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  search: 'Найти правило',
  found: (hits) => (hits === 0 ? 'Ничего не найдено' : `Найдено: ${hits}`),
  rule: (number) => `Правило ${number}`,
  figure: (title) => `Пример: ${title}`,
  cell: (where) => `${where}, пусто`,
  practice: 'Упражнения',
  practiceLead: 'Задачи на правила. Сколько решите вы?',
  exercise: (index, count) => `Упражнение ${index} из ${count}`,

  ask: {
    place: (name) => `${name}: выберите клетку, поверните плитку и разместите её.`,
    act: (name) => `${name}: куда поставить мипла?`,
    dice: (name) => `${name}: сколько кубиков в броске?`,
    points: (name) => `${name}: сколько очков сейчас?`,
    field: (name) => `${name}: на каком делении фишка после этого подсчёта?`,
    throw: 'Всё готово к броску.',
    end: 'Готово.',
  },
  button: {
    place: 'Разместить здесь',
    turn: 'Повернуть плитку',
    none: 'Без мипла',
    recall: 'Забрать аббата',
    throw: 'Бросить кубики',
    show: 'Показать',
    again: 'Ещё раз',
  },
  answer: {
    right: 'Верно!',
    other: 'Правила это разрешают, но здесь речь о другом. Попробуйте иначе.',
    number: 'Не совсем. Посчитайте ещё раз.',
  },

  coach: {
    name: 'Наставник',
    leave: 'Играть без наставника',
    count: 'Подсчитать очки сейчас',
    onward: 'Играть дальше',
    hint: (spot) => (spot === 0 ? 'На этот раз я бы никого не ставил.' : `Я бы выбрал номер ${spot}.`),
    answer: {
      tile: (does) => `Смотрите: эта плитка ${does}.`,
      better: (what) => `Можно лучше: ${what}.`,
      there: 'Попробуйте яркую клетку.',
      turn: 'Поверните плитку.',
    },
  },
};
