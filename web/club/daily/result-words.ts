/** The result of a try at the official deck, in words. */

import type { Words } from '@asteroute/page/words/use-words.ts';
import type { OwnTry } from '@asteroute/protocol/contests';
import { dateText } from '@asteroute/words/grammar.ts';

export interface DeckName {
  readonly day: string;
  readonly edition: string;
}

export interface ShownResult {
  readonly words: Words<'club'>;
  readonly deck: DeckName;
  readonly result: NonNullable<OwnTry['result']>;
  readonly streak: number;
}

/** Points with their sign, in at most so many digits after the point. */
export const signedPoints = (tag: string, value: number, digits = 0): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(value);

/** Figures of a try in words: points ahead of the bot, the same without luck, and accuracy. */
export function figureWords(tag: string, result: Pick<ShownResult['result'], 'margin' | 'fair' | 'accuracy'>) {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  return {
    margin: signedPoints(tag, result.margin),
    fair: signedPoints(tag, result.fair, 1),
    accuracy: percent.format(result.accuracy / 100),
  };
}

export function dayWords({ page }: Words<'club'>, day: string): string {
  return dateText(page.tag, new Date(`${day}T12:00:00`), { dateStyle: 'full' });
}

export function editionWords({ page }: Words<'club'>, edition: string): string {
  return page.editions[edition]?.name ?? edition;
}

export function resultText({ words, deck, result, streak }: ShownResult): string {
  const { daily } = words.club;
  const { margin, fair, accuracy } = figureWords(words.page.tag, result);
  return [
    `Asteroute: ${daily.title}, ${editionWords(words, deck.edition)}`,
    dayWords(words, deck.day),
    [daily.ahead(margin), daily.fair(fair), daily.accuracy(accuracy)].join(' · '),
    [daily.place(result.place, result.count), ...(streak > 1 ? [daily.streak(streak)] : [])].join(' · '),
  ].join('\n');
}

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
  return dateText(tag, at, { timeStyle: 'short' });
}
