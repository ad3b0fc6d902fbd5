/** The golden section: steps of this part of a circle come near every place of it soon, and near the last ones late. */
const GOLDEN = 0.618;
const DAY_MS = 86_400_000;

/** A date of the calendar on the wall, as "2026-11-22". */
export function dateOf(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** Days since a fixed one. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/**
 * Which of so many puzzles is that of a date: the same for everybody, all of them before one comes again, and neighbours
 * of a list that is sorted in some way not on days that follow each other.
 */
export function dailyIndex(date: string, count: number): number {
  const day = dayNumber(date);
  return (((day * stepOf(count)) % count) + count) % count;
}

/** A step near the golden section that reaches every place: the count and the step have no common divisor. */
function stepOf(count: number): number {
  let step = Math.max(1, Math.round(count * GOLDEN));
  while (divisor(step, count) > 1) step++;
  return step;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
