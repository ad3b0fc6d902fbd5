import { chanceOfTop } from '@asteroute/bots/search';

export interface BattleOutcome {
  readonly winner: number;
  /** Points that each side gets for ties on the way (SW-33). */
  readonly ties: readonly number[];
  readonly chance: number;
}

/** Rounds with a lower probability are left out, because a battle may be tied any number of times. */
const NEGLIGIBLE = 1e-10;

interface Stage {
  readonly active: number;
  readonly ties: readonly number[];
}

/**
 * The probabilities add up to 1. The mean points of `battleOdds` do not suffice here: with three or more sides a margin
 * is not a linear function of the points.
 */
export function battleOutcomes(dice: readonly number[]): BattleOutcome[] {
  const ended = new Map<string, BattleOutcome>();
  const all = dice.reduce((mask, n, side) => (n > 0 ? mask | (1 << side) : mask), 0);
  let stages: ReadonlyMap<string, [Stage, number]> = new Map([['', [{ active: all, ties: dice.map(() => 0) }, 1]]]);
  while (stages.size > 0) {
    const next = new Map<string, [Stage, number]>();
    for (const [stage, chance] of stages.values())
      playRound(dice, stage, chance, (after, part) => add(next, after, part));
    stages = next;
  }
  const total = [...ended.values()].reduce((sum, { chance }) => sum + chance, 0);
  return [...ended.values()].map((outcome) => ({ ...outcome, chance: outcome.chance / total }));

  function add(next: Map<string, [Stage, number]>, stage: Stage, chance: number): void {
    const key = `${stage.active} ${stage.ties}`;
    if ((stage.active & (stage.active - 1)) !== 0) next.set(key, [stage, chance + (next.get(key)?.[1] ?? 0)]);
    else {
      const winner = Math.log2(stage.active);
      ended.set(key, { winner, ties: stage.ties, chance: chance + (ended.get(key)?.chance ?? 0) });
    }
  }
}

/** Visits every set of sides that may share the highest number of a throw; lower sides drop out (SW-32 to SW-36). */
function playRound(
  dice: readonly number[],
  { active, ties }: Stage,
  chance: number,
  see: (after: Stage, chance: number) => void,
): void {
  for (let top = active; top > 0; top = (top - 1) & active) {
    const part = chance * chanceOfTop(dice, active, top);
    if (part < NEGLIGIBLE) continue;
    const tied = (top & (top - 1)) !== 0;
    const after = tied ? ties.map((points, side) => points + ((top >> side) & 1)) : ties;
    see({ active: top, ties: after }, part);
  }
}
