import type { PuzzleWords } from '../en/puzzles.ts';
import { grammarOf } from '../grammar.ts';
import { writtenIn } from '../points.ts';

const { number, count, list } = grammarOf('de');
const written = writtenIn('de');
const WRITTEN_POINTS = { one: 'Punkt', other: 'Punkte' };
const PUZZLES = { one: 'Aufgabe', other: 'Aufgaben' };

export const de: PuzzleWords = {
  tag: 'de',
  title: 'Aufgaben',
  lead: 'Züge aus echten Partien. Jedes Mal ist eine Möglichkeit deutlich die beste: Finde sie.',
  loading: 'Die Aufgaben werden geladen …',
  failed: 'Die Aufgaben konnten nicht geladen werden. Versuch es noch einmal, wenn du online bist.',
  retry: 'Noch einmal versuchen',
  unknown: 'Diese Aufgabe gibt es nicht mehr. Hier sind andere.',

  first: 'Eine Aufgabe für den Anfang',
  daily: {
    heading: 'Aufgabe des Tages',
    solve: 'Lösen',
    board: 'Die Spielfläche der Aufgabe des Tages',
  },
  offers: { first: 'Zum Einstieg', easy: 'Leicht', hard: 'Schwer' },

  run: {
    heading: 'Auf Zeit',
    hint: 'Fünf Aufgaben mit je einem Zug. Mit Tipp oder Fehler gilt eine Aufgabe nicht als gelöst.',
    go: 'Uhr starten',
    at: (n, of) => `Aufgabe ${number(n)} von ${number(of)}`,
    found: (found, of, time) => `${number(found)} von ${number(of)} in ${time} gelöst`,
    best: (found, of, time) => `Bestwert: ${number(found)} von ${number(of)} in ${time}`,
    result: 'Zum Ergebnis',
  },

  next: {
    heading: 'Üben',
    hint: 'Aufgaben, die zu deiner Stärke passen.',
    go: 'Nächste Aufgabe',
    about: 'Themen',
    count: (puzzles) => count(puzzles, PUZZLES),
  },
  own: {
    heading: 'Aus eigenen Partien',
    hint: 'Züge, die dich Punkte gekostet haben. Finde einen besseren.',
    none: 'Untersuche deine Partien genauer, dann werden deine Fehler zu Aufgaben.',
    go: 'Nächste eigene Aufgabe',
    from: (title, turn) => `Zug ${number(turn)} aus ${title}`,
    found: (points) => `Gefunden! Etwa ${written(points, WRITTEN_POINTS)} besser als das, was du gespielt hast.`,
    uncounted: 'Aufgaben aus eigenen Partien zählen nicht für deine Wertung.',
  },
  tags: {
    steal: 'Eindringen',
    block: 'Verbauen',
    trap: 'Festsetzen',
    defend: 'Verteidigen',
    'last-meeple': 'Der letzte Meeple',
    farm: 'Bauern',
    'planet-attack': 'Angriff auf einen Planeten',
    completion: 'Abschließen',
    extend: 'Ausbauen',
    patience: 'Geduld',
    recall: 'Den Abt zurücknehmen',
    river: 'Der Fluss',
    team: 'Fürs Team',
  },
  endgame: (turns) => (turns === 1 ? 'Endspiel' : `Endspiel in ${number(turns)} Zügen`),

  rating: {
    heading: 'Deine Wertung',
    deviation: (points) => `± ${points}`,
    guess: 'Eine erste Schätzung: Nach ein paar Aufgaben mehr wird sie genauer.',
    of: (rating) => `Wertung ${rating}`,
    changed: (rating, by) => `Deine Wertung: ${rating} (${by})`,
    uncounted: 'Diese Aufgabe hattest du schon: Deine Wertung bleibt.',
  },

  streak: {
    days: (days) => `${count(days, { one: 'Tag', other: 'Tage' })} in Folge`,
    row: (puzzles) => `${count(puzzles, PUZZLES)} in Folge`,
    best: (most) => `Bestwert: ${number(most)}`,
    free: 'Ein Tag in der Woche darf ausfallen.',
    done: (found, tried) => `${number(found)} von ${number(tried)} im ersten Anlauf gelöst`,
  },
  outcomes: { solved: 'Gelöst', hinted: 'Mit Tipp gelöst', missed: 'Nicht im ersten Anlauf' },

  data: {
    heading: 'Dein Fortschritt',
    save: 'Als Datei sichern',
    load: 'Aus einer Datei laden',
    loaded: 'Dein Fortschritt wurde geladen.',
    unreadable: 'In dieser Datei ist kein Fortschritt gespeichert.',
    reset: 'Von vorn beginnen',
  },

  ask: {
    heading: 'Aufgabe',
    turn: (name) => `${name} ist am Zug: Finde den besten Zug.`,
    endgame: (name, turns) =>
      turns === 1
        ? `${name} ist am Zug: Spiele den letzten Zug so gut wie möglich.`
        : `${name} ist am Zug: Spiele die letzten ${turns === 2 ? 'zwei' : number(turns)} Züge so gut wie möglich.`,
    step: (step, of) => `Zug ${number(step)} von ${number(of)}`,
    waiting: 'Die anderen ziehen …',
  },

  hint: {
    take: 'Tipp',
    about: (tags) => `Denk an: ${tags}.`,
    plain: 'Schau über diesen Zug hinaus.',
    where: (cell) => `Das Plättchen gehört hierhin: ${cell}.`,
  },

  answer: {
    right: 'Gefunden! Deutlich besser als jeder andere Zug.',
    proved: 'Gefunden! Kein anderer Zug bringt am Ende so viel.',
    wrong: 'Nicht der beste Zug.',
    lost: (points) => `Er kostet etwa ${written(points, WRITTEN_POINTS)}.`,
    judging: 'Wird bewertet …',
    shown: 'Der beste Zug',
    failed: 'Diese Antwort ließ sich nicht bewerten. Versuch es noch einmal.',
    yours: 'Dein Zug',
    best: 'Am besten',
  },

  why: {
    because: (what) => `Denn der Zug ${list(what)}.`,
    causes: {
      steal: 'dringt in ein Gebiet des Gegners ein',
      block: 'entwertet ein Gebiet des Gegners',
      trap: 'setzt einen Meeple des Gegners fest',
      defend: 'hält den Gegner aus deinem Gebiet heraus',
      'last-meeple': 'bringt deinen letzten Meeple an den besten Platz',
      farm: 'setzt einen Bauern für die Schlusswertung ein',
      'planet-attack': 'wagt einen lohnenden Angriff',
      completion: 'holt einen Meeple aus einem abgeschlossenen Gebiet zurück',
      extend: 'macht dein Gebiet wertvoller',
      patience: 'spart den Meeple für Besseres auf',
      recall: 'holt den Abt mit seinen Punkten zurück',
      team: 'macht das Gebiet deines Teampartners wertvoller',
    },
    heading: (where) => `Warum nicht ${where}?`,
    holders: {
      own: 'vorher: du',
      rival: 'vorher: der Gegner',
      shared: 'vorher: beide',
      free: 'vorher: niemand',
      new: 'durch diesen Zug',
      other: 'durch den anderen Zug',
      later: 'später',
    },
    own: (points) => `${points} für dich`,
    rivals: (points) => `${points} für den Gegner`,
  },

  again: 'Noch einmal',
  follows: 'Was folgen kann',
  solution: 'Lösung zeigen',
  goOn: 'Weiter',
  another: 'Nächste Aufgabe',
  share: 'Link kopieren',
  copied: 'Kopiert',
  leave: 'Alle Aufgaben',
};
