import type { ReviewWords } from '../../en/review/review.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';
import { type CauseNames, storyOf } from '../../story.ts';

const { number, count, form, list } = grammarOf('ru');
const written = writtenIn('ru');

const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const TURNS = { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' };
/** In the genitive. */
const LACKING = { one: 'очка', few: 'очков', many: 'очков', other: 'очка' };

/** Names stay as they are: their genitive is not known. */
const ofRivals = (names: readonly string[]): string =>
  `${names.length === 1 ? 'соперника' : 'соперников'}${names.length === 0 ? '' : ` (${names.join(', ')})`}`;

const CAUSE_NAMES: CauseNames = {
  tiles: ['плитки', 'плитки'],
  dice: ['кубики', 'кубики'],
  own: ['хорошие ходы', 'свои ошибки'],
  rivals: [(names) => `ошибки ${ofRivals(names)}`, (names) => `хорошие ходы ${ofRivals(names)}`],
};
const reasons = storyOf(CAUSE_NAMES, {
  colon: '; ',
  helped: (l) => `помогли ${list(l)}`,
  hurt: (l) => `помешали ${list(l)}`,
  thoughHelped: (l) => `хотя ${list(l)} помогли`,
  thoughHurt: (l) => `хотя ${list(l)} помешали`,
});

export const ru: ReviewWords = {
  tag: 'ru',
  title: 'Разбор',

  stage: {
    quick: 'Ходы оцениваются…',
    deep: (done, all) => `Подробный разбор: ${count(done, TURNS)} из ${number(all)}`,
    stopped: (done, all) =>
      `Подробно ${form(done, { one: 'разобран', other: 'разобрано' })} ${count(done, TURNS)} из ${number(all)}`,
    done: 'Все ходы, где был выбор, подробно разобраны.',
    stop: 'Остановить',
    resume: 'Разобрать подробно',
    failed: 'Разбор не удался.',
    retry: 'Попробовать снова',
    'given-up': 'Эту партию не доиграли: без окончательного счёта объяснять нечего.',
    unfinished: 'Эта партия ещё не закончена. Её можно будет разобрать, когда ляжет последняя плитка.',
    differs: 'Эта партия сыграна не по правилам, поэтому разобрать её нельзя.',
  },

  account: {
    heading: 'Что решило исход',
    won: (name, points, told) => `${name}: победа с перевесом в ${count(points, POINTS)}${reasons(told, 'won')}.`,
    lost: (name, points, told) => `${name}: не хватило ${count(points, LACKING)}${reasons(told, 'lost')}.`,
    level: (name, told) => `${name}: ничья${reasons(told, 'level')}.`,
    brought: (turns) =>
      turns.length === 1 ? `Больше всего дал ход ${list(turns)}.` : `Больше всего дали ходы ${list(turns)}.`,
    cost: (turns) =>
      turns.length === 1 ? `Дороже всего обошёлся ход ${list(turns)}.` : `Дороже всего обошлись ходы ${list(turns)}.`,
    unclear: 'Ничто само по себе исхода не решило.',
    chance: (fitting, all) =>
      fitting === 1
        ? `Возможных плиток было ${number(all)}, подходила только одна.`
        : `Возможных плиток было ${number(all)}, из них ${form(fitting, { one: 'подошла бы', other: 'подошли бы' })} ${number(fitting)}.`,
    dice: (name, percent) => `Шанс на победу в битве (${name}): ${percent}.`,
    alone: (name, turn, points) => `${name}: один только ход ${number(turn)} стоил ${count(points, POINTS)}.`,
    first: 'Первый взгляд: подробности ещё могут измениться.',
    numbers: 'В числах',
    causes: { seat: 'Место', tiles: 'Плитки', dice: 'Кубики', own: 'Свои ходы', rivals: 'Ходы других' },
    result: 'Итог',
    unsure: (points) => `Каждое число может быть неточным примерно на ${points}.`,
  },

  skill: {
    given: (points) => `отдано очков: ${points}`,
    accuracy: (percent) => `точность ${percent}`,
    hard: (points) => `Сложность ${points}`,
    hardHint: 'Сложность: сколько очков за ход теряет здесь тот, кто видит только очки, которые есть сейчас.',
  },

  curve: {
    heading: 'Партия ход за ходом',
    hint: 'Выше линии — в пользу игрока, ниже — против него.',
    of: 'Чьими глазами',
    slider: 'Ход партии',
    margin: 'Ожидаемый перевес',
    table: 'Кривая в виде таблицы',
    turn: 'Ход',
    player: 'Игрок',
    turning: 'Переломные моменты',
  },

  turn: {
    heading: (n, name) => `Ход ${number(n)}: ${name}`,
    short: (n) => `Ход ${number(n)}`,
    previous: 'Предыдущий ход',
    next: 'Следующий ход',
    labels: { inaccuracy: 'Неточность', mistake: 'Ошибка', blunder: 'Грубая ошибка' },
    best: 'Ничего не потеряно',
    forced: 'Выбора не было',
    lost: (points) => `потеряно ${written(points, POINTS)}`,
    chance: (percent) => `шанс победы: ${percent}`,
    board: (n) => `Игровое поле перед ходом ${number(n)}`,
    ways: 'Лучшие ходы',
    way: (rank) => `№\u00a0${number(rank)}`,
    played: 'Сыграно',
    bag: 'Везение с плитками',
    bestTile: 'Лучшая плитка',
    worstTile: 'Худшая плитка',
    drawn: 'Взята',
    again: 'Сыграть снова',
  },

  list: {
    heading: 'Все ходы',
    labelled: 'Только ходы с ошибками',
    none: 'Заметных ошибок нет.',
  },

  again: {
    heading: (n, name) => `Снова ход ${number(n)}: ${name}`,
    ask: 'Как бы вы сыграли эту плитку? Подтвердите, и ход будет оценён.',
    judging: 'Оценивается…',
    best: 'Ничего лучше не найдено. Отличный ход!',
    lost: (points) => `Так теряется ${written(points, POINTS)}.`,
    better: 'Лучше',
    failed: 'Этот ответ не удалось оценить. Попробуйте снова.',
    close: 'Вернуться к разбору',
    follows: 'Что дальше',
    learn: (n) => `Учиться на своих ошибках: ${number(n)}`,
    made: (n) => `Задачи из моих ошибок: ${number(n)}`,
    next: 'Следующая ошибка',
    last: 'Это была последняя.',
  },
};
