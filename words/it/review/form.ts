import type { FormWords } from '../../en/review/form.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('it');
const written = writtenIn('it');
const WRITTEN_POINTS = { one: 'punto', other: 'punti' };
const GAMES = { one: 'partita', other: 'partite' };
const TURNS = { one: 'turno', other: 'turni' };

export const it: FormWords = {
  tag: 'it',
  title: 'La tua forma',
  lead: 'Che cosa dicono del tuo gioco le partite finite, tolta la fortuna di tessere e dadi.',
  empty: 'In questo browser non c’è ancora nessuna tua partita finita. Giocane una fino in fondo e torna qui.',

  ask: {
    heading: 'Quale giocatore sei?',
    hint: 'In alcune di queste partite hanno giocato più persone. I tuoi turni sono quelli del tuo nome.',
    nobody: 'Nessuno di questi',
  },

  stage: {
    first: (done, all) => `Uno sguardo alle tue partite: ${number(done)} su ${number(all)}`,
    waits: 'Una prima occhiata: i numeri possono ancora cambiare.',
    searches: (done, all) => `Analisi a fondo: ${count(done, TURNS)} su ${number(all)}`,
    done: 'Tutti i turni in cui c’era una scelta sono stati analizzati a fondo.',
    go: 'Analizza a fondo',
    stop: 'Interrompi',
    failed: 'Non è stato possibile analizzare le tue partite.',
    retry: 'Riprova',
  },

  skill: {
    heading: (games) =>
      games === 1 ? 'La tua partita senza la fortuna' : `Le tue ${number(games)} partite senza la fortuna`,
    mean: (points, off) => `In media ${points} (± ${off})`,
    few: 'Ancora troppo poche partite per una media.',
    hint: 'Sopra la linea hai giocato meglio del tuo miglior avversario, sotto peggio. I pallini sono i risultati veri.',
    without: 'Senza fortuna',
    result: 'Risultato',
    table: 'La curva come tabella',
    game: 'Partita',
  },

  lost: {
    heading: 'Punti persi per turno',
    hint: 'Rispetto al mossa migliore trovato. Meno è meglio.',
    you: 'Tu',
    value: (points, off) => `${points} (± ${off})`,
    bots: (games) => `I bot contro sé stessi, ${count(games, GAMES)} ciascuno, valutati allo stesso modo.`,
    when: 'Quando',
    parts: { opening: 'Inizio', middle: 'Metà', end: 'Fine' },
    what: 'In che cosa',
    decisions: {
      tile: 'Dove va la tessera',
      meeple: 'Quale meeple, o nessuno',
      farm: 'Contadini',
      planet: 'Pianeti e combattimenti',
    },
  },

  habits: {
    heading: 'Che cosa ti costa di più',
    none: 'Per ora non spicca nulla. Altre partite diranno di più.',
    cost: (points, turns) => `${written(points, WRITTEN_POINTS)} in ${count(turns, TURNS)}`,
    mostly: {
      opening: 'soprattutto all’inizio',
      middle: 'soprattutto a metà partita',
      end: 'soprattutto verso la fine',
    },
    realms: {
      route: 'soprattutto con le rotte commerciali',
      asteroid: 'soprattutto con i campi di asteroidi',
      planet: 'soprattutto con i pianeti',
      road: 'soprattutto con le strade',
      city: 'soprattutto con le città',
      monastery: 'soprattutto con le abbazie',
      garden: 'soprattutto con i giardini',
      field: 'soprattutto con i prati',
    },
    look: 'Vedi un esempio',
    again: 'Rigioca il turno',
    says: {
      points: 'Lasci punti che la tua tessera poteva dare subito.',
      standing: 'Pensi troppo poco al conteggio finale.',
      prospects: 'Trascuri turni che ti aiuterebbero a completare le tue zone.',
      hand: 'Metti i meeple troppo in fretta: nella riserva valevano di più.',
      stuck: 'Lasci meeple in zone che non si completano quasi mai.',
      joining: 'Perdi occasioni di entrare nelle grandi zone degli altri.',
      risk: 'Lasci punti dove gli altri possono attaccarli.',
      gifts: 'Regali punti agli avversari.',
      blocking: 'Lasci crescere indisturbate le grandi zone degli avversari.',
      joined: 'Lasci entrare gli avversari nelle tue zone.',
      left: 'Lasci buoni posti al giocatore successivo.',
    },
  },

  data: {
    heading: 'Che cosa è conservato delle tue partite',
    hint: 'Solo in questo browser. Se elimini una partita, sparisce anche ciò che se ne sa.',
    save: 'Salva in un file',
    forget: 'Elimina e ricomincia',
  },
};
