/** The chance (0 to 1) that at least one of `wanted` tiles is among the next `draws` of `stack` (hypergeometric). */
export function drawChance(wanted: number, stack: number, draws: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(draws, stack); i++) none *= Math.max(0, stack - wanted - i) / (stack - i);
  return 1 - none;
}
