/** The prospects of each side in a battle, before any die is thrown. */
export interface Odds {
  readonly win: readonly number[];
  /** Expected points from ties (SW-33). */
  readonly tiePoints: readonly number[];
}

/** Probability that the highest of `count` dice is `value` or less. */
function atMost(value: number, count: number): number {
  return (value / 6) ** count;
}

/** The chance that exactly those of `top`, among `active` (bit sets of sides), share the highest number. */
export function chanceOfTop(dice: readonly number[], active: number, top: number): number {
  let sum = 0;
  for (let value = 1; value <= 6; value++) {
    let chance = 1;
    for (let side = 0; side < dice.length; side++) {
      if ((active & (1 << side)) === 0) continue;
      const below = atMost(value - 1, dice[side]);
      chance *= (top & (1 << side)) === 0 ? below : atMost(value, dice[side]) - below;
    }
    sum += chance;
  }
  return sum;
}

/**
 * By side (0: not in it). Lower sides drop out, tied ones throw again (SW-32 to SW-36, C-24, C-25); a full tie repeats
 * the round, so its chance divides the rest.
 */
export function battleOdds(dice: readonly number[]): Odds {
  const known = new Map<number, Odds>();
  const all = dice.reduce((mask, n, side) => (n > 0 ? mask | (1 << side) : mask), 0);
  return solve(all);

  function solve(active: number): Odds {
    const memo = known.get(active);
    if (memo !== undefined) return memo;
    const win = dice.map((_, side) => (active === 1 << side ? 1 : 0));
    const tiePoints = dice.map(() => 0);
    if ((active & (active - 1)) !== 0) addRounds(active, win, tiePoints);
    const odds = { win, tiePoints };
    known.set(active, odds);
    return odds;
  }

  function addRounds(active: number, win: number[], tiePoints: number[]): void {
    const again = chanceOfTop(dice, active, active);
    for (let top = active; top > 0; top = (top - 1) & active) {
      const chance = top === active ? again : chanceOfTop(dice, active, top);
      const rest = top === active ? null : solve(top);
      const tied = (top & (top - 1)) !== 0;
      for (let side = 0; side < dice.length; side++) {
        win[side] += rest === null ? 0 : (chance * rest.win[side]) / (1 - again);
        const point = tied && (top & (1 << side)) !== 0 ? 1 : 0;
        tiePoints[side] += (chance * (point + (rest?.tiePoints[side] ?? 0))) / (1 - again);
      }
    }
  }
}
