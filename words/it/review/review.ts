import type { ReviewWords } from '../../en/review/review.ts';
import { grammarOf, upper } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';
import { type CauseNames, storyOf } from '../../story.ts';
import { after } from '../grammar.ts';

const { number, count, form, list } = grammarOf('it');
const written = writtenIn('it');
const POINTS = { one: 'punto', other: 'punti' };
const TURNS = { one: 'turno', other: 'turni' };

const CAUSE_NAMES: CauseNames = {
  tiles: ['le tessere', 'le tessere'],
  dice: ['i dadi', 'i dadi'],
  own: ['le buone mosse', 'i propri errori'],
  rivals: [
    (names) => `gli errori ${names.length === 0 ? 'dei rivali' : list(names.map((name) => after('di', name)))}`,
    (names) => `le buone mosse ${names.length === 0 ? 'dei rivali' : list(names.map((name) => after('di', name)))}`,
  ],
};
const reasons = storyOf(CAUSE_NAMES, {
  colon: ': ',
  helped: (l) => `hanno giocato a favore ${list(l)}`,
  hurt: (l) => `hanno giocato a sfavore ${list(l)}`,
  thoughHelped: (l) => `anche se ${list(l)} hanno giocato a favore`,
  thoughHurt: (l) => `anche se ${list(l)} hanno giocato a sfavore`,
});

export const it: ReviewWords = {
  tag: 'it',
  title: 'Analisi',

  stage: {
    quick: 'Valutazione dei turni…',
    deep: (done, all) => `Analisi a fondo: ${count(done, TURNS)} su ${number(all)}`,
    stopped: (done, all) =>
      `${count(done, TURNS)} su ${number(all)} ${form(done, { one: 'analizzato', other: 'analizzati' })} a fondo`,
    done: 'Tutti i turni in cui c’era una scelta sono stati analizzati a fondo.',
    stop: 'Interrompi',
    resume: 'Analizza a fondo',
    failed: 'L’analisi non è riuscita.',
    retry: 'Riprova',
    'given-up': 'Questa partita è stata abbandonata: senza un punteggio finale non c’è nulla da spiegare.',
    unfinished: 'Questa partita non è finita. Si potrà analizzare quando l’ultima tessera sarà posizionata.',
    differs: 'Questa partita non segue le regole e quindi non si può analizzare.',
  },

  account: {
    heading: 'Che cosa ha fatto la differenza',
    won: (name, points, told) => `${name} ha vinto di ${count(points, POINTS)}${reasons(told, 'won')}.`,
    lost: (name, points, told) =>
      `${upper(after('a', name))} ${form(points, { one: 'è mancato', other: 'sono mancati' })} ${count(points, POINTS)}${reasons(told, 'lost')}.`,
    level: (name, told) => `${name} finisce in parità${reasons(told, 'level')}.`,
    brought: (turns) =>
      turns.length === 1
        ? `Il turno ${list(turns)} è quello che ha reso di più.`
        : `I turni ${list(turns)} sono quelli che hanno reso di più.`,
    cost: (turns) =>
      turns.length === 1
        ? `Il turno ${list(turns)} è quello che è costato di più.`
        : `I turni ${list(turns)} sono quelli che sono costati di più.`,
    unclear: 'Nulla, da solo, ha deciso la partita.',
    chance: (fitting, all) =>
      fitting === 1
        ? `Delle ${number(all)} tessere possibili ne andava bene una sola.`
        : `${number(fitting)} delle ${number(all)} tessere possibili sarebbero andate bene.`,
    dice: (name, percent) => `I dadi davano ${after('a', name)} il ${percent} di probabilità.`,
    alone: (name, turn, points) =>
      `Il turno ${number(turn)} da solo è costato ${count(points, POINTS)} ${after('a', name)}.`,
    first: 'Una prima occhiata: i dettagli possono ancora cambiare.',
    numbers: 'In cifre',
    causes: { seat: 'Posto', tiles: 'Tessere', dice: 'Dadi', own: 'Turni propri', rivals: 'Turni degli altri' },
    result: 'Risultato',
    unsure: (points) => `Ogni cifra può sbagliare di circa ${points}.`,
  },

  skill: {
    given: (points) => written(points, { one: 'punto regalato', other: 'punti regalati' }),
    accuracy: (percent) => `${percent} di precisione`,
    hard: (points) => `Difficoltà ${points}`,
    hardHint: 'Difficoltà: i punti per turno che perde qui chi guarda solo i punti che ci sono già.',
  },

  curve: {
    heading: 'La partita turno per turno',
    hint: 'Sopra la linea: a favore di questo giocatore. Sotto: contro.',
    of: 'Vista da',
    slider: 'Turno della partita',
    margin: 'Vantaggio atteso',
    table: 'La curva come tabella',
    turn: 'Turno',
    player: 'Giocatore',
    turning: 'Momenti decisivi',
  },

  turn: {
    heading: (n, name) => `Turno ${number(n)}: ${name}`,
    short: (n) => `Turno ${number(n)}`,
    previous: 'Turno precedente',
    next: 'Turno successivo',
    labels: { inaccuracy: 'Imprecisione', mistake: 'Errore', blunder: 'Errore grave' },
    best: 'Nulla di perso',
    forced: 'Nessuna scelta',
    lost: (points) => written(points, { one: 'punto perso', other: 'punti persi' }),
    chance: (percent) => `${percent} di probabilità di vincere`,
    board: (n) => `L’area di gioco prima del turno ${number(n)}`,
    ways: 'Mosse migliori',
    way: (rank) => `N. ${number(rank)}`,
    played: 'Giocato',
    bag: 'Fortuna nella pesca',
    bestTile: 'Tessera migliore',
    worstTile: 'Tessera peggiore',
    drawn: 'Pescata',
    again: 'Riprova il turno',
  },

  list: {
    heading: 'Tutti i turni',
    labelled: 'Solo i turni con errori',
    none: 'Nessun errore degno di nota.',
  },

  again: {
    heading: (n, name) => `Di nuovo il turno ${number(n)}: ${name}`,
    ask: 'Come giocheresti questa tessera? Conferma e la tua mossa sarà valutata.',
    judging: 'Valutazione…',
    best: 'Non si è trovato di meglio. Ben giocato!',
    lost: (points) => `Costa ${written(points, POINTS)}.`,
    better: 'Meglio',
    failed: 'Questa risposta non si è potuta valutare. Riprova.',
    close: 'Torna all’analisi',
    follows: 'Che cosa segue',
    learn: (n) => `Imparare dai miei errori: ${number(n)}`,
    made: (n) => `Problemi dai miei errori: ${number(n)}`,
    next: 'Errore successivo',
    last: 'Era l’ultimo.',
  },
};
