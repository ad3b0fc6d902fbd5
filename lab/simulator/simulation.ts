import type { Campaign } from '../campaign/campaign.ts';
import { type RunResult, runSeed } from './run.ts';
import type { RunLength } from './run-plan.ts';
import type { FigureName } from './virtual/world.ts';

/**
 * `npm run lab -- simulate-server`: the whole server in one process. Nodes, store, bus, clients and all faults between them
 * are simulated, and a seed determines each run.
 */
export function simulation(length: RunLength): Campaign<RunResult> {
  return {
    name: 'simulate-server',
    count: 10_000,
    repeat: (seed) =>
      `npm run lab -- simulate-server --from ${seed} --seeds 1${length === 'whole' ? '' : ` --${length}`}`,
    async run(seed) {
      const result = await runSeed(seed, length);
      if (result.violation === null) return result;
      const { lines, invariant, detail } = result.violation;
      throw new Error([...lines, `seed ${seed}: "${invariant}" does not hold: ${detail}`].join('\n'));
    },
    sum(rows, { faults, cpuSeconds }) {
      const turns = rows.reduce((sum, row) => sum + row.turns, 0);
      const hourly = Math.round((turns / cpuSeconds) * 3600).toLocaleString('en');
      return {
        lines: [
          ...(['flag', 'bot', 'notice'] as const).map((what) => waitsFor(what, rows)),
          `${turns} moves, ${cpuSeconds.toFixed(0)} s of processor time: ${hourly} moves an hour on a core`,
          faults === 0 ? 'everything held' : `something did not hold with ${faults} seeds`,
        ],
      };
    },
  };
}

/** How often people waited for a flag, a bot or a notice while the server was up, and how long at most. */
function waitsFor(what: FigureName, rows: readonly RunResult[]): string {
  const count = rows.reduce((sum, { figures }) => sum + figures[what].count, 0);
  const longest = Math.max(0, ...rows.map(({ figures }) => figures[what].longest));
  return `${count} waits for a ${what}, at most ${Math.round(longest)} ms`;
}
