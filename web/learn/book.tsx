import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { editionNamed } from '@asteroute/engine';
import { useTheme } from '@asteroute/page/theme/tile-sprites.ts';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { PageProps as Opened } from '@asteroute/page/views/pages/page-ports.ts';
import { useTitle } from '@asteroute/page/views/title.ts';
import { usePartWords } from '@asteroute/page/words/use-words.ts';
import { LEARN } from '@asteroute/words/en/book.ts';
import { RULEBOOK } from '@asteroute/words/loaders/rulebook-text.ts';
import { type Rulebook, readRulebook } from '@asteroute/words/rulebook.ts';
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { RuleLink } from './answer.tsx';
import { type BookSpot, searchIn, spotOf } from './cite.ts';
import { EXERCISES, FIGURES } from './content/figures.ts';
import { PAGES, type PageId, PRACTICE, type RulePage } from './content/pages.ts';
import type { BookWords } from './figure-session.ts';
import { FigureView, Practice } from './figure-view.tsx';
import './learn.css';

interface ReaderWords extends BookWords {
  readonly book: Rulebook;
}

export interface BookPlace {
  /** The edition whose pages come first. */
  readonly edition: string;
  readonly rule: string;
}

/** The rulebook: pages by topic, a live figure for every example, rules found by number. */
export function Book({ at: { edition, rule }, page: { language, onRules, back } }: Opened<BookPlace>) {
  const parts = usePartWords(language, { learn: LEARN, rulebook: RULEBOOK });
  const words = useComputed((): ReaderWords => {
    const { learn, rulebook } = parts.value;
    return { game: language.words.value, learn, book: bookIn(learn.tag, rulebook) };
  });
  const { learn, book } = words.value;
  const first = PAGES.find((page) => page.edition === edition) ?? PAGES[0];
  // The paragraph that was opened here, which may cite no rule; an address that comes from elsewhere replaces it.
  const opened = useSignal<{ readonly rule: string; readonly spot: BookSpot } | null>(null);
  const at =
    opened.value?.rule === rule
      ? opened.value.spot
      : (startOf(book, rule, edition) ?? { page: first.id, paragraph: -1 });
  const page = PAGES.find(({ id }) => id === at.page) ?? first;
  useTitle(`${learn.title}: ${book[page.id].title}`);
  const open = (spot: BookSpot) => {
    opened.value = { rule: citedAt(book, spot) ?? spot.page, spot };
    onRules(opened.value.rule);
  };
  const onRule = (wanted: string) => {
    const spot = spotOf(book, wanted, page.edition);
    if (spot !== null) open(spot);
  };
  return (
    <main class={`book stack gap-0 night ${useTheme(themeOfEdition(editionNamed(page.edition)))}`}>
      <header class="book-top border-b stack gap-4 col-span-full items-center">
        <Button class="quiet book-back" icon="step-back" text={words.value.game.learn.back} onClick={back} />
        <h1 class="text-xl">{learn.title}</h1>
        <Search words={words.value} onOpen={open} />
      </header>
      <Contents words={words} page={page} onOpen={open} />
      <PageView key={page.id} page={page} at={at} words={words} onRule={onRule} onOpen={open} />
    </main>
  );
}

/** The rulebook of a language; pages that it lacks are English. */
const bookIn = (tag: string, markdown: string): Rulebook => ({
  ...readRulebook(RULEBOOK.en, 'words/en/rulebook.md'),
  ...readRulebook(markdown, `words/${tag}/rulebook.md`),
});

function startOf(book: Rulebook, rule: string, edition: string): BookSpot | null {
  const page = PAGES.find(({ id }) => id === rule);
  if (page !== undefined) return { page: page.id, paragraph: -1 };
  return rule === '' ? null : spotOf(book, rule, edition);
}

/** The rule number whose address leads to this paragraph; null for a whole page. */
function citedAt(book: Rulebook, { page, paragraph }: BookSpot): string | null {
  return book[page].paragraphs[paragraph]?.rules[0] ?? null;
}

