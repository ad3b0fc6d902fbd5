import type { FormWords } from '../../en/review/form.ts';
import { grammarOf } from '../../grammar.ts';
import { writtenIn } from '../../points.ts';

const { number, count } = grammarOf('de');
const written = writtenIn('de');
const WRITTEN_POINTS = { one: 'Punkt', other: 'Punkte' };
/** In the dative. */
const GAMES = { one: 'Partie', other: 'Partien' };
const TURNS = { one: 'Zug', other: 'Zügen' };

export const de: FormWords = {
  tag: 'de',
  title: 'Deine Form',
  lead: 'Was deine beendeten Partien über dein Spiel sagen, wenn man das Glück mit Plättchen und Würfeln abzieht.',
  empty: 'In diesem Browser liegt noch keine beendete Partie von dir. Spiel eine zu Ende und komm wieder.',

  ask: {
    heading: 'Welcher Spieler bist du?',
    hint: 'Bei manchen dieser Partien spielten mehrere Menschen mit. Deine Züge sind die unter deinem Namen.',
    nobody: 'Keiner davon',
  },

  stage: {
    first: (done, all) => `Deine Partien werden angesehen: ${number(done)} von ${number(all)}`,
    waits: 'Ein erster Blick: Die Zahlen können sich noch ändern.',
    searches: (done, all) => `Genauer untersucht: ${number(done)} von ${count(all, TURNS)}`,
    done: 'Jeder Zug, bei dem es eine Wahl gab, wurde genauer untersucht.',
    go: 'Genauer untersuchen',
    stop: 'Anhalten',
    failed: 'Deine Partien ließen sich nicht untersuchen.',
    retry: 'Noch einmal versuchen',
  },

  skill: {
    heading: (games) => (games === 1 ? 'Deine Partie ohne Glück' : `Deine ${number(games)} Partien ohne Glück`),
    mean: (points, off) => `Im Schnitt ${points} (± ${off})`,
    few: 'Für einen Schnitt sind es noch zu wenige Spiele.',
    hint: 'Über der Linie hast du besser gespielt als dein bester Gegner, darunter schlechter. Die Kreise zeigen das Ergebnis.',
    without: 'Ohne Glück',
    result: 'Ergebnis',
    table: 'Die Kurve als Tabelle',
    game: 'Partie',
  },

  lost: {
    heading: 'Verlorene Punkte je Zug',
    hint: 'Verglichen mit dem besten gefundenen Zug. Weniger ist besser.',
    you: 'Du',
    value: (points, off) => `${points} (± ${off})`,
    bots: (games) => `Die Bots in je ${count(games, GAMES)} gegen sich selbst, genauso gemessen.`,
    when: 'Wann',
    parts: { opening: 'Eröffnung', middle: 'Mitte', end: 'Ende' },
    what: 'Wobei',
    decisions: {
      tile: 'Wohin das Plättchen kommt',
      meeple: 'Welcher Meeple oder keiner',
      farm: 'Bauern',
      planet: 'Planeten und Kämpfe',
    },
  },

  habits: {
    heading: 'Was dich am meisten kostet',
    none: 'Noch fällt nichts auf. Mehr Partien zeigen mehr.',
    cost: (points, turns) => `${written(points, WRITTEN_POINTS)} in ${count(turns, TURNS)}`,
    mostly: {
      opening: 'meist in der Eröffnung',
      middle: 'meist in der Mitte der Partie',
      end: 'meist gegen Ende',
    },
    realms: {
      route: 'meist bei Handelsrouten',
      asteroid: 'meist bei Asteroidenfeldern',
      planet: 'meist bei Planeten',
      road: 'meist bei Straßen',
      city: 'meist bei Städten',
      monastery: 'meist bei Klöstern',
      garden: 'meist bei Gärten',
      field: 'meist bei Wiesen',
    },
    look: 'Beispiel ansehen',
    again: 'Noch einmal spielen',
    says: {
      points: 'Du lässt Punkte liegen, die dein Plättchen sofort bringen könnte.',
      standing: 'Du denkst zu wenig an die Schlusswertung.',
      prospects: 'Du übersiehst Züge, die dir helfen, eigene Gebiete abzuschließen.',
      hand: 'Du setzt Meeples zu schnell ein: Im Vorrat wäre einer mehr wert gewesen.',
      stuck: 'Du lässt Meeples in Gebieten stehen, die kaum noch abgeschlossen werden.',
      joining: 'Du verpasst Gelegenheiten, dich in große Gebiete anderer einzuklinken.',
      risk: 'Du lässt Punkte ungeschützt, sodass andere sie angreifen können.',
      gifts: 'Du schenkst deinen Gegnern Punkte.',
      blocking: 'Du lässt große Gebiete deiner Gegner ungestört wachsen.',
      joined: 'Du lässt Gegner in deine Gebiete hinein.',
      left: 'Du überlässt dem nächsten Spieler gute Plätze.',
    },
  },

  data: {
    heading: 'Was über deine Partien gespeichert ist',
    hint: 'Nur in diesem Browser. Löschst du eine Partie, verschwindet auch das, was über sie bekannt ist.',
    save: 'Als Datei speichern',
    forget: 'Löschen und neu untersuchen',
  },
};
