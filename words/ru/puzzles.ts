import type { PuzzleWords } from '../en/puzzles.ts';
import { grammarOf } from '../grammar.ts';
import { writtenIn } from '../points.ts';

const { number, count, form, list } = grammarOf('ru');
const written = writtenIn('ru');
const WRITTEN_POINTS = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const PUZZLES = { one: 'задача', few: 'задачи', many: 'задач', other: 'задачи' };

export const ru: PuzzleWords = {
  tag: 'ru',
  title: 'Задачи',
  lead: 'Ходы из настоящих партий. Каждый раз один ход явно лучше остальных: найдите его.',
  loading: 'Загружаем задачи…',
  failed: 'Не удалось загрузить задачи. Попробуйте ещё раз, когда будет сеть.',
  retry: 'Попробовать ещё раз',
  unknown: 'Такой задачи больше нет. Вот другие.',

  first: 'Задача для начала',
  daily: {
    heading: 'Задача дня',
    solve: 'Решить',
    board: 'Игровое поле задачи дня',
  },
  offers: { first: 'Для начала', easy: 'Лёгкая', hard: 'Трудная' },

  run: {
    heading: 'На время',
    hint: 'Пять задач в один ход. С подсказкой или после ошибки задача не засчитывается.',
    go: 'Запустить часы',
    at: (n, of) => `Задача ${number(n)} из ${number(of)}`,
    found: (found, of, time) => `Решено ${number(found)} из ${number(of)} за ${time}`,
    best: (found, of, time) => `рекорд: ${number(found)} из ${number(of)} за ${time}`,
    result: 'К результату',
  },

  next: {
    heading: 'Тренировка',
    hint: 'Задачи на вашем уровне.',
    go: 'Следующая задача',
    about: 'Темы',
    count: (puzzles) => count(puzzles, PUZZLES),
  },
  own: {
    heading: 'Из ваших партий',
    hint: 'Ходы, которые стоили вам очков. Найдите лучший.',
    none: 'Разберите свои партии подробно\u00a0— и ваши ошибки станут задачами.',
    go: 'Следующая из моих',
    from: (title, turn) => `Ход ${number(turn)}, ${title}`,
    found: (points) => `Найдено! Примерно на ${written(points, WRITTEN_POINTS)} лучше сыгранного.`,
    uncounted: 'Задачи из своих партий не меняют ваш рейтинг.',
  },
  tags: {
    steal: 'Вторжение',
    block: 'Блокировка',
    trap: 'Ловушка',
    defend: 'Защита',
    'last-meeple': 'Последний мипл',
    farm: 'Крестьяне',
    'planet-attack': 'Атака на планету',
    completion: 'Завершение',
    extend: 'Расширение',
    patience: 'Терпение',
    recall: 'Возврат аббата',
    river: 'Река',
    team: 'Помощь товарищу',
  },
  endgame: (turns) => {
    const moves = form(turns, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' });
    return turns === 1 ? 'Концовка' : `Концовка в ${number(turns)} ${moves}`;
  },

  rating: {
    heading: 'Ваш рейтинг',
    deviation: (points) => `± ${points}`,
    guess: 'Пока лишь оценка: ещё несколько задач, и она станет точнее.',
    of: (rating) => `Рейтинг ${rating}`,
    changed: (rating, by) => `Ваш рейтинг: ${rating} (${by})`,
    uncounted: 'Эту задачу вы уже пробовали: рейтинг не меняется.',
  },

  streak: {
    days: (days) => `${count(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} подряд`,
    row: (puzzles) => `${count(puzzles, PUZZLES)} подряд`,
    best: (most) => `рекорд: ${number(most)}`,
    free: 'Один день в неделю можно пропустить.',
    done: (found, tried) => `${number(found)} из ${number(tried)} решено с первой попытки`,
  },
  outcomes: { solved: 'Решена', hinted: 'Решена с подсказкой', missed: 'Не с первой попытки' },

  data: {
    heading: 'Ваши успехи',
    save: 'Сохранить в файл',
    load: 'Загрузить из файла',
    loaded: 'Ваши успехи загружены.',
    unreadable: 'В этом файле нет сохранённых успехов.',
    reset: 'Начать заново',
  },

  ask: {
    heading: 'Задача',
    turn: (name) => `Ходит ${name}: найдите лучший ход.`,
    endgame: (name, turns) => {
      if (turns === 1) return `Ходит ${name}: сыграйте последний ход как можно лучше.`;
      const moves = form(turns, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' });
      const last = form(turns, { one: 'последний', other: 'последние' });
      return `Ходит ${name}: сыграйте ${last} ${turns === 2 ? 'два' : number(turns)} ${moves} как можно лучше.`;
    },
    step: (step, of) => `Ход ${number(step)} из ${number(of)}`,
    waiting: 'Ходят другие…',
  },

  hint: {
    take: 'Подсказка',
    about: (tags) => `Подумайте вот о чём: ${tags}.`,
    plain: 'Смотрите дальше этого хода.',
    where: (cell) => `Плитка ложится сюда: ${cell}.`,
  },

  answer: {
    right: 'Нашли! Этот ход заметно лучше любого другого.',
    proved: 'Нашли! Ни один другой ход не даст в конце столько же.',
    wrong: 'Это не лучший ход.',
    lost: (points) => `Он теряет примерно ${written(points, WRITTEN_POINTS)}.`,
    judging: 'Оценивается…',
    shown: 'Лучший ход',
    failed: 'Этот ответ не удалось оценить. Попробуйте снова.',
    yours: 'Ваш ход',
    best: 'Лучший',
  },

  why: {
    because: (what) => `Потому что этот ход ${list(what)}.`,
    causes: {
      steal: 'вторгается в область соперника',
      block: 'обесценивает область соперника',
      trap: 'запирает мипла соперника',
      defend: 'не пускает соперника в вашу область',
      'last-meeple': 'ставит вашего последнего мипла на лучшее место',
      farm: 'ставит крестьянина для финального подсчёта',
      'planet-attack': 'решается на выгодную атаку',
      completion: 'возвращает мипла из завершённой области',
      extend: 'делает вашу область ценнее',
      patience: 'бережёт мипла для лучшего места',
      recall: 'возвращает аббата с его очками',
      team: 'делает ценнее область вашего товарища',
    },
    heading: (where) => `Почему не ${where}?`,
    holders: {
      own: 'раньше: вы',
      rival: 'раньше: соперник',
      shared: 'раньше: оба',
      free: 'раньше: никто',
      new: 'этим ходом',
      other: 'другим ходом',
      later: 'позже',
    },
    own: (points) => `${points} вам`,
    rivals: (points) => `${points} сопернику`,
  },

  again: 'Ещё раз',
  follows: 'Что может быть дальше',
  solution: 'Показать решение',
  goOn: 'Дальше',
  another: 'Следующая задача',
  share: 'Скопировать ссылку',
  copied: 'Скопировано',
  leave: 'Все задачи',
};
