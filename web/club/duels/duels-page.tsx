import { EDITIONS, editionNamed } from '@asteroute/engine';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import { askAsAccount } from '@asteroute/page-account/session';
import { browserKeyring } from '@asteroute/page-online/keyring/keyring';
import { CLUB } from '@asteroute/words/en/contests/club.ts';
import { DUEL } from '@asteroute/words/en/contests/duels.ts';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { editionWords } from '../daily/result-words.ts';
import { BeginDuel } from './begin-duel.tsx';
import { DuelFacts } from './duel-facts.tsx';
import { nameOfBot } from './duel-words.ts';
import { OwnDuelList } from './own-duel-list.tsx';
import type { DuelPorts } from './props.ts';
import { TallySection } from './tally.tsx';
import { useDuel, useOwnDuels } from './use-duels.ts';

export function DuelsPage({ at: { id }, page }: PageProps<{ readonly id: string | null }>) {
  const words = useWords(page.language, { club: CLUB, duel: DUEL });
  const ask = useMemo(() => askAsAccount(), []);
  const keyring = useMemo(() => browserKeyring(page.storage), []);
  const ports = { page, words, ask, keyring };
  return id === null ? <DuelHome {...ports} /> : <OneDuel key={id} {...ports} id={id} />;
}

/** The edition that the page begins with: that of the last game, if the server deals it. */
const usualEdition = (edition: string): string => (editionNamed(edition) ?? EDITIONS[0]).name;

function DuelHome(props: DuelPorts) {
  const { words, ask, page: ports } = props;
  const { duel, page } = words;
  const edition = useSignal(usualEdition(ports.choices.value.edition));
  const own = useOwnDuels(ask, ports.storage);
  const { state } = own;
  const bot = state !== null && typeof state === 'object' ? state.bot : 'master';
  // Who has a duel under way comes for it.
  const isUnderWay = state !== null && typeof state === 'object' && state.duels.some((one) => one.state === 'open');
  return (
    <PageFrame page={ports} heading={duel.title(nameOfBot(words, bot))}>
      <p class="text-muted text-lg">{duel.lead(nameOfBot(words, bot))}</p>
      {state === null && <p role="status">{duel.loading}</p>}
      {state === 'silent' && <p role="alert">{duel.silent}</p>}
      {state === 'none' && <p role="status">{duel.notOffered}</p>}
      {state !== null && typeof state === 'object' && (
        <>
          <Segments
            name="duel-edition"
            legend={page.setup.edition}
            options={EDITIONS.map(({ name }) => name)}
            text={(name) => editionWords(words, name)}
            value={edition.value}
            onChoose={(name) => (edition.value = name)}
          />
          <div class="columns stack gap-4">
            <div class="stack gap-4">
              {isUnderWay && <OwnDuelList {...props} own={state} onChange={own.again} />}
              <BeginDuel {...props} edition={edition.value} own={state} onChange={own.again} />
              {!isUnderWay && <OwnDuelList {...props} own={state} onChange={own.again} />}
            </div>
            <TallySection key={edition.value} {...props} edition={edition.value} />
          </div>
        </>
      )}
    </PageFrame>
  );
}

function OneDuel(props: DuelPorts & { readonly id: string }) {
  const { words, id, ask, page } = props;
  const shown = useDuel(ask, id);
  const isShown = shown !== null && typeof shown === 'object';
  const heading = words.duel.title(nameOfBot(words, isShown ? shown.bot : 'master'));
  return (
    <PageFrame page={page} heading={heading}>
      {shown === null && <p role="status">{words.duel.loading}</p>}
      {shown === 'silent' && <p role="alert">{words.duel.silent}</p>}
      {shown === 'unknown' && <p role="alert">{words.duel.unknown}</p>}
      {isShown && <DuelFacts {...props} shown={shown} />}
    </PageFrame>
  );
}
