import type { ContactWays } from '../domain/ports.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

function minuteIn(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(at);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return number('hour') * 60 + number('minute');
}

const ahead = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** Null outside them. Where clocks change at night the end may come an hour early, and is then asked for once more. */
export function quietUntil({ quiet, zone }: Pick<ContactWays, 'quiet' | 'zone'>, at: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const { from, to } = quiet;
  const now = minuteIn(zone, at);
  if (ahead(from, now) >= ahead(from, to)) return null;
  return Math.floor(at / MINUTE_MS) * MINUTE_MS + ahead(now, to) * MINUTE_MS;
}
