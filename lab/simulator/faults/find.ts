import { inFlight, ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.ts';

const FAULT_SEEDS = 200;

/** Plants one fault after the other and searches for each. Returns false if one of them is not found. */
export async function findFaults(name: string, print: (line: string) => void): Promise<boolean> {
  let isFine = true;
  for (const fault of PLANTED_FAULTS.filter((one) => name === 'all' || one.name === name)) {
    const found = await findFault(fault);
    isFine &&= found !== null;
    print(`${fault.name}: ${found === null ? 'NOT FOUND' : `found with ${found}`}`);
  }
  return isFine;
}

/**
 * The seed and the invariant of the first run that finds the fault; null if none does. Tries the fault's known seed
 * first.
 */
async function findFault(fault: PlantedFault): Promise<string | null> {
  const workerData = { name: 'simulate-server', settings: { fault: fault.name } };
  const program = new URL('../../thread.ts', import.meta.url);
  const pool = new ThreadPool<number, unknown>({ start: nodeThread(program, { workerData }), threads: 1 });
  const seeds = [fault.seed, ...Array.from({ length: FAULT_SEEDS }, (_, i) => i + 1)];
  const violation = async (seed: number): Promise<string | null> => {
    const message = await pool.ask(seed).then(
      () => '',
      (error: Error) => error.message,
    );
    return /^(seed \d+): "(.*)" does not hold: /m.exec(message)?.slice(1).join(': ') ?? null;
  };
  try {
    for await (const { answer } of inFlight(seeds, 1, violation)) if (answer !== null) return answer;
    return null;
  } finally {
    await pool.close();
  }
}
