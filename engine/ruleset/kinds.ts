/** The kinds of realm of a game, and what the tiles must tell of them. */
import type { KindShape } from '../core/tileset.ts';
import type { Options } from '../vocabulary/types.ts';
import type { Counted } from './events.ts';
import type { Amendment, KindRule, RuleModule } from './module.ts';

/** Counts something of a realm that its stats do not count. */
export type Counter = NonNullable<RuleModule['counts']>[string];

/** The kinds of realm of a game, in the order of its modules. */
export function kindsOf(modules: readonly RuleModule[], options: Options): KindRule[] {
  return modules.flatMap(({ kinds = [] }) => (typeof kinds === 'function' ? kinds(options) : kinds));
}

/** Returns the counter that a module defines for a name, or undefined. */
export function counterOf(modules: readonly RuleModule[], what: Counted): Counter | undefined {
  return modules.find((m) => m.counts?.[what] !== undefined)?.counts?.[what];
}

/** What the tables of tiles need to know of each kind. */
export function shapesOf(modules: readonly RuleModule[], options: Options): KindShape[] {
  const amendments = modules.flatMap((m) => m.amends ?? []);
  return kindsOf(modules, options).map((kind) => {
    const paid = paidFor(kind, amendments);
    return { ...kind, bonus: bonusName(modules, paid), paysTiles: paid.includes('tile') };
  });
}

/** What a kind of realm is paid for, by its own rates and by other ones. */
function paidFor({ name, complete, final }: KindRule, amendments: readonly Amendment[]): Counted[] {
  const others = amendments.filter(({ kind }) => kind === name).flatMap((own) => [own.complete, own.final]);
  return [complete, final, ...others].flatMap((rates) => (rates ?? []).map(({ what }) => what));
}

/** What is printed on tiles and counted in the stats of a kind's realms: the first that it is paid for. */
function bonusName(modules: readonly RuleModule[], paid: readonly Counted[]): string | null {
  return paid.find((what) => what !== 'tile' && counterOf(modules, what) === undefined) ?? null;
}
