import type { DuelWords } from '../../en/contests/duels.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('fr');
const written = writtenIn('fr');
const WRITTEN_POINTS = { one: 'point', other: 'points' };

export const fr: DuelWords = {
  tag: 'fr',
  title: (bot) => `Duel\u202f: ${bot}`,
  lead: (bot) =>
    `Deux parties à la fois, avec les mêmes tuiles et les mêmes dés, les places échangées\u202f: la chance est la même pour les deux. Peut-on battre ${bot}\u202f?`,
  rules: (days) =>
    `Vous avez ${count(days, { one: 'jour', other: 'jours' })}, sans reprise, sans conseil et sans bac à sable\u202f; qui abandonne une partie abandonne les deux.`,
  left: (n) => `Il compte dans le bilan public\u202f: il vous en restera ${number(n - 1)} ce mois-ci.`,
  last: 'Il compte dans le bilan public\u202f: c’est votre dernier de ce mois-ci.',
  spent: (n) =>
    `Seuls vos ${number(n)} premiers duels d’un mois comptent dans le bilan public\u202f: celui-ci ne compte donc pas.`,
  guest: 'Vous pouvez jouer sans compte, mais seuls les duels des comptes entrent dans le bilan public.',
  begin: 'Commencer le duel',
  silent: 'Le serveur ne répond pas. Réessayez plus tard.',
  notOffered: 'Ce serveur ne propose pas de duels.',
  unknown: 'Ce duel n’existe pas sur ce serveur.',
  loading: 'Chargement…',
  nameTaken:
    'Votre nom est déjà pris ici, ou c’est celui d’un bot. Choisissez-en un autre à la page « Jouer entre amis ».',
  mine: 'Vos duels',
  first: 'Où vous commencez',
  second: (bot) => `Où ${bot} commence`,
  until: (day) => `Jusqu’au ${day}`,
  result: 'Voir le résultat',
  giveUp: 'Abandonner les deux parties',
  states: {
    open: 'En cours, ou le résultat est en train d’être calculé.',
    finished: 'Les deux parties sont finies.',
    'given-up': 'Abandonné\u202f: le duel est perdu.',
    late: 'Pas fini à temps\u202f: le duel est perdu.',
    refused: 'Les journaux ne prouvent pas deux parties entières\u202f: il ne compte pour personne.',
  },
  outcomes: {
    won: (name, bot) => `${name} bat ${bot}`,
    drawn: (name, bot) => `${name} et ${bot} font match nul`,
    lost: (name, bot) => `${name} perd contre ${bot}`,
  },
  somebody: 'Compte supprimé',
  games: 'Parties',
  both: 'Les deux',
  began: (name) => `${name} a commencé`,
  margin: (points) => `${written(points, WRITTEN_POINTS)} dans les deux parties`,
  fair: (points, error) => `Sans la chance\u202f: ${points} ± ${error}`,
  notCounted: 'Il ne compte pas dans le bilan public.',
  again: 'Un autre duel',
  look: (name) => `Voir la partie que ${name} a commencée`,
  tally: (bot) => `Les humains contre ${bot}`,
  none: 'Aucun duel n’a encore compté.',
  columns: { month: 'Ce mois-ci', all: 'Depuis le début' },
  rows: {
    duels: 'Duels',
    people: 'Personnes',
    won: 'Gagnés',
    drawn: 'Nuls',
    lost: 'Perdus',
    margin: 'Points par duel',
    fair: 'Points sans la chance',
  },
  plusMinus: (points, error) => `${points} ± ${error}`,
  counted: (n) =>
    `Comptent les duels des comptes, pour chacun les ${number(n)} premiers commencés dans un mois. Abandonné ou pas fini à temps veut dire perdu. Les points sont des moyennes sur les duels joués jusqu’au bout, ± une erreur type où les duels d’une même personne sont pris ensemble.`,
  few: (duels, people) =>
    `On pourra dire la force du bot face aux joueurs humains à partir de ${number(duels)} duels de ${number(people)} personnes.`,
  stronger: (bot, points, error) =>
    `${bot} a ${points} ± ${error} points de classement de plus que les personnes qui ont joué ces duels.`,
  weaker: (bot, points, error) =>
    `${bot} a ${points} ± ${error} points de classement de moins que les personnes qui ont joué ces duels.`,
};
