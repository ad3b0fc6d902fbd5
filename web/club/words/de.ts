import { grammarOf } from '@asteroute/page/words/grammar.ts';
import type { ClubWords } from './en.ts';

const { number, count } = grammarOf('de');

/** The texts of rivals in German. */
export const de: ClubWords = {
  tag: 'de',
  title: 'Rivalen',
  back: 'Zurück',
  lead: 'Wer gewinnt, wenn ihr immer wieder gegeneinander spielt? Aus den Partien in diesem Browser und deinen Tischen auf dem Server.',
  reading: (done, all) => `Partien werden gelesen: ${number(done)} von ${number(all)}`,
  empty:
    'Hier gibt es noch keine beendete Partie von zwei oder mehr Menschen. Spielt eine an diesem Bildschirm oder mit Freunden und kommt dann wieder.',
  choose: 'Wähle zwei oder mehr Personen',
  games: (n) => count(n, { one: 'Partie', other: 'Partien' }),
  one: 'Wähle, gegen wen gespielt wurde.',
  never: 'Sie haben hier noch keine Partie gegeneinander beendet.',
  won: 'Gewonnene Partien',
  level: (n) => `${count(n, { one: 'Partie', other: 'Partien' })} unentschieden.`,
  mean: (points) => `${points} Punkte pro Partie`,
  streak: (name, n) => `${name} hat die letzten ${number(n)} Partien gewonnen.`,
  longest: (name, n) => `Längste Serie: ${name}, ${count(n, { one: 'Partie', other: 'Partien' })}.`,
  last: 'Die letzten Partien',
  look: 'Zurückblicken',
  luck: 'Wer hatte Glück?',
  luckHint: 'Ein erster Blick auf jede Partie zeigt, wie viele Punkte Plättchen und Würfel allen wert waren.',
  ask: 'Herausfinden',
  asking: (done, all) => `Partien werden angesehen: ${number(done)} von ${number(all)}`,
  stop: 'Anhalten',
  failed: 'Die Partien konnten nicht angesehen werden. Lade die Seite neu und versuche es noch einmal.',
  kind: (name) => `Plättchen und Würfel meinten es besser mit ${name}.`,
  even: 'Plättchen und Würfel meinten es mit allen gleich gut.',
  aGame: (points) => `${points} pro Partie`,
  best: 'Zum Erinnern',
  battle: (who, whom, dice, others) =>
    `Bester Kampf: ${who} besiegte ${whom} mit ${count(dice, { one: 'Würfel', other: 'Würfeln' })} gegen ${number(others)}.`,
  longRoute: (who, tiles) => `Längste Handelsroute: ${who}, ${count(tiles, { one: 'Plättchen', other: 'Plättchen' })}.`,
  longRoad: (who, tiles) => `Längste Straße: ${who}, ${count(tiles, { one: 'Plättchen', other: 'Plättchen' })}.`,
  picture: 'Bild teilen',
  daily: {
    title: 'Stapel des Tages',
    lead: 'Dieselben Plättchen und Würfel für alle, die heute spielen, gegen denselben Bot.',
    practice: 'Das ist Übung: Jeder kann den Stapel ausrechnen, und niemand prüft das Ergebnis.',
    play: 'Spielen',
    resume: 'Weiterspielen',
    again: 'Noch einmal spielen',
    you: 'Du',
    won: (points) => `Mit ${count(points, { one: 'Punkt', other: 'Punkten' })} Vorsprung gewonnen.`,
    lost: (points) => `Mit ${count(points, { one: 'Punkt', other: 'Punkten' })} Rückstand verloren.`,
    level: 'Unentschieden.',
    first: 'Deine erste Partie zählt.',
    streak: (days) => `${count(days, { one: 'Tag', other: 'Tage' })} in Folge.`,
    free: 'Ein Tag pro Woche darf fehlen.',
  },
};
