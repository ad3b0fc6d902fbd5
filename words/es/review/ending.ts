import type { EndingWords } from '../../en/review/ending.ts';
import { grammarOf, orName, upper } from '../../grammar.ts';
import { after, within } from '../grammar.ts';

const { number, count } = grammarOf('es');

const REALMS: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'la ruta comercial',
  asteroid: 'el campo de asteroides',
  planet: 'el planeta',
  road: 'el camino',
  city: 'la ciudad',
  monastery: 'el monasterio',
  garden: 'el jardín',
  field: 'el campo',
});
const MANY: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'las rutas comerciales',
  asteroid: 'los campos de asteroides',
  planet: 'los planetas',
  road: 'los caminos',
  city: 'las ciudades',
  monastery: 'los monasterios',
  garden: 'los jardines',
  field: 'los campos',
  goods: 'las mercancías',
});
const points = (many: number): string => count(many, { one: 'punto', other: 'puntos' });

export const es: EndingWords = {
  level: (names, score) => `Nada separa ${after('a', names)}: ${points(score)} cada uno.`,
  close: (name, rival, margin) =>
    margin === 1
      ? `Un solo punto separa ${after('a', name)} ${after('de', rival)}.`
      : `Solo ${points(margin)} separan ${after('a', name)} ${after('de', rival)}.`,
  turned: (name, behind, score, kind) =>
    `Antes del recuento final, ${within(name)} iba ${points(behind)} por detrás; ${points(score)} por ${MANY[kind]} le dieron la vuelta a la partida.`,
  overtook: (name, behind, score) =>
    `${name} iba ${points(behind)} por detrás, pero el recuento final le dio ${points(score)} y la victoria.`,
  final: (name, score, kind) =>
    `${points(score)} por ${MANY[kind]} en el recuento final decidieron la partida a favor ${after('de', name)}.`,
  realm: (name, realm, score, turn) =>
    `${upper(REALMS[realm])} ${after('de', name)}, ${points(score)} en el turno ${number(turn)}, decidió la partida.`,
  battle: ({ name, rivals, realm, turn, last, held, tied }) =>
    `${last ? 'La última batalla' : 'Una batalla'} decidió la partida: en el turno ${number(turn)}, ${tied ? 'tras un empate, ' : ''}${within(name)} ${held ? 'defendió' : 'conquistó'} ${REALMS[realm]} frente a ${rivals}.`,
  led: (name, turn) => `${name} fue por delante desde el turno ${number(turn)} hasta el final.`,
  tookLead: (name, turn) => `${name} se puso por delante en el turno ${number(turn)} y no volvió a perder la ventaja.`,
  leadWith: (name, realm, score, turn) =>
    `${upper(REALMS[realm])} ${after('de', name)}, ${points(score)} en el turno ${number(turn)}, dio una ventaja que duró hasta el final.`,
};
