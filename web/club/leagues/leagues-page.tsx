import { Button, Icon } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { PageFrame } from '@asteroute/page/views/frame/page-frame.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import { askServer } from '@asteroute/page-account/server-time';
import { LEAGUE } from '@asteroute/words/en/contests/leagues.ts';
import { ONLINE } from '@asteroute/words/en/online.ts';
import { useMemo } from 'preact/hooks';
import { LeagueSections } from './league-sections.tsx';
import { NewLeague } from './new-league.tsx';
import { leagueKeys } from './state/league-keys.ts';
import { leagueFaultText } from './state/names.ts';
import type { LeaguePorts } from './state/props.ts';
import { useLeague } from './state/use-league.ts';
import './leagues.css';

/** Leagues: one of them, or those of this browser and the way to a new one. */
export function LeaguesPage({ at: { id }, page }: PageProps<{ readonly id: string | null }>) {
  const words = useWords(page.language, { online: ONLINE, league: LEAGUE });
  const ask = useMemo(() => askServer(), []);
  const keys = useMemo(() => leagueKeys(page.storage), []);
  const ports = { page, words, ask, keys };
  return id === null ? <LeagueList {...ports} /> : <OneLeague key={id} {...ports} id={id} />;
}

function LeagueList(props: LeaguePorts) {
  const { league } = props.words;
  const mine = props.keys.all().filter(({ title }) => title !== '');
  return (
    <PageFrame page={props.page} heading={league.title}>
      <p class="text-muted text-lg">{league.lead}</p>
      {mine.length > 0 && (
        <Card heading={league.mine}>
          <ul class="stack gap-1">
            {mine.map((key) => (
              <li key={key.league}>
                <Button
                  class="quiet wrap-anywhere"
                  text={key.title}
                  onClick={() => props.page.go(`#league/${key.league}`)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <NewLeague {...props} />
      <p>
        <a class="button quiet" href="#duel">
          <Icon name="bot" />
          <span>{props.words.online.lobby.duel}</span>
        </a>
      </p>
    </PageFrame>
  );
}

function OneLeague(props: LeaguePorts & { readonly id: string }) {
  const { words, id, page } = props;
  const shown = useLeague(id, props);
  const isShown = shown !== null && typeof shown !== 'string';
  return (
    <PageFrame page={page} heading={isShown ? shown.league.plan.title : words.league.title}>
      {shown === null && <p role="status">{words.league.loading}</p>}
      {typeof shown === 'string' && <p role="alert">{leagueFaultText(words, shown)}</p>}
      {isShown && <LeagueSections {...props} shown={shown} />}
    </PageFrame>
  );
}
