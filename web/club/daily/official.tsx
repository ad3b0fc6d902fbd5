import type { AskServer } from '@asteroute/client';
import { useAsked } from '@asteroute/page/views/ask-again.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { askServer } from '@asteroute/page-account/server-time';
import { browserKeyring, type Keyring } from '@asteroute/page-online/keyring/keyring';
import { onlineAddress } from '@asteroute/page-online/place';
import { gamesBefore } from '@asteroute/page-online/standings/games-before';
import { type DailyOverview, type DayDeck, type DayDecks, MAX_DAILY_TABLES } from '@asteroute/protocol/contests';
import { MakeAccount } from '../make-account.tsx';
import { DeckFairness } from './deck-fairness.tsx';
import { MetPeople, useMyPeople } from './my-people.tsx';
import { ShareTry, TryFigures } from './official-result.tsx';
import { clockTime, dayWords, durationWords, editionWords } from './result-words.ts';
import { useServerTime } from './state/overview.ts';
import { TriesList, type TriesProps } from './tries-list.tsx';

export interface OfficialProps {
  readonly words: Words<'club'>;
  readonly ask: AskServer;
  readonly overview: DailyOverview;
  readonly keyring: Pick<Keyring, 'keep' | 'name'>;
  readonly page: PagePorts;
  /** A table whose people are compared; null without one. */
  readonly room: string | null;
  readonly onChange: () => void;
}

/** The official decks of today, and the results of yesterday. */
export function OfficialDecks(props: OfficialProps) {
  const { words, overview } = props;
  const { daily } = words.club;
  const { today, yesterday, tomorrow, account, streak } = overview;
  const people = useMyPeople(props.page.storage);
  const all = { ...props, people, tables: useEvening(props.room, props.page.storage) };
  const now = useServerTime();
  const left = durationWords(today.until - now, words.page.tag);
  return (
    <>
      <p class="text-muted">{daily.rules}</p>
      <p class="font-semibold">{daily.until(clockTime(today.until, words.page.tag), left)}</p>
      {account === null && <NeedsAccount {...props} />}
      {today.decks.map((deck) => (
        <TodayDeck key={deck.edition} {...all} day={today} deck={deck} />
      ))}
      {streak > 0 && (
        <p>
          {daily.streak(streak)} <small>{daily.free}</small>
        </p>
      )}
      {account !== null && <MetPeople words={words} people={people} />}
      <h3 class="heading">{`${daily.yesterday}: ${dayWords(words, yesterday.day)}`}</h3>
      {yesterday.decks.map((deck) => (
        <YesterdayDeck key={deck.edition} {...all} day={yesterday} deck={deck} />
      ))}
      <details>
        <summary>{daily.fingerprintNext}</summary>
        <p class="text-muted text-sm">{daily.next(left)}</p>
        {tomorrow.decks.map(({ edition, seedHash }) => (
          <p key={edition} class="text-sm">
            {editionWords(words, edition)}: <code class="font-mono wrap-anywhere">{seedHash}</code>
          </p>
        ))}
      </details>
    </>
  );
}

/** A table and those before it, which are its evening; just the table until the server has told of the others. */
function useEvening(room: string | null, storage: () => Storage): readonly string[] {
  const load = async () => {
    const known = new Map();
    if (room !== null)
      await gamesBefore({ ask: askServer(), key: browserKeyring(storage).of(room, null), known }, room);
    return [...known.keys()].filter((id) => id !== room);
  };
  const before = useAsked(load, [room]) ?? [];
  return room === null ? [] : [room, ...before].slice(0, MAX_DAILY_TABLES);
}

function NeedsAccount(props: OfficialProps) {
  return (
    <div class="stack gap-3">
      <p>{props.words.club.daily.noAccount}</p>
      <p>
        <MakeAccount {...props} look="primary" />
      </p>
    </div>
  );
}

type DeckProps = OfficialProps &
  Pick<TriesProps, 'people' | 'tables'> & { readonly day: DayDecks; readonly deck: DayDeck };

function TodayDeck(props: DeckProps) {
  const { words, day, deck, overview } = props;
  const { daily } = words.club;
  const { edition, own } = deck;
  return (
    <Card level="h3" id={`daily-${edition}`} heading={editionWords(words, edition)}>
      {/* One region, so that a result which comes later is said. */}
      <div role="status">
        {own === null && <p>{daily.secret}</p>}
        {own !== null && own.state !== 'finished' && <p>{daily.states[own.state]}</p>}
        {own?.result && <TryFigures words={words} result={own.result} />}
      </div>
      {own?.result && (
        <ShareTry {...props} deck={{ day: day.day, edition }} result={own.result} streak={overview.streak} />
      )}
      {!isOver(deck) && overview.account !== null && <Begin {...props} />}
      {isCounted(deck) ? <Results {...props} /> : <p class="text-muted text-sm">{daily.hidden}</p>}
    </Card>
  );
}

function Begin({ words, ask, day, deck: { edition, own }, keyring, page }: DeckProps) {
  const { daily } = words.club;
  const begin = async () => {
    const opened = await ask('POST /api/daily/:day/:edition', { params: { day: day.day, edition } });
    if (!opened.ok) return daily.failed;
    const { table, token } = opened.value;
    keyring.keep({ table, token, invite: null, host: true, clientSeed: '', commits: false });
    page.go(onlineAddress({ table, invite: null }));
    return null;
  };
  return (
    <p>
      <ActionButton icon="play" text={own === null ? daily.begin : daily.toTable} class="primary" act={begin} />
    </p>
  );
}

function Results({ day, deck: { edition, own }, overview, ...rest }: DeckProps) {
  return (
    <TriesList
      {...rest}
      deck={{ day: day.day, edition }}
      account={overview.account?.id ?? null}
      own={own?.table ?? null}
    />
  );
}

const isOver = ({ own }: DayDeck): boolean => own !== null && own.state !== 'open';

/** Whether the own try counts, so that those of others are shown. */
const isCounted = ({ own }: DayDeck): boolean => own?.state === 'finished';

/** A deck of yesterday: once its seed is public, everybody may see its results and check that it was dealt as promised. */
function YesterdayDeck(props: DeckProps) {
  const { words, day, deck, overview, page } = props;
  const { storage } = page;
  const { daily } = words.club;
  const { own, edition } = deck;
  return (
    <details class="card panel">
      <summary class="font-semibold">{editionWords(words, edition)}</summary>
      <div class="stack gap-3">
        {own?.result && (
          <>
            <TryFigures words={words} result={own.result} />
            <ShareTry {...props} deck={{ day: day.day, edition }} result={own.result} streak={overview.streak} />
          </>
        )}
        {own !== null && own.state !== 'finished' && <p>{daily.states[own.state]}</p>}
        {deck.seed !== null || isCounted(deck) ? (
          <Results {...props} />
        ) : (
          <p class="text-muted text-sm">{daily.soon}</p>
        )}
        <DeckFairness words={words} day={day.day} deck={deck} storage={storage} />
      </div>
    </details>
  );
}
