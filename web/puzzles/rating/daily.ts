/** Steps of this part of a circle soon come near every point, and return late to the neighbourhood of recent ones. */
const GOLDEN = 0.618;
const DAY_MS = 86_400_000;

/** The local date as "2026-11-22". */
export function dateOf(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

export const DAILY_LEVELS = ['easy', 'hard'] as const;
export type DailyLevel = (typeof DAILY_LEVELS)[number];

/** A date's two puzzles, from the easier and the harder half; null if there are fewer than two. The same for everybody. */
export function dailyPuzzles<T extends { readonly rating: number }>(
  puzzles: readonly T[],
  date: string,
): Readonly<Record<DailyLevel, T>> | null {
  if (puzzles.length < 2) return null;
  const sorted = [...puzzles].sort((a, b) => a.rating - b.rating);
  const half = sorted.length >> 1;
  const [easy, hard] = [sorted.slice(0, half), sorted.slice(half)];
  return { easy: easy[dailyIndex(date, easy.length)], hard: hard[dailyIndex(date, hard.length)] };
}

/** All puzzles come before one is repeated, and neighbours in the list are not on consecutive days. */
export function dailyIndex(date: string, count: number): number {
  const day = dayNumber(date);
  return (((day * stepOf(count)) % count) + count) % count;
}

/** A step near the golden section that reaches every index: the count and the step have no common divisor. */
function stepOf(count: number): number {
  let step = Math.max(1, Math.round(count * GOLDEN));
  while (divisor(step, count) > 1) step++;
  return step;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
