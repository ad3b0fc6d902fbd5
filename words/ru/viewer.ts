import type { ViewerWords } from '../en/viewer.ts';
import { countingIn, isUnique, type NounForms, placeIn, tokensIn } from '../viewer-grammar.ts';

/** A noun after 1, after 2 to 4, and after 5 and more. */
const noun = (one: string, few: string, many: string): NounForms => ({ one, few, many, other: few });

const count = countingIn('ru');
const tokens = tokensIn('ru', {
  wine: noun('жетон вина', 'жетона вина', 'жетонов вина'),
  grain: noun('жетон зерна', 'жетона зерна', 'жетонов зерна'),
  cloth: noun('жетон ткани', 'жетона ткани', 'жетонов ткани'),
});
const GOODS: Readonly<Record<string, string>> = { wine: 'вина', grain: 'зерна', cloth: 'ткани' };

/** The gender of each realm, its accusative, and the preposition for placing a meeple on it. */
const REALMS: Readonly<Record<string, readonly [gender: 'm' | 'f' | 'n', object: string, onto: string]>> = {
  route: ['m', 'торговый маршрут', 'на'],
  asteroid: ['n', 'астероидное поле', 'на'],
  planet: ['f', 'планету', 'на'],
  road: ['f', 'дорогу', 'на'],
  city: ['m', 'город', 'в'],
  monastery: ['m', 'монастырь', 'в'],
  garden: ['m', 'сад', 'в'],
  field: ['m', 'луг', 'на'],
  river: ['f', 'реку', 'на'],
};
const COMPLETED = { m: 'завершённый', f: 'завершённую', n: 'завершённое' };
const OPEN = { m: 'незавершённый', f: 'незавершённую', n: 'незавершённое' };
const ROLES: Readonly<Record<string, string>> = {
  route: 'торговца',
  asteroid: 'исследователя',
  planet: 'завоевателя',
  field: 'крестьянина',
};
const UNIQUE: Readonly<Record<string, string>> = { abbot: 'аббата', builder: 'зодчего', pig: 'свинью' };

const formsOf = (realm: string) => REALMS[realm] ?? (['m', realm, 'на'] as const);

function aRealm(realm: string, adjectives?: typeof OPEN): string {
  const [gender, object] = formsOf(realm);
  return adjectives === undefined ? object : `${adjectives[gender]} ${object}`;
}

function sent(realm: string, meeple: string): string {
  if (isUnique(meeple)) return UNIQUE[meeple];
  return `${meeple === 'large' ? 'большого ' : ''}${ROLES[realm] ?? 'мипла'}`;
}

export const ru: ViewerWords = {
  tag: 'ru',
  game: (names) => `Партия: ${names}`,
  board: (tiles) => `Игровое поле, ${count(tiles, noun('плитка', 'плитки', 'плиток'))}`,
  controls: 'Просмотреть партию',
  first: 'В начало',
  back: 'На ход назад',
  play: 'Воспроизвести',
  pause: 'Пауза',
  forward: 'На ход вперёд',
  last: 'В конец',
  fit: 'Показать всё игровое поле',
  slider: 'Момент партии',
  speed: 'Скорость',
  save: 'Сохранить партию',
  fullScreen: 'Во весь экран',
  openIn: 'Открыть в Asteroute',
  turn: (at, of) => `Ход ${at} из ${of}`,
  turns: 'Ходы',
  scores: 'Очки',
  start: 'До первой плитки',
  scoring: 'Финальный подсчёт очков',
  loading: 'Загружаем партию…',
  player: (seat) => `Игрок ${seat}`,
  teams: ['Альянс повстанцев', 'Империя'],
  points: (points) => count(points, noun('очко', 'очка', 'очков')),
  place: placeIn('Начало', 'Восток', 'Запад', ['Юг', 'Север']),
  placed: (name, where) => `${name} размещает плитку (${where})`,
  deployed: (name, realm, meeple) => `${name} ставит ${sent(realm, meeple)} ${formsOf(realm)[2]} ${formsOf(realm)[1]}`,
  recalled: (name, points, realm) =>
    `${name} забирает аббата из ${realm === 'garden' ? 'сада' : 'монастыря'}, +${points}`,
  again: (name) => `${name}: второй ход`,
  took: (name, goods) => `${name} берёт: ${tokens(goods)}`,
  awarded: (names, points, what) => `${names} +${points} за большинство жетонов ${GOODS[what] ?? what}`,
  aside: 'Плитка никуда не подошла и выходит из игры',
  putBack: 'Плитка никуда не подошла и возвращается в стопку',
  battle: (names, realm) => `${names} сражаются за ${aRealm(realm)}`,
  rolled: (name, dice) => `${name}: на кубиках ${dice}`,
  tie: (names, points) => `Ничья: ${names} — по +${points}, новый бросок`,
  lost: (name, points) => `${name} отступает, +${points}`,
  won: (name) => `${name} побеждает в битве`,
  scored: (names, points, realm) => `${names} +${points} за ${aRealm(realm, COMPLETED)}`,
  final: (names, points, realm) => `${names} +${points} за ${aRealm(realm, realm === 'field' ? undefined : OPEN)}`,
  winner: (names, shared) => (shared ? `${names} делят победу` : `Победа: ${names}`),
  ended: {
    resignation: (name) => `${name} сдаётся`,
    time: (name) => `${name}: время вышло`,
    absence: (name) => `${name} больше не играет`,
  },
  review: {
    open: 'Показать кривую партии',
    heading: 'Ожидаемый перевес, ход за ходом',
    hint: 'Быстрый разбор: на сколько очков опережала, по оценке, каждая сторона.',
    margin: (name, margin) => `${name} ${margin}`,
    failed: 'Кривую построить нельзя: партия не окончена или её не удалось разобрать.',
  },
  faults: {
    'not-a-link': 'Это не ссылка на партию.',
    newer: 'Эта ссылка из более новой версии игры. Здесь нужна более новая версия просмотра.',
    damaged: 'Ссылка обрезана или искажена. Скопируйте её целиком.',
    'changed-tiles': 'Плитки этой партии изменились с тех пор, как появилась ссылка. Создайте новую.',
    malformed: 'Это не запись партии.',
    rules: 'Эта запись нарушает правила игры.',
    unreachable: 'Партию не удалось загрузить. Верен ли адрес, и может ли эта страница его читать?',
    'no-game': 'Партия не указана.',
  },
};
