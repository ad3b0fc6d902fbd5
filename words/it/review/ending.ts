import type { EndingWords } from '../../en/review/ending.ts';
import { grammarOf, orName, upper } from '../../grammar.ts';
import { after, within } from '../grammar.ts';

const { number, count } = grammarOf('it');

const REALMS: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'la rotta commerciale',
  asteroid: 'il campo di asteroidi',
  planet: 'il pianeta',
  road: 'la strada',
  city: 'la città',
  monastery: 'l’abbazia',
  garden: 'il giardino',
  field: 'il prato',
});
const MANY: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'le rotte commerciali',
  asteroid: 'i campi di asteroidi',
  planet: 'i pianeti',
  road: 'le strade',
  city: 'le città',
  monastery: 'le abbazie',
  garden: 'i giardini',
  field: 'i prati',
  goods: 'le merci',
});
const points = (many: number): string => count(many, { one: 'punto', other: 'punti' });

export const it: EndingWords = {
  level: (names, score) => `Niente separa ${within(names)}: ${points(score)} a testa.`,
  close: (name, rival, margin) =>
    margin === 1
      ? `Un solo punto divide ${within(name)} ${after('da', rival)}.`
      : `Solo ${points(margin)} dividono ${within(name)} ${after('da', rival)}.`,
  turned: (name, behind, score, kind) =>
    `Prima del conteggio finale ${within(name)} era indietro di ${points(behind)}; ${points(score)} per ${MANY[kind]} hanno ribaltato la partita.`,
  overtook: (name, behind, score) =>
    `${name} era indietro di ${points(behind)}, ma il conteggio finale ha portato ${points(score)} e la vittoria.`,
  final: (name, score, kind) =>
    `${points(score)} per ${MANY[kind]} nel conteggio finale hanno deciso la partita: vince ${within(name)}.`,
  realm: (name, realm, score, turn) =>
    `${upper(REALMS[realm])} ${after('di', name)}, ${points(score)} al turno ${number(turn)}, ha deciso la partita.`,
  battle: ({ name, rivals, realm, turn, last, held, tied }) =>
    `${last ? 'L’ultimo combattimento' : 'Un combattimento'} ha deciso la partita: al turno ${number(turn)}, ${tied ? 'dopo un pareggio, ' : ''}${within(name)} ha ${held ? 'difeso' : 'conquistato'} ${REALMS[realm]} contro ${rivals}.`,
  led: (name, turn) => `${name} ha guidato la partita dal turno ${number(turn)} fino alla fine.`,
  tookLead: (name, turn) => `${name} ha preso la testa al turno ${number(turn)} e non l’ha più lasciata.`,
  leadWith: (name, realm, score, turn) =>
    `${upper(REALMS[realm])} ${after('di', name)}, ${points(score)} al turno ${number(turn)}, ha dato un vantaggio che è durato fino alla fine.`,
};
