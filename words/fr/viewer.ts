import type { ViewerWords } from '../en/viewer.ts';
import { countingIn, isUnique, placeIn, tokensIn } from '../viewer-grammar.ts';
import { ofName } from './grammar.ts';

const count = countingIn('fr');
const tokens = tokensIn('fr', {
  wine: { one: 'jeton de vin', other: 'jetons de vin' },
  grain: { one: 'jeton de blé', other: 'jetons de blé' },
  cloth: { one: 'jeton de tissu', other: 'jetons de tissu' },
});
const GOODS: Readonly<Record<string, string>> = { wine: 'vin', grain: 'blé', cloth: 'tissu' };

/** Each realm with its article, the preposition for placing a meeple on it, and the ending of its adjectives. */
const REALMS: Readonly<Record<string, readonly [one: string, on: string, ending: '' | 'e']>> = {
  route: ['une route commerciale', 'sur la route commerciale', 'e'],
  asteroid: ['un champ d’astéroïdes', 'dans le champ d’astéroïdes', ''],
  planet: ['une planète', 'sur la planète', 'e'],
  road: ['une route', 'sur la route', 'e'],
  city: ['une ville', 'dans la ville', 'e'],
  monastery: ['une abbaye', 'dans l’abbaye', 'e'],
  garden: ['un jardin', 'dans le jardin', ''],
  field: ['un pré', 'dans le pré', ''],
  river: ['une rivière', 'sur la rivière', 'e'],
};
const ROLES: Readonly<Record<string, string>> = {
  route: 'marchand',
  asteroid: 'explorateur',
  planet: 'conquérant',
  field: 'paysan',
};
const UNIQUE: Readonly<Record<string, string>> = { abbot: 'l’abbé', builder: 'le bâtisseur', pig: 'le cochon' };

const formsOf = (realm: string) => REALMS[realm] ?? ([`un ${realm}`, `sur le ${realm}`, ''] as const);

/** "une ville"; with an adjective "une ville achevée". */
function aRealm(realm: string, adjective?: string): string {
  const [one, , ending] = formsOf(realm);
  return adjective === undefined ? one : `${one} ${adjective}${ending}`;
}

function sent(realm: string, meeple: string): string {
  if (isUnique(meeple)) return UNIQUE[meeple];
  return `un ${meeple === 'large' ? 'grand ' : ''}${ROLES[realm] ?? 'meeple'}`;
}

export const fr: ViewerWords = {
  tag: 'fr',
  game: (names) => `Partie : ${names}`,
  board: (tiles) => `Plateau, ${count(tiles, { one: 'tuile', other: 'tuiles' })}`,
  controls: 'Parcourir la partie',
  first: 'Au début',
  back: 'Un tour en arrière',
  play: 'Lecture',
  pause: 'Pause',
  forward: 'Un tour en avant',
  last: 'À la fin',
  fit: 'Montrer tout le plateau',
  slider: 'Moment de la partie',
  speed: 'Vitesse',
  save: 'Enregistrer la partie',
  fullScreen: 'Plein écran',
  openIn: 'Ouvrir dans Asteroute',
  turn: (at, of) => `Tour ${at} sur ${of}`,
  turns: 'Tours',
  scores: 'Points',
  start: 'Avant la première tuile',
  scoring: 'Évaluation finale',
  loading: 'Chargement de la partie…',
  player: (seat) => `Joueur ${seat}`,
  teams: ['L’Alliance rebelle', 'L’Empire'],
  points: (points) => count(points, { one: 'point', other: 'points' }),
  place: placeIn('Départ', 'Est', 'Ouest', ['Sud', 'Nord']),
  placed: (name, where) => `${name} pose une tuile (${where})`,
  deployed: (name, realm, meeple) => `${name} place ${sent(realm, meeple)} ${formsOf(realm)[1]}`,
  recalled: (name, points, realm) => `${name} reprend l’abbé (${realm === 'garden' ? 'jardin' : 'abbaye'}), +${points}`,
  again: (name) => `${name} a un second tour`,
  took: (name, goods) => `${name} prend ${tokens(goods)}`,
  awarded: (names, points, what) => `${names} +${points} pour la majorité en ${GOODS[what] ?? what}`,
  aside: 'Une tuile ne peut être posée nulle part : elle quitte la partie',
  putBack: 'Une tuile ne peut être posée nulle part : elle retourne dans la pile',
  battle: (names, realm) => `${names} se disputent ${aRealm(realm)}`,
  rolled: (name, dice) => `${name} obtient ${dice}`,
  tie: (names, points) => `Égalité : ${names}, +${points} chacun, on relance`,
  lost: (name, points) => `${name} se retire, +${points}`,
  won: (name) => `${name} tient la zone`,
  scored: (names, points, realm) => `${names} +${points} pour ${aRealm(realm, 'achevé')}`,
  final: (names, points, realm) =>
    `${names} +${points} pour ${aRealm(realm, realm === 'field' ? undefined : 'inachevé')}`,
  winner: (names, shared) => (shared ? `${names} se partagent la victoire` : `Victoire : ${names}`),
  ended: {
    resignation: (name) => `${name} abandonne`,
    time: (name) => `Le temps ${ofName(name)} est écoulé`,
    absence: (name) => `${name} a quitté la partie`,
  },
  review: {
    open: 'Montrer la courbe de la partie',
    heading: 'Avance attendue, tour par tour',
    hint: 'Analyse rapide : l’avance attendue de chaque camp, en points.',
    margin: (name, margin) => `${name} ${margin}`,
    failed: 'Impossible de tracer la courbe : la partie n’est pas finie ou n’a pas pu être analysée.',
  },
  faults: {
    'not-a-link': 'Ce n’est pas un lien vers une partie.',
    newer: 'Ce lien vient d’une version plus récente du jeu. Il faut une version plus récente de ce lecteur.',
    damaged: 'Ce lien est coupé ou mal recopié. Copiez-le en entier.',
    'changed-tiles': 'Les tuiles de cette partie ont changé depuis la création du lien. Créez-en un nouveau.',
    malformed: 'Ce n’est pas l’enregistrement d’une partie.',
    rules: 'Cet enregistrement enfreint les règles du jeu.',
    unreachable: 'La partie n’a pas pu être chargée. L’adresse est-elle juste, et cette page peut-elle la lire ?',
    'no-game': 'Aucune partie n’est indiquée.',
  },
};
