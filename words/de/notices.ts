import type { NoticeWords } from '../en/notices.ts';

export const de: NoticeWords = {
  subjects: {
    turn: 'Du bist am Zug',
    begins: 'Deine Partie hat begonnen',
    seated: 'Jemand hat sich an deinen Tisch gesetzt',
    rematch: 'Noch eine Partie?',
    reminder: 'Ihr trefft euch bald zum Spielen',
    wanted: 'Jemand möchte spielen',
    confirm: 'Ist das deine Adresse?',
  },
  texts: {
    turn: 'Die anderen haben gespielt: Du bist am Zug.',
    begins: 'Alle Plätze sind besetzt, und die Partie hat begonnen.',
    seated: 'An deinem Tisch sitzt jetzt jemand.',
    rematch: 'Am nächsten Tisch ist ein Platz für dich freigehalten.',
    wanted: 'An einem Tisch ist ein Platz frei für eine Partie über mehrere Tage.',
    confirm:
      'Jemand, wahrscheinlich du, möchte Nachrichten von Asteroute hierher bekommen. Mehr wird nicht geschickt, solange du nicht zustimmst.',
  },
  meeting: (when) => `Ihr trefft euch am ${when}.`,
  players: (names) => `Am Tisch: ${names}`,
  toTable: 'Zum Tisch',
  toConfirm: 'Ja, Nachrichten hierher schicken',
  stop: 'Keine Mails mehr schicken',
  why: (host) => `Du hast ${host} gebeten, dir Bescheid zu geben.`,
  confirmed: 'Erledigt: Nachrichten kommen an deine Adresse.',
  stopped: 'Erledigt: Es kommen keine Mails mehr. Deine Adresse ist gelöscht.',
  broken: 'Dieser Link gilt nicht mehr oder wurde abgeschnitten.',
  preview: {
    seats: (taken, most) => `${taken} von ${most} Plätzen besetzt`,
    game: 'Eine Partie Asteroute',
    puzzles: 'Aufgaben',
    puzzle: 'Eine Aufgabe für dich',
    task: 'Finde den besten Zug.',
  },
};
