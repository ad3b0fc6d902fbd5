import type { EndingWords } from '../../en/review/ending.ts';
import { grammarOf, orName, withUnknown } from '../../grammar.ts';

const { count } = grammarOf('de');

/** A realm as a subject, with its article, and as an object. */
const REALMS: Readonly<Record<string, readonly [subject: string, object: string]>> = withUnknown<
  Readonly<Record<string, readonly [string, string]>>
>(
  {
    route: ['Die Handelsroute', 'die Handelsroute'],
    asteroid: ['Das Asteroidenfeld', 'das Asteroidenfeld'],
    planet: ['Der Planet', 'den Planeten'],
    road: ['Die Straße', 'die Straße'],
    city: ['Die Stadt', 'die Stadt'],
    monastery: ['Das Kloster', 'das Kloster'],
    garden: ['Der Garten', 'den Garten'],
    field: ['Die Wiese', 'die Wiese'],
  },
  (name) => [name, name],
);
const MANY: Readonly<Record<string, string>> = orName<Readonly<Record<string, string>>>({
  route: 'Handelsrouten',
  asteroid: 'Asteroidenfelder',
  planet: 'Planeten',
  road: 'Straßen',
  city: 'Städte',
  monastery: 'Klöster',
  garden: 'Gärten',
  field: 'Wiesen',
  goods: 'Waren',
});
const points = (many: number): string => count(many, { one: 'Punkt', other: 'Punkte' });
/** "mit 24 Punkten". */
const withPoints = (many: number): string => count(many, { one: 'Punkt', other: 'Punkten' });

export const de: EndingWords = {
  level: (names, score) => `${names} trennt nichts: je ${points(score)}.`,
  close: (name, rival, margin) =>
    margin === 1
      ? `Ein einziger Punkt trennt ${name} von ${rival}.`
      : `Nur ${points(margin)} trennen ${name} von ${rival}.`,
  turned: (name, behind, score, kind) =>
    `Vor der Schlusswertung lag ${name} noch ${points(behind)} zurück; ${points(score)} für ${MANY[kind]} haben die Partie gedreht.`,
  overtook: (name, behind, score) =>
    `${name} lag ${points(behind)} zurück, doch die Schlusswertung brachte noch ${score} und den Sieg.`,
  final: (name, score, kind) =>
    `${points(score)} für ${MANY[kind]} in der Schlusswertung haben für ${name} den Ausschlag gegeben.`,
  realm: (name, realm, score, turn) =>
    `${REALMS[realm][0]} von ${name} mit ${withPoints(score)} in Zug ${turn} gab den Ausschlag.`,
  battle: ({ name, rivals, realm, turn, last, held, tied }) =>
    `${last ? 'Der letzte Kampf' : 'Ein Kampf'} gab den Ausschlag: In Zug ${turn} ${held ? 'verteidigte' : 'gewann'} ${name}${tied ? ' nach einem Unentschieden' : ''} ${REALMS[realm][1]} gegen ${rivals}.`,
  led: (name, turn) => `${name} führte von Zug ${turn} bis zum Schluss.`,
  tookLead: (name, turn) => `${name} ging in Zug ${turn} in Führung und gab sie nicht mehr ab.`,
  leadWith: (name, realm, score, turn) =>
    `${REALMS[realm][0]} von ${name} mit ${withPoints(score)} in Zug ${turn} brachte eine Führung, die bis zum Schluss hielt.`,
};
