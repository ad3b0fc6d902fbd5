import type { LearnWords } from '../en/book.ts';

export const it: LearnWords = {
  tag: 'it',
  title: 'Regolamento',
  lead: 'Ogni figura è una partita: prova, e le regole rispondono.',
  contents: 'Indice',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  search: 'Cerca una regola',
  found: (hits) => (hits === 0 ? 'Nessun risultato' : `Risultati: ${hits}`),
  rule: (number) => `Regola ${number}`,
  figure: (title) => `Figura: ${title}`,
  cell: (where) => `${where}, vuota`,
  practice: 'Esercizi',
  practiceLead: 'Problemi sulle regole. Quanti ne risolvi?',
  exercise: (index, count) => `Esercizio ${index} di ${count}`,

  ask: {
    place: (name) => `${name}: scegli una casella, gira la tessera e posizionala.`,
    act: (name) => `Dove va il meeple di ${name}?`,
    dice: (name) => `Quanti dadi tira ${name}?`,
    points: (name) => `Quanti punti riceve ora ${name}?`,
    field: (name) => `Su quale casella si trova ${name} dopo questo conteggio?`,
    throw: 'Tutto è pronto per i dadi.',
    end: 'Fatto.',
  },
  button: {
    place: 'Posiziona qui',
    turn: 'Gira la tessera',
    none: 'Nessun meeple',
    recall: 'Riprendi l’abate',
    throw: 'Tira i dadi',
    show: 'Mostrami',
    again: 'Ancora una volta',
  },
  answer: {
    right: 'Giusto!',
    other: 'Le regole lo permettono, ma qui si tratta d’altro. Prova in un altro modo.',
    number: 'Non proprio. Conta di nuovo.',
  },

  coach: {
    name: 'Guida',
    leave: 'Continua senza guida',
    count: 'Conta i punti adesso',
    onward: 'Continua a giocare',
    hint: (spot) => (spot === 0 ? 'Questa volta terrei i miei meeple.' : `Io sceglierei il numero ${spot}.`),
    answer: {
      tile: (does) => `Guarda: questa tessera ${does}.`,
      better: (what) => `C’è di meglio: ${what}.`,
      there: 'Prova la casella chiara.',
      turn: 'Gira la tessera.',
    },
  },
};
