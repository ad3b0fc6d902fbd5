import type { Terms } from './term.ts';

/** The terms of French. */
export const fr: Terms = {
  article: { m: /le |l’/, f: /la |l’/ },
  ideas: {
    tile: { word: 'tuile', gender: 'f' },
    stack: { word: 'pile', gender: 'f', not: [[/\bsac de tuiles/i, 'pile']] },
    draw: { word: 'pioche', not: [[/tuile [^.]{0,20}tirée/i, 'piochée']] },
    board: {
      word: 'plateau',
      gender: 'm',
      not: [[/sur la table\b/i, 'la table est là où l’on s’assied']],
    },
    table: { word: 'table', gender: 'f' },
    cell: { word: 'case', gender: 'f' },
    orientation: { word: 'orientation', gender: 'f', not: [[/\brotation/i, 'orientation']] },
    realm: { word: 'zone', gender: 'f', not: [[/\bdomaine|\brégion/i, 'zone']] },
    completed: {
      word: 'achevé',
      not: [[/\bcomplét|termine quelque|être terminé|surface complète/i, 'achever, achevé']],
    },
    cosmos: { word: 'espace', gender: 'm', not: [[/\bunivers\b/i, 'espace']] },
    meeple: { word: 'meeple', gender: 'm', not: [[/\bpions?\b|\bpartisan/i, 'meeple']] },
    reserve: { word: 'réserve', gender: 'f' },
    battle: { word: 'combat', gender: 'm', not: [[/\bbataille/i, 'combat']] },
    'final scoring': { word: 'évaluation finale', gender: 'f', not: [[/décompte/i, 'évaluation']] },
    'score track': { word: 'plateau de score', gender: 'm', not: [[/tableau d’évaluation/i, 'plateau de score']] },
    'space of the track': { word: 'case', gender: 'f' },
    'create a table': { word: 'cré', not: [[/\bouvr(ir la table|ez-en)/i, 'créer']] },
    undo: { word: 'annuler' },
    back: { word: 'retour' },
    route: { word: 'route commerciale', gender: 'f' },
    asteroid: { word: 'champ d’astéroïdes', gender: 'm' },
    planet: { word: 'planète', gender: 'f' },
    road: { word: 'route', gender: 'f', not: [[/\bchemin\b/i, 'route']] },
    city: { word: 'ville', gender: 'f', not: [[/\bcité/i, 'ville']] },
    monastery: { word: 'abbaye', gender: 'f', not: [[/monastère/i, 'abbaye']] },
    garden: { word: 'jardin', gender: 'm' },
    field: { word: 'pré', gender: 'm', not: [[/\bprairie/i, 'pré']] },
    river: { word: 'rivière', gender: 'f', not: [[/\bfleuve/i, 'rivière']] },
  },
};
