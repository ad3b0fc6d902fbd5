import type { LearnWords } from '../en/book.ts';

export const de: LearnWords = {
  tag: 'de',
  title: 'Regelbuch',
  lead: 'Jedes Bild hier ist ein Spiel: Probiere aus, und die Regeln antworten.',
  contents: 'Inhalt',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  search: 'Regeln durchsuchen',
  found: (hits) => (hits === 0 ? 'Nichts gefunden' : `${hits} gefunden`),
  rule: (number) => `Regel ${number}`,
  figure: (title) => `Abbildung: ${title}`,
  cell: (where) => `${where}, leer`,
  practice: 'Übungen',
  practiceLead: 'Aufgaben zu den Regeln. Wie viele löst du?',
  exercise: (index, count) => `Übung ${index} von ${count}`,

  ask: {
    place: (name) => `${name} legt dieses Plättchen an. Wähle ein Feld, drehe das Plättchen und lege es an.`,
    act: (name) => `Wohin kommt der Meeple von ${name}?`,
    dice: (name) => `Wie viele Würfel wirft ${name}?`,
    points: (name) => `Wie viele Punkte bekommt ${name} jetzt?`,
    field: (name) => `Auf welchem Feld steht der Zählmeeple von ${name} nach dieser Wertung?`,
    throw: 'Alles ist bereit für die Würfel.',
    end: 'Fertig.',
  },
  button: {
    place: 'Hier anlegen',
    turn: 'Plättchen drehen',
    none: 'Kein Meeple',
    recall: 'Abt zurücknehmen',
    throw: 'Würfeln',
    show: 'Zeig es mir',
    again: 'Noch einmal',
  },
  answer: {
    right: 'Richtig!',
    other: 'Das erlauben die Regeln, aber hier geht es um etwas anderes. Versuch es auf andere Weise.',
    number: 'Nicht ganz. Zähle noch einmal.',
  },

  coach: {
    name: 'Coach',
    leave: 'Ohne Coach weiterspielen',
    count: 'Punkte jetzt zählen',
    onward: 'Weiterspielen',
    hint: (spot) => (spot === 0 ? 'Ich würde diesmal keinen Meeple einsetzen.' : `Ich würde Nummer ${spot} wählen.`),
    answer: {
      tile: (does) => `Schau: Dieses Plättchen ${does}.`,
      better: (what) => `Es geht besser: ${what}.`,
      there: 'Versuch es auf dem hellen Feld.',
      turn: 'Dreh das Plättchen.',
    },
  },
};
