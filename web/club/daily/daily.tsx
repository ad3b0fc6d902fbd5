import { Icon } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import { askAsAccount } from '@asteroute/page-account/session';
import { browserKeyring } from '@asteroute/page-online/keyring/keyring';
import { PuzzlesOfDay } from '@asteroute/page-puzzles/today';
import { CLUB } from '@asteroute/words/en/contests/club.ts';
import { useMemo } from 'preact/hooks';
import { dayOf } from './daily-game.ts';
import { OfficialDecks, type OfficialProps } from './official.tsx';
import { DailyPractice } from './practice.tsx';
import { dayWords } from './result-words.ts';
import { useOverview } from './state/overview.ts';
import './daily.css';

interface DailyPlace {
  /** A table of the server, whose people are compared; null without one. */
  readonly id: string | null;
}

/** The decks of the day: the official ones, which a server deals, and practice, which works without a network. */
export function DailyPage({ at, page }: PageProps<DailyPlace>) {
  const words = useWords(page.language, { club: CLUB });
  const { daily } = words.club;
  const day = dayOf(new Date(serverNow()));
  return (
    <PageFrame
      heading={words.page.start.daily}
      page={page}
      class="columns"
      tools={<b class="text-muted ms-auto">{dayWords(words, day)}</b>}
    >
      <PuzzlesOfDay page={page}>
        <Card class="gap-4" id="daily-practice" heading={daily.title} hint={daily.lead}>
          <DailyPractice page={page} words={words} day={day} />
        </Card>
        <Ways page={page} words={words} />
      </PuzzlesOfDay>
      <div class="col-span-full stack grid-cols-1">
        <Official page={page} room={at.id} words={words} />
      </div>
    </PageFrame>
  );
}

/** What else somebody looks at who comes every day. */
function Ways({ page: { hasServer, shelf }, words: { page, club } }: Pick<OfficialProps, 'page' | 'words'>) {
  const isPlayed = shelf.games.value.some(({ saved }) => saved.record.final !== undefined);
  const ways = [
    ['#puzzles', 'puzzle', page.learn.puzzles],
    ...(isPlayed ? [['#form', 'person', page.games.form]] : []),
    ['#rivals', 'trophy', page.games.rivals],
    ...(hasServer ? [['#duel', 'bot', club.daily.duel]] : []),
  ];
  return (
    <nav class="flex flex-wrap gap-2" aria-label={page.start.daily}>
      {ways.map(([href, icon, text]) => (
        <a key={href} class="button quiet" href={href}>
          <Icon name={icon} />
          <span>{text}</span>
        </a>
      ))}
    </nav>
  );
}

/** The official decks, or why there are none here. */
function Official(props: Pick<OfficialProps, 'page' | 'room' | 'words'>) {
  const { words, page } = props;
  const { storage, hasServer } = page;
  const { daily } = words.club;
  const ask = useMemo(() => (hasServer ? askAsAccount() : null), []);
  const keyring = useMemo(() => browserKeyring(storage), []);
  const { overview, again } = useOverview(ask, storage);
  return (
    <Card class="gap-4" id="daily-official" heading={daily.official} aria-busy={overview === null}>
      {overview === null && <p role="status">{words.page.games.loading}</p>}
      {overview === 'silent' && <p role="status">{daily.offline}</p>}
      {overview === 'none' && <p role="status">{daily.notOffered}</p>}
      {ask !== null && overview !== null && typeof overview === 'object' && (
        <OfficialDecks {...props} {...{ ask, overview, keyring }} onChange={again} />
      )}
    </Card>
  );
}
