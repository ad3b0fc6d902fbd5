import type { NoticeWords } from '../en/notices.ts';

/** The texts of mails, notifications and link previews in Russian. */
export const ru: NoticeWords = {
  subjects: {
    turn: 'Ваш ход',
    begins: 'Ваша партия началась',
    seated: 'К вашему столу кто-то сел',
    rematch: 'Вас приглашают сыграть ещё раз',
    reminder: 'Скоро начнётся ваша игра',
    wanted: 'Кто-то хочет сыграть',
    confirm: 'Это ваш адрес?',
  },
  texts: {
    turn: 'Остальные сходили: теперь ваш ход.',
    begins: 'Все места заняты, партия началась.',
    seated: 'За вашим столом появился игрок.',
    rematch: 'За следующим столом для вас оставлено место.',
    wanted: 'За одним столом есть свободное место, партия на несколько дней.',
    confirm:
      'Кто-то, скорее всего вы, хочет получать сюда сообщения Asteroute. Без вашего согласия больше ничего не придёт.',
  },
  meeting: (when) => `Встреча: ${when}.`,
  players: (names) => `За столом: ${names}`,
  toTable: 'К столу',
  toConfirm: 'Да, присылать сюда',
  stop: 'Больше не присылать писем',
  why: (host) => `Вы подписались на уведомления сервера ${host}.`,
  confirmed: 'Готово: сообщения будут приходить на ваш адрес.',
  stopped: 'Готово: писем больше не будет. Ваш адрес удалён.',
  broken: 'Эта ссылка устарела или обрезана.',
  preview: {
    seats: (taken, most) => `занято мест: ${taken} из ${most}`,
    game: 'Партия в Asteroute',
    puzzles: 'Задачи',
    puzzle: 'Задача для вас',
    task: 'Найдите лучший ход.',
  },
};
