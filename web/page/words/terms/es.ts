import type { Terms } from './term.ts';

/** The terms of Spanish. */
export const es: Terms = {
  article: { m: /el /, f: /la / },
  ideas: {
    tile: { word: 'loseta', gender: 'f', not: [[/\b(ficha|baldosa)/i, 'loseta']] },
    stack: { word: 'pila', gender: 'f', not: [[/\bmazo/i, 'pila']] },
    draw: { word: 'roba' },
    board: {
      word: 'tablero',
      gender: 'm',
      not: [[/\b(en|sobre) la mesa\b(?! de)/i, 'a la mesa se sientan las personas']],
    },
    table: { word: 'mesa', gender: 'f' },
    cell: { word: 'espacio', gender: 'm' },
    orientation: { word: 'orientación', gender: 'f', not: [[/\bgiros?\b|\brotación/i, 'orientación']] },
    realm: { word: 'dominio', gender: 'm', not: [[/\belementos?\b|\bzonas?\b/i, 'dominio']] },
    completed: {
      word: 'complet',
      not: [[/sin terminar|inacabad|\bterminad[oa] (?:ruta|ciudad)/i, 'completo, abierto']],
    },
    cosmos: { word: 'cosmos', gender: 'm', not: [[/\buniverso/i, 'cosmos']] },
    meeple: { word: 'seguidor', gender: 'm', not: [[/meeple|\bpeón/i, 'seguidor']] },
    reserve: { word: 'reserva', gender: 'f' },
    battle: { word: 'batalla', gender: 'f', not: [[/\bcombate/i, 'batalla']] },
    'final scoring': {
      word: 'recuento final',
      gender: 'm',
      not: [[/(cálculo|evaluación) final/i, 'recuento; la puntuación final es su resultado']],
    },
    'score track': { word: 'marcador', gender: 'm' },
    'space of the track': { word: 'casilla', gender: 'f', not: [[/\bespacio 0/i, 'casilla']] },
    'create a table': { word: 'crea', not: [[/\babr(ir la mesa|e una)/i, 'crear']] },
    undo: { word: 'deshacer' },
    back: { word: 'volver', not: [[/^Atrás$/, 'Volver']] },
    route: { word: 'ruta comercial', gender: 'f' },
    asteroid: { word: 'campo de asteroides', gender: 'm' },
    planet: { word: 'planeta', gender: 'm' },
    road: { word: 'camino', gender: 'm', not: [[/\bcarretera/i, 'camino']] },
    city: { word: 'ciudad', gender: 'f' },
    monastery: { word: 'monasterio', gender: 'm', not: [[/abadía|claustro/i, 'monasterio']] },
    garden: { word: 'jardín', gender: 'm' },
    field: { word: 'campo', gender: 'm', not: [[/\b(prado|granja)/i, 'campo']] },
    river: { word: 'río', gender: 'm' },
  },
};
