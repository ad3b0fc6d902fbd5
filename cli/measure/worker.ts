import { hostname } from 'node:os';
import { listenForStop } from '../arena/stop.ts';
import { createCommand, wholeNumber } from '../program/arguments.ts';
import { openQueue } from '../queue/boss.ts';
import { serve } from '../queue/serve.ts';

/** `asteroute worker`: plays what `asteroute arena --queue` puts into a queue, on any number of machines. */
export const workerCommand = createCommand('worker')
  .summary('play the matches of a queue, on any number of machines')
  .description('Plays the matches that "asteroute arena --queue" puts into a queue in PostgreSQL, until it is stopped.')
  .requiredOption('--queue <url>', 'postgres://...')
  .option('--cores <n>', 'threads that play', wholeNumber('cores', 1, 256), 1)
  .option('--name <name>', 'by which it is known where its records are refused', `${hostname()}-${process.pid}`)
  .option('--programs', 'start programs that a match names; trust everyone who can write to the queue', false)
  .option('--once', 'end once there is nothing to play', false)
  .action(async ({ queue: url, ...plan }) => {
    const queue = await openQueue(url);
    const stop = listenForStop();
    stop.sumUp();
    const bands = await serve(queue, { ...plan, isStopped: () => stop.code !== null });
    await queue.close();
    process.stderr.write(`${plan.name} played ${bands} bands\n`);
    if (stop.code !== null) process.exitCode = stop.code;
  });
