import type { ReviewWords } from '../../en/review/review.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';
import { type CauseNames, storyOf } from '../../story.ts';

const { number, count, list } = grammarOf('de');
const written = writtenIn('de');

const POINTS = { one: 'Punkt', other: 'Punkte' };
const POINTS_OF = { one: 'Punkt', other: 'Punkten' };
/** In the dative. */
const TURNS = { one: 'Zug', other: 'Zügen' };

const CAUSE_NAMES: CauseNames = {
  tiles: ['die Plättchen', 'die Plättchen'],
  dice: ['die Würfel', 'die Würfel'],
  own: ['gute Züge', 'eigene Fehler'],
  rivals: [
    (names) => `Fehler ${names.length === 0 ? 'der Gegner' : `von ${list(names)}`}`,
    (names) => `gute Züge ${names.length === 0 ? 'der Gegner' : `von ${list(names)}`}`,
  ],
};
const reasons = storyOf(CAUSE_NAMES, {
  colon: ': ',
  helped: (l) => `geholfen haben ${list(l)}`,
  hurt: (l) => `geschadet haben ${list(l)}`,
  thoughHelped: (l) => `obwohl ${list(l)} geholfen haben`,
  thoughHurt: (l) => `obwohl ${list(l)} geschadet haben`,
});

export const de: ReviewWords = {
  tag: 'de',
  title: 'Analyse',

  stage: {
    quick: 'Die Züge werden bewertet …',
    deep: (done, all) => `Genauer untersucht: ${number(done)} von ${count(all, TURNS)}`,
    stopped: (done, all) => `${number(done)} von ${count(all, TURNS)} genauer untersucht`,
    done: 'Jeder Zug, bei dem es eine Wahl gab, wurde genauer untersucht.',
    stop: 'Anhalten',
    resume: 'Genauer untersuchen',
    failed: 'Die Analyse ist nicht gelungen.',
    retry: 'Noch einmal versuchen',
    'given-up': 'Diese Partie wurde aufgegeben; ohne Endstand gibt es nichts zu erklären.',
    unfinished: 'Diese Partie ist noch nicht zu Ende. Sie lässt sich analysieren, sobald das letzte Plättchen liegt.',
    differs: 'Diese Partie folgt nicht den Regeln und lässt sich deshalb nicht analysieren.',
  },

  account: {
    heading: 'Was den Unterschied machte',
    won: (name, points, told) =>
      `${name} hat mit ${count(points, POINTS_OF)} Vorsprung gewonnen${reasons(told, 'won')}.`,
    lost: (name, points, told) =>
      `${name} ${points === 1 ? 'fehlte' : 'fehlten'} ${count(points, POINTS)} zum besten Gegner${reasons(told, 'lost')}.`,
    level: (name, told) => `${name} liegt am Ende gleichauf${reasons(told, 'level')}.`,
    brought: (turns) =>
      turns.length === 1 ? `Am meisten brachte Zug ${list(turns)}.` : `Am meisten brachten die Züge ${list(turns)}.`,
    cost: (turns) =>
      turns.length === 1 ? `Am meisten kostete Zug ${list(turns)}.` : `Am meisten kosteten die Züge ${list(turns)}.`,
    unclear: 'Nichts davon gab allein den Ausschlag.',
    chance: (fitting, all) =>
      fitting === 1
        ? `Von ${number(all)} möglichen Plättchen schaffte das nur eines.`
        : `${number(fitting)} von ${number(all)} möglichen Plättchen hätten das geschafft.`,
    dice: (name, percent) => `Die Würfel gaben ${name} eine Chance von ${percent}.`,
    alone: (name, turn, points) => `Allein Zug ${number(turn)} kostete ${name} ${count(points, POINTS)}.`,
    first: 'Ein erster Blick: Einzelheiten können sich noch ändern.',
    numbers: 'In Zahlen',
    causes: { seat: 'Platz', tiles: 'Plättchen', dice: 'Würfel', own: 'Eigene Züge', rivals: 'Züge der anderen' },
    result: 'Ergebnis',
    unsure: (points) => `Jede Zahl kann um etwa ${points} danebenliegen.`,
  },

  skill: {
    given: (points) => `${written(points, POINTS)} verschenkt`,
    accuracy: (percent) => `${percent} Genauigkeit`,
    hard: (points) => `Schwierigkeit ${points}`,
    hardHint:
      'Schwierigkeit: so viel verliert hier je Zug, wer nur die Punkte sieht, die jetzt auf der Spielfläche liegen.',
  },

  curve: {
    heading: 'Die Partie Zug um Zug',
    hint: 'Über der Linie: für diese Seite. Darunter: gegen sie.',
    of: 'Aus der Sicht von',
    slider: 'Zug der Partie',
    margin: 'Erwarteter Vorsprung',
    table: 'Die Kurve als Tabelle',
    turn: 'Zug',
    player: 'Spieler',
    turning: 'Wendepunkte',
  },

  turn: {
    heading: (n, name) => `Zug ${number(n)}: ${name}`,
    short: (n) => `Zug ${number(n)}`,
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    labels: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Grober Fehler' },
    best: 'Nichts verloren',
    forced: 'Keine Wahl',
    lost: (points) => `${written(points, POINTS)} verloren`,
    chance: (percent) => `${percent} Siegchance`,
    board: (n) => `Die Spielfläche vor Zug ${number(n)}`,
    ways: 'Beste Züge',
    way: (rank) => `Nr.\u00a0${number(rank)}`,
    played: 'Gespielt',
    bag: 'Glück beim Ziehen',
    bestTile: 'Bestes Plättchen',
    worstTile: 'Schlechtestes Plättchen',
    drawn: 'Gezogen',
    again: 'Noch einmal spielen',
  },

  list: {
    heading: 'Alle Züge',
    labelled: 'Nur Züge mit Fehlern',
    none: 'Keine nennenswerten Fehler.',
  },

  again: {
    heading: (n, name) => `Noch einmal Zug ${number(n)}: ${name}`,
    ask: 'Wie würdest du dieses Plättchen spielen? Bestätige, dann wird dein Zug bewertet.',
    judging: 'Wird bewertet …',
    best: 'Nichts Besseres gefunden. Gut gespielt!',
    lost: (points) => `Das kostet ${written(points, POINTS)}.`,
    better: 'Besser',
    failed: 'Diese Antwort ließ sich nicht bewerten. Versuch es noch einmal.',
    close: 'Zurück zur Analyse',
    follows: 'Was folgt darauf?',
    learn: (n) => `Aus meinen Fehlern lernen: ${number(n)}`,
    made: (n) => `Aufgaben aus meinen Fehlern: ${number(n)}`,
    next: 'Nächster Fehler',
    last: 'Das war der letzte.',
  },
};
