import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { AccountWords, MarginPart, ReviewWords, RoughAccountWords } from './catalogue.ts';
import { type MarginResult, roughParts } from './rough.ts';

const { number, count, form, list } = grammarOf('fr');
const POINTS = { one: 'point', other: 'points' };
const TURNS = { one: 'tour', other: 'tours' };

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'les tuiles',
  dice: 'les dés',
  play: 'les tours',
  rest: 'd’autres causes',
};
const rough = roughParts(PARTS, {
  colon: ' : ',
  helped: (l) => `${list(l)} ont aidé`,
  hurt: (l) => `${list(l)} ont nui`,
  thoughHelped: (l) => `même si ${list(l)} ont aidé`,
  thoughHurt: (l) => `même si ${list(l)} ont nui`,
});

/** "les tuiles ont donné −6, les dés +4, les tours +9" */
function reasons(p: AccountWords | RoughAccountWords, outcome: MarginResult): string {
  if ('helped' in p) return rough(p, outcome);
  const parts = [
    `les tuiles ont donné ${p.tiles}`,
    ...(p.dice === null ? [] : [`les dés ${p.dice}`]),
    `les tours ${p.play}`,
    ...(p.rest === null ? [] : [`le reste ${p.rest}`]),
  ];
  return ` : ${parts.join(', ')}`;
}

/** The texts of the review in French. */
export const fr: ReviewWords = {
  tag: 'fr',
  title: 'Analyse',
  back: 'Retour',

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
    won: (name, points, p) => `${name} a gagné de ${count(points, POINTS)}${reasons(p, 'won')}.`,
    lost: (name, points, p) => `Il a manqué ${count(points, POINTS)} à ${name}${reasons(p, 'lost')}.`,
    level: (name, p) => `${name} termine à égalité${reasons(p, 'level')}.`,
    rest: 'Le reste, c’est l’avantage de la place et ce que rien d’autre n’explique.',
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
    none: 'Aucune erreur notable.',
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
