import type { EditorWords } from '../en/editor.ts';
import { grammarOf } from '../grammar.ts';

const { number, count } = grammarOf('ru');
const DICE = { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' };

export const ru: EditorWords = {
  tag: 'ru',
  title: 'Внести партию',
  lead: 'Внесите партию, сыгранную за столом, ход за ходом: какую плитку взяли, куда положили, кто на ней стоит.',
  leave: 'Выйти; партия сохранена',
  failed: 'Эту партию нельзя продолжить здесь. Начните новую.',
  fresh: 'Начать новую партию',
  resume: 'Продолжить партию',
  undo: 'На шаг назад',
  review: 'Разобрать партию',
  tiles: 'Плитки',
  keys: 'Ввод клавишами',
  ask: {
    tile: 'Какую плитку взяли?',
    cell: (cells) => `Куда положили? Подходит клеток: ${number(cells)}`,
    meeple: 'Кто на ней стоит? 0, если никто',
    turn: (letters) => `Поворот: ${letters}`,
    dice: (dice) => `Какие числа выпали? ${count(dice, DICE)}`,
    over: 'Партия окончена.',
  },
  aside: 'Эта плитка никуда не подходит и отложена.',
  nothing: 'Сейчас это ничего не значит.',
  referee: {
    heading: 'Судья',
    cell: 'Клетка',
    rotation: 'Поворот',
    choose: 'Сначала выберите плитку.',
    fits: 'Плитку можно положить сюда.',
    rule: (rule) => `Правило ${rule}`,
    meeples: 'На этой плитке',
    now: (points) => `Сейчас стоит: ${number(points)}`,
  },
  chances: {
    heading: 'Как часто побеждает каждый?',
    ask: 'Доиграть',
    stop: 'Остановить',
    progress: (games, of) => `Доиграно партий: ${number(games)} из ${number(of)}`,
    side: (name, percent, points) => `${name}: побед ${percent}, в среднем очков: ${points}`,
    failed: 'Доиграть не удалось. Попробуйте ещё раз.',
  },
};
