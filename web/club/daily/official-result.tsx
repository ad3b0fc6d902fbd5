import { useCopy } from '@asteroute/page/library/copy.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { OwnTry } from '@asteroute/protocol';
import { pngOf, resultCard } from '../card.ts';
import type { RivalsWords } from '../words/use-words.ts';
import type { DeckName } from './daily-api.ts';

/** The result of a try, as it is shown and shared. */
export interface ShownResult {
  readonly words: RivalsWords;
  readonly deck: DeckName;
  readonly result: NonNullable<OwnTry['result']>;
  readonly streak: number;
}

const signed = (tag: string, value: number, digits = 0): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(value);

/** Figures of a try in words: points ahead of the bot, the same without luck, and accuracy. */
export function figureWords(tag: string, result: Pick<ShownResult['result'], 'margin' | 'fair' | 'accuracy'>) {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  return {
    margin: signed(tag, result.margin),
    fair: signed(tag, result.fair, 1),
    accuracy: percent.format(result.accuracy / 100),
  };
}

/** A day in words. */
export function dayWords({ page }: RivalsWords, day: string): string {
  return new Intl.DateTimeFormat(page.tag, { dateStyle: 'full' }).format(new Date(`${day}T12:00:00`));
}

/** The name of an edition. */
export function editionWords({ page }: RivalsWords, edition: string): string {
  return page.editions[edition]?.name ?? edition;
}

/** The result of a try in figures. */
export function OfficialFigures({ words, result }: Pick<ShownResult, 'words' | 'result'>) {
  const { daily } = words.club;
  const { margin, fair, accuracy } = figureWords(words.page.tag, result);
  return (
    <p class="row wrap gap-3">
      <b class="daily-margin">{daily.ahead(margin)}</b>
      <span>{daily.fair(fair)}</span>
      <span>{daily.accuracy(accuracy)}</span>
      <span>{daily.place(result.place, result.count)}</span>
    </p>
  );
}

/** A text and a picture of the result of a try, which give nothing of the deck away. */
export function ShareResult({ sharer, ...shown }: ShownResult & { readonly sharer: Sharer }) {
  const { words } = shown;
  const { daily } = words.club;
  const { copied, copy } = useCopy(sharer, resultText(shown));
  const share = async () => {
    const { day, edition } = shown.deck;
    sharer.picture(`asteroute-${day}-${themeOfEditionName(edition)}.png`, await pngOf(resultCard(cardOf(shown))));
  };
  return (
    <p class="row wrap gap-3">
      <Button icon="share" text={words.club.picture} onClick={() => void share()} />
      <Button icon="copy" text={copied.value === true ? daily.copied : daily.copy} onClick={copy} />
    </p>
  );
}

/** Part of a file name. */
const themeOfEditionName = (edition: string): string => edition.replace(/[^a-z-]/g, '');

/** The result as lines of text. */
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

function cardOf({ words, deck, result, streak }: ShownResult) {
  const { daily } = words.club;
  const { margin, fair, accuracy } = figureWords(words.page.tag, result);
  const line = (name: string, value: string, leads = false) => ({ name, value, leads });
  return {
    title: `${daily.title}: ${editionWords(words, deck.edition)}`,
    about: dayWords(words, deck.day),
    lines: [
      line(daily.columns.margin, margin, true),
      line(daily.columns.fair, fair),
      line(daily.columns.accuracy, accuracy),
    ],
    facts: [daily.place(result.place, result.count), ...(streak > 1 ? [daily.streak(streak)] : [])],
  };
}
