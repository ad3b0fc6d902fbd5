import type { Counted } from '@asteroute/engine';
import type { Catalogue } from './catalogue.ts';
import { type Forms, grammarOf } from './grammar.ts';

const { number, count, list } = grammarOf('fr');

const TILES: Forms = { one: 'tuile', other: 'tuiles' };
const POINTS: Forms = { one: 'point', other: 'points' };
const COUNTED: Readonly<Record<Counted, Forms>> = {
  tile: TILES,
  symbol: { one: 'symbole', other: 'symboles' },
  shield: { one: 'blason', other: 'blasons' },
  city: { one: 'ville', other: 'villes' },
};

/** A realm as sentences need it: "la ville", "une ville", "dans la ville", and the ending of what describes it. */
interface RealmForms {
  readonly the: string;
  readonly one: string;
  readonly on: string;
  readonly ending: '' | 'e';
}
const FORMS: Readonly<Record<string, RealmForms>> = {
  route: feminine('la route commerciale', 'sur'),
  asteroid: masculine('le champ d’astéroïdes', 'dans'),
  planet: feminine('la planète', 'sur'),
  road: feminine('la route', 'sur'),
  city: feminine('la ville', 'dans'),
  monastery: { the: 'l’abbaye', one: 'une abbaye', on: 'dans l’abbaye', ending: 'e' },
  garden: masculine('le jardin', 'dans'),
  field: masculine('le pré', 'dans'),
  river: feminine('la rivière', 'sur'),
};

function feminine(the: string, where: string): RealmForms {
  return { the, one: the.replace('la', 'une'), on: `${where} ${the}`, ending: 'e' };
}

function masculine(the: string, where: string): RealmForms {
  return { the, one: the.replace('le', 'un'), on: `${where} ${the}`, ending: '' };
}

const ROLES: Readonly<Record<string, string>> = {
  route: 'marchand',
  asteroid: 'explorateur',
  planet: 'conquérant',
  field: 'paysan',
};
const MEEPLES: Readonly<Record<string, string>> = {
  small: 'petit meeple',
  large: 'grand meeple',
  normal: 'meeple',
  abbot: 'abbé',
};
const KINDS: Readonly<Record<string, Forms>> = {
  small: { one: 'petit', other: 'petits' },
  large: { one: 'grand', other: 'grands' },
  normal: { one: 'meeple', other: 'meeples' },
  abbot: { one: 'abbé', other: 'abbés' },
};

/** What a meeple is called by the realm it stands on: "grand marchand", "paysan". */
function role(realm: string, meeple: string): string {
  if (meeple === 'abbot') return 'abbé';
  const name = ROLES[realm] ?? 'meeple';
  return meeple === 'large' ? `grand ${name}` : name;
}

/** "le marchand", "l’explorateur". */
function theRole(realm: string, meeple: string): string {
  const name = role(realm, meeple);
  return /^[aeiou]/.test(name) ? `l’${name}` : `le ${name}`;
}

