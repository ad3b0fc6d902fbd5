import type { World } from '../virtual/world.ts';

/**
 * Checks that the games of each evening lead to each other: a rematch names the table before it, which is over and names
 * the rematch. Only then the standings that people add up from there count each game once.
 */
export function checkEvenings({ ledger, violate }: Pick<World, 'ledger' | 'violate'>): void {
  const newest = new Map(ledger.tables().map((id) => [id, ledger.at(id, ledger.head(id))]));
  const broken = (id: string, why: string) => violate('the games of an evening lead to each other', `${id} ${why}`);
  for (const [id, { rematchOf, rematch }] of newest) {
    const before = rematchOf === null ? null : newest.get(rematchOf);
    if (before === undefined) broken(id, `follows ${rematchOf}, which is no table`);
    if (before != null && before.rematch !== id) broken(id, `follows ${rematchOf}, which leads to ${before.rematch}`);
    if (before != null && before.status !== 'over') broken(id, `follows ${rematchOf}, which is not over`);
    if (rematch !== null && newest.get(rematch)?.rematchOf !== id)
      broken(id, `leads to ${rematch}, which does not follow`);
  }
}
