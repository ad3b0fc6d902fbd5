import { SEED_DELAY_MS } from '@asteroute/protocol';

const DAY_MS = 86_400_000;

/** The day of a moment (milliseconds since 1970) in UTC, as "2026-11-26". */
export function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** When a day begins, in milliseconds since 1970; NaN for a text that names no day. */
export function startOf(day: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || utcDay(at) !== day ? Number.NaN : at;
}

export function endOf(day: string): number {
  return startOf(day) + DAY_MS;
}

export function dayAfter(day: string, days: number): string {
  return utcDay(startOf(day) + days * DAY_MS);
}

export function isSeedPublic(day: string, now: number): boolean {
  return now >= endOf(day) + SEED_DELAY_MS;
}

export function utcMonth(at: number): string {
  return utcDay(at).slice(0, 'yyyy-mm'.length);
}
