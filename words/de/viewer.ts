import type { ViewerWords } from '../en/viewer.ts';
import { countingIn, isUnique, placeIn, tokensIn } from '../viewer-grammar.ts';

const count = countingIn('de');
const tokens = tokensIn('de', { wine: { other: 'Wein' }, grain: { other: 'Getreide' }, cloth: { other: 'Tuch' } });
const GOODS: Readonly<Record<string, string>> = {
  wine: 'den meisten Wein',
  grain: 'das meiste Getreide',
  cloth: 'das meiste Tuch',
};

/** The gender of each realm, its accusative, and the preposition for placing a meeple on it. */
const REALMS: Readonly<Record<string, readonly [gender: 'm' | 'f' | 'n', object: string, onto: string]>> = {
  route: ['f', 'Handelsroute', 'auf'],
  asteroid: ['n', 'Asteroidenfeld', 'in'],
  planet: ['m', 'Planeten', 'auf'],
  road: ['f', 'Straße', 'auf'],
  city: ['f', 'Stadt', 'in'],
  monastery: ['n', 'Kloster', 'in'],
  garden: ['m', 'Garten', 'in'],
  field: ['f', 'Wiese', 'auf'],
  river: ['m', 'Fluss', 'auf'],
};
const THE = { m: 'den', f: 'die', n: 'das' };
const ONE = { m: 'einen', f: 'eine', n: 'ein' };
const ENDING = { m: 'en', f: 'e', n: 'es' };
const ROLES: Readonly<Record<string, string>> = {
  route: 'Händler',
  asteroid: 'Forscher',
  planet: 'Eroberer',
  field: 'Bauern',
};
const UNIQUE: Readonly<Record<string, string>> = { abbot: 'den Abt', builder: 'den Baumeister', pig: 'das Schwein' };

const formsOf = (realm: string) => REALMS[realm] ?? (['m', realm, 'auf'] as const);

/** "eine Stadt"; with an adjective "eine offene Stadt". */
function aRealm(realm: string, adjective?: string): string {
  const [gender, object] = formsOf(realm);
  return [ONE[gender], adjective && `${adjective}${ENDING[gender]}`, object].filter(Boolean).join(' ');
}

/** "auf die Straße", "ins Kloster". */
function onto(realm: string): string {
  const [gender, object, preposition] = formsOf(realm);
  return `${preposition} ${THE[gender]} ${object}`.replace(/^in das/, 'ins');
}

/** "einen großen Händler", "den Abt". */
function sent(realm: string, meeple: string): string {
  if (isUnique(meeple)) return UNIQUE[meeple];
  return `einen ${meeple === 'large' ? 'großen ' : ''}${ROLES[realm] ?? 'Meeple'}`;
}

export const de: ViewerWords = {
  tag: 'de',
  game: (names) => `Partie: ${names}`,
  board: (tiles) => `Spielfläche, ${count(tiles, { other: 'Plättchen' })}`,
  controls: 'Partie durchgehen',
  first: 'Zum Anfang',
  back: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Zug vor',
  last: 'Zum Ende',
  fit: 'Ganze Spielfläche zeigen',
  slider: 'Zeitpunkt der Partie',
  speed: 'Tempo',
  save: 'Partie speichern',
  fullScreen: 'Vollbild',
  openIn: 'In Asteroute öffnen',
  turn: (at, of) => `Zug ${at} von ${of}`,
  turns: 'Züge',
  scores: 'Punkte',
  start: 'Vor dem ersten Plättchen',
  scoring: 'Schlusswertung',
  loading: 'Die Partie wird geladen …',
  player: (seat) => `Spieler ${seat}`,
  teams: ['Rebellenallianz', 'Imperium'],
  points: (points) => count(points, { one: 'Punkt', other: 'Punkte' }),
  place: placeIn('Start', 'Ost', 'West', ['Süd', 'Nord']),
  placed: (name, where) => `${name} legt ein Plättchen an (${where})`,
  deployed: (name, realm, meeple) => `${name} setzt ${sent(realm, meeple)} ${onto(realm)}`,
  recalled: (name, points, realm) =>
    `${name} nimmt den Abt aus dem ${realm === 'garden' ? 'Garten' : 'Kloster'} zurück, +${points}`,
  again: (name) => `${name} hat einen zweiten Zug`,
  took: (name, goods) => `${name} nimmt ${tokens(goods)}`,
  awarded: (names, points, what) => `${names} +${points} für ${GOODS[what] ?? what}`,
  aside: 'Ein Plättchen passte nirgends und ist aus dem Spiel',
  putBack: 'Ein Plättchen passte nirgends und kommt zurück in den Stapel',
  battle: (names, realm) => `${names} kämpfen um ${aRealm(realm)}`,
  rolled: (name, dice) => `${name} würfelt ${dice}`,
  tie: (names, points) => `Unentschieden: ${names} je +${points}, neuer Wurf`,
  lost: (name, points) => `${name} zieht sich zurück, +${points}`,
  won: (name) => `${name} hält das Gebiet`,
  scored: (names, points, realm) => `${names} +${points} für ${aRealm(realm, 'abgeschlossen')}`,
  final: (names, points, realm) => `${names} +${points} für ${aRealm(realm, realm === 'field' ? undefined : 'offen')}`,
  winner: (names, shared) => (shared ? `${names} teilen sich den Sieg` : `${names} gewinnt`),
  ended: {
    resignation: (name) => `${name} gibt auf`,
    time: (name) => `Die Zeit von ${name} ist abgelaufen`,
    absence: (name) => `${name} hat die Partie verlassen`,
  },
  review: {
    open: 'Kurve der Partie zeigen',
    heading: 'Erwarteter Vorsprung, Zug um Zug',
    hint: 'Auf den ersten Blick: wie viele Punkte jede Seite voraussichtlich vorn lag.',
    margin: (name, margin) => `${name} ${margin}`,
    failed: 'Die Kurve lässt sich nicht zeichnen: Die Partie ist nicht zu Ende oder ließ sich nicht auswerten.',
  },
  faults: {
    'not-a-link': 'Das ist kein Link zu einer Partie.',
    newer:
      'Dieser Link stammt aus einer neueren Version des Spiels. Dafür brauchst du eine neuere Version dieser Ansicht.',
    damaged: 'Dieser Link ist abgeschnitten oder falsch abgetippt. Kopiere ihn ganz.',
    'changed-tiles': 'Die Plättchen dieser Partie haben sich geändert, seit der Link entstand. Erzeuge einen neuen.',
    malformed: 'Das ist keine Aufzeichnung einer Partie.',
    rules: 'Diese Aufzeichnung verstößt gegen die Regeln.',
    unreachable: 'Die Partie ließ sich nicht laden. Stimmt die Adresse, und darf diese Seite sie lesen?',
    'no-game': 'Es ist keine Partie angegeben.',
  },
};
