/** What only one module of a game may decide. */
import { expect, test } from 'vitest';
import type { RuleModule } from '../ruleset/module.ts';
import { doubleClaim } from '../ruleset/ruleset.ts';

type Claim = Partial<RuleModule>;

const CLAIMS: readonly (readonly [what: string, claim: Claim])[] = [
  ['the sides', { sides: () => [] }],
  ['the token "salt"', { majorities: [{ token: 'salt', points: 5 }] }],
  ['the token "pepper"', { tokens: { names: ['pepper'], of: () => ({}), give: () => {} } }],
  ['the contests', { contest: { begin: () => false } as RuleModule['contest'] }],
  ['the emblems', { contest: { emblem: () => null } as RuleModule['contest'] }],
  ['the count of "gold"', { counts: { gold: () => 1 } }],
  ['the realm "canal"', { kinds: [{ name: 'canal', joins: 'sides', complete: null, final: null }] }],
  ['other rates of "road"', { amends: [{ kind: 'road', print: 'inn', final: [] }] }],
  ['other rates of "field" for a pig', { amends: [{ kind: 'field', meeple: 'pig', final: [] }] }],
  ['the option "speed"', { options: { speed: ['slow', 'fast'] } }],
];

test.each(CLAIMS)('two modules that claim %s are found by name', (what, claim) => {
  const [first, second, other] = [{ name: 'first', ...claim }, { name: 'second', ...claim }, { name: 'other' }];
  expect(doubleClaim([first, other, second], {})).toEqual({ claim: what, modules: ['first', 'second'] });
  expect(doubleClaim([first, other], {})).toBeNull();
});
