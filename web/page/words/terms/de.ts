import type { Terms } from './term.ts';

/** The terms of German. */
export const de: Terms = {
  article: { m: /den/, f: /die/, n: /das/ },
  ideas: {
    tile: { word: 'Plättchen', gender: 'n', not: [[/Kachel|Kärtchen/, 'Plättchen']] },
    stack: { word: 'Stapel', gender: 'm', not: [[/Nachziehstapel/, 'es gibt nur einen Stapel']] },
    draw: { word: 'ziehen' },
    board: {
      word: 'Spielfläche',
      gender: 'f',
      not: [
        [/\b(Spielb|B)rett\b/, 'ein Brett gibt es nicht'],
        [/auf dem Tisch|vom Tisch\b|Tisch ansehen/i, 'am Tisch sitzen die Leute'],
      ],
    },
    table: { word: 'Tisch', gender: 'm' },
    cell: { word: 'Feld', gender: 'n' },
    orientation: { word: 'Drehung', gender: 'f', not: [[/Ausrichtung|Orientierung|\bRotation/, 'Drehung']] },
    realm: { word: 'Gebiet', gender: 'n', not: [[/\b(Bereich|Region|Zone)/, 'Gebiet']] },
    completed: { word: 'abgeschlossen', not: [[/\b(un)?fertige|vollendet|fertiggestellt/i, 'abgeschlossen, offen']] },
    cosmos: { word: 'Weltall', gender: 'n', not: [[/Weltraum|Kosmos/, 'Weltall']] },
    meeple: { word: 'Meeple', gender: 'm', not: [[/Gefolgs|Spielfigur/, 'Meeple']] },
    reserve: { word: 'Vorrat', gender: 'm', not: [[/\bReserve/, 'Vorrat']] },
    battle: { word: 'Kampf', gender: 'm', not: [[/Schlacht/, 'Kampf']] },
    'final scoring': { word: 'Schlusswertung', gender: 'f', not: [[/Endwertung|Endabrechnung/, 'Schlusswertung']] },
    'score track': { word: 'Wertungstafel', gender: 'f', not: [[/Punkte(tafel|leiste)/, 'Wertungstafel']] },
    'space of the track': { word: 'Feld', gender: 'n' },
    'create a table': { word: 'anlegen', not: [[/Tisch (er)?öffnen|Eröffne einen/, 'drei Verben für eins']] },
    undo: { word: 'Rückgängig' },
    back: { word: 'Zurück' },
    route: { word: 'Handelsroute', gender: 'f', not: [[/Handelsweg/, 'Handelsroute']] },
    asteroid: { word: 'Asteroidenfeld', gender: 'n' },
    planet: { word: 'Planet', gender: 'm' },
    road: { word: 'Straße', gender: 'f' },
    city: { word: 'Stadt', gender: 'f' },
    monastery: { word: 'Kloster', gender: 'n', not: [[/Abtei/, 'Kloster']] },
    garden: { word: 'Garten', gender: 'm' },
    field: { word: 'Wiese', gender: 'f', not: [[/\bAcker/, 'Wiese']] },
    river: { word: 'Fluss', gender: 'm' },
  },
};
