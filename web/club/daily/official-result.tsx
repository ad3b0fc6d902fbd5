import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import { ShareResult } from '../share-result.tsx';
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
export function ShareTry({ page: { sharer }, ...shown }: ShownResult & { readonly page: PagePorts }) {
  const { day, edition } = shown.deck;
  const name = `${day}-${edition.replace(/[^a-z-]/g, '')}`;
  return <ShareResult {...{ sharer, name }} words={shown.words} card={() => cardOf(shown)} text={resultText(shown)} />;
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