/** The table of contents with both editions' pages; on a phone a list to choose from. */
function Contents({ words, page, onOpen }: Pick<PageProps, 'words' | 'page' | 'onOpen'>) {
  const { game, learn, book } = words.value;
  const editions = [...new Set(PAGES.map(({ edition }) => edition))];
  const openPage = (id: PageId) => onOpen({ page: id, paragraph: -1 });
  return (
    <nav class="book-contents overflow-y-auto" aria-label={learn.contents}>
      <Segments
        name="book-edition"
        legend={game.setup.edition}
        legendClass="visually-hidden"
        options={editions}
        text={(edition) => game.editions[edition].name}
        value={page.edition}
        onChoose={(edition) => openPage((PAGES.find((one) => one.edition === edition) ?? PAGES[0]).id)}
      />
      <select
        aria-label={learn.contents}
        value={page.id}
        onChange={(event) => openPage(event.currentTarget.value as PageId)}
      >
        {editions.map((edition) => (
          <optgroup key={edition} label={game.editions[edition].name}>
            {PAGES.filter((one) => one.edition === edition).map(({ id }) => (
              <option key={id} value={id}>
                {book[id].title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ol>
        {PAGES.filter(({ edition }) => edition === page.edition).map((one) => (
          <li key={one.id}>
            <Button
              icon={one.icon}
              text={book[one.id].title}
              class="book-entry row w-full bg-transparent text-start justify-start selectable"
              aria-current={one === page ? 'page' : undefined}
              onClick={() => openPage(one.id)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PageProps {
  readonly page: RulePage;
  readonly at: BookSpot;
  readonly words: ReadonlySignal<ReaderWords>;
  readonly onRule: (rule: string) => void;
  readonly onOpen: (spot: BookSpot) => void;
}

function PageView({ page, at, words, onRule, onOpen }: PageProps) {
  const { learn, book } = words.value;
  const { title, paragraphs } = book[page.id];
  const heading = useRef<HTMLHeadingElement>(null);
  const practice = EXERCISES.filter((one) => one.edition === page.edition && one.about === PRACTICE[page.id]);
  const { paragraph } = at;
  useLayoutEffect(() => {
    const told = document.querySelector<HTMLElement>(`[data-paragraph="${paragraph}"]`);
    if (told !== null) told.scrollIntoView({ block: 'center' });
    else heading.current?.closest('.book-page')?.scrollTo(0, 0);
    (told ?? heading.current)?.focus({ preventScroll: true });
  }, [page.id, paragraph]);
  return (
    <article class="book-page overflow-y-auto relative">
      <h2 ref={heading} tabIndex={-1} translate>
        {title}
      </h2>
      {page === PAGES[0] && (
        <p class="lead text-muted text-lg" translate>
          {learn.lead}
        </p>
      )}
      {paragraphs.map((told, i) => (
        <section key={i}>
          <p class="book-text text-lg rounded-md" data-paragraph={i} data-lit={i === paragraph} tabIndex={-1} translate>
            {told.text}{' '}
            <RuleLink
              rule={told.rules[0]}
              more={told.rules.length - 1}
              label={told.rules.map(learn.rule).join(', ')}
              onRule={onRule}
            />
          </p>
          {told.figures.map(({ id, title, story }) => (
            <FigureView key={id} figure={FIGURES[id]} title={title} story={story} words={words} onRule={onRule} />
          ))}
        </section>
      ))}
      {practice.length > 0 && <Practice figures={practice} words={words} onRule={onRule} />}
      <Turning page={page} words={words.value} onOpen={onOpen} />
    </article>
  );
}

function Turning({ page, words, onOpen }: Pick<PageProps, 'page' | 'onOpen'> & { readonly words: ReaderWords }) {
  const { learn, book } = words;
  const pages = PAGES.filter(({ edition }) => edition === page.edition);
  const index = pages.indexOf(page);
  const way = (to: RulePage | undefined, label: string, look: 'quiet' | 'primary') => {
    if (to === undefined) return null;
    const { title } = book[to.id];
    return (
      <button
        type="button"
        class={look === 'quiet' ? look : `${look} ms-auto`}
        aria-label={`${label}: ${title}`}
        onClick={() => onOpen({ page: to.id, paragraph: -1 })}
      >
        {look === 'quiet' && <span aria-hidden="true">←</span>}
        <span>{title}</span>
        {look === 'primary' && <span aria-hidden="true">→</span>}
      </button>
    );
  };
  return (
    <nav class="book-turning flex gap-3 justify-between" aria-label={`${learn.previous}, ${learn.next}`}>
      {way(pages[index - 1], learn.previous, 'quiet')}
      {way(pages[index + 1], learn.next, 'primary')}
    </nav>
  );
}

const MAX_HITS = 8;

function Search({ words, onOpen }: Pick<PageProps, 'onOpen'> & { readonly words: ReaderWords }) {
  const { learn, book } = words;
  const wanted = useSignal('');
  const hits = searchIn(book, wanted.value, learn.tag);
  const asked = wanted.value.trim().length > 2;
  return (
    <search class="book-search relative">
      <input
        type="text"
        class="w-full"
        value={wanted.value}
        placeholder={learn.search}
        aria-label={learn.search}
        onInput={(event) => {
          wanted.value = event.currentTarget.value;
        }}
      />
      <p class="visually-hidden" role="status">
        {asked ? learn.found(hits.length) : ''}
      </p>
      {asked && (
        <ul class="book-hits overflow-y-auto floating shadow-lg">
          {hits.length === 0 && <li class="text-muted">{learn.found(0)}</li>}
          {hits.slice(0, MAX_HITS).map((hit) => (
            <li key={`${hit.page} ${hit.paragraph}`}>
              <button
                class="stack gap-0 w-full text-start justify-start bg-transparent selectable"
                type="button"
                onClick={() => {
                  wanted.value = '';
                  onOpen(hit);
                }}
              >
                <b>{book[hit.page].title}</b>
                <span class="text-muted line-clamp">{hit.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
