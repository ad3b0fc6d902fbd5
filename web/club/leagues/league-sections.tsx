import { contestTableOf } from '@asteroute/club/contests';
import { CopyField } from '@asteroute/page/views/controls/copy-field.tsx';
import { Facts as FactList } from '@asteroute/page/views/frame/card.tsx';
import { clockWords } from '@asteroute/page-online/widgets/clock-words';
import { Crosstable } from './crosstable.tsx';
import { Entering } from './entering.tsx';
import { hasResult, LeagueNews, seriesText } from './news.tsx';
import { NextGame } from './next-game.tsx';
import { Organizer, OwnPlace } from './organizer.tsx';
import { Rounds } from './rounds.tsx';
import { shownName } from './state/names.ts';
import type { LeagueProps } from './state/props.ts';

/** A league: what it is, who is in, the next game, the rounds and the standings. */
export function LeagueSections(props: LeagueProps) {
  const { league, organizer, own } = props.shown;
  return (
    <>
      <LeagueNews {...props} />
      <Facts {...props} />
      {league.status !== 'over' && <LeagueLink {...props} />}
      <Entering {...props} />
      {league.status === 'running' && own !== null && <NextGame {...props} own={own} />}
      {league.rounds.length > 0 && <Crosstable {...props} />}
      <Rounds {...props} />
      {own !== null && !league.players[own].withdrawn && <OwnPlace {...props} />}
      {organizer && league.status !== 'over' && <Organizer {...props} />}
    </>
  );
}

function Facts({ shown, words }: LeagueProps) {
  const { league, page, online } = words;
  const { plan, players, status } = shown.league;
  const rounds =
    plan.format === 'series'
      ? league.bestOf(plan.rounds)
      : plan.format === 'swiss'
        ? `${league.rounds}: ${plan.rounds}`
        : league.times(plan.rounds);
  const facts = [
    page.editions[plan.edition]?.name ?? plan.edition,
    ...(plan.format === 'deck' ? [] : [league.formats[plan.format]]),
    rounds,
    ...(plan.twin ? [league.duel] : []),
    clockWords(online, plan.clock),
    league.players(players.length),
  ];
  return (
    <>
      <FactList facts={facts} />
      {status !== 'open' && hasResult(shown.league) && <Leaders shown={shown} words={words} />}
    </>
  );
}

function Leaders({ shown, words }: Pick<LeagueProps, 'shown' | 'words'>) {
  const { league } = shown;
  const first = contestTableOf(league).rows.filter(({ rank }) => rank === 1);
  const names = first.map(({ player }) => shownName(words, league, player));
  const isSeries = league.plan.format === 'series';
  return (
    <p class="text-lg">
      {isSeries && <b>{`${seriesText(words, league)} `}</b>}
      {league.status === 'over' ? words.league.won(names) : !isSeries && words.league.leads(names)}
      {isSeries && <RivalryLink shown={shown} words={words} />}
    </p>
  );
}

/** How the two of a series fared against each other in all games that this browser knows. */
function RivalryLink({ shown, words }: Pick<LeagueProps, 'shown' | 'words'>) {
  const names = shown.league.players.map(({ name }) => name);
  if (names.some((name) => name === null)) return null;
  return (
    <a class="button quiet" href={`#rivals/${names.map((name) => encodeURIComponent(name ?? '')).join('/')}`}>
      {words.page.games.rivals}
    </a>
  );
}

function LeagueLink({ shown, words, page: { sharer, hrefOf } }: LeagueProps) {
  const address = hrefOf(`#league/${shown.league.id}`);
  return (
    <div class="league-link row flex-wrap gap-3">
      <CopyField {...{ address, sharer }} label={words.league.link} words={words.page} class="font-mono truncate" />
    </div>
  );
}
