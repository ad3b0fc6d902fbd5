import { nameKey, rivalsOf } from '@asteroute/club';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PagePorts, PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { FriendsPicture } from '@asteroute/page/views/start/door-pictures.tsx';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { useWords, type Words } from '@asteroute/page/words/use-words.ts';
import { askServer } from '@asteroute/page-account/server-time';
import { browserKeyring } from '@asteroute/page-online/keyring/keyring';
import { CLUB } from '@asteroute/words/en/contests/club.ts';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type KnownGame, knownGames, type ReadProgress } from './known-games.ts';
import { rivalsAddress } from './place.ts';
import { RivalryFacts } from './rivalry.tsx';
import './club.css';

interface RivalsPlace {
  readonly names: readonly string[];
}

export function RivalsPage({ at: { names }, page }: PageProps<RivalsPlace>) {
  const words = useWords(page.language, { club: CLUB });
  const { club } = words;
  const { games, progress } = useKnownGames(page);
  return (
    <PageFrame heading={club.title} page={{ ...page, back: () => page.go('') }}>
      <p class="text-muted text-lg">{club.lead}</p>
      {games === null ? (
        <p class="text-center" role="status">
          {club.reading(progress.done, progress.count)}
        </p>
      ) : games.length === 0 ? (
        <div class="page-wait grid place-items-center text-center">
          <div class="stack gap-4 justify-items-center">
            <FriendsPicture choices={page.choices.value} />
            <p role="status">{club.empty}</p>
            <Button
              text={words.page.online.open}
              class="primary"
              onClick={() => page.go(page.hasServer ? '#online' : '#setup')}
            />
          </div>
        </div>
      ) : (
        <>
          <Chooser words={words} games={games} names={names} onChoose={(chosen) => page.go(rivalsAddress(chosen))} />
          <Chosen {...{ words, games, names, page }} />
        </>
      )}
    </PageFrame>
  );
}

/** The games that this browser knows; null while they are read. */
function useKnownGames({ shelf, storage }: PagePorts): {
  readonly games: readonly KnownGame[] | null;
  readonly progress: ReadProgress;
} {
  const games = useSignal<readonly KnownGame[] | null>(null);
  const progress = useSignal<ReadProgress>({ done: 0, count: 0 });
  useCurrentEffect((isCurrent) => {
    const sources = { kept: shelf.games.peek(), ask: askServer(), keys: browserKeyring(storage).all() };
    const read = knownGames(sources, (now) => (progress.value = now), isCurrent);
    void read.then((found) => {
      if (isCurrent()) games.value = found;
    });
    return undefined;
  }, []);
  return { games: games.value, progress: progress.value };
}

interface ChooserProps {
  readonly words: Words<'club'>;
  readonly games: readonly KnownGame[];
  readonly names: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
}

function Chooser({ words: { club }, games, names, onChoose }: ChooserProps) {
  const finished = useMemo(() => games.map(({ game }) => game), [games]);
  const everybody = useMemo(() => rivalsOf(finished, []), [finished]);
  const chosen = new Set(names.map(nameKey));
  const met = new Set(rivalsOf(finished, names).map(({ name }) => nameKey(name)));
  const offered = everybody.filter(({ name }) => chosen.has(nameKey(name)) || met.has(nameKey(name)));
  const toggle = (name: string) => {
    const others = names.filter((one) => nameKey(one) !== nameKey(name));
    onChoose(others.length < names.length ? others : [...names, name]);
  };
  return (
    <fieldset class="tags flex-wrap flex gap-2">
      <legend class="font-semibold">{club.choose}</legend>
      {offered.map(({ name, games: count }) => (
        <label key={nameKey(name)}>
          <input type="checkbox" checked={chosen.has(nameKey(name))} onChange={() => toggle(name)} />
          <span class="button chip">
            <bdi>{name}</bdi> <small>{club.games(count)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Chosen(props: Omit<ChooserProps, 'onChoose'> & { readonly page: PagePorts }) {
  const { names, words } = props;
  if (names.length === 0) return null;
  if (names.length === 1) return <p role="status">{words.club.one}</p>;
  return <RivalryFacts key={names.map(nameKey).join('\n')} {...props} />;
}
