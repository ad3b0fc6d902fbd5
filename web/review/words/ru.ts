import { grammarOf } from '../../words/grammar.ts';
import type { AccountWords, MarginPart, ReviewWords, RoughAccountWords } from './catalogue.ts';
import { roughParts } from './rough.ts';

const { number, count, list } = grammarOf('ru');

const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
/** In the genitive. */
const LACKING = { one: 'очка', few: 'очков', many: 'очков', other: 'очка' };

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'плитки',
  dice: 'кубики',
  play: 'ходы',
  rest: 'другие причины',
};
const rough = roughParts(PARTS, { helped: (l) => `помогли ${list(l)}`, hurt: (l) => `помешали ${list(l)}` });

/** "плитки дали −6, кубики +4, ходы +9" */
function parts(p: AccountWords | RoughAccountWords): string {
  if ('helped' in p) return rough(p);
  return [
    `плитки дали ${p.tiles}`,
    ...(p.dice === null ? [] : [`кубики ${p.dice}`]),
    `ходы ${p.play}`,
    ...(p.rest === null ? [] : [`остальное ${p.rest}`]),
  ].join(', ');
}

/** The texts of the review in Russian. */
export const ru: ReviewWords = {
  tag: 'ru',
  title: 'Разбор',
  back: 'Назад',

  stage: {
    quick: 'Ходы оцениваются…',
    deep: (done, count) => `Углублённый разбор: ${number(done)} из ${number(count)} ходов`,
    stopped: (done, count) => `Углублённо разобрано ходов: ${number(done)} из ${number(count)}`,
    done: 'Все ходы, где был выбор, разобраны углублённо.',
    stop: 'Остановить',
    resume: 'Разобрать глубже',
    failed: 'Разбор не удался.',
    retry: 'Попробовать снова',
    'given-up': 'В этой партии кто-то сдался: без окончательного счёта делить нечего.',
    unfinished: 'Эта партия ещё не закончена. Её можно будет разобрать, когда ляжет последняя плитка.',
    differs: 'Эта партия сыграна не по правилам, поэтому разобрать её нельзя.',
  },

  account: {
    heading: 'Что решило исход',
    won: (name, points, p) => `${name}: победа с перевесом в ${count(points, POINTS)}; ${parts(p)}.`,
    lost: (name, points, p) => `${name}: не хватило ${count(points, LACKING)}; ${parts(p)}.`,
    level: (name, p) => `${name}: ничья; ${parts(p)}.`,
    rest: 'Остальное — цена места за столом и то, что нельзя отнести ни к чему.',
    rough: 'Где оценки не сходятся с итогом, очки не указаны.',
  },

  skill: {
    lost: (points) => `за ход теряется ${points} очка`,
    accuracy: (percent) => `точность ${percent}`,
    hard: (points) => `Сложность ${points}`,
    hardHint: 'Сложность: сколько очков за ход теряет здесь тот, кто считает только то, что лежит на столе.',
  },

  curve: {
    heading: 'Партия ход за ходом',
    hint: 'Выше линии — в пользу игрока, ниже — против него.',
    of: 'Чьими глазами',
    slider: 'Ход партии',
    areas: { tiles: 'Плитки', dice: 'Кубики', play: 'Ходы' },
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
    lost: (points) => `потеряно ${points} очка`,
    chance: (percent) => `шанс победы: ${percent}`,
    board: (n) => `Стол перед ходом ${number(n)}`,
    ways: 'Лучшие ходы',
    way: (rank) => `№ ${number(rank)}`,
    played: 'Сыграно',
    bag: 'Удача при вытягивании',
    bestTile: 'Лучшая плитка',
    worstTile: 'Худшая плитка',
    drawn: 'Вытянута',
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
    lost: (points) => `Так теряется ${points} очка.`,
    better: 'Лучше',
    failed: 'Этот ответ не удалось оценить. Попробуйте снова.',
    close: 'Вернуться к разбору',
  },
};
