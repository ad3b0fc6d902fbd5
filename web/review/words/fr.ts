import { grammarOf } from '../../words/grammar.ts';
import type { AccountWords, MarginPart, ReviewWords, RoughAccountWords } from './catalogue.ts';
import { roughParts } from './rough.ts';

const { number, count, list } = grammarOf('fr');
const POINTS = { one: 'point', other: 'points' };

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'les tuiles',
  dice: 'les dés',
  play: 'les tours',
  rest: 'd’autres causes',
};
const rough = roughParts(PARTS, { helped: (l) => `ont aidé ${list(l)}`, hurt: (l) => `ont nui ${list(l)}` });

/** "les tuiles ont donné −6, les dés +4, les tours +9" */
function parts(p: AccountWords | RoughAccountWords): string {
  if ('helped' in p) return rough(p);
  return [
    `les tuiles ont donné ${p.tiles}`,
    ...(p.dice === null ? [] : [`les dés ${p.dice}`]),
    `les tours ${p.play}`,
    ...(p.rest === null ? [] : [`le reste ${p.rest}`]),
  ].join(', ');
}

/** The texts of the review in French. */
export const fr: ReviewWords = {
  tag: 'fr',
  title: 'Analyse',
  back: 'Retour',

  stage: {
    quick: 'Évaluation des tours…',
    deep: (done, count) => `Analyse approfondie : ${number(done)} tours sur ${number(count)}`,
    stopped: (done, count) => `${number(done)} tours sur ${number(count)} approfondis`,
    done: 'Chaque tour avec un choix a été approfondi.',
    stop: 'Arrêter',
    resume: 'Approfondir',
    failed: 'L’analyse n’a pas pu être faite.',
    retry: 'Réessayer',
    'given-up': 'Cette partie a été abandonnée : sans score final, il n’y a rien à répartir.',
    unfinished: 'Cette partie n’est pas terminée. Elle pourra être analysée une fois la dernière tuile posée.',
    differs: 'Cette partie ne suit pas les règles et ne peut donc pas être analysée.',
  },

  account: {
    heading: 'Ce qui a fait la différence',
    won: (name, points, p) => `${name} a gagné de ${count(points, POINTS)} : ${parts(p)}.`,
    lost: (name, points, p) => `Il a manqué ${count(points, POINTS)} à ${name} : ${parts(p)}.`,
    level: (name, p) => `${name} termine à égalité : ${parts(p)}.`,
    rest: 'Le reste, c’est ce que valait la place et ce qui ne peut être attribué.',
    rough: 'Là où les estimations ne concordent pas avec le résultat, les points ne sont pas indiqués.',
  },

  skill: {
    lost: (points) => `${points} points perdus par tour`,
    accuracy: (percent) => `${percent} de précision`,
    hard: (points) => `Difficulté ${points}`,
    hardHint: 'Difficulté : les points que perd ici, à chaque tour, un joueur qui ne compte que ce qui est posé.',
  },

  curve: {
    heading: 'La partie tour par tour',
    hint: 'Au-dessus de la ligne : pour ce joueur. En dessous : contre lui.',
    of: 'Vue par',
    slider: 'Tour de la partie',
    areas: { tiles: 'Tuiles', dice: 'Dés', play: 'Tours' },
    margin: 'Écart attendu',
    table: 'La courbe en tableau',
    turn: 'Tour',
    player: 'Joueur',
    turning: 'Tournants de la partie',
  },

  turn: {
    heading: (n, name) => `Tour ${number(n)} : ${name}`,
    short: (n) => `Tour ${number(n)}`,
    previous: 'Tour précédent',
    next: 'Tour suivant',
    labels: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
    best: 'Rien de perdu',
    forced: 'Aucun choix',
    lost: (points) => `${points} points perdus`,
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
    none: 'Aucun tour n’a d’erreur notable.',
  },

  again: {
    heading: (n, name) => `Tour ${number(n)} à rejouer : ${name}`,
    ask: 'Comment joueriez-vous cette tuile ? Confirmez, et votre coup sera jugé.',
    judging: 'Évaluation…',
    best: 'Rien de mieux n’a été trouvé. Bien joué !',
    lost: (points) => `Ce coup perd ${points} points.`,
    better: 'Mieux',
    failed: 'Cette réponse n’a pas pu être jugée. Réessayez.',
    close: 'Retour à l’analyse',
  },
};
