/** Parts of the page that are loaded when they are first shown, so that a game at this screen does not wait for them. */

import type { Language } from '@asteroute/page/words/language.ts';
import type { CoachView } from '@asteroute/page-learn/coach-view';
import type { OnlineProps } from '@asteroute/page-online/props';
import type { PuzzlesProps } from '@asteroute/page-puzzles/props';
import type { ReviewProps } from '@asteroute/page-review/props';
import type { Sentences } from '@asteroute/page-review/sentence';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The component of a lazy chunk: null while it loads, `failed` if it could not be loaded. */
function useLazy<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | 'failed' | null {
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<P> | 'failed' } | null>(null);
  useEffect(() => {
    load().then(
      (part) => setLoaded({ part }),
      () => setLoaded({ part: 'failed' }),
    );
  }, []);
  return loaded?.part ?? null;
}

interface LoadingProps {
  readonly failed: boolean;
  readonly loading: string;
  readonly language: Language;
  readonly onBack: () => void;
}

function Loading({ failed, loading, language, onBack }: LoadingProps) {
  const words = language.words.value;
  return (
    <main class="door center gap-4 centered" aria-busy={!failed}>
      <p role="status">{failed ? words.learn.failed : loading}</p>
      <button type="button" class="quiet" onClick={onBack}>
        {words.learn.back}
      </button>
    </main>
  );
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
export function LazyBook(props: BookProps) {
  const { language, onBack } = props;
  const Book = useLazy<BookProps>(() => import('@asteroute/page-learn/book').then(({ Book }) => Book));
  if (Book !== null && Book !== 'failed') return <Book {...props} />;
  const words = language.words.value;
  return <Loading {...{ language, onBack }} loading={words.learn.loading} failed={Book === 'failed'} />;
}

/** Tables on a server. */
export function LazyOnline(props: OnlineProps) {
  const { language, onGo } = props;
  const Page = useLazy<OnlineProps>(() => import('@asteroute/page-online/page').then(({ OnlinePage }) => OnlinePage));
  if (Page !== null && Page !== 'failed') return <Page {...props} />;
  const words = language.words.value;
  const failed = Page === 'failed';
  return <Loading {...{ language, failed }} loading={words.online.loading} onBack={() => onGo(null)} />;
}

/** The review of a game that is over. */
export function LazyReview(props: ReviewProps) {
  const { language, ui } = props;
  const Page = useLazy<ReviewProps>(() => import('@asteroute/page-review/page').then(({ ReviewPage }) => ReviewPage));
  if (Page !== null && Page !== 'failed') return <Page {...props} />;
  const failed = Page === 'failed';
  const { loading } = language.words.value.review;
  return <Loading {...{ language, failed, loading }} onBack={() => (ui.reviewing.value = null)} />;
}

type SentenceProps = ComponentProps<typeof Sentences>;

/** The review's sentence on the results page; nothing if its code cannot be loaded. */
export function LazySentences(props: SentenceProps) {
  const Part = useLazy<SentenceProps>(() =>
    import('@asteroute/page-review/sentence').then(({ Sentences }) => Sentences),
  );
  return Part === null || Part === 'failed' ? null : <Part {...props} />;
}

/** The puzzles. */
export function LazyPuzzles(props: PuzzlesProps) {
  const { language, onGo } = props;
  const Page = useLazy<PuzzlesProps>(() =>
    import('@asteroute/page-puzzles/page').then(({ PuzzlesPage }) => PuzzlesPage),
  );
  if (Page !== null && Page !== 'failed') return <Page {...props} />;
  const failed = Page === 'failed';
  return (
    <Loading {...{ language, failed }} loading={language.words.value.learn.puzzlesLoading} onBack={() => onGo(null)} />
  );
}

type CoachProps = ComponentProps<typeof CoachView>;

/** The coach, who appears beside the table; if its code cannot be loaded, the game goes on without a coach. */
export function LazyCoach(props: CoachProps) {
  const Coach = useLazy<CoachProps>(() =>
    import('@asteroute/page-learn/coach-view').then(({ CoachView }) => CoachView),
  );
  useEffect(() => {
    if (Coach === 'failed') props.onLeave();
  }, [Coach]);
  return Coach === null || Coach === 'failed' ? null : <Coach {...props} />;
}
