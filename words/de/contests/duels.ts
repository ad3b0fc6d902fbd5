import type { DuelWords } from '../../en/contests/duels.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('de');
const written = writtenIn('de');
const WRITTEN_POINTS = { one: 'Punkt', other: 'Punkte' };

export const de: DuelWords = {
  tag: 'de',
  title: (bot) => `Duell: ${bot}`,
  lead: (bot) =>
    `Zwei Spiele zugleich mit denselben Plättchen und Würfeln, die Plätze getauscht: Das Glück ist für beide gleich. Können Menschen gegen ${bot} gewinnen?`,
  rules: (days) =>
    `Du hast ${count(days, { one: 'Tag', other: 'Tage' })} Zeit, ohne Zurücknehmen, Tipps oder Probierbrett; wer ein Spiel aufgibt, gibt beide auf.`,
  left: (n) =>
    `Es zählt in der öffentlichen Bilanz. Diesen Monat ${n - 1 === 1 ? 'zählt' : 'zählen'} noch ${count(n - 1, { one: 'weiteres Duell', other: 'weitere Duelle' })} von dir.`,
  last: 'Es zählt in der öffentlichen Bilanz: dein letztes in diesem Monat.',
  spent: (n) =>
    `Nur deine ersten ${number(n)} Duelle eines Monats zählen in der öffentlichen Bilanz, dieses also nicht mehr.`,
  guest: 'Du kannst als Gast spielen, aber in der öffentlichen Bilanz zählen nur Duelle mit Konto.',
  begin: 'Duell beginnen',
  silent: 'Der Server antwortet nicht. Versuch es später noch einmal.',
  notOffered: 'Dieser Server bietet keine Duelle an.',
  unknown: 'Dieses Duell gibt es auf diesem Server nicht.',
  loading: 'Wird geladen …',
  nameTaken: 'Dein Name ist hier schon vergeben oder der eines Bots. Wähle in der Lobby einen anderen.',
  mine: 'Deine Duelle',
  first: 'Wo du beginnst',
  second: (bot) => `Wo ${bot} beginnt`,
  until: (day) => `Bis ${day}`,
  result: 'Zum Ergebnis',
  giveUp: 'Beide Spiele aufgeben',
  states: {
    open: 'Läuft noch, oder das Ergebnis wird gerade berechnet.',
    finished: 'Beide Spiele sind zu Ende.',
    'given-up': 'Aufgegeben: Das Duell ist verloren.',
    late: 'Nicht rechtzeitig beendet: Das Duell ist verloren.',
    refused: 'Die Protokolle belegen keine zwei ganzen Spiele, deshalb zählt es für niemanden.',
  },
  outcomes: {
    won: (name, bot) => `${name} hat gegen ${bot} gewonnen`,
    drawn: (name, bot) => `${name} und ${bot} haben unentschieden gespielt`,
    lost: (name, bot) => `${name} hat gegen ${bot} verloren`,
  },
  somebody: 'Gelöschtes Konto',
  games: 'Spiele',
  both: 'Beide',
  began: (name) => `${name} begann`,
  margin: (points) => `${written(points, WRITTEN_POINTS)} in beiden Spielen`,
  fair: (points, error) => `Ohne Glück: ${points} ± ${error}`,
  notCounted: 'Es zählt nicht in der öffentlichen Bilanz.',
  again: 'Noch ein Duell',
  look: (name) => `Das Spiel ansehen, das ${name} begann`,
  tally: (bot) => `Menschen gegen ${bot}`,
  none: 'Noch hat kein Duell gezählt.',
  columns: { month: 'Dieser Monat', all: 'Insgesamt' },
  rows: {
    duels: 'Duelle',
    people: 'Menschen',
    won: 'Gewonnen',
    drawn: 'Unentschieden',
    lost: 'Verloren',
    margin: 'Punkte pro Duell',
    fair: 'Punkte ohne Glück',
  },
  plusMinus: (points, error) => `${points} ± ${error}`,
  counted: (n) =>
    `Es zählen Duelle mit Konto, von jedem die ersten ${number(n)}, die in einem Monat beginnen. Aufgegeben oder nicht rechtzeitig beendet heißt verloren. Die Punkte sind Mittelwerte der zu Ende gespielten Duelle, ± ein Standardfehler, bei dem die Duelle eines Menschen zusammengefasst sind.`,
  few: (duels, people) =>
    `Wie stark der Bot unter Menschen ist, lässt sich ab ${number(duels)} Duellen von ${number(people)} Menschen sagen.`,
  stronger: (bot, points, error) =>
    `${bot} ist ${points} ± ${error} Wertungspunkte stärker als die Menschen, die diese Duelle gespielt haben.`,
  weaker: (bot, points, error) =>
    `${bot} ist ${points} ± ${error} Wertungspunkte schwächer als die Menschen, die diese Duelle gespielt haben.`,
};