export const fr: Catalogue = {
  tag: 'fr',
  title: 'Asteroute',
  tagline: 'Tracez des routes commerciales, explorez des champs d’astéroïdes, conquérez des planètes.',
  unofficial: 'Un jeu de fans non officiel. Les images, les textes et les sons sont les nôtres.',

  setup: {
    heading: 'Nouvelle partie',
    name: (seat) => `Nom du joueur ${seat}`,
    defaultName: (seat) => `Joueur ${seat}`,
    who: (name) => `Qui joue ${name} ?`,
    person: 'Humain',
    color: (name) => `Couleur de ${name}`,
    add: 'Ajouter un joueur',
    remove: (name) => `Retirer ${name}`,
    edition: 'Édition',
    needs: (players) => `Il faut exactement ${players} joueurs.`,
    starts: 'Qui commence ?',
    startsRandom: 'Au hasard',
    start: 'Commencer la partie',
    resume: 'Reprendre',
    resumeHint: (tiles) => `Une partie vous attend : ${count(tiles, TILES)} sur la table.`,
  },

  editions: {
    'star-wars': {
      name: 'Édition Star Wars',
      hint: 'Routes commerciales, champs d’astéroïdes, planètes et combats aux dés.',
    },
    classic: { name: 'Classique', hint: 'Routes, villes et abbayes en verte campagne.' },
  },
  modules: {
    teams: {
      name: 'Deux équipes',
      hint: 'Alliance rebelle (rouge, vert) contre Empire (noir, blanc) ; on ne se bat pas entre équipiers.',
    },
    farmers: {
      name: 'Paysans',
      hint: 'Couchés dans les prés, ils rapportent à la fin 3 points par ville achevée.',
    },
    river: { name: 'Rivière', hint: 'La partie commence par une rivière de douze tuiles.' },
    abbot: {
      name: 'Abbé',
      hint: 'Un meeple de plus, pour les abbayes et les jardins, que l’on peut reprendre contre des points.',
    },
  },
  options: {
    planetReinforce: {
      name: 'Renforts sur les planètes',
      hint: 'Un deuxième meeple peut rejoindre votre planète.',
      on: true,
    },
    riverStartTile: {
      name: 'Tuile de départ dans la pile',
      hint: 'Avec la rivière, la tuile de départ habituelle est mélangée aux autres.',
      on: 'stack',
    },
  },
  bots: {
    random: { name: 'Vagabond', character: 'Va où souffle le vent solaire. Inoffensif.' },
    greedy: { name: 'Négociant', character: 'Prend tous les points en vue, tout de suite. Solide.' },
    projected: { name: 'Navigateur', character: 'Compte ce qui vaudra quelque chose à la fin. Redoutable.' },
  },
  colors: {
    red: 'Rouge',
    green: 'Vert',
    black: 'Noir',
    white: 'Blanc',
    orange: 'Orange',
    blue: 'Bleu',
    yellow: 'Jaune',
  },
  factions: { rebels: 'Alliance rebelle', empire: 'Empire', hunters: 'Chasseurs de primes' },
  teams: ['Alliance rebelle', 'Empire'],
  realms: {
    route: 'route commerciale',
    asteroid: 'champ d’astéroïdes',
    planet: 'planète',
    road: 'route',
    city: 'ville',
    monastery: 'abbaye',
    garden: 'jardin',
    field: 'pré',
    river: 'rivière',
  },
  kinds: { small: 'Petit', large: 'Grand', normal: 'Meeple', abbot: 'Abbé' },
  spotName: (realm, meeple) => {
    if (meeple === 'abbot') return `abbé, ${fr.realms[realm]}`;
    return ROLES[realm] ?? fr.realms[realm];
  },

  board: {
    label: (tiles) => `Plateau, ${count(tiles, TILES)}`,
    cells: 'Emplacements pour la tuile',
    spots: 'Emplacements pour un meeple',
    camera: 'Vue',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Montrer tout le plateau',
    at: (x, y) => {
      if (x === 0 && y === 0) return 'Départ';
      const column = x === 0 ? '' : `${x > 0 ? 'Est' : 'Ouest'}\u00a0${Math.abs(x)}`;
      const row = y === 0 ? '' : `${y > 0 ? 'Sud' : 'Nord'}\u00a0${Math.abs(y)}`;
      return [column, row].filter(Boolean).join(' ');
    },
    legal: (where, rotations, completes) =>
      `${where}, libre, ${count(rotations, { one: 'orientation possible', other: 'orientations possibles' })}${completes ? ', achève une zone' : ''}`,
    meeple: (owner, realm, meeple) => `${role(realm, meeple)} (${owner})`,
  },

  turn: {
    yours: (name) => `${name}, à vous de jouer`,
    thinking: (name) => `${name} réfléchit`,
    place: 'Choisissez un emplacement marqué pour cette tuile',
    choose: 'Placer un meeple ?',
    noPlaces: 'Aucune place libre pour un meeple ici',
    noReserve: 'Plus de meeple en réserve',
    none: 'Aucun meeple',
    recall: 'Reprendre l’abbé',
    confirmRecall: 'Poser, reprendre l’abbé',
    atEnd: (points) => `${number(points)} à la fin pour l’instant`,
    rotate: 'Tourner la tuile',
    undo: 'Annuler',
    drawn: (what) => `Tuile en main : ${what}`,
    confirm: 'Confirmer',
    confirmTile: 'Poser sans meeple',
    confirmMeeple: (realm, meeple) => `Poser, ${role(realm, meeple)} ${FORMS[realm].on}`,
    confirmAttack: (realm, meeple) => `Poser, ${theRole(realm, meeple)} attaque`,
    spot: (index, realm) => `${index} : ${fr.realms[realm]}`,
    now: (points) => `${points} tout de suite`,
    ifDone: (points) => `${number(points)} à l’achèvement`,
    open: (sides) => count(sides, { one: 'côté ouvert', other: 'côtés ouverts' }),
    around: (cells) =>
      cells === 0 ? 'entourage complet' : `encore ${count(cells, { one: 'espace', other: 'espaces' })}`,
    attack: 'attaque',
    reinforce: 'renfort',
    odds: (own, rivals, percent) => `dés : ${own} contre ${rivals.join(' et ')}, victoire à ${percent}`,
  },

  battle: {
    heading: (realm) => `Combat pour ${FORMS[realm].the}`,
    dice: (dice) => count(dice, { one: 'dé', other: 'dés' }),
    fromMeeple: (meeple, many, dice) => `${many > 1 ? `${number(many)} × ` : ''}${MEEPLES[meeple]} +${number(dice)}`,
    fromSymbol: (faction) => `Symbole : ${fr.factions[faction]} +1`,
    capped: 'jamais plus de 3',
    tie: (names, points) => `Égalité : ${names}, +${number(points)} chacun, on relance`,
    lost: (name, points) => `${name} se retire, +${number(points)}`,
    won: (name) => `${name} remporte la zone`,
    roll: 'Les dés roulent',
    rolled: (name, dice) => `${name} obtient ${dice}`,
    skip: 'Passer',
  },

  score: {
    points: (points) => count(points, POINTS),
    plus: (points) => `+${number(points)}`,
    formula: ({ terms }) => terms.map((term) => `${count(term.count, COUNTED[term.what])} × ${term.each}`).join(' + '),
    track: 'Plateau de score',
    laps: (name, score) => `${name} : ${count(score, POINTS)}`,
    reserve: (counts) => `En réserve : ${list(counts.map((one) => count(one.count, KINDS[one.meeple])))}`,
  },

  stack: {
    left: (tiles) => count(tiles, { one: 'tuile restante', other: 'tuiles restantes' }),
    heading: 'Tuiles à venir',
    hint: 'Ce qui reste est connu de tous ; l’ordre, de personne.',
    count: (left, total) => `${number(left)} sur ${number(total)}`,
    aside: 'Écartées : aucun emplacement possible',
    noneAside: 'Aucune jusqu’ici.',
    close: 'Fermer',
  },

  log: {
    heading: 'Déroulement',
    empty: 'Rien pour l’instant.',
    placed: (name, where) => `${name} pose une tuile (${where})`,
    deployed: (name, realm, meeple) => `${name} place ${meeple === 'abbot' ? 'l’abbé' : `un ${role(realm, meeple)}`}`,
    recalled: (name, points, realm) => `${name} reprend l’abbé (${fr.realms[realm]}), +${number(points)}`,
    aside: (what) => `Une tuile n’allait nulle part et quitte la partie (${what})`,
    battle: (names, realm) => `${names} se disputent ${FORMS[realm].one}`,
    scored: (names, points, realm) =>
      `${names} +${number(points)} pour ${FORMS[realm].one} achevé${FORMS[realm].ending}`,
    final: (names, points, realm) =>
      `${names} +${number(points)} pour ${FORMS[realm].one}${realm === 'field' ? '' : ` inachevé${FORMS[realm].ending}`}`,
    show: 'Montrer sur le plateau',
  },

  end: {
    scoring: 'Évaluation finale',
    step: (index, total) => `Zone ${number(index)} sur ${number(total)}`,
    next: 'Suivant',
    all: 'Tout montrer',
    winner: (names, shared) => (shared ? `${names} se partagent la victoire` : `Victoire : ${names}`),
    again: 'Rejouer',
    fresh: 'Nouvelle partie',
    look: 'Voir le plateau',
    results: 'Résultats',
  },

  menu: {
    open: 'Menu',
    leave: 'Quitter la table',
    leaveHint: 'La partie est conservée ; vous pourrez la reprendre depuis l’accueil.',
    owners: 'Montrer qui tient quoi',
    speed: 'Dés et évaluation',
    speeds: { full: 'Complet', short: 'Court', off: 'Sans' },
    language: 'Langue',
    help: 'Touches',
    keys: [
      ['Flèches', 'passer d’un emplacement marqué à l’autre'],
      ['Entrée', 'choisir un emplacement ; confirmer quand tout est choisi'],
      ['R', 'tourner la tuile'],
      ['1 – 9', 'choisir une place pour le meeple'],
      ['0', 'aucun meeple'],
      ['L', 'l’autre sorte de meeple'],
      ['A', 'reprendre l’abbé'],
      ['Échap', 'un pas en arrière'],
      ['Espace', 'passer les dés et l’évaluation'],
      ['O', 'montrer qui tient quoi'],
      ['B', 'tuiles à venir'],
      ['H', 'déroulement'],
      ['F + −', 'montrer tout, agrandir, réduire'],
    ],
    close: 'Fermer',
  },

  errors: {
    refused: {
      malformed: 'Ce coup est illisible.',
      'unknown-edition': 'Cette édition est inconnue.',
      'unknown-module': 'Ce module est inconnu.',
      'unknown-option': 'Cette option est inconnue.',
      'unknown-tile-set': 'Ces tuiles sont inconnues.',
      'module-conflict': 'Ces modules ne vont pas ensemble.',
      'player-count': 'Le nombre de joueurs ne convient pas.',
      'player-color': 'Les couleurs des joueurs ne conviennent pas.',
      'wrong-phase': 'Ce n’est pas possible maintenant.',
      'unknown-tile': 'Cette tuile est inconnue.',
      'unknown-place': 'Cet emplacement n’existe pas.',
      'unknown-meeple': 'Ce meeple n’existe pas.',
      'tile-not-in-stack': 'Cette tuile n’est plus dans la pile.',
      'illegal-placement': 'La tuile ne va pas à cet endroit.',
      'illegal-action': 'Aucun meeple ne peut aller là.',
      'illegal-roll': 'Ce lancer ne va pas avec le combat.',
    },
    saved: 'La partie enregistrée est illisible ; elle est restée intacte. Commencez-en une nouvelle.',
    bot: 'Le bot ne répond plus. On le relance.',
    storage: 'Ce navigateur ne conserve pas la partie : elle sera perdue à la fermeture de la page.',
    language: 'Cette langue n’a pas pu être chargée.',
  },
};
