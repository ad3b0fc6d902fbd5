import type { Terms } from './term.ts';

/** The terms of Italian. */
export const it: Terms = {
  article: { m: /il /, f: /la |l’/ },
  ideas: {
    tile: { word: 'tessera', gender: 'f', not: [[/\bpiastrell/i, 'tessera']] },
    stack: { word: 'mazzetto', gender: 'm', not: [[/\bpila\b/i, 'mazzetto']] },
    draw: { word: 'pesca' },
    board: {
      word: 'area di gioco',
      gender: 'f',
      not: [
        [/\bsul tavolo|tutto il tavolo|(del|il|gira il) tavolo (in|prima)|in tavola/i, 'al tavolo siedono le persone'],
        [/\bplancia/i, 'area di gioco'],
      ],
    },
    table: { word: 'tavolo', gender: 'm' },
    cell: { word: 'casella', gender: 'f' },
    orientation: { word: 'orientamento', gender: 'm', not: [[/\brotazion/i, 'orientamento']] },
    realm: { word: 'zona', gender: 'f', not: [[/\bregion[ei]\b|\bterritori/i, 'zona']] },
    completed: {
      word: 'completat',
      not: [
        [/alla chiusura$|alla chiusura,/i, 'al completamento'],
        [/(zona|rotta|strada|città|campo|pianeta|giardino|abbazia|asteroidi)( è)? chius/i, 'completato'],
        [/\bchiud\w* (la|le|il|i|una|un|uno|più|subito) ?(zon|rott|strad|città|camp|pianet|tue)/i, 'completare'],
      ],
    },
    cosmos: { word: 'spazio', gender: 'm', not: [[/\buniverso|\bcosmo\b/i, 'spazio']] },
    meeple: { word: 'meeple', gender: 'm', not: [[/\bpedin|\bseguac/i, 'meeple']] },
    reserve: { word: 'riserva', gender: 'f' },
    battle: { word: 'combattimento', gender: 'm', not: [[/battagli|\blotta\b/i, 'combattimento']] },
    'final scoring': {
      word: 'conteggio finale',
      gender: 'm',
      not: [[/(valutazione|calcolo) final/i, 'conteggio; il punteggio finale è il suo risultato']],
    },
    'score track': { word: 'tabellone dei punteggi', gender: 'm' },
    'space of the track': { word: 'casella', gender: 'f' },
    'create a table': { word: 'crea', not: [[/\bapri(ne|(?: il tavolo))/i, 'creare']] },
    undo: { word: 'annulla' },
    back: { word: 'indietro' },
    route: { word: 'rotta commerciale', gender: 'f' },
    asteroid: { word: 'campo di asteroidi', gender: 'm' },
    planet: { word: 'pianeta', gender: 'm' },
    road: { word: 'strada', gender: 'f' },
    city: { word: 'città', gender: 'f' },
    monastery: { word: 'abbazia', gender: 'f', not: [[/monaster|convent/i, 'abbazia']] },
    garden: { word: 'giardino', gender: 'm' },
    field: { word: 'prato', gender: 'm' },
    river: { word: 'fiume', gender: 'm' },
  },
};
