import { gamesLeftOf, type PlacedGame } from '@asteroute/club/contests';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { onlineAddress } from '@asteroute/page-online/place';
import { untilText } from './rounds.tsx';
import { leagueFaultText, shownName } from './state/names.ts';
import { sitAt } from './state/play-game.ts';
import type { LeagueProps } from './state/props.ts';

interface Props extends LeagueProps {
  /** The number of the person. */
  readonly own: number;
}

/** The most games that are offered at once: of a round robin all could be played now. */
const MAX_OFFERED = 4;

export function NextGame(props: Props) {
  const { shown, words, own } = props;
  const left = gamesLeftOf(shown.league, own);
  return (
    <Card class="gap-4" heading={words.league.next}>
      {left.length === 0 && <p>{words.league.nothing}</p>}
      {left.slice(0, MAX_OFFERED).map((game) => (
        <OneGame key={game.at.table} {...props} game={game} />
      ))}
    </Card>
  );
}

function OneGame(props: Props & { readonly game: PlacedGame }) {
  const { shown, words, own, game, page } = props;
  const { league } = words;
  const { first, second, table } = game.at;
  const rival = shownName(words, shown.league, first === own ? second : first);
  const isThere = game.at.running || game.at.seated.includes(first === own ? second : first);
  const play = async () => {
    const fault = await sitAt(props, game, shownName(words, shown.league, own));
    if (fault === null) page.go(onlineAddress({ table, invite: null }));
    return leagueFaultText(words, fault);
  };
  return (
    <div class="row flex-wrap gap-3 justify-between league-next">
      <p>
        <b class="text-lg wrap-anywhere">{league.against(rival)}</b>{' '}
        <span>
          {league.round(game.round + 1)}. {league.begins(first === own)}
        </span>
        {isThere && <span class="text-muted"> {league.here(rival)}</span>}
        {game.until !== null && <span class="text-muted"> {league.until(untilText(words, game.until))}.</span>}
      </p>
      <ActionButton
        icon="play"
        text={league.play}
        aria-label={`${league.play}: ${league.against(rival)}, ${league.begins(first === own)}`}
        class="primary"
        act={play}
      />
    </div>
  );
}
