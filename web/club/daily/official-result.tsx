import { useCopy } from '@asteroute/page/library/links/copy.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import { pngOf, resultCard } from '../card.ts';
import { dayWords, editionWords, figureWords, resultText, type ShownResult } from './result-words.ts';

export function TryFigures({ words, result }: Pick<ShownResult, 'words' | 'result'>) {
  const { daily } = words.club;
  const { margin, fair, accuracy } = figureWords(words.page.tag, result);
  return (
    <p class="row flex-wrap gap-3">
      <b class="text-2xl">{daily.ahead(margin)}</b>
      <span>{daily.fair(fair)}</span>
      <span>{daily.accuracy(accuracy)}</span>
      <span>{daily.place(result.place, result.count)}</span>
    </p>
  );
}

/** A text and a picture of the result of a try, which give nothing of the deck away. */
export function ShareResult({ page: { sharer }, ...shown }: ShownResult & { readonly page: PagePorts }) {
  const { words } = shown;
  const { daily } = words.club;
  const { copied, copy } = useCopy(sharer, resultText(shown));
  const share = async () => {
    const { day, edition } = shown.deck;
    sharer.picture(`asteroute-${day}-${themeOfEditionName(edition)}.png`, await pngOf(resultCard(cardOf(shown))));
  };
  return (
    <p class="row flex-wrap gap-3">
      <ActionButton icon="share" text={words.club.picture} act={share} />
      <Button icon="copy" text={copied.value === true ? daily.copied : daily.copy} onClick={copy} />
    </p>
  );
}

/** Part of a file name. */
const themeOfEditionName = (edition: string): string => edition.replace(/[^a-z-]/g, '');

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
