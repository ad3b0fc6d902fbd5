import type { Terms } from './term.ts';

/** The terms of English. */
export const en: Terms = {
  ideas: {
    tile: { word: 'tile' },
    stack: { word: 'stack', not: [[/\b(pile|deck) of tiles/i, 'stack']] },
    draw: { word: 'draw' },
    board: { word: 'board', not: [[/\bplaying (area|field|surface)/i, 'board']] },
    table: { word: 'table' },
    cell: { word: 'cell' },
    orientation: { word: 'rotation', not: [[/\borientation/i, 'the same as rotation']] },
    realm: { word: 'realm' },
    completed: { word: 'completed', not: [[/\bunfinished road/i, 'open']] },
    cosmos: { word: 'space' },
    meeple: { word: 'meeple', not: [[/\bfollower/i, 'the word of another edition']] },
    reserve: { word: 'reserve', not: [[/\bsupply\b/i, 'the word of another edition']] },
    battle: { word: 'battle' },
    'final scoring': { word: 'final scoring', not: [[/\bfinal (calculation|evaluation)/i, 'translated']] },
    'score track': { word: 'score track', not: [[/\bscor(e|ing) board/i, 'the board is the one with the tiles']] },
    'space of the track': {
      word: 'space',
      not: [[/\b(which|moves one) field\b|\bfrom field \d/i, 'a Germanism, and asteroid fields are fields']],
    },
    'create a table': { word: 'create', not: [[/\b(make|open) (a|the) table\b/i, 'three verbs for one thing']] },
    undo: { word: 'undo' },
    back: { word: 'back' },
    route: { word: 'trade route', not: [[/\btrading route/i, 'trade route']] },
    asteroid: { word: 'asteroid field' },
    planet: { word: 'planet' },
    road: { word: 'road' },
    city: { word: 'city', not: [[/\btown\b/i, 'city']] },
    monastery: { word: 'abbey', not: [[/\b(monaster|cloister)/i, 'abbey']] },
    garden: { word: 'garden' },
    field: { word: 'meadow', not: [[/\bfarmland/i, 'meadow']] },
    river: { word: 'river' },
  },
};
