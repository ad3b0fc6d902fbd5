/** The ladder of `docs/bots.md`, from level 0 to level 8. */
export const LEVELS = [
  'random',
  'greedy',
  'projected',
  'steady',
  'shrewd',
  'farsighted',
  'expert',
  'master',
  'grandmaster',
] as const;

/** The name of a bot. */
export type Level = (typeof LEVELS)[number];

/** The opponents that people are offered, from gentle to master. */
export const OPPONENTS = ['random', 'greedy', 'projected', 'steady', 'shrewd', 'master'] as const satisfies Level[];

/** Whether there is a bot of the name. What only asks this need not carry the bots along. */
export function isLevel(name: unknown): name is Level {
  return (LEVELS as readonly unknown[]).includes(name);
}
