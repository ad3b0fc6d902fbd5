import type { NoticeWords } from '../en/notices.ts';

export const it: NoticeWords = {
  subjects: {
    turn: 'Tocca a te',
    begins: 'La tua partita è cominciata',
    seated: 'Qualcuno si è seduto al tuo tavolo',
    rematch: 'Ti propongono un’altra partita',
    reminder: 'Tra poco vi rivedete per giocare',
    wanted: 'Qualcuno vorrebbe giocare',
    confirm: 'È il tuo indirizzo?',
  },
  texts: {
    turn: 'Gli altri hanno giocato: tocca a te.',
    begins: 'Tutti i posti sono occupati e la partita è cominciata.',
    seated: 'Al tuo tavolo adesso c’è compagnia.',
    rematch: 'Al prossimo tavolo c’è un posto riservato per te.',
    wanted: 'A un tavolo c’è un posto libero, per una partita di qualche giorno.',
    confirm:
      'Qualcuno, probabilmente tu, vorrebbe ricevere qui gli avvisi di Asteroute. Senza il tuo sì non arriverà altro.',
  },
  meeting: (when) => `Vi rivedete ${when}.`,
  players: (names) => `Al tavolo: ${names}`,
  toTable: 'Vai al tavolo',
  toConfirm: 'Sì, manda qui gli avvisi',
  stop: 'Non mandare più email',
  why: (host) => `Hai chiesto a ${host} di avvisarti.`,
  confirmed: 'Fatto: gli avvisi arriveranno al tuo indirizzo.',
  stopped: 'Fatto: non arriveranno altre email. Il tuo indirizzo è cancellato.',
  broken: 'Questo link non è più valido o è incompleto.',
  preview: {
    seats: (taken, most) => `posti occupati: ${taken} su ${most}`,
    game: 'Una partita ad Asteroute',
    puzzles: 'Problemi',
    puzzle: 'Un problema per te',
    task: 'Trova la mossa migliore.',
  },
};
