import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { ClubWords } from './en.ts';

const { number, count } = grammarOf('it');

/** The texts of rivals in Italian. */
export const it: ClubWords = {
  tag: 'it',
  title: 'Rivali',
  back: 'Indietro',
  lead: 'Chi vince quando si gioca tante volte gli uni contro gli altri? Dalle partite di questo browser e dai tuoi tavoli sul server.',
  reading: (done, all) => `Lettura delle partite: ${number(done)} di ${number(all)}`,
  empty:
    'Qui non c’è ancora una partita finita tra due o più persone. Giocane una su questo schermo o con gli amici, poi torna.',
  choose: 'Scegli due o più persone',
  games: (n) => count(n, { one: 'partita', other: 'partite' }),
  one: 'Scegli contro chi.',
  never: 'Qui non hanno ancora finito una partita gli uni contro gli altri.',
  won: 'Partite vinte',
  level: (n) => `${count(n, { one: 'partita', other: 'partite' })} in parità.`,
  mean: (points) => `${points} punti a partita`,
  streak: (name, n) => `${name} ha vinto le ultime ${number(n)} partite.`,
  longest: (name, n) => `Serie più lunga: ${name}, ${count(n, { one: 'partita', other: 'partite' })}.`,
  last: 'Le ultime partite',
  look: 'Rivedi',
  luck: 'Chi ha avuto fortuna?',
  luckHint: 'Un primo sguardo a ogni partita mostra quanti punti tessere e dadi sono valsi a ciascuno.',
  ask: 'Scoprilo',
  asking: (done, all) => `Esame delle partite: ${number(done)} di ${number(all)}`,
  stop: 'Ferma',
  failed: 'Non è stato possibile esaminare le partite. Ricarica la pagina e riprova.',
  kind: (name) => `Tessere e dadi hanno favorito ${name}.`,
  even: 'Tessere e dadi hanno favorito tutti allo stesso modo.',
  aGame: (points) => `${points} a partita`,
  best: 'Da ricordare',
  battle: (who, whom, dice, others) =>
    `Combattimento più bello: ${who} ha battuto ${whom} con ${count(dice, { one: 'dado', other: 'dadi' })} contro ${number(others)}.`,
  longRoute: (who, tiles) =>
    `Rotta commerciale più lunga: ${who}, ${count(tiles, { one: 'tessera', other: 'tessere' })}.`,
  longRoad: (who, tiles) => `Strada più lunga: ${who}, ${count(tiles, { one: 'tessera', other: 'tessere' })}.`,
  picture: 'Condividi un’immagine',
  daily: {
    title: 'Mazzetto del giorno',
    lead: 'Le stesse tessere e gli stessi dadi per chi gioca oggi, contro lo stesso bot.',
    practice: 'È un esercizio: chiunque può calcolare il mazzetto e nessuno controlla il risultato.',
    play: 'Gioca',
    resume: 'Continua',
    again: 'Gioca ancora',
    you: 'Tu',
    won: (points) => `Vittoria di ${count(points, { one: 'punto', other: 'punti' })}.`,
    lost: (points) => `Sconfitta di ${count(points, { one: 'punto', other: 'punti' })}.`,
    level: 'Parità.',
    first: 'Conta la tua prima partita.',
    streak: (days) => `${count(days, { one: 'giorno', other: 'giorni' })} di fila.`,
    free: 'Un giorno alla settimana può mancare.',
  },
};
