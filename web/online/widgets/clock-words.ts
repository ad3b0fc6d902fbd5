import type { ClockPlan } from '@asteroute/protocol';
import type { OnlineWords } from '@asteroute/words/en/online.ts';

export function clockWords(words: OnlineWords, clock: ClockPlan): string {
  if (clock.type === 'live') return words.clocks.live(clock.seconds / 60, clock.increment);
  return clock.type === 'days' ? words.clocks.days(clock.days) : words.clocks.none;
}

const HOUR = 3_600_000;

/** The remaining time in words: `4:07`, or the nearest hour or day, so that a clock of three days begins with three. */
export function timeLeft(ms: number, tag: string): string {
  const left = Math.max(0, ms);
  const unit = (value: number, name: 'hour' | 'day') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (left >= 48 * HOUR) return unit(Math.round(left / (24 * HOUR)), 'day');
  if (left >= 2 * HOUR) return unit(Math.round(left / HOUR), 'hour');
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
