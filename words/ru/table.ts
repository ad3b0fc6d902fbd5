import type { Counted } from '@asteroute/engine';
import type { Catalogue } from '../en/table.ts';
import { type ByName, type Forms, formsOf, grammarOf, orName, withUnknown } from '../grammar.ts';
import { type Meeples, OWN_NAMES, type Realms, type TokenNames } from '../rule-names.ts';

const { number, count, form, list } = grammarOf('ru');

/** A noun after 1, after 2 to 4 (and after fractions), and after 5 and more. */
const noun = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few });

const TILES = noun('плитка', 'плитки', 'плиток');
/** The number of tiles that something grows to, in the genitive: "до 2 плиток". */
const OF_TILES = noun('плитки', 'плиток', 'плиток');
/** The place from which an abbot is taken back. */
const OUT_OF: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  monastery: 'из монастыря',
  garden: 'из сада',
});
const LEFT: Forms = { one: 'осталась', other: 'осталось' };
const POINTS = noun('очко', 'очка', 'очков');
const COUNTED: Readonly<Record<Counted, Forms>> & Readonly<Record<TokenNames, Forms>> = {
  tile: TILES,
  symbol: noun('символ', 'символа', 'символов'),
  shield: noun('герб', 'герба', 'гербов'),
  city: noun('город', 'города', 'городов'),
  road: noun('дорога', 'дороги', 'дорог'),
  wine: noun('жетон вина', 'жетона вина', 'жетонов вина'),
  grain: noun('жетон зерна', 'жетона зерна', 'жетонов зерна'),
  cloth: noun('жетон ткани', 'жетона ткани', 'жетонов ткани'),
};
/** What the 10 points for most of one of the goods are for. */
const GOODS: ByName<TokenNames> = { wine: 'вина', grain: 'зерна', cloth: 'ткани' };

type Gender = 'm' | 'f' | 'n';
/** A realm's gender, its accusative, and the preposition for placing a meeple on it. */
interface RealmForms {
  readonly gender: Gender;
  readonly object: string;
  readonly onto: 'на' | 'в';
}
const FORMS: ByName<Realms, RealmForms> = withUnknown<ByName<Realms, RealmForms>>(
  {
    route: { gender: 'm', object: 'торговый маршрут', onto: 'на' },
    asteroid: { gender: 'n', object: 'астероидное поле', onto: 'на' },
    planet: { gender: 'f', object: 'планету', onto: 'на' },
    road: { gender: 'f', object: 'дорогу', onto: 'на' },
    city: { gender: 'm', object: 'город', onto: 'в' },
    monastery: { gender: 'm', object: 'монастырь', onto: 'в' },
    garden: { gender: 'm', object: 'сад', onto: 'в' },
    field: { gender: 'm', object: 'луг', onto: 'на' },
    river: { gender: 'f', object: 'реку', onto: 'на' },
  },
  (name) => ({ gender: 'm', object: name, onto: 'на' }),
);
const COMPLETED: Readonly<Record<Gender, string>> = { m: 'завершённый', f: 'завершённую', n: 'завершённое' };
const IS_FREE: Readonly<Record<Gender, string>> = { m: 'свободен', f: 'свободна', n: 'свободно' };
const FREE: Readonly<Record<Gender, string>> = { m: 'свободный', f: 'свободную', n: 'свободное' };
const YOURS: Readonly<Record<Gender, string>> = { m: 'ваш', f: 'вашу', n: 'ваше' };
const OPEN: Readonly<Record<Gender, string>> = { m: 'незавершённый', f: 'незавершённую', n: 'незавершённое' };

const ROLES: Readonly<Record<string, string>> = {
  route: 'торговец',
  asteroid: 'исследователь',
  planet: 'завоеватель',
  field: 'крестьянин',
};
const SENT: Readonly<Record<string, string>> = {
  route: 'торговца',
  asteroid: 'исследователя',
  planet: 'завоевателя',
  field: 'крестьянина',
  abbot: 'аббата',
  builder: 'зодчего',
  pig: 'свинью',
};
const MEEPLES: ByName<Meeples> = {
  small: 'маленький мипл',
  large: 'большой мипл',
  normal: 'мипл',
  abbot: 'аббат',
  builder: 'зодчий',
  pig: 'свинья',
};
const KINDS: ByName<Meeples, Forms> = {
  small: noun('маленький', 'маленьких', 'маленьких'),
  large: noun('большой', 'больших', 'больших'),
  normal: noun('мипл', 'мипла', 'миплов'),
  abbot: noun('аббат', 'аббата', 'аббатов'),
  builder: noun('зодчий', 'зодчих', 'зодчих'),
  pig: noun('свинья', 'свиньи', 'свиней'),
};

/** The name of a meeple on a kind of realm: "большой торговец", "крестьянин". */
function role(realm: string, meeple: string): string {
  if (OWN_NAMES.has(meeple)) return MEEPLES[meeple];
  if (!(meeple in MEEPLES)) return meeple;
  const name = ROLES[realm] ?? 'мипл';
  return meeple === 'large' ? `большой ${name}` : name;
}

/** The accusative of this name: "большого торговца", "крестьянина". */
function sent(realm: string, meeple: string): string {
  if (OWN_NAMES.has(meeple)) return SENT[meeple];
  if (!(meeple in MEEPLES)) return meeple;
  const name = SENT[realm] ?? 'мипла';
  return meeple === 'large' ? `большого ${name}` : name;
}

