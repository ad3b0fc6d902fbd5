import type { Campaign } from '../campaign/campaign.ts';
import { type RunLength, type RunResult, runSeed } from './run.ts';

/**
 * `npm run simulate-server`: the whole server in one process. Nodes, store, bus, clients and all faults between them
 * are simulated, and a seed determines each run.
 */
export function simulation(length: RunLength): Campaign<RunResult> {
  return {
    name: 'simulate-server',
    count: 10_000,
    repeat: (seed) => `npm run simulate-server -- --from ${seed} --seeds 1${length === 'short' ? ' --short' : ''}`,
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
          `${turns} moves, ${cpuSeconds.toFixed(0)} s of processor time: ${hourly} moves an hour on a core`,
          faults === 0 ? 'everything held' : `something did not hold with ${faults} seeds`,
        ],
      };
    },
  };
}
