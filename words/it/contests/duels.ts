import type { DuelWords } from '../../en/contests/duels.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('it');
const written = writtenIn('it');
const WRITTEN_POINTS = { one: 'punto', other: 'punti' };

export const it: DuelWords = {
  tag: 'it',
  title: (bot) => `Duello: ${bot}`,
  lead: (bot) =>
    `Due partite insieme con le stesse tessere e gli stessi dadi, a posti scambiati: la fortuna è uguale per entrambi. Si può battere ${bot}?`,
  rules: (days) =>
    `Hai ${count(days, { one: 'giorno', other: 'giorni' })}, senza ripensamenti, consigli o tavolo di prova; chi abbandona una partita le abbandona entrambe.`,
  left: (n) =>
    `Conta nel bilancio pubblico: questo mese te ne ${n - 1 === 1 ? 'resta' : 'restano'} ancora ${number(n - 1)}.`,
  last: 'Conta nel bilancio pubblico: è il tuo ultimo di questo mese.',
  spent: (n) =>
    `Solo i tuoi primi ${number(n)} duelli di un mese contano nel bilancio pubblico, quindi questo non conta.`,
  guest: 'Puoi giocare come ospite, ma nel bilancio pubblico contano solo i duelli degli account.',
  begin: 'Comincia il duello',
  silent: 'Il server non risponde. Riprova più tardi.',
  notOffered: 'Questo server non offre duelli.',
  unknown: 'Su questo server non c’è questo duello.',
  loading: 'Caricamento…',
  nameTaken: 'Il tuo nome qui è già preso, o è quello di un bot. Scegline un altro nella pagina «Gioca con gli amici».',
  mine: 'I tuoi duelli',
  first: 'Dove cominci tu',
  second: (bot) => `Dove comincia ${bot}`,
  until: (day) => `Fine: ${day}`,
  result: 'Al risultato',
  giveUp: 'Abbandona entrambe le partite',
  states: {
    open: 'In corso, oppure si sta calcolando il risultato.',
    finished: 'Le due partite sono finite.',
    'given-up': 'Abbandonato: il duello è perso.',
    late: 'Non finito in tempo: il duello è perso.',
    refused: 'I registri non provano due partite intere, quindi non conta per nessuno.',
  },
  outcomes: {
    won: (name, bot) => `${name} ha vinto contro ${bot}`,
    drawn: (name, bot) => `${name} e ${bot} hanno pareggiato`,
    lost: (name, bot) => `${name} ha perso contro ${bot}`,
  },
  somebody: 'Account eliminato',
  games: 'Partite',
  both: 'Entrambe',
  began: (name) => `Ha cominciato ${name}`,
  margin: (points) => `${written(points, WRITTEN_POINTS)} nelle due partite`,
  fair: (points, error) => `Senza fortuna: ${points} ± ${error}`,
  notCounted: 'Non conta nel bilancio pubblico.',
  again: 'Un altro duello',
  look: (name) => `Guarda la partita cominciata da ${name}`,
  tally: (bot) => `Le persone contro ${bot}`,
  none: 'Nessun duello ha ancora contato.',
  columns: { month: 'Questo mese', all: 'Da sempre' },
  rows: {
    duels: 'Duelli',
    people: 'Persone',
    won: 'Vinti',
    drawn: 'Pareggiati',
    lost: 'Persi',
    margin: 'Punti a duello',
    fair: 'Punti senza fortuna',
  },
  plusMinus: (points, error) => `${points} ± ${error}`,
  counted: (n) =>
    `Contano i duelli degli account, di ciascuno i primi ${number(n)} cominciati in un mese. Abbandonato o non finito in tempo vuol dire perso. I punti sono medie sui duelli giocati fino in fondo, ± un errore standard in cui i duelli di una persona sono presi insieme.`,
  few: (duels, people) =>
    `Quanto è forte il bot contro giocatori umani si può dire a partire da ${number(duels)} duelli di ${number(people)} persone.`,
  stronger: (bot, points, error) =>
    `${bot} ha ${points} ± ${error} punti di classifica in più delle persone che hanno giocato questi duelli.`,
  weaker: (bot, points, error) =>
    `${bot} ha ${points} ± ${error} punti di classifica in meno delle persone che hanno giocato questi duelli.`,
};
