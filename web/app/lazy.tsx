/** Parts of the page that are loaded when they are first shown, so that a game at this screen does not wait for them. */

import { later } from '@asteroute/page/views/controls/later.tsx';
import type { CoachView } from '@asteroute/page-learn/coach';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { laterPage } from './later-page.tsx';

export const LazyBook = laterPage(
  () => import('@asteroute/page-learn/book').then(({ Book }) => Book),
  (words) => words.learn.loading,
);

export const LazyReview = laterPage(
  () => import('@asteroute/page-review/page').then(({ ReviewPage }) => ReviewPage),
  (words) => words.review.loading,
);

export const LazyCoach: ComponentType<ComponentProps<typeof CoachView>> = later(
  () => import('@asteroute/page-learn/coach').then(({ CoachView }) => CoachView),
  ({ onLeave }, failed) => failed && <NoCoach onLeave={onLeave} />,
);

function NoCoach({ onLeave }: { readonly onLeave: () => void }) {
  useEffect(onLeave, []);
  return null;
}
