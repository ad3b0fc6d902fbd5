import type { EndingWords } from '../../en/review/ending.ts';
import { grammarOf, orName, upper } from '../../grammar.ts';
import { ofName, within } from '../grammar.ts';

const { number, count } = grammarOf('fr');

const REALMS: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'la route commerciale',
  asteroid: 'le champ d’astéroïdes',
  planet: 'la planète',
  road: 'la route',
  city: 'la ville',
  monastery: 'l’abbaye',
  garden: 'le jardin',
  field: 'le pré',
});
const MANY: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'les routes commerciales',
  asteroid: 'les champs d’astéroïdes',
  planet: 'les planètes',
  road: 'les routes',
  city: 'les villes',
  monastery: 'les abbayes',
  garden: 'les jardins',
  field: 'les prés',
  goods: 'les marchandises',
});
const points = (many: number): string => count(many, { one: 'point', other: 'points' });

export const fr: EndingWords = {
  level: (names, score) => `Rien ne sépare ${names}\u202f: ${points(score)} partout.`,
  close: (name, rival, margin) =>
    margin === 1
      ? `Un seul point d’écart entre ${within(name)} et ${within(rival)}.`
      : `Seulement ${points(margin)} d’écart entre ${within(name)} et ${within(rival)}.`,
  turned: (name, behind, score, kind) =>
    `${name} avait ${points(behind)} de retard avant l’évaluation finale\u202f; ${points(score)} pour ${MANY[kind]} ont renversé la partie.`,
  overtook: (name, behind, score) =>
    `${name} avait ${points(behind)} de retard, mais l’évaluation finale a rapporté ${points(score)} et la victoire.`,
  final: (name, score, kind) =>
    `${points(score)} pour ${MANY[kind]} à l’évaluation finale ont fait la différence pour ${within(name)}.`,
  realm: (name, realm, score, turn) =>
    `${upper(REALMS[realm])} ${ofName(name)}, ${points(score)} au tour ${number(turn)}, a fait la différence.`,
  battle: ({ name, rivals, realm, turn, last, held, tied }) =>
    `${last ? 'Le dernier combat' : 'Un combat'} a fait la différence\u202f: au tour ${number(turn)}, ${tied ? 'après une égalité, ' : ''}${name} a ${held ? 'défendu' : 'remporté'} ${REALMS[realm]} face à ${rivals}.`,
  led: (name, turn) => `${name} a mené du tour ${number(turn)} jusqu’à la fin.`,
  tookLead: (name, turn) => `${name} a pris la tête au tour ${number(turn)} et ne l’a plus lâchée.`,
  leadWith: (name, realm, score, turn) =>
    `${upper(REALMS[realm])} ${ofName(name)}, ${points(score)} au tour ${number(turn)}, a donné une avance qui a tenu jusqu’à la fin.`,
};
