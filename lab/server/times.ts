/** The median and the longest of some times in milliseconds, such as `12 ms (at most 30)`. */
export function describeTimes(times: readonly number[]): string {
  if (times.length === 0) return 'never';
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(sorted[sorted.length >> 1])} ms (at most ${Math.round(sorted[sorted.length - 1])})`;
}
