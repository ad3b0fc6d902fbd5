import { dailyDeck, practiceSeed } from '@asteroute/club';
import { Icon } from '@asteroute/page/views/controls/parts.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import { useWords, type Words } from '@asteroute/page/words/use-words.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import { askAsAccount } from '@asteroute/page-account/session';
import { browserKeyring } from '@asteroute/page-online/keys/keyring';
import { CLUB } from '@asteroute/words/parts/club-part.ts';
import { useMemo } from 'preact/hooks';
import { dayOf } from './daily-game.ts';
import { OfficialDecks, type OfficialProps } from './official.tsx';
import { useOverview } from './overview.ts';
import { DailyPractice, type PracticeProps } from './practice.tsx';
import { dayWords } from './result-words.ts';
import './daily.css';

/** Props of the deck of the day. */
export interface DailyProps
  extends Pick<PracticeProps, 'shelf' | 'onStart' | 'onResume'>,
    Pick<OfficialProps, 'storage' | 'sharer' | 'room' | 'onTable' | 'onLook'> {
  readonly language: Language;
  /** Whether the page came from a server of the game. */
  readonly hasServer: boolean;
  readonly onBack: () => void;
}

/** The decks of the day: the official ones, which a server deals, and practice, which works without a network. */
export function DailyPage(props: DailyProps) {
  const { language, onBack } = props;
  const words = useWords(language, { club: CLUB });
  const { daily, back } = words.club;
  const day = dayOf(new Date(serverNow()));
  const { edition } = dailyDeck(day, practiceSeed(day));
  return (
    <PageFrame heading={daily.title} edition={edition} back={back} onBack={onBack}>
      <p class="text-muted text-lg">{daily.lead}</p>
      <div class="columns stack gap-4">
        <Official {...props} words={words} />
        <section class="card panel stack gap-4" aria-labelledby="daily-practice">
          <h2 class="heading" id="daily-practice">
            {daily.training}
          </h2>
          <p>{dayWords(words, day)}</p>
          <DailyPractice {...props} words={words} day={day} />
        </section>
      </div>
      {props.hasServer && (
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
function Official(props: DailyProps & { readonly words: Words<'club'> }) {
  const { words, storage, hasServer } = props;
  const { daily } = words.club;
  const ask = useMemo(() => (hasServer ? askAsAccount() : null), []);
  const keyring = useMemo(() => browserKeyring(storage), []);
  const { overview, again } = useOverview(ask, storage);
  return (
    <section class="card panel stack gap-4" aria-labelledby="daily-official" aria-busy={overview === null}>
      <h2 class="heading" id="daily-official">
        {daily.official}
      </h2>
      {overview === 'silent' && <p role="status">{daily.offline}</p>}
      {overview === 'none' && <p role="status">{daily.notOffered}</p>}
      {ask !== null && overview !== null && typeof overview === 'object' && (
        <OfficialDecks {...props} {...{ ask, overview, keyring }} onChange={again} />
      )}
    </section>
  );
}
