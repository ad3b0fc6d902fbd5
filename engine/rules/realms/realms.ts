import type { Rates, RuleModule } from '../../ruleset/module.ts';

const REALMS = ['route', 'asteroid', 'planet'];
/** `ONE_AND_TWO`: one point per tile and two per symbol. `TWO_AND_TWO`: two per tile and two per symbol. */
const ONE_AND_TWO: Rates = [
  { what: 'tile', each: 1 },
  { what: 'symbol', each: 2 },
];
const TWO_AND_TWO: Rates = [
  { what: 'tile', each: 2 },
  { what: 'symbol', each: 2 },
];

/** Realms and meeples of the Star Wars Edition, in numbers. */
export const realms = {
  name: 'realms',
  kinds: [
    // SW-45; final SW-54, SW-57.
    { name: 'route', joins: 'sides', complete: ONE_AND_TWO, final: ONE_AND_TWO },
    // SW-47; final SW-55, SW-57.
    { name: 'asteroid', joins: 'sides', complete: TWO_AND_TWO, final: ONE_AND_TWO },
    // SW-49: a complete planet pays 11 points, for 9 tiles and its own symbol; final scoring by SW-56, SW-57.
    { name: 'planet', joins: 'around', complete: ONE_AND_TWO, final: ONE_AND_TWO },
  ],
  // SW-8: four small meeples and one large in reserve; SW-29: their dice. The large one scores nothing extra (C-10).
  meeples: [
    { name: 'small', count: 4, dice: 1, stands: REALMS, recalls: false },
    { name: 'large', count: 1, dice: 2, stands: REALMS, recalls: false },
  ],
  cites: [
    { why: 'game-over', rule: 'SW-53' },
    { why: 'wrong-phase', rule: 'SW-14' },
    { why: 'none-left', rule: 'SW-15' },
    { why: 'cell-taken', rule: 'SW-15' },
    { why: 'no-neighbour', rule: 'D-2' },
    { why: 'sides-differ', rule: 'SW-16' },
    { why: 'none-in-reserve', rule: 'C-11' },
    { why: 'not-reached', rule: 'SW-19' },
    { why: 'realm-held', of: 'route', rule: 'SW-20' },
    { why: 'realm-held', of: 'asteroid', rule: 'SW-21' },
    { why: 'none-to-recall', rule: 'SW-51' },
    { why: 'complete', of: 'route', rule: 'SW-45' },
    { why: 'complete', of: 'asteroid', rule: 'SW-47' },
    { why: 'complete', of: 'planet', rule: 'SW-49' },
    { why: 'final', of: 'route', rule: 'SW-54' },
    { why: 'final', of: 'asteroid', rule: 'SW-55' },
    { why: 'final', of: 'planet', rule: 'SW-56' },
  ],
} as const satisfies RuleModule;
