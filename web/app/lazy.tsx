/** Parts of the page that are loaded when they are first shown, so that a game at this screen does not wait for them. */

import { later } from '@asteroute/page/views/controls/later.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import type { EditorProps } from '@asteroute/page-editor/props';
import type { CoachView } from '@asteroute/page-learn/coach-view';
import type { OnlineProps } from '@asteroute/page-online/props';
import type { PuzzlesProps } from '@asteroute/page-puzzles/props';
import type { FormProps } from '@asteroute/page-review/form/props';
import type { ReviewProps } from '@asteroute/page-review/props';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A page that is loaded when it is first shown. While it loads, and if that fails, a text says so, and a button leads
 * back; `texts` returns the text for the time of loading and the action of the button.
 */
function laterPage<P extends { readonly language: Language }>(
  load: () => Promise<ComponentType<P>>,
  texts: (words: Catalogue, props: P) => readonly [loading: string, onBack: () => void],
): ComponentType<P> {
  return later(load, (props, failed) => {
    const words = props.language.words.value;
    const [loading, onBack] = texts(words, props);
    return (
      <main class="door center gap-4 centered" aria-busy={!failed}>
        <p role="status">{failed ? words.learn.failed : loading}</p>
        <Button text={words.learn.back} onClick={onBack} />
      </main>
    );
  });
}

interface BookProps {
  readonly language: Language;
  readonly edition: string;
  readonly rule: string | null;
  /** Called with the page or rule that is open. */
  readonly onTurn: (spot: string) => void;
  readonly onBack: () => void;
}

/** The rulebook. */
export const LazyBook = laterPage<BookProps>(
  () => import('@asteroute/page-learn/book').then(({ Book }) => Book),
  (words, { onBack }) => [words.learn.loading, onBack],
);

/** Tables on a server. */
export const LazyOnline = laterPage<OnlineProps>(
  () => import('@asteroute/page-online/page').then(({ OnlinePage }) => OnlinePage),
  (words, { onGo }) => [words.online.loading, () => onGo(null)],
);

/** The review of a game that is over. */
export const LazyReview = laterPage<ReviewProps>(
  () => import('@asteroute/page-review/page').then(({ ReviewPage }) => ReviewPage),
  (words, { ui }) => [words.review.loading, () => (ui.reviewing.value = null)],
);

/** The person's form over the kept games. */
export const LazyForm = laterPage<FormProps>(
  () => import('@asteroute/page-review/form/page').then(({ FormPage }) => FormPage),
  (words, { onBack }) => [words.review.loading, onBack],
);

/** The puzzles. */
export const LazyPuzzles = laterPage<PuzzlesProps>(
  () => import('@asteroute/page-puzzles/page').then(({ PuzzlesPage }) => PuzzlesPage),
  (words, { onGo }) => [words.learn.puzzlesLoading, () => onGo(null)],
);

/** The editor of games of the table at home. */
export const LazyEditor = laterPage<EditorProps>(
  () => import('@asteroute/page-editor/page').then(({ EditorPage }) => EditorPage),
  (words, { onLeave }) => [words.learn.loading, onLeave],
);

/** The coach, who appears beside the table; if its code cannot be loaded, the game goes on without a coach. */
export const LazyCoach: ComponentType<ComponentProps<typeof CoachView>> = later(
  () => import('@asteroute/page-learn/coach-view').then(({ CoachView }) => CoachView),
  ({ onLeave }, failed) => failed && <NoCoach onLeave={onLeave} />,
);

function NoCoach({ onLeave }: { readonly onLeave: () => void }) {
  useEffect(onLeave, []);
  return null;
}
