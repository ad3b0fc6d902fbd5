import type { EndingWords } from '../../en/review/ending.ts';
import { type Forms, grammarOf, orName, withUnknown } from '../../grammar.ts';

const { number, count, form } = grammarOf('ru');
const CHANGE: Forms = { one: 'меняет', other: 'меняют' };

/** What a realm did, as the sentence begins, and the realm as an object. */
const REALMS: Readonly<Record<string, readonly [subject: string, object: string]>> = withUnknown<
  Readonly<Record<string, readonly [string, string]>>
>(
  {
    route: ['решил торговый маршрут', 'торговый маршрут'],
    asteroid: ['решило астероидное поле', 'астероидное поле'],
    planet: ['решила планета', 'планету'],
    road: ['решила дорога', 'дорогу'],
    city: ['решил город', 'город'],
    monastery: ['решил монастырь', 'монастырь'],
    garden: ['решил сад', 'сад'],
    field: ['решил луг', 'луг'],
  },
  (name) => [`решило: ${name}`, name],
);
const MANY: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'торговые маршруты',
  asteroid: 'астероидные поля',
  planet: 'планеты',
  road: 'дороги',
  city: 'города',
  monastery: 'монастыри',
  garden: 'сады',
  field: 'луга',
  goods: 'товары',
});
const POINTS: Forms = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
/** After "по". */
const EACH: Forms = { ...POINTS, one: 'очку' };

export const ru: EndingWords = {
  level: (names, score) => `Поровну: ${names}\u00a0— по ${count(score, EACH)}.`,
  close: (name, rival, margin) =>
    margin === 1
      ? `${name} и ${rival}: разница всего в одно очко.`
      : `${name} и ${rival}: разница всего в ${count(margin, POINTS)}.`,
  turned: (name, behind, score, kind) =>
    `До финального подсчёта ${name} отстаёт на ${count(behind, POINTS)}, но ${count(score, POINTS)} за ${MANY[kind]} ${form(score, CHANGE)} всё.`,
  overtook: (name, behind, score) =>
    `${name} отстаёт на ${count(behind, POINTS)}, но финальный подсчёт приносит ${count(score, POINTS)} и победу.`,
  final: (name, score, kind) =>
    `Игру решил финальный подсчёт: ${name} получает ${count(score, POINTS)} за ${MANY[kind]}.`,
  realm: (name, realm, score, turn) =>
    `Игру ${REALMS[realm][0]} на ${count(score, POINTS)} (${name}, ход ${number(turn)}).`,
  battle: ({ name, rivals, many, realm, turn, last, held, tied }) =>
    `Игру решила ${last ? 'последняя битва' : 'битва'} на ${number(turn)}-м ходу: ${tied ? 'после ничьей ' : ''}${name} ${held ? 'удерживает' : 'получает'} ${REALMS[realm][1]}, ${rivals} ${many ? 'отступают' : 'отступает'}.`,
  led: (name, turn) => `${name} лидирует с хода ${number(turn)} и до самого конца.`,
  tookLead: (name, turn) => `На ${number(turn)}-м ходу ${name} выходит вперёд и лидерство больше не отдаёт.`,
  leadWith: (name, realm, score, turn) =>
    `На ${number(turn)}-м ходу ${name} получает ${count(score, POINTS)} за ${REALMS[realm][1]}, выходит вперёд и лидерство больше не отдаёт.`,
};
