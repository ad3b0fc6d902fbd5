import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { ClubWords } from './en.ts';

const { number, count } = grammarOf('fr');

/** The texts of rivals in French. */
export const fr: ClubWords = {
  tag: 'fr',
  title: 'Rivaux',
  back: 'Retour',
  lead: 'Qui gagne quand vous jouez encore et encore l’un contre l’autre ? D’après les parties de ce navigateur et vos tables sur le serveur.',
  reading: (done, all) => `Lecture des parties : ${number(done)} sur ${number(all)}`,
  empty:
    'Il n’y a pas encore ici de partie terminée à deux ou plus. Jouez-en une sur cet écran ou entre amis, puis revenez.',
  choose: 'Choisissez deux personnes ou plus',
  games: (n) => count(n, { one: 'partie', other: 'parties' }),
  one: 'Choisissez contre qui.',
  never: 'Ces personnes n’ont pas encore terminé de partie ensemble ici.',
  won: 'Parties gagnées',
  level: (n) => `${count(n, { one: 'partie', other: 'parties' })} à égalité.`,
  mean: (points) => `${points} points par partie`,
  streak: (name, n) => `${name} a gagné les ${number(n)} dernières parties.`,
  longest: (name, n) => `Plus longue série : ${name}, ${count(n, { one: 'partie', other: 'parties' })}.`,
  last: 'Les dernières parties',
  look: 'Revoir',
  luck: 'Qui a eu de la chance ?',
  luckHint: 'Un premier regard sur chaque partie montre combien de points tuiles et dés ont rapportés à chacun.',
  ask: 'Le savoir',
  asking: (done, all) => `Examen des parties : ${number(done)} sur ${number(all)}`,
  stop: 'Arrêter',
  failed: 'Les parties n’ont pas pu être examinées. Rechargez la page, puis réessayez.',
  kind: (name) => `Tuiles et dés ont davantage souri à ${name}.`,
  even: 'Tuiles et dés ont souri à tous également.',
  aGame: (points) => `${points} par partie`,
  best: 'À retenir',
  battle: (who, whom, dice, others) =>
    `Plus beau combat : ${who} bat ${whom} avec ${count(dice, { one: 'dé', other: 'dés' })} contre ${number(others)}.`,
  longRoute: (who, tiles) =>
    `Plus longue route commerciale : ${who}, ${count(tiles, { one: 'tuile', other: 'tuiles' })}.`,
  longRoad: (who, tiles) => `Plus longue route : ${who}, ${count(tiles, { one: 'tuile', other: 'tuiles' })}.`,
  picture: 'Partager une image',
  daily: {
    title: 'Pile du jour',
    lead: 'Les mêmes tuiles et les mêmes dés pour tous ceux qui jouent aujourd’hui, contre le même bot.',
    practice: 'C’est un entraînement : chacun peut calculer la pile, et personne ne vérifie le résultat.',
    play: 'Jouer',
    resume: 'Continuer',
    again: 'Rejouer',
    you: 'Vous',
    won: (points) => `Victoire de ${count(points, { one: 'point', other: 'points' })}.`,
    lost: (points) => `Défaite de ${count(points, { one: 'point', other: 'points' })}.`,
    level: 'Égalité.',
    first: 'Votre première partie compte.',
    streak: (days) => `${count(days, { one: 'jour', other: 'jours' })} de suite.`,
    free: 'Un jour par semaine peut manquer.',
  },
};
