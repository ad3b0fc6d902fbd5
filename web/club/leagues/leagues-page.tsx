import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import { useTheme } from '@asteroute/page/theme/tile-sprites.ts';
import { Button, Icon } from '@asteroute/page/views/controls/parts.tsx';
import { useTitle } from '@asteroute/page/views/title.ts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { leagueApi } from './league-api.ts';
import { leagueKeys } from './league-keys.ts';
import { LeagueSections } from './league-sections.tsx';
import { leagueFaultText } from './names.ts';
import { NewLeague } from './new-league.tsx';
import type { LeaguePorts, LeaguesProps } from './props.ts';
import { useLeague } from './use-league.ts';
import { useLeagueWords } from './words/use-words.ts';
import '@asteroute/page-review/review.css';
import '../club.css';
import './leagues.css';

/** Leagues: one of them, or those of this browser and the way to a new one. */
export function LeaguesPage(props: LeaguesProps) {
  const words = useLeagueWords(props.language);
  const api = useMemo(() => leagueApi(), []);
  const keys = useMemo(() => leagueKeys(props.storage), []);
  const ports = { ...props, words, api, keys };
  return props.id === null ? <LeagueList {...ports} /> : <OneLeague key={props.id} {...ports} id={props.id} />;
}

function LeagueList(props: LeaguePorts) {
  const { league } = props.words;
  const mine = props.keys.all().filter(({ title }) => title !== '');
  return (
    <LeagueFrame {...props} heading={league.title} onBack={() => props.onGo(null)}>
      <p class="muted large">{league.lead}</p>
      {mine.length > 0 && (
        <section class="card panel stack gap-3 league-card" aria-labelledby="leagues-mine">
          <h2 class="heading" id="leagues-mine">
            {league.mine}
          </h2>
          <ul class="stack gap-1">
            {mine.map((key) => (
              <li key={key.league}>
                <Button class="quiet anywhere" text={key.title} onClick={() => props.onGo(key.league)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewLeague {...props} />
      <p>
        <a class="button quiet" href="#duel">
          <Icon name="bot" />
          <span>{props.words.online.lobby.duel}</span>
        </a>
      </p>
    </LeagueFrame>
  );
}

function OneLeague(props: LeaguePorts & { readonly id: string }) {
  const { words, id, api, keys, onGo } = props;
  const shown = useLeague(id, api, keys);
  const isShown = shown !== null && typeof shown !== 'string';
  return (
    <LeagueFrame
      {...props}
      heading={isShown ? shown.league.plan.title : words.league.title}
      onBack={() => onGo('list')}
    >
      {shown === null && <p role="status">{words.league.loading}</p>}
      {typeof shown === 'string' && <p role="alert">{leagueFaultText(words, shown)}</p>}
      {isShown && <LeagueSections {...props} shown={shown} />}
    </LeagueFrame>
  );
}

interface FrameProps extends LeaguePorts {
  readonly heading: string;
  readonly onBack: () => void;
  readonly children: ComponentChildren;
}

function LeagueFrame({ heading, edition, words, onBack, children }: FrameProps) {
  const { back } = words.online;
  useTitle(heading);
  return (
    <main class={`review night rivals ${useTheme(themeOfEdition(editionNamed(edition) ?? EDITIONS[0]))} scroll`}>
      <header class="review-top ground line-below row gap-3 wrap">
        <Button icon="step-back" text={back} aria-label={back} onClick={onBack} />
        <h1 class="title anywhere">{heading}</h1>
      </header>
      <div class="rivals-body stack gap-5">{children}</div>
    </main>
  );
}
