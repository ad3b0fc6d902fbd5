/** Parts of the page that are loaded when they are first shown, so that a game at this screen does not wait for them. */

import { later } from '@asteroute/page/views/controls/later.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { CoachView } from '@asteroute/page-learn/coach-view';
import type { OnlineProps } from '@asteroute/page-online/props';
import type { PuzzlesProps } from '@asteroute/page-puzzles/props';
import type { ReviewProps } from '@asteroute/page-review/props';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { laterPage } from './later-page.tsx';
import type { MoreProps } from './more-pages.tsx';

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

/** The puzzles. */
export const LazyPuzzles = laterPage<PuzzlesProps>(
  () => import('@asteroute/page-puzzles/page').then(({ PuzzlesPage }) => PuzzlesPage),
  (words, { onGo }) => [words.learn.puzzlesLoading, () => onGo(null)],
);

/** Pages that are opened seldom: the place says which. */
export const LazyMore = laterPage<MoreProps>(
  () => import('./more-pages.tsx').then(({ MorePage }) => MorePage),
  (words, { app }) => [words.games.loading, () => app.leave()],
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
