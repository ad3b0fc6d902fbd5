/** Parts of the page that are loaded when they are first shown, so that a game at this screen does not wait for them. */

import { later } from '@asteroute/page/views/controls/later.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import type { CoachView } from '@asteroute/page-learn/coach';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A page that is loaded when it is first shown. While it loads, and if that fails, a text says so, and a button leads back. */
export function laterPage<At>(
  load: () => Promise<ComponentType<PageProps<At>>>,
  loading: (words: Catalogue) => string,
): ComponentType<PageProps<At>> {
  return later(load, ({ page }, failed) => {
    const words = page.language.words.value;
    return (
      <main class="door grid place-items-center gap-4 text-center" aria-busy={!failed}>
        <p role="status">{failed ? words.learn.failed : loading(words)}</p>
        <Button text={words.learn.back} onClick={page.back} />
      </main>
    );
  });
}

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
