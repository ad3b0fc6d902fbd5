import type { Words } from '@asteroute/page/words/use-words.ts';
import type { DuelEstimate, DuelView } from '@asteroute/protocol/contests';
import { signedPoints } from '../daily/result-words.ts';

export function nameOfBot({ page }: Pick<Words<'club' | 'duel'>, 'page'>, bot: string): string {
  return page.bots[bot]?.name ?? bot;
}

/** The person of a duel; another word after the account was deleted. */
export function personName({ duel }: Words<'club' | 'duel'>, { name }: Pick<DuelView, 'name'>): string {
  return name === '' ? duel.somebody : name;
}

export function outcomeWords(words: Words<'club' | 'duel'>, one: DuelView): string {
  const { duel } = words;
  if (one.result === null) return duel.states[one.state];
  return duel.outcomes[one.result.won](personName(words, one), nameOfBot(words, one.bot));
}

/** Points with one digit after the point, without a sign. */
export function plainPoints(tag: string, value: number): string {
  return new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value);
}

/** A mean with its standard error; a dash without one. */
export function estimateWords({ duel, page }: Words<'club' | 'duel'>, found: DuelEstimate | null): string {
  if (found === null) return '–';
  const mean = signedPoints(page.tag, found.mean, 1);
  return found.error === null ? mean : duel.plusMinus(mean, plainPoints(page.tag, found.error));
}