export const ru: Catalogue = {
  tag: 'ru',
  title: 'Asteroute',
  unofficial: 'Неофициальная игра от поклонников. Рисунки, тексты и звуки — наши собственные.',

  setup: {
    heading: 'Новая игра',
    name: (seat) => `Имя игрока ${seat}`,
    nameLength: (length, most) => `${length} из ${most} знаков`,
    defaultName: (seat) => `Игрок ${seat}`,
    who: (name) => `${name}: кто играет?`,
    person: 'Человек',
    color: (name) => `Цвет: ${name}`,
    add: 'Добавить игрока',
    remove: (name) => `Убрать: ${name}`,
    edition: 'Издание',
    needs: (players) => `Для игры нужно ровно ${count(players, noun('игрок', 'игрока', 'игроков'))}.`,
    starts: 'Кто начинает?',
    startsRandom: 'Решит жребий',
    dealtColors: 'Цвета по жребию',
    dealtColorsHint: 'Они раздаются в начале партии.',
    length: 'Длина партии',
    fullDeck: 'Полная стопка',
    shortDeck: 'Короткая стопка',
    ownTiles: 'Свой набор',
    more: 'Другие настройки',
    makeTiles: 'Собрать набор',
    tileSet: (name) => (name === '' ? 'С другими плитками, чем обычно' : `Плитки: ${name}`),
    houseRules: 'Домашние правила',
    houseRulesHint: 'Там, где правила можно понять по-разному.',
    start: 'Начать игру',
    resume: 'Продолжить',
    resumeHint: (tiles) =>
      `Вас ждёт партия: ${count(tiles, noun('плитка уже выложена', 'плитки уже выложены', 'плиток уже выложено'))}.`,
  },

  start: {
    play: 'Играть',
    against: (names) => `Против: ${names}`,
    setUp: 'Настроить игру',
    setUpTable: 'Все столы',
    other: (name) => `Или ${name}`,
    daily: 'Каждый день',
    dailyHint: 'Две задачи и стопка.',
    settings: 'Настройки',
    yourTurn: 'Ваш ход',
    theirTurn: (name) => `Ходит ${name}`,
    since: (moves) => `${count(moves, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })} без вас`,
    botPlays: 'За вас играет бот',
    notBegun: 'Ещё не началась',
    running: 'Начатые партии',
    making: 'Создаём стол…',
    noServer: 'Сервер недоступен. Здесь можно играть и без него.',
    alone: 'Здесь нет игрового сервера: играйте на этом экране в одиночку или вместе.',
    code: 'Есть код?',
    codeUnknown: 'Открытого стола с таким кодом нет. Все ли буквы верны? Если партия уже началась, попросите ссылку.',
    install: 'Установить',
    installHow: {
      https:
        'Эта страница открыта по HTTP. Установить её и играть без сети браузеры позволяют только по HTTPS: попросите об этом того, кто держит этот сервер.',
      'home-screen':
        'На iPhone или iPad нажмите «Поделиться», затем добавьте игру на экран «Домой». Установленная игра работает без сети и хранит ваши партии.',
    },
    level: (level, of) => `уровень ${level} из ${of}`,
    unknown: 'По этому адресу ничего нет',
    unknownHint: 'Возможно, в нём опечатка, или страница переехала.',
    cut: 'Эта ссылка на стол обрезана',
    cutHint: 'Попросите прислать её ещё раз и скопируйте целиком.',
    home: 'На начальную страницу',
  },

  crash: {
    heading: 'На этой странице произошла ошибка',
    kept: 'Ваши партии сохранены такими, какими были после последнего хода.',
    reload: 'Загрузить страницу заново',
    report: 'Если это повторится, сообщите нам, приложив этот текст:',
    copy: 'Скопировать текст',
  },

  editions: {
    'star-wars': {
      name: 'Издание Star Wars',
      tagline: 'Игра с плитками: кладите плитку, занимайте маршруты и планеты, сражайтесь за них на кубиках.',
    },
    classic: {
      name: 'Классика',
      tagline: 'Игра с плитками: кладите плитку, занимайте дороги и города, получайте очки за завершённое.',
    },
  },
  modules: {
    teams: {
      name: 'Две команды',
      hint: 'Альянс повстанцев (красный, зелёный) против Империи (чёрный, белый); союзники друг с другом не сражаются.',
    },
    farmers: {
      name: 'Луга и крестьяне',
      hint: 'Миплы ложатся на луга и в конце приносят по 3 очка за каждый завершённый город.',
    },
    river: { name: 'Река', hint: 'Игра начинается с реки из двенадцати плиток.' },
    abbot: {
      name: 'Аббат',
      hint: 'Ещё один мипл — для монастырей и садов; его можно забрать и получить очки.',
    },
    inns: {
      name: 'Таверны и соборы',
      hint: 'Дороги с таверной и города с собором приносят больше, если завершены, и ничего, если нет. Большой мипл считается за двух; играть могут шестеро.',
    },
    traders: {
      name: 'Купцы и зодчие',
      hint: 'Зодчий даёт второй ход, свинья делает луг дороже. Кто завершил город, берёт его товары: 10 очков за большинство — отдельно за вино, зерно и ткань.',
    },
  },
  options: {
    planetReinforce: {
      name: 'Подкрепление на планетах',
      hint: 'На вашу планету может прийти второй мипл.',
      on: true,
    },
    riverStartTile: {
      name: 'Начальная плитка в стопке',
      hint: 'С рекой обычная начальная плитка замешивается в стопку.',
      on: 'stack',
    },
    openRoad: {
      name: 'Открытая дорога — 1 очко',
      hint: 'В конце открытая дорога приносит 1 очко, какой бы длинной она ни была.',
      on: 'flat',
    },
    unplaceable: {
      name: 'Неподходящие плитки — обратно',
      hint: 'Плитка, которой нет места, замешивается обратно в стопку, а не выходит из игры.',
      on: 'stack',
    },
    riverTurns: {
      name: 'Река может повернуть назад',
      hint: 'Два изгиба подряд могут идти в одну сторону.',
      on: 'free',
    },
  },
  bots: {
    aimless: { name: 'Мечтатель', character: 'Кладёт плитки куда придётся. Для самой первой партии.' },
    hasty: { name: 'Юнга', character: 'Берёт очки этого хода и дальше не думает.' },
    gentle: { name: 'Бродяга', character: 'Не видит дальше своих миплов. Безобиден.' },
    careless: { name: 'Делец', character: 'Не упустит ни одного очка, но легко отвлекается.' },
    projected: { name: 'Штурман', character: 'Просчитывает, что принесёт очки в конце. Опасен.' },
    prudent: { name: 'Лоцман', character: 'Держит часть команды про запас. Осмотрителен.' },
    steady: { name: 'Интендант', character: 'Никогда не остаётся без команды. Терпелив.' },
    shrewd: { name: 'Землемер', character: 'Видит, какие пустоты заполнятся. Смекалист.' },
    expert: { name: 'Капитан', character: 'Думает на несколько ходов вперёд.' },
    master: { name: 'Адмирал', character: 'Перед каждым ходом доигрывает партию в уме. Мастер.' },
    builder: { name: 'Градоначальник', character: 'Оставляет дороги другим и строит большие города.' },
    farmer: { name: 'Фермер', character: 'Оставляет города другим и обживает луга и монастыри.' },
    pirate: { name: 'Пират', character: 'Вторгается в чужие владения и делит с хозяевами очки.' },
    prospector: { name: 'Старатель', character: 'Оставляет маршруты другим и разрабатывает астероидные поля.' },
    smuggler: { name: 'Контрабандист', character: 'Любит торговые маршруты, чем длиннее, тем лучше.' },
    conqueror: { name: 'Полководец', character: 'Нападает на планеты и не уклоняется ни от одной битвы.' },
  },
  colors: orName({
    red: 'Красный',
    green: 'Зелёный',
    black: 'Чёрный',
    white: 'Белый',
    orange: 'Оранжевый',
    blue: 'Синий',
    yellow: 'Жёлтый',
    pink: 'Розовый',
  }),
  factions: orName({ rebels: 'Альянс повстанцев', empire: 'Империя', hunters: 'Охотники за головами' }),
  teams: ['Альянс повстанцев', 'Империя'],
  realms: orName({
    route: 'торговый маршрут',
    asteroid: 'астероидное поле',
    planet: 'планета',
    road: 'дорога',
    city: 'город',
    monastery: 'монастырь',
    garden: 'сад',
    field: 'луг',
    river: 'река',
  }),
  kinds: orName({
    small: 'Маленький',
    large: 'Большой',
    normal: 'Мипл',
    abbot: 'Аббат',
    builder: 'Зодчий',
    pig: 'Свинья',
  }),
  spotName: (realm, meeple) => {
    if (OWN_NAMES.has(meeple)) return `${MEEPLES[meeple]}, ${ru.realms[realm]}`;
    return ROLES[realm] ?? ru.realms[realm];
  },

  board: {
    label: (tiles) => `Игровое поле, ${count(tiles, TILES)}`,
    cells: 'Клетки для плитки',
    spots: 'Места для мипла',
    camera: 'Вид',
    zoomIn: 'Ближе',
    zoomOut: 'Дальше',
    fit: 'Показать всё',
    turnView: 'Повернуть игровое поле',
    map: 'Карта всего игрового поля',
    at: (x, y) => {
      if (x === 0 && y === 0) return 'Начало';
      const column = x === 0 ? '' : `${x > 0 ? 'Восток' : 'Запад'}\u00a0${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'Юг' : 'Север'}\u00a0${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where, rotations, completes) =>
      `${where}, свободно, подходящих поворотов: ${number(rotations)}${completes ? ', завершает область' : ''}`,
    battle: 'начинает битву',
    meeple: (owner, realm, meeple) => `${role(realm, meeple)} (${owner})`,
  },

  turn: {
    yours: (name) => `${name}, ваш ход`,
    call: 'Ваш ход',
    second: 'Второй ход',
    thinking: (name) => `${name} думает`,
    place: 'Выберите отмеченную клетку для этой плитки',
    choose: 'Поставить мипла?',
    noPlaces: 'Здесь нет места для мипла',
    noReserve: 'В резерве нет миплов',
    none: 'Без мипла',
    recall: 'Забрать аббата',
    mayRecall: 'Забрать аббата?',
    confirmRecall: 'Разместить плитку, забрать аббата',
    atEnd: (points) => `пока даёт ${number(points)}`,
    rotate: 'Повернуть плитку',
    turnLeft: 'Повернуть влево',
    turnRight: 'Повернуть вправо',
    undo: 'Отменить',
    drawn: (what) => `Плитка в руке: ${what}`,
    go: 'Разместить',
    again: 'нажмите ещё раз, чтобы разместить',
    advised: 'рекомендуется',
    lastMoves: 'Последние ходы',
    whereFits: 'Куда она подходит',
    confirm: 'Подтвердить',
    confirmTile: 'Разместить плитку без мипла',
    confirmMeeple: (realm, meeple) =>
      `Разместить плитку; ${sent(realm, meeple)} — ${FORMS[realm].onto} ${FORMS[realm].object}`,
    confirmAttack: (realm, meeple) => `Разместить плитку; ${role(realm, meeple)} атакует`,
    spot: (index, realm) => `${index}: ${ru.realms[realm]}`,
    now: (points) => `сейчас ${points}`,
    anyway: (points) => `${points} в любом случае`,
    ifDone: (points) => `${number(points)} при завершении`,
    open: (sides) => count(sides, noun('открытый край', 'открытых края', 'открытых краёв')),
    around: (cells) => (cells === 0 ? 'всё вокруг занято' : `ещё ${count(cells, noun('клетка', 'клетки', 'клеток'))}`),
    attack: 'атака',
    reinforce: 'подкрепление',
    odds: (own, rivals, percent) => `кубики: ${own} против ${rivals.join(' и ')}, шанс победы ${percent}`,
  },

  battle: {
    heading: (realm) => `Битва за ${FORMS[realm].object}`,
    stake: (points) => `${count(points, POINTS)} за завершение`,
    stakeNow: (points) => `На кону ${count(points, POINTS)}`,
    stakeEnd: (points) => `${count(points, POINTS)} в конце игры`,
    dice: (dice) => count(dice, noun('кубик', 'кубика', 'кубиков')),
    fromMeeple: (meeple, many, dice) =>
      `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple] ?? meeple} +${number(dice)}`,
    fromSymbol: (faction) => `символ «${ru.factions[faction]}» +1`,
    perk: 'С этим символом в битве на один кубик больше.',
    capped: 'не больше 3',
    tie: (names, points) => `Ничья: ${names} — по +${number(points)}, новый бросок`,
    lost: (name, points) => `${name} отступает, +${number(points)}`,
    won: (name) => `${name} побеждает в битве`,
    roll: 'Кубики брошены',
    throws: (name) => `Бросает ${name}`,
    rolled: (name, dice) => `${name}: на кубиках ${dice}`,
    skip: 'Пропустить',
  },

  score: {
    tiles: (tiles) => count(tiles, TILES),
    points: (points) => count(points, POINTS),
    plus: (points) => `+${number(points)}`,
    ifEnded: (points) => `${points}, если бы игра закончилась сейчас`,
    formula: ({ terms }) =>
      terms.length === 0
        ? 'не приносит очков'
        : terms.map((term) => `${count(term.count, formsOf(COUNTED, term.what))} × ${term.each}`).join(' + '),
    track: 'Счётная доска',
    laps: (name, score) => `${name}: ${count(score, POINTS)}`,
    space: (space, laid) => (laid === 0 ? `деление ${space}` : `деление ${space}, лежит (+${laid})`),
    lap: 'После круга в 50 очков фишку кладут набок.',
    reserve: (counts) => `В резерве: ${list(counts.map((one) => count(one.count, formsOf(KINDS, one.meeple))))}`,
    tokens: (tokens) => list(Object.entries(tokens).map(([what, many]) => count(many, formsOf(COUNTED, what)))),
    goods: 'товары',
  },

  stack: {
    left: (tiles) => `Ещё ${count(tiles, TILES)}`,
    heading: 'Плитки в стопке',
    hint: 'Что осталось, видят все; порядка не знает никто.',
    count: (left, total) => `${number(left)} из ${number(total)}`,
    aside: 'Вне игры: никуда не подошли',
    noneAside: 'Пока ни одной.',
    ask: 'Выберите плитку, чтобы увидеть, куда она подходит, или пустую клетку, чтобы увидеть, что подходит туда.',
    fitting: (where) => `Что подходит сюда: ${where}`,
    nothing: 'Ни одна оставшаяся плитка сюда не подходит.',
    all: 'Показать все плитки',
    cells: (cells) => `подходящих клеток: ${number(cells)}`,
    chance: (percent, draws) =>
      draws === 1
        ? `выйдет следующей: ${percent}`
        : `выйдет среди следующих ${count(draws, noun('плитки', 'плиток', 'плиток'))}: ${percent}`,
    empty: (where, tiles) => `${where}, пусто, подходящих плиток: ${number(tiles)}`,
    close: 'Закрыть',
  },

  odds: {
    heading: 'Перед атакой',
    win: (percent) => `шанс победы ${percent}`,
    own: ({ chance, complete, points, dice }) =>
      `Победите (${chance}) — ${complete ? `получите ${count(points, POINTS)}` : `область ваша: ${ru.turn.ifDone(points)}`}. Проиграете — получите ${count(dice, POINTS)}.`,
    others: ({ complete, points }) =>
      `Победитель ${complete ? `получит ${count(points, POINTS)}` : `займёт область: ${ru.turn.ifDone(points)}`}. Проигравший получит 1 очко за каждый кубик.`,
    tie: 'Ничья за первое место: по 1 очку и новый бросок.',
  },

  plan: {
    start: 'Попробовать',
    heading: 'Песочница: здесь ничего не засчитывается',
    pick: 'Любая оставшаяся плитка',
    end: 'Вернуться в игру',
  },

  legend: {
    legal: 'Сюда подходит плитка',
    completes: 'Что-то завершает',
    battle: 'Начинает битву',
    rare: 'Подходит лишь столько плиток',
    closed: 'Больше ничего не подходит',
    broken: 'Уже нельзя завершить',
    scar: 'Здесь выиграна битва',
    last: 'Последний ход игрока',
    more: 'Наведите на клетку, удержите на ней палец или нажмите O, чтобы увидеть все знаки',
  },

  handover: {
    pass: (name) => `Передайте: ${name}`,
    ready: (name) => `Играет ${name}`,
  },

  settings: {
    assistHints: {
      learn: 'Всё, и значение каждой метки.',
      standard: 'Отмеченные клетки, счёт плиток, шансы в битве.',
      tournament: 'Отмеченные клетки и сколько плиток осталось.',
      purist: 'Никаких меток: только плитки и миплы.',
    },
    assistOfficial: 'В официальной попытке больше подсказок не бывает.',
    lettersHint:
      'Если их не использовать, вне полей ввода действуют только стрелки, Tab, Enter, Esc и пробел, а Ctrl + Z отменяет ход.',
    sound: 'Звук',
    effects: 'Звуки игры',
    ambience: 'Фоновый звук',
    calls: 'Ваш ход',
    colors: 'Цвета на этом экране',
    colorsHint: 'Меняется только то, что видите вы, а не игра.',
    access: 'Специальные возможности',
  },
  choices: {
    speed: { legend: 'Кубики и подсчёт очков', options: { full: 'Полностью', short: 'Коротко', off: 'Выкл.' } },
    assist: {
      legend: 'Помощь в игре',
      options: { learn: 'Учёба', standard: 'Обычная', tournament: 'Турнир', purist: 'Без помощи' },
    },
    confirm: {
      legend: 'Подтверждение хода',
      options: { again: 'Повторный выбор', meeple: '«Без мипла» сразу', button: 'Только галочка' },
    },
    handover: { legend: 'Передача экрана', options: { never: 'Молча', banner: 'Надпись', card: 'Карточка' } },
    reach: { legend: 'Кнопка «Подтвердить»', options: { right: 'Справа', left: 'Слева' } },
    turning: { legend: 'Поворот игрового поля', options: { auto: 'Чтобы было крупнее', never: 'Север всегда сверху' } },
    motion: { legend: 'Движение', options: { system: 'Как в системе', calm: 'Уменьшенное', none: 'Нет' } },
    spoken: { legend: 'Объявления', options: { full: 'Подробные', brief: 'Краткие' } },
    letters: { legend: 'Однобуквенные клавиши', options: { on: 'Использовать', off: 'Не использовать' } },
    vision: {
      legend: 'Цвета при дальтонизме',
      options: { normal: 'Обычно', protan: 'Протан', deutan: 'Дейтан', tritan: 'Тритан', grey: 'Серый' },
    },
  },

  log: {
    heading: 'Ход партии',
    empty: 'Пока ничего.',
    placed: (name, where) => `${name} размещает плитку${where ? ` (${where})` : ''}`,
    deployed: (name, realm, meeple) =>
      `${name} ставит ${sent(realm, meeple)} ${FORMS[realm].onto} ${FORMS[realm].object}`,
    recalled: (name, points, realm) => `${name} забирает аббата ${OUT_OF[realm]}, +${number(points)}`,
    again: (name) => `${name}: второй ход`,
    took: (name, goods) => `${name} берёт: ${goods}`,
    awarded: (names, points, what) => `${names} +${number(points)} за большинство жетонов ${GOODS[what] ?? what}`,
    aside: (what) => `Плитка никуда не подошла и выходит из игры (${what})`,
    back: (what) => `Плитка никуда не подошла и возвращается в стопку (${what})`,
    battle: (names, realm) => `${names} сражаются за ${FORMS[realm].object}`,
    scored: (names, points, realm) =>
      `${names} +${number(points)} за ${COMPLETED[FORMS[realm].gender]} ${FORMS[realm].object}`,
    final: (names, points, realm) =>
      `${names} +${number(points)} за ${realm === 'field' ? '' : `${OPEN[FORMS[realm].gender]} `}${FORMS[realm].object}`,
    rule: 'Правило для этих очков',
    show: 'Показать на игровом поле',
  },

  end: {
    scoring: 'Финальный подсчёт очков',
    scoringAgain: 'Подсчёт очков ещё раз',
    step: (index, total) => `Шаг ${number(index)} из ${number(total)}`,
    next: 'Дальше',
    all: 'Показать всё',
    winner: (names, shared) => (shared ? `${names} делят победу` : `Победа: ${names}`),
    again: 'Ещё раз',
    fresh: 'Новая игра',
    look: 'Осмотреть игровое поле',
    results: 'Итоги',
    picture: 'Картинка игрового поля',
    kinds: 'За что даны очки',
    battles: 'битвы',
    curve: 'Счёт, если бы игра закончилась на этом ходу',
    turn: (index) => `Ход ${number(index)}`,
    turning: 'Переломные моменты',
  },

  menu: {
    open: 'Меню',
    leave: 'Выйти из-за стола',
    leaveHint: 'Партия сохранится; продолжить её можно с начальной страницы.',
    owners: 'Показать, кто что занял',
    language: 'Язык',
    help: 'Клавиши',
    keys: [
      ['Стрелки', 'переходить между отмеченными клетками'],
      ['Ctrl + стрелки', 'обойти все плитки'],
      ['Page Up, Down', 'клетка до и после, по строкам'],
      ['Enter', 'выбрать клетку; подтвердить, когда всё выбрано'],
      ['R', 'повернуть плитку'],
      ['1 – 9', 'выбрать место для мипла'],
      ['0', 'без мипла'],
      ['L', 'следующий вид мипла'],
      ['A', 'забрать аббата'],
      ['Esc', 'на шаг назад'],
      ['Пробел', 'пропустить кубики и подсчёт'],
      ['O', 'показать, кто что занял'],
      ['B', 'плитки в стопке'],
      ['H', 'ход партии'],
      ['J', 'к последнему ходу'],
      ['C', 'к плитке этого хода'],
      ['I', 'подсказка для этого хода'],
      ['W', 'почему бот так сыграл'],
      [', .', 'назад и вперёд по партии'],
      ['Z', 'взять ход назад'],
      ['P', 'попробовать и вернуться'],
      ['V', 'повернуть игровое поле'],
      ['F + −', 'показать всё, ближе, дальше'],
      ['S', 'повторить последнее объявление'],
      ['T /', 'набирать команды'],
      ['?', 'этот список клавиш'],
    ],
    close: 'Закрыть',
  },

  typed: {
    heading: 'Команды текстом',
    line: 'Команда или ход',
    hint: '«помощь» покажет все команды. Стрелка вверх вернёт набранное.',
    wait: 'Сейчас не ваш ход.',
    cells: 'СВЮЗ',
    turns: '1234',
    start: 'начало',
  },

  heard: {
    sides: { N: 'на севере', E: 'на востоке', S: 'на юге', W: 'на западе' },
    corners: { NE: 'на северо-востоке', SE: 'на юго-востоке', SW: 'на юго-западе', NW: 'на северо-западе' },
    shield: 'герб',
    prints: orName({ inn: 'таверна', cathedral: 'собор' }),
    goods: orName({ wine: 'вино', grain: 'зерно', cloth: 'ткань' }),
    role,
    on: (what, feature) => `${what}: ${feature}`,
    own: 'ваша плитка',
    rotation: (letter) => `поворот ${letter}`,
    turned: (letter, others) => `поворот ${letter}, также ${others}`,
    laid: (where) => `Плитка выложена: ${where}`,
    held: (names, tiles) => `принадлежит: ${names}, ${count(tiles, TILES)}`,
    free: (realm, tiles) => `${IS_FREE[FORMS[realm].gender]}, ${count(tiles, TILES)}`,
    back: 'Отменено',
    noFree: 'Свободных областей нет.',
    noMeeple: 'У вас нет миплов на игровом поле.',
    emptyRow: 'Там нет плиток.',
    you: 'вы',
    yours: (realm) => `${YOURS[FORMS[realm].gender]} ${FORMS[realm].object}`,
    theirs: (realm, names) => `${FORMS[realm].object} ${/,| и /.test(names) ? 'игроков' : 'игрока'} ${names}`,
    unheld: (realm) => `${FREE[FORMS[realm].gender]} ${FORMS[realm].object}`,
    completes: (what, tiles) => `завершает ${what}, ${count(tiles, TILES)}`,
    extends: (what, tiles) => `увеличивает ${what} до ${count(tiles, OF_TILES)}`,
    connects: (what, tiles) => `соединяет ${what}, ${count(tiles, TILES)}`,
    surrounds: (what, cells) =>
      `окружает ${what}, ${form(cells, LEFT)} ${count(cells, noun('клетка', 'клетки', 'клеток'))}`,
    blocks: (what) => `не даёт больше завершить ${what}`,
    begins: 'Игра начинается',
    bot: 'бот',
    confirmed: 'Подтверждено',
    colon: (what, text) => `${what}: ${text}`,
    parts: (first, rest) => `${first}; ${rest}`,
  },

  advice: {
    hint: 'Подсказка',
    about:
      'Лучшие способы сыграть эту плитку. Нажмите на любой, чтобы попробовать: ничего не сыграно, пока вы не подтвердите.',
    why: 'Почему бот так сыграл?',
    reasons: 'Почему',
    noTurn: 'Боты ещё не ходили.',
    judged: (name) => `${name}: возможные ходы, лучшие сверху.`,
    played: (rank, count) => `Сыграно: №\u00a0${number(rank)} из ${number(count)}`,
    answered: (name, where, percent) => `Вероятный ответ (${name}): ${where} (${percent})`,
    differs: 'Список смотрит на один ход вперёд, а бот взвешивает ходы по-своему.',
    again: 'Поиск проведён заново: близкие ходы могут поменяться местами.',
    weighing: 'Взвешиваем ходы…',
    failed: 'Не удалось взвесить ходы. Закройте и попробуйте ещё раз.',
    turned: (degrees) => `поворот ${degrees}°`,
    margin: (points) => `Ожидаемый перевес ${points}`,
    think: {
      start: 'Думать дальше',
      stop: 'Остановить',
      begun: 'Идёт расчёт…',
      rounds: (times) => `Каждый ход доигран раз: ${number(times)}.`,
      done: 'Дальнейший расчёт ничего не изменит.',
      exact: 'Рассчитано точно.',
      behind: (points) => `на ${points} хуже лучшего`,
      hint: '±\u00a0— стандартная ошибка. Она уменьшается, пока идёт поиск.',
    },
    gains: {
      points: 'очки в этом ходу',
      standing: 'больше очков в конце',
      prospects: 'больше шансов завершить',
      hand: 'больше миплов в запасе',
      stuck: 'миплы не застряли',
      risk: 'защита от атак',
      joining: 'больше можно присоединить',
      left: 'меньше остаётся другим',
    },
    losses: {
      points: 'меньше очков в этом ходу',
      standing: 'меньше очков в конце',
      prospects: 'меньше шансов завершить',
      hand: 'меньше миплов в запасе',
      stuck: 'мипл может застрять',
      risk: 'уязвимо для атак',
      joining: 'меньше можно присоединить',
      left: 'что-то остаётся другим',
    },
  },

  online: {
    open: 'С друзьями',
    hint: 'Одно нажатие: код, ссылка и место для каждого.',
    loading: 'Открываем столы…',
  },

  learn: {
    rules: 'Правила',
    coach: 'Научиться за пять минут',
    coachHint: 'Настоящая игра, шаг за шагом.',
    loading: 'Правила открываются…',
    failed: 'Не удалось загрузить. Попробуйте ещё раз, когда будет сеть.',
    puzzles: 'Задачи',
    puzzlesLoading: 'Открываем задачи…',
    back: 'Назад',
  },

  review: {
    open: 'Разбор',
    loading: 'Разбор открывается…',
  },

  update: {
    heading: 'Новая версия',
    ready: 'Новая версия готова.',
    take: 'Обновить',
    later: 'Позже',
  },

  replay: {
    heading: 'Просмотр партии',
    open: 'Просмотреть партию',
    start: 'До первой плитки',
    tiles: (placed, all) => `Плитка ${placed} из ${all}`,
    draws: (name) => `${name} берёт эту плитку`,
    slider: 'Момент партии',
    ply: (at, length) => `Шаг ${at} из ${length}`,
    first: 'В начало',
    back: 'На шаг назад',
    play: 'Воспроизвести',
    pause: 'Пауза',
    forward: 'На шаг вперёд',
    last: 'В конец',
    tempo: 'Скорость',
    times: (tempo) => `${tempo}×`,
    now: 'Вернуться к игре',
    close: 'Закрыть',
    playOn: 'Играть отсюда',
    playOnHint: 'Отсюда начнётся новая партия, с той же плиткой в руке. Та, что вы смотрите, не изменится.',
    overHint: 'В конце играть уже нечем. Вернитесь к тому моменту, с которого хотите продолжить.',
    begin: 'Начать отсюда',
    jump: 'К этому моменту',
  },

  share: {
    open: 'Поделиться',
    heading: 'Поделиться партией',
    hint: 'В ссылке вся партия. Она откроется на этом моменте, учётная запись не нужна.',
    address: 'Ссылка на партию',
    copy: 'Скопировать ссылку',
    copied: 'Скопировано',
    byHand: 'Браузер не разрешает копировать. Выделите ссылку выше и скопируйте её сами.',
    send: 'Отправить…',
    sendHttps: 'Эта страница открыта по HTTP: системное меню «Поделиться» браузеры открывают только по HTTPS.',
    download: 'Сохранить в файл',
  },

  games: {
    heading: 'Ваши партии',
    form: 'Ваша форма',
    rivals: 'Соперники',
    daily: 'Стопка дня',
    tiles: (tiles) => count(tiles, TILES),
    open: 'Открыть',
    review: 'Смотреть',
    more: (title) => `Ещё: ${title}`,
    name: 'Название партии',
    delete: 'Удалить',
    deleted: (title) => `${title}: партия удалена.`,
    keep: 'Сохранить партию',
    keptNow: 'Сохранено',
    full: 'Нет места. Ещё раз',
    import: 'Добавить партию',
    enter: 'Внести партию',
    loading: 'Открывается…',
    enterHint: 'Внести партию, сыгранную за столом, с настройками, указанными выше.',
    importHint:
      'Выберите или перетащите файл либо вставьте ссылку или запись, в том числе из CarcassonneLab, Board Game Arena или JCloisterZone.',
    imported: (games) => `Добавлено: ${count(games, noun('партия', 'партии', 'партий'))}.`,
    rulesIn: (turn) => `В этой партии нарушены правила: ход ${turn}.`,
    inEntry: (entry, fault) => `Элемент ${entry}: ${fault}`,
    inLine: (line, fault) => `Строка ${line}: ${fault}`,
    moreFaults: (faults) => `И ещё ${count(faults, noun('ошибка', 'ошибки', 'ошибок'))}.`,
    faults: {
      'not-a-link': 'Это не ссылка на партию.',
      newer: 'Эта ссылка из более новой версии. Загрузите страницу заново.',
      damaged: 'Ссылка обрезана или искажена. Скопируйте её целиком.',
      'changed-tiles': 'Плитки этой партии изменились с тех пор, как появилась ссылка. Попросите новую.',
      'no-game': 'Это не ссылка на партию и не запись.',
      malformed: 'Это не запись партии.',
      rules: 'Эта партия нарушает правила.',
      'too-many': 'В одном файле слишком много партий.',
      'not-whole': 'Часть этой партии повреждена. Скопируйте или сохраните её ещё раз целиком.',
      players: 'Нужно от 2 до 6 участников, которые ходят по очереди.',
      expansion: 'В этой партии есть плитки или правила, которые здесь неизвестны.',
      'open-turn': 'Последний ход не был подтверждён и пропущен.',
      'no-players': 'Кто играл, не указано; предполагаются два участника.',
      scores: 'В конце там насчитали другие очки; возможно, и правила были другими.',
      full: 'В браузере больше нет места для партии. Сначала удалите одну.',
    },
  },

  refusal: {
    plain: {
      unknown: 'Такого здесь нет.',
      'game-over': 'Партия окончена.',
      'wrong-phase': 'Сейчас это невозможно.',
      'none-left': 'Этой плитки больше нет в стопке.',
      'comes-later': 'Сначала идут другие плитки.',
      'cell-taken': 'Там уже лежит плитка.',
      'no-neighbour': 'Плитка не коснулась бы другой ни одной стороной.',
      'not-continued': 'Река должна продолжаться с открытого конца.',
      'joined-twice': 'К реке может примыкать только одна сторона плитки.',
      'turns-back': 'Река сразу повернула бы назад.',
      'none-in-reserve': 'Такого мипла в резерве больше нет.',
      'held-already': 'Там уже стоит мипл вашей стороны.',
      'none-to-recall': 'Нет мипла, которого можно забрать.',
      'no-own-meeple': 'Нужен ваш мипл в той же области.',
      'realm-complete': 'Плитка завершает эту область: зодчий сразу вернулся бы.',
      'scores-anyway': 'Плитка завершает его область: она считается как обычно.',
      'wrong-dice': 'Этот бросок не подходит к битве.',
    },
    sides: (own, other) => `Две стороны не подходят друг к другу: ${own} и ${other}.`,
    far: (realm) => `Слишком далеко от новой плитки: ${ru.realms[realm]}.`,
    held: (realm) => `Там уже кто-то стоит: ${ru.realms[realm]}.`,
    stands: (meeple, realm) => {
      if (meeple === 'abbot') return 'Аббат стоит только в монастырях и садах.';
      if (meeple === 'builder') return 'Зодчий стоит только на дорогах и в городах.';
      if (meeple === 'pig') return 'Свинья стоит только на лугах.';
      return realm === 'garden' ? 'В саду может стоять только аббат.' : 'Там мипл стоять не может.';
    },
    ground: { 'charted-space': 'космос', countryside: 'луг' },
  },

  notices: {
    'nothing-yet': 'Пока нечего отменять.',
    'too-late': 'Поздно отменять: следующая плитка уже взята.',
    'looking-back': 'Вы смотрите прошлый момент. Esc вернёт к игре.',
    'not-your-turn': 'Сейчас не ваш ход.',
    'cell-first': 'Сначала выберите клетку для плитки.',
    'no-hints': 'В этой партии нет подсказок.',
  },

  sure: 'Точно? Нажмите ещё раз',

  errors: {
    refused: {
      malformed: 'Этот ход не удалось прочитать.',
      'unknown-edition': 'Это издание неизвестно.',
      'unknown-module': 'Этот модуль неизвестен.',
      'unknown-option': 'Эта настройка неизвестна.',
      'unknown-tile-set': 'Эти плитки неизвестны.',
      'changed-tile-set':
        'Это уже не тот набор плиток: изменено количество плиток. Загрузите набор ещё раз оттуда, где его взяли.',
      'no-start-tile': 'В наборе нет начальной плитки.',
      'too-few-tiles': 'Для стольких игроков плиток слишком мало.',
      'too-many-tiles': 'Плиток больше, чем вмещает партия.',
      'too-many-symbols': 'Символов или гербов больше, чем партия может сосчитать.',
      'module-conflict': 'Эти модули не сочетаются.',
      'player-count': 'Число игроков не подходит.',
      'player-color': 'Цвета игроков не подходят.',
      'wrong-phase': 'Сейчас это невозможно.',
      'unknown-tile': 'Эта плитка неизвестна.',
      'unknown-place': 'Такого места нет.',
      'unknown-meeple': 'Такого мипла нет.',
      'tile-not-in-stack': 'Этой плитки больше нет в стопке.',
      'illegal-placement': 'Плитка туда не подходит.',
      'illegal-action': 'Туда нельзя поставить мипла.',
      'illegal-roll': 'Этот бросок не подходит к битве.',
    },
    saved: 'Сохранённую партию не удалось прочитать, она осталась нетронутой. Начните новую.',
    bot: 'Бот перестал отвечать. Его спросят ещё раз.',
    storage: 'Этот браузер не сохраняет партию: она пропадёт, когда страница закроется.',
    elsewhere: 'Эта партия продолжилась в другом окне. Теперь показано то, что там; последний ход здесь не сыгран.',
    language: 'Этот язык не удалось загрузить.',
  },
};
