import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadPlan } from './campaign.ts';
import { plant } from './faults/plant.ts';

const { seeds, fault, length } = workerData as ThreadPlan;
if (fault !== null) plant(fault);
// Loaded now, with the fault.
const { runSeed } = await import('./run.ts');
for (const seed of seeds) parentPort?.postMessage(await runSeed(seed, length));
