import { grammarOf } from '../../words/grammar.ts';
import type { AccountWords, MarginPart, ReviewWords, RoughAccountWords } from './catalogue.ts';
import { roughParts } from './rough.ts';

const { number, count, form, list } = grammarOf('it');
const POINTS = { one: 'punto', other: 'punti' };

const PARTS: Readonly<Record<MarginPart, string>> = {
  tiles: 'le tessere',
  dice: 'i dadi',
  play: 'i turni',
  rest: 'tutto il resto',
};
const rough = roughParts(PARTS, { helped: (l) => `a favore ${list(l)}`, hurt: (l) => `a sfavore ${list(l)}` });

/** "le tessere hanno dato −6, i dadi +4, i turni +9" */
function parts(p: AccountWords | RoughAccountWords): string {
  if ('helped' in p) return rough(p);
  return [
    `le tessere hanno dato ${p.tiles}`,
    ...(p.dice === null ? [] : [`i dadi ${p.dice}`]),
    `i turni ${p.play}`,
    ...(p.rest === null ? [] : [`il resto ${p.rest}`]),
  ].join(', ');
}

/** The texts of the review in Italian. */
export const it: ReviewWords = {
  tag: 'it',
  title: 'Analisi',
  back: 'Indietro',

  stage: {
    quick: 'Valutazione dei turni…',
    deep: (done, count) => `Analisi approfondita: ${number(done)} turni su ${number(count)}`,
    stopped: (done, count) => `${number(done)} turni su ${number(count)} approfonditi`,
    done: 'Ogni turno con una scelta è stato approfondito.',
    stop: 'Ferma',
    resume: 'Approfondisci',
    failed: 'L’analisi non è riuscita.',
    retry: 'Riprova',
    'given-up': 'Questa partita è stata abbandonata: senza un conteggio finale non c’è nulla da ripartire.',
    unfinished: 'Questa partita non è finita. Si potrà analizzare quando l’ultima tessera sarà posata.',
    differs: 'Questa partita non segue le regole e quindi non si può analizzare.',
  },

  account: {
    heading: 'Che cosa ha fatto la differenza',
    won: (name, points, p) => `${name} ha vinto di ${count(points, POINTS)}: ${parts(p)}.`,
    lost: (name, points, p) =>
      `A ${name} ${form(points, { one: 'è mancato', other: 'sono mancati' })} ${count(points, POINTS)}: ${parts(p)}.`,
    level: (name, p) => `${name} finisce in parità: ${parts(p)}.`,
    rest: 'Il resto è quanto valeva il posto e ciò che non si può attribuire.',
    rough: 'Dove le stime non tornano con il risultato, i punti non sono indicati.',
  },

  skill: {
    lost: (points) => `${points} punti persi per turno`,
    accuracy: (percent) => `${percent} di precisione`,
    hard: (points) => `Difficoltà ${points}`,
    hardHint: 'Difficoltà: i punti per turno che perde qui chi conta solo ciò che è sul tavolo.',
  },

  curve: {
    heading: 'La partita turno per turno',
    hint: 'Sopra la linea: a favore di questo giocatore. Sotto: contro.',
    of: 'Vista da',
    slider: 'Turno della partita',
    areas: { tiles: 'Tessere', dice: 'Dadi', play: 'Turni' },
    margin: 'Margine atteso',
    table: 'La curva come tabella',
    turn: 'Turno',
    player: 'Giocatore',
    turning: 'Punti di svolta',
  },

  turn: {
    heading: (n, name) => `Turno ${number(n)}: ${name}`,
    short: (n) => `Turno ${number(n)}`,
    previous: 'Turno precedente',
    next: 'Turno successivo',
    labels: { inaccuracy: 'Imprecisione', mistake: 'Errore', blunder: 'Errore grave' },
    best: 'Nulla di perso',
    forced: 'Nessuna scelta',
    lost: (points) => `${points} punti persi`,
    chance: (percent) => `${percent} di probabilità di vincere`,
    board: (n) => `Il tavolo prima del turno ${number(n)}`,
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
    none: 'Nessun turno ha errori degni di nota.',
  },

  again: {
    heading: (n, name) => `Di nuovo il turno ${number(n)}: ${name}`,
    ask: 'Come giocheresti questa tessera? Conferma e la tua mossa sarà valutata.',
    judging: 'Valutazione…',
    best: 'Non si è trovato di meglio. Ben giocato!',
    lost: (points) => `Così si perdono ${points} punti.`,
    better: 'Meglio',
    failed: 'Questa risposta non si è potuta valutare. Riprova.',
    close: 'Torna all’analisi',
  },
};
