import { MIRRORS } from './arena/pool.ts';
import { createCommand, wholeNumber } from './program/arguments.ts';
import { listenForStop } from './program/stop.ts';
import { openQueue } from './queue/boss.ts';
import { serve } from './queue/serve.ts';
import { REVIEWS } from './review/work.ts';
import { DUELS } from './train/work.ts';

/** `asteroute worker`: does jobs of a queue, on any number of machines. */
export const workerCommand = createCommand('worker')
  .summary('do the work of a queue, on any number of machines')
  .description(
    'Does what "asteroute arena", "train" and "review" put into a queue in PostgreSQL with --queue, until it is stopped. Only work of the same version of the code is taken.',
  )
  .requiredOption('--queue <url>', 'postgres://...')
  .option('--cores <n>', 'threads that work', wholeNumber('cores', 1, 256), 1)
  .option('--programs', 'start programs that a match names; trust everyone who can write to the queue', false)
  .option('--once', 'end once there is nothing to do', false)
  .action(async ({ queue: url, ...plan }) => {
    const queue = await openQueue(url);
    const stop = listenForStop();
    stop.sumUp();
    const jobs = await serve(queue, { ...plan, stop, kinds: [MIRRORS, DUELS, REVIEWS] });
    await queue.close();
    process.stderr.write(`the worker took ${jobs} bands\n`);
    if (stop.code !== null) process.exitCode = stop.code;
  });
