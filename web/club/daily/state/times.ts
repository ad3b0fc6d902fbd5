const MINUTE_MS = 60_000;

/** A stretch of time in hours and minutes, rounded up to a minute. */
export function durationWords(ms: number, tag: string): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  return [...(hours > 0 ? [part(hours, 'hour')] : []), part(minutes % 60, 'minute')].join(' ');
}

/** A moment (milliseconds since 1970) as the clock on the wall shows it. */
export function clockTime(at: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(at);
}
