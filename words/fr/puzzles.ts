import type { PuzzleWords } from '../en/puzzles.ts';
import { grammarOf } from '../grammar.ts';
import { writtenIn } from '../points.ts';
import { ofName } from './grammar.ts';

const { number, count, list } = grammarOf('fr');
const written = writtenIn('fr');
const WRITTEN_POINTS = { one: 'point', other: 'points' };
const PUZZLES = { one: 'problème', other: 'problèmes' };

export const fr: PuzzleWords = {
  tag: 'fr',
  title: 'Problèmes',
  lead: 'Des tours tirés de vraies parties. À chaque fois, un coup est nettement le meilleur\u202f: trouvez-le.',
  loading: 'Chargement des problèmes…',
  failed: 'Les problèmes n’ont pas pu être chargés. Réessayez une fois en ligne.',
  retry: 'Réessayer',
  unknown: 'Ce problème n’existe plus. En voici d’autres.',

  first: 'Un problème pour commencer',
  daily: {
    heading: 'Problème du jour',
    solve: 'Le résoudre',
    board: 'Le plateau du problème du jour',
  },
  offers: { first: 'Pour commencer', easy: 'Facile', hard: 'Difficile' },

  run: {
    heading: 'Contre la montre',
    hint: 'Cinq problèmes, un coup chacun. Un conseil ou une erreur, et le problème ne compte pas.',
    go: 'Lancer le chrono',
    at: (n, of) => `Problème ${number(n)} sur ${number(of)}`,
    found: (found, of, time) => `${number(found)} sur ${number(of)} en ${time}`,
    best: (found, of, time) => `record : ${number(found)} sur ${number(of)} en ${time}`,
    result: 'Voir le résultat',
  },

  next: {
    heading: 'S’entraîner',
    hint: 'Des problèmes à votre niveau.',
    go: 'Problème suivant',
    about: 'Thèmes',
    count: (puzzles) => count(puzzles, PUZZLES),
  },
  own: {
    heading: 'Tirés de vos parties',
    hint: 'Des coups qui vous ont coûté des points. Trouvez mieux.',
    none: 'Analysez vos parties en profondeur, et vos erreurs deviendront des problèmes.',
    go: 'Un autre des miens',
    from: (title, turn) => `Coup ${number(turn)} ${ofName(title)}`,
    found: (points) => `Trouvé\u202f! Environ ${written(points, WRITTEN_POINTS)} de mieux que le coup joué.`,
    uncounted: 'Les problèmes tirés de vos parties ne comptent pas pour votre classement.',
  },
  tags: {
    steal: 'S’inviter chez l’autre',
    block: 'Bloquer',
    trap: 'Enfermer',
    defend: 'Défendre',
    'last-meeple': 'Le dernier meeple',
    farm: 'Paysans',
    'planet-attack': 'Attaquer une planète',
    completion: 'Achever',
    extend: 'Agrandir',
    patience: 'Patience',
    recall: 'Reprendre l’abbé',
    river: 'La rivière',
    team: 'Aider son partenaire',
  },
  endgame: (turns) => (turns === 1 ? 'Fin de partie' : `Fin de partie en ${number(turns)} coups`),

  rating: {
    heading: 'Votre classement',
    deviation: (points) => `± ${points}`,
    guess: 'Une première estimation\u202f: encore quelques problèmes et elle se précisera.',
    of: (rating) => `Classé ${rating}`,
    changed: (rating, by) => `Votre classement\u202f: ${rating} (${by})`,
    uncounted: 'Vous aviez déjà essayé ce problème\u202f: votre classement ne change pas.',
  },

  streak: {
    days: (days) => `${count(days, { one: 'jour', other: 'jours de suite' })}`,
    row: (puzzles) => `${count(puzzles, PUZZLES)}${puzzles < 2 ? '' : ' de suite'}`,
    best: (most) => `record\u202f: ${number(most)}`,
    free: 'Vous pouvez sauter un jour par semaine.',
    done: (found, tried) => `${number(found)} sur ${number(tried)} trouvés du premier coup`,
  },
  outcomes: { solved: 'Résolu', hinted: 'Résolu avec un conseil', missed: 'Pas du premier coup' },

  data: {
    heading: 'Votre progression',
    save: 'Enregistrer dans un fichier',
    load: 'Charger un fichier',
    loaded: 'Votre progression a été chargée.',
    unreadable: 'Ce fichier ne contient aucune progression.',
    reset: 'Repartir de zéro',
  },

  ask: {
    heading: 'Problème',
    turn: (name) => `À ${name} de jouer\u202f: trouvez le meilleur coup.`,
    endgame: (name, turns) =>
      turns === 1
        ? `À ${name} de jouer\u202f: jouez le dernier coup au mieux.`
        : `À ${name} de jouer\u202f: jouez les ${turns === 2 ? 'deux' : number(turns)} derniers coups au mieux.`,
    step: (step, of) => `Coup ${number(step)} sur ${number(of)}`,
    waiting: 'Les autres jouent…',
  },

  hint: {
    take: 'Conseil',
    about: (tags) => `Pensez à\u202f: ${tags}.`,
    plain: 'Regardez plus loin que ce tour.',
    where: (cell) => `La tuile va ici\u202f: ${cell}.`,
  },

  answer: {
    right: 'Trouvé\u202f! Nettement mieux que tout autre coup.',
    proved: 'Trouvé\u202f! Aucun autre coup ne rapporte autant à la fin.',
    wrong: 'Ce n’est pas le meilleur coup.',
    lost: (points) => `Il coûte environ ${written(points, WRITTEN_POINTS)}.`,
    judging: 'Évaluation…',
    shown: 'Le meilleur coup',
    failed: 'Cette réponse n’a pas pu être jugée. Réessayez.',
    yours: 'Votre coup',
    best: 'Le meilleur',
  },

  why: {
    because: (what) => `Car ce coup ${list(what)}.`,
    causes: {
      steal: 's’invite dans une zone de l’adversaire',
      block: 'fait perdre de la valeur à une zone de l’adversaire',
      trap: 'enferme un meeple de l’adversaire',
      defend: 'tient l’adversaire à l’écart de votre zone',
      'last-meeple': 'place votre dernier meeple au meilleur endroit',
      farm: 'place un paysan pour l’évaluation finale',
      'planet-attack': 'risque une attaque qui en vaut la peine',
      completion: 'ramène un meeple d’une zone achevée',
      extend: 'rend votre zone plus précieuse',
      patience: 'garde le meeple pour une meilleure occasion',
      recall: 'ramène l’abbé avec ses points',
      team: 'rend la zone de votre partenaire plus précieuse',
    },
    heading: (where) => `Pourquoi pas ${where} ?`,
    holders: {
      own: 'avant : vous',
      rival: 'avant : l’adversaire',
      shared: 'avant : les deux',
      free: 'avant : personne',
      new: 'par ce coup',
      other: 'par l’autre coup',
      later: 'plus tard',
    },
    own: (points) => `${points} pour vous`,
    rivals: (points) => `${points} pour l’adversaire`,
  },

  again: 'Essayer encore',
  follows: 'Ce qui peut suivre',
  solution: 'Voir la solution',
  goOn: 'Continuer',
  another: 'Problème suivant',
  share: 'Copier le lien',
  copied: 'Copié',
  leave: 'Tous les problèmes',
};
