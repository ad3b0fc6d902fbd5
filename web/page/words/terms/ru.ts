import type { Terms } from './term.ts';

/** The terms of Russian. */
export const ru: Terms = {
  ideas: {
    tile: { word: 'плитк', gender: 'f', not: [[/тайл|квадрат/i, 'плитка']] },
    stack: { word: 'стопк', gender: 'f', not: [[/колод|мешоч?к/i, 'стопка']] },
    draw: {
      word: 'взят',
      not: [[/вытя(н|ги)|взяти[еяй]|плитки[^.]{0,10} тянут/i, 'взять; «взятие» ничего не говорит']],
    },
    board: {
      word: 'игровое поле',
      gender: 'n',
      not: [[/на столе(?! у)|(?:карта|картинка|поворот|всего) стола|повернуть стол|^Стол,/i, 'за столом сидят люди']],
    },
    table: { word: 'стол', gender: 'm' },
    cell: { word: 'клетк', gender: 'f' },
    orientation: { word: 'поворот', gender: 'm', not: [[/ориентаци|вращени/i, 'поворот']] },
    realm: { word: 'област', gender: 'f', not: [[/объект|сфер[аыу]|(?<!\p{L})зон[аыу]/iu, 'область']] },
    completed: { word: 'заверш', not: [[/достро|закончен\S* (?:дорог|город|маршрут)/i, 'завершить']] },
    cosmos: { word: 'космос', gender: 'm', not: [[/вселенн/i, 'космос']] },
    meeple: { word: 'мипл', gender: 'm', not: [[/подданн|meeple/i, 'мипл']] },
    reserve: { word: 'резерв', gender: 'm' },
    battle: { word: 'битв', gender: 'f', not: [[/сражени/i, 'битва']] },
    'final scoring': { word: 'финальный подсчёт', gender: 'm', not: [[/итогов/i, 'финальный']] },
    'score track': { word: 'счётная доска', gender: 'f' },
    'space of the track': { word: 'делени', gender: 'n', not: [[/сектор/i, 'деление']] },
    'create a table': { word: 'созда', not: [[/открыть стол|откройте свой/i, 'создать']] },
    undo: { word: 'отменить' },
    back: { word: 'назад' },
    route: { word: 'торговый маршрут', gender: 'm', not: [[/торгов\S+ пут/i, 'торговый маршрут']] },
    asteroid: { word: 'астероидное поле', gender: 'n', not: [[/пол\S+ астероидов/i, 'астероидное поле']] },
    planet: { word: 'планета', gender: 'f' },
    road: { word: 'дорога', gender: 'f' },
    city: { word: 'город', gender: 'm' },
    monastery: { word: 'монастырь', gender: 'm', not: [[/аббатств/i, 'монастырь']] },
    garden: { word: 'сад', gender: 'm' },
    field: { word: 'луг', gender: 'm' },
    river: { word: 'река', gender: 'f' },
  },
};
