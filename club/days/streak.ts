/** Days from one free day to the next: a streak goes on over one day a week without a game. */
const FREE_DAY_EACH = 7;

/** The number of a day such as "2026-11-26", by which days can be subtracted (from the Gregorian calendar's rules). */
function dayNumber(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  // Years begin in March here, so that the leap day is the last one.
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + date;
}

/** How many days with a game there are in the streak that lasts today; 0 if none does. One day a week may be left out. */
export function dayStreak(days: readonly string[], today: string): number {
  const now = dayNumber(today);
  const played = [...new Set(days.map(dayNumber))].filter((day) => day <= now).sort((a, b) => a - b);
  let [count, last, free] = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const goesOnAt = (day: number) => day - last <= 1 || (day - last === 2 && last - free >= FREE_DAY_EACH);
  for (const day of played) {
    const goesOn = goesOnAt(day);
    if (goesOn && day - last === 2) free = last;
    count = goesOn ? count + 1 : 1;
    last = day;
  }
  return goesOnAt(now) ? count : 0;
}
