import type { PuzzleWords } from '../en/puzzles.ts';
import { grammarOf } from '../grammar.ts';
import { writtenIn } from '../points.ts';

const { number, count, list } = grammarOf('it');
const written = writtenIn('it');
const WRITTEN_POINTS = { one: 'punto', other: 'punti' };
const PUZZLES = { one: 'problema', other: 'problemi' };

export const it: PuzzleWords = {
  tag: 'it',
  title: 'Problemi',
  lead: 'Turni di partite vere. Ogni volta una mossa è chiaramente la migliore: trovala.',
  loading: 'Caricamento dei problemi…',
  failed: 'Non è stato possibile caricare i problemi. Riprova quando sei in rete.',
  retry: 'Riprova',
  unknown: 'Questo problema non esiste più. Eccone altri.',

  first: 'Un problema per cominciare',
  daily: {
    heading: 'Problema del giorno',
    solve: 'Risolvilo',
    board: 'L’area di gioco del problema del giorno',
  },
  offers: { first: 'Per iniziare', easy: 'Facile', hard: 'Difficile' },

  run: {
    heading: 'A tempo',
    hint: 'Cinque problemi di una sola mossa. Con un aiuto o un errore il problema non conta.',
    go: 'Avvia il tempo',
    at: (n, of) => `Problema ${number(n)} di ${number(of)}`,
    found: (found, of, time) => `${number(found)} su ${number(of)} in ${time}`,
    best: (found, of, time) => `record: ${number(found)} su ${number(of)} in ${time}`,
    result: 'Vedi il risultato',
  },

  next: {
    heading: 'Allenati',
    hint: 'Problemi adatti al tuo livello.',
    go: 'Prossimo problema',
    about: 'Temi',
    count: (puzzles) => count(puzzles, PUZZLES),
  },
  own: {
    heading: 'Dalle tue partite',
    hint: 'Turni che ti sono costati punti. Trovane uno migliore.',
    none: 'Analizza a fondo le tue partite e i tuoi errori diventano problemi.',
    go: 'Prossimo dei miei',
    from: (title, turn) => `Turno ${number(turn)} di ${title}`,
    found: (points) => `Trovato! Circa ${written(points, WRITTEN_POINTS)} meglio di come avevi giocato.`,
    uncounted: 'I problemi dalle tue partite non contano per il tuo punteggio.',
  },
  tags: {
    steal: 'Intrufolarsi',
    block: 'Bloccare',
    trap: 'Intrappolare',
    defend: 'Difendere',
    'last-meeple': 'L’ultimo meeple',
    farm: 'Contadini',
    'planet-attack': 'Attaccare un pianeta',
    completion: 'Completare',
    extend: 'Ampliare',
    patience: 'Pazienza',
    recall: 'Riprendere l’abate',
    river: 'Il fiume',
    team: 'Aiutare il compagno',
  },
  endgame: (turns) => (turns === 1 ? 'Finale' : `Finale in ${number(turns)} mosse`),

  rating: {
    heading: 'Il tuo punteggio',
    deviation: (points) => `± ${points}`,
    guess: 'Una prima stima: dopo qualche altro problema sarà più precisa.',
    of: (rating) => `Punteggio ${rating}`,
    changed: (rating, by) => `Il tuo punteggio: ${rating} (${by})`,
    uncounted: 'Avevi già provato questo problema: il tuo punteggio resta com’è.',
  },

  streak: {
    days: (days) => `${count(days, { one: 'giorno', other: 'giorni di fila' })}`,
    row: (puzzles) => `${count(puzzles, PUZZLES)}${puzzles === 1 ? '' : ' di fila'}`,
    best: (most) => `record: ${number(most)}`,
    free: 'Un giorno alla settimana si può saltare.',
    done: (found, tried) => `${number(found)} su ${number(tried)} trovati al primo colpo`,
  },
  outcomes: { solved: 'Risolto', hinted: 'Risolto con un suggerimento', missed: 'Non al primo colpo' },

  data: {
    heading: 'I tuoi progressi',
    save: 'Salva in un file',
    load: 'Carica da un file',
    loaded: 'I tuoi progressi sono stati caricati.',
    unreadable: 'In questo file non ci sono progressi salvati.',
    reset: 'Ricomincia da capo',
  },

  ask: {
    heading: 'Problema',
    turn: (name) => `Tocca a ${name}: trova la mossa migliore.`,
    endgame: (name, turns) =>
      turns === 1
        ? `Tocca a ${name}: gioca al meglio l’ultima mossa.`
        : `Tocca a ${name}: gioca al meglio le ultime ${turns === 2 ? 'due' : number(turns)} mosse.`,
    step: (step, of) => `Mossa ${number(step)} di ${number(of)}`,
    waiting: 'Giocano gli altri…',
  },

  hint: {
    take: 'Suggerimento',
    about: (tags) => `Pensa a: ${tags}.`,
    plain: 'Guarda oltre questo turno.',
    where: (cell) => `La tessera va qui: ${cell}.`,
  },

  answer: {
    right: 'Trovata! Nettamente meglio di ogni altra mossa.',
    proved: 'Trovata! Nessun’altra mossa rende tanto alla fine.',
    wrong: 'Non è la mossa migliore.',
    lost: (points) => `Costa circa ${written(points, WRITTEN_POINTS)}.`,
    judging: 'Valutazione…',
    shown: 'La mossa migliore',
    failed: 'Questa risposta non si è potuta valutare. Riprova.',
    yours: 'La tua mossa',
    best: 'La migliore',
  },

  why: {
    because: (what) => `Perché la mossa ${list(what)}.`,
    causes: {
      steal: 'si intrufola in una zona dell’avversario',
      block: 'toglie valore a una zona dell’avversario',
      trap: 'intrappola un meeple dell’avversario',
      defend: 'tiene l’avversario fuori dalla tua zona',
      'last-meeple': 'mette il tuo ultimo meeple nel posto migliore',
      farm: 'mette un contadino per il conteggio finale',
      'planet-attack': 'rischia un attacco che vale la pena',
      completion: 'fa tornare un meeple da una zona completata',
      extend: 'rende più preziosa la tua zona',
      patience: 'tiene da parte il meeple per qualcosa di meglio',
      recall: 'fa tornare l’abate con i suoi punti',
      team: 'rende più preziosa la zona del tuo compagno',
    },
    heading: (where) => `Perché non ${where}?`,
    holders: {
      own: 'prima: tu',
      rival: 'prima: l’avversario',
      shared: 'prima: entrambi',
      free: 'prima: nessuno',
      new: 'con questa mossa',
      other: 'con l’altra mossa',
      later: 'più tardi',
    },
    own: (points) => `${points} per te`,
    rivals: (points) => `${points} per l’avversario`,
  },

  again: 'Riprova',
  follows: 'Che cosa può seguire',
  solution: 'Mostra la soluzione',
  goOn: 'Avanti',
  another: 'Prossimo problema',
  share: 'Copia il link',
  copied: 'Copiato',
  leave: 'Tutti i problemi',
};
