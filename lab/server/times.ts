import { spread } from '@asteroute/cli/figures';

/** The median and the maximum of times in milliseconds, such as `12 ms (at most 30)`. */
export function describeTimes(times: readonly number[]): string {
  const [, median, longest] = spread(times).map(Math.round);
  return times.length === 0 ? 'never' : `${median} ms (at most ${longest})`;
}
