/** The options of all commands that can use the workers of a queue. */
import { Option } from '@commander-js/extra-typings';
import { wholeNumber } from '../program/arguments.ts';

/** The values of these options. */
export interface QueueValues {
  readonly queue?: string;
  readonly band: number;
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
