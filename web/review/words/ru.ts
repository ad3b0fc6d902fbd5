import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { AccountWords, MarginPart, ReviewWords, RoughAccountWords } from './catalogue.ts';
import { type MarginResult, roughParts } from './rough.ts';

const { number, count, form, list } = grammarOf('ru');

const POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const TURNS = { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' };
/** In the genitive. */
const LACKING = { one: 'очка', few: 'очков', many: 'очков', other: 'очка' };

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'плитки',
  dice: 'кубики',
  play: 'ходы',
  rest: 'другие причины',
};
const rough = roughParts(PARTS, {
  colon: '; ',
  helped: (l) => `помогли ${list(l)}`,
  hurt: (l) => `помешали ${list(l)}`,
  thoughHelped: (l) => `хотя ${list(l)} помогли`,
  thoughHurt: (l) => `хотя ${list(l)} помешали`,
});

/** "плитки дали −6, кубики +4, ходы +9" */
function reasons(p: AccountWords | RoughAccountWords, outcome: MarginResult): string {
  if ('helped' in p) return rough(p, outcome);
  const parts = [
    `плитки дали ${p.tiles}`,
    ...(p.dice === null ? [] : [`кубики ${p.dice}`]),
    `ходы ${p.play}`,
    ...(p.rest === null ? [] : [`остальное ${p.rest}`]),
  ];
  return `; ${parts.join(', ')}`;
}

/** The texts of the review in Russian. */
export const ru: ReviewWords = {
  tag: 'ru',
  title: 'Разбор',
  back: 'Назад',

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
    won: (name, points, p) => `${name}: победа с перевесом в ${count(points, POINTS)}${reasons(p, 'won')}.`,
    lost: (name, points, p) => `${name}: не хватило ${count(points, LACKING)}${reasons(p, 'lost')}.`,
    level: (name, p) => `${name}: ничья${reasons(p, 'level')}.`,
    rest: 'Остальное — преимущество места за столом и то, чего не объяснить ничем другим.',
    rough: 'Где оценки не сходятся с итогом, очки не указаны.',
  },

  skill: {
    lost: (points) => `за ход теряется ${points} очка`,
    accuracy: (percent) => `точность ${percent}`,
    hard: (points) => `Сложность ${points}`,
    hardHint: 'Сложность: сколько очков за ход теряет здесь тот, кто видит только очки, которые есть сейчас.',
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
    board: (n) => `Игровое поле перед ходом ${number(n)}`,
    ways: 'Лучшие ходы',
    way: (rank) => `№ ${number(rank)}`,
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
    lost: (points) => `Так теряется ${points} очка.`,
    better: 'Лучше',
    failed: 'Этот ответ не удалось оценить. Попробуйте снова.',
    close: 'Вернуться к разбору',
  },
};
