import { dailyDeck, practiceSeed } from '@asteroute/club';
import { Icon } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import { askAsAccount } from '@asteroute/page-account/session';
import { browserKeyring } from '@asteroute/page-online/keyring/keyring';
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
  const { edition } = dailyDeck(day, practiceSeed(day));
  return (
    <PageFrame heading={daily.title} page={page} edition={edition}>
      <p class="text-muted text-lg">{daily.lead}</p>
      <div class="columns stack gap-4">
        <Official page={page} room={at.id} words={words} />
        <Card class="gap-4" id="daily-practice" heading={daily.training}>
          <p>{dayWords(words, day)}</p>
          <DailyPractice page={page} words={words} day={day} />
        </Card>
      </div>
      {page.hasServer && (
        <p>
          <a class="button quiet" href="#duel">
            <Icon name="bot" />
            <span>{daily.duel}</span>
          </a>
        </p>
      )}
    </PageFrame>
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
      {overview === 'silent' && <p role="status">{daily.offline}</p>}
      {overview === 'none' && <p role="status">{daily.notOffered}</p>}
      {ask !== null && overview !== null && typeof overview === 'object' && (
        <OfficialDecks {...props} {...{ ask, overview, keyring }} onChange={again} />
      )}
    </Card>
  );
}
