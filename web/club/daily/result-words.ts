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
