/** The options of all commands that divide their work among threads or among the workers of a queue. */
import { availableParallelism } from 'node:os';
import { Option } from '@commander-js/extra-typings';
import { wholeNumber } from '../program/arguments.ts';

export interface QueueValues {
  readonly queue?: string;
  readonly band: number;
}

const MAX_WORKERS = 256;

/** `--workers`: threads of this process, by default as many as the machine runs at once. */
export function workersOption(description: string) {
  return new Option('--workers <n>', description)
    .argParser(wholeNumber('workers', 1, MAX_WORKERS))
    .default(Math.min(availableParallelism(), MAX_WORKERS), 'one for each core');
}

/** `--queue`: the database whose queue gets the work. */
export const QUEUE_OPTION = new Option(
  '--queue <url>',
  'let the workers of a queue in PostgreSQL do the work ("asteroute worker"): postgres://...',
);

/** `--band`: how much work a worker takes at a time. */
export function bandOption(things: string, usual: number) {
  return new Option('--band <n>', `${things} that a worker of the queue takes at a time`)
    .argParser(wholeNumber('band', 1, 1000))
    .default(usual);
}
