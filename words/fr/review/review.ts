import type { ReviewWords } from '../../en/review/review.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';
import { type CauseNames, storyOf } from '../../story.ts';
import { ofName, within } from '../grammar.ts';

const { number, count, form, list } = grammarOf('fr');
const written = writtenIn('fr');
const POINTS = { one: 'point', other: 'points' };
const TURNS = { one: 'tour', other: 'tours' };

const CAUSE_NAMES: CauseNames = {
  tiles: ['les tuiles', 'les tuiles'],
  dice: ['les dés', 'les dés'],
  own: ['de bons coups', 'ses propres erreurs'],
  rivals: [
    (names) => `les erreurs ${names.length === 0 ? 'des rivaux' : list(names.map(ofName))}`,
    (names) => `les bons coups ${names.length === 0 ? 'des rivaux' : list(names.map(ofName))}`,
  ],
};
const reasons = storyOf(CAUSE_NAMES, {
  colon: ' : ',
  helped: (l) => `${list(l)} ont joué en sa faveur`,
  hurt: (l) => `${list(l)} ont joué contre ce camp`,
  thoughHelped: (l) => `même si ${list(l)} ont joué en sa faveur`,
  thoughHurt: (l) => `même si ${list(l)} ont joué contre ce camp`,
});

export const fr: ReviewWords = {
  tag: 'fr',
  title: 'Analyse',

  stage: {
    quick: 'Évaluation des tours…',
    deep: (done, all) => `Analyse en profondeur : ${count(done, TURNS)} sur ${number(all)}`,
    stopped: (done, all) =>
      `${count(done, TURNS)} sur ${number(all)} ${form(done, { one: 'analysé', other: 'analysés' })} en profondeur`,
    done: 'Tous les tours où il y avait un choix ont été analysés en profondeur.',
    stop: 'Arrêter',
    resume: 'Analyser en profondeur',
    failed: 'L’analyse n’a pas pu être faite.',
    retry: 'Réessayer',
    'given-up': 'Cette partie a été abandonnée : il n’y a pas de score final à expliquer.',
    unfinished: 'Cette partie n’est pas terminée. Elle pourra être analysée une fois la dernière tuile posée.',
    differs: 'Cette partie ne suit pas les règles et ne peut donc pas être analysée.',
  },

  account: {
    heading: 'Ce qui a fait la différence',
    won: (name, points, told) => `${name} a gagné de ${count(points, POINTS)}${reasons(told, 'won')}.`,
    lost: (name, points, told) => `Il a manqué ${count(points, POINTS)} à ${within(name)}${reasons(told, 'lost')}.`,
    level: (name, told) => `${name} termine à égalité${reasons(told, 'level')}.`,
    brought: (turns) =>
      turns.length === 1
        ? `C’est le tour ${list(turns)} qui a le plus rapporté.`
        : `Ce sont les tours ${list(turns)} qui ont le plus rapporté.`,
    cost: (turns) =>
      turns.length === 1
        ? `C’est le tour ${list(turns)} qui a coûté le plus cher.`
        : `Ce sont les tours ${list(turns)} qui ont coûté le plus cher.`,
    unclear: 'Rien de tout cela n’a suffi à décider.',
    chance: (fitting, all) =>
      fitting === 1
        ? `Sur ${number(all)} tuiles possibles, une seule convenait.`
        : `${number(fitting)} des ${number(all)} tuiles possibles auraient convenu.`,
    dice: (name, percent) => `Les dés donnaient à ${within(name)} ${percent} de chances.`,
    alone: (name, turn, points) =>
      `À lui seul, le tour ${number(turn)} a coûté ${count(points, POINTS)} à ${within(name)}.`,
    first: 'Un premier aperçu\u202f: les détails peuvent encore changer.',
    numbers: 'En chiffres',
    causes: { seat: 'Place', tiles: 'Tuiles', dice: 'Dés', own: 'Ses tours', rivals: 'Tours des autres' },
    result: 'Résultat',
    unsure: (points) => `Chaque chiffre est à ${points} près environ.`,
  },

  skill: {
    given: (points) => written(points, { one: 'point offert', other: 'points offerts' }),
    accuracy: (percent) => `${percent} de précision`,
    hard: (points) => `Difficulté ${points}`,
    hardHint: 'Difficulté : les points que perd ici, à chaque tour, un joueur qui ne compte que ce qui est posé.',
  },

  curve: {
    heading: 'La partie tour par tour',
    hint: 'Au-dessus de la ligne : pour ce joueur. En dessous : contre lui.',
    of: 'Vue par',
    slider: 'Tour de la partie',
    margin: 'Avance attendue',
    table: 'La courbe en tableau',
    turn: 'Tour',
    player: 'Joueur',
    turning: 'Moments décisifs de la partie',
  },

  turn: {
    heading: (n, name) => `Tour ${number(n)} : ${name}`,
    short: (n) => `Tour ${number(n)}`,
    previous: 'Tour précédent',
    next: 'Tour suivant',
    labels: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
    best: 'Rien de perdu',
    forced: 'Aucun choix',
    lost: (points) => written(points, { one: 'point perdu', other: 'points perdus' }),
    chance: (percent) => `${percent} de chances de gagner`,
    board: (n) => `Le plateau avant le tour ${number(n)}`,
    ways: 'Meilleurs coups',
    way: (rank) => `N° ${number(rank)}`,
    played: 'Joué',
    bag: 'Chance à la pioche',
    bestTile: 'Meilleure tuile',
    worstTile: 'Pire tuile',
    drawn: 'Piochée',
    again: 'Rejouer ce tour',
  },

  list: {
    heading: 'Tous les tours',
    labelled: 'Seulement les tours avec erreur',
    none: 'Aucune erreur notable.',
  },

  again: {
    heading: (n, name) => `Tour ${number(n)} à rejouer : ${name}`,
    ask: 'Comment joueriez-vous cette tuile ? Confirmez, et votre coup sera jugé.',
    judging: 'Évaluation…',
    best: 'Rien de mieux n’a été trouvé. Bien joué !',
    lost: (points) => `Ce coup coûte ${written(points, POINTS)}.`,
    better: 'Mieux',
    failed: 'Cette réponse n’a pas pu être jugée. Réessayez.',
    close: 'Retour à l’analyse',
    follows: 'Et ensuite\u202f?',
    learn: (n) => `Apprendre de mes erreurs\u202f: ${number(n)}`,
    made: (n) => `Problèmes tirés de mes erreurs\u202f: ${number(n)}`,
    next: 'Erreur suivante',
    last: 'C’était la dernière.',
  },
};
