import { type ContestState, contestTableOf, gamesLeftOf, seriesScore } from '@asteroute/club/contests';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { isolated } from '@asteroute/record';
import { scoreText, shownName } from './state/names.ts';
import type { LeagueProps } from './state/props.ts';

type Props = Pick<LeagueProps, 'shown' | 'words'>;

/** Says what others or the server have changed in a league, while its page is open. */
export function LeagueNews(props: Props) {
  return (
    <p class="visually-hidden" role="status">
      {newsOf(props)}
    </p>
  );
}

function newsOf({ shown, words }: Props): string {
  const { league, own } = shown;
  if (league.status === 'open') return peopleText(words, league);
  const next = league.status === 'running' && own !== null ? nextText({ shown, words }, own) : '';
  return [leadersText(words, league), next].filter((text) => text !== '').join(' ');
}

function peopleText(words: Words<'online' | 'league'>, league: ContestState): string {
  const there = league.players.flatMap(({ withdrawn }, player) => (withdrawn ? [] : [player]));
  return [
    words.league.players(there.length),
    ...there.map((player) => isolated(shownName(words, league, player))),
  ].join(', ');
}

function nextText({ shown, words }: Props, own: number): string {
  const { league } = words;
  const game = gamesLeftOf(shown.league, own).at(0);
  if (game === undefined) return league.nothing;
  const { first, second } = game.at;
  const other = first === own ? second : first;
  const rival = shownName(words, shown.league, other);
  const isThere = game.at.running || game.at.seated.includes(other);
  const round = `${league.round(game.round + 1)}. ${league.against(rival)}.`;
  return [round, league.begins(first === own), ...(isThere ? [league.here(rival)] : [])].join(' ');
}

/** Who leads or has won, in words; of a series the score; empty before the first result. */
function leadersText(words: Words<'online' | 'league'>, league: ContestState): string {
  if (league.status === 'open' || !hasResult(league)) return '';
  const first = contestTableOf(league).rows.filter(({ rank }) => rank === 1);
  const names = first.map(({ player }) => shownName(words, league, player));
  const isSeries = league.plan.format === 'series';
  const score = isSeries ? [`${seriesText(words, league)}.`] : [];
  if (league.status === 'over') return [...score, words.league.won(names)].join(' ');
  return isSeries ? score.join('') : `${words.league.leads(names)}.`;
}

/** The score of a series: `Ada 1 : 0 Ben`. */
export function seriesText(words: Words<'online' | 'league'>, league: ContestState): string {
  const [a, b] = seriesScore(league).map(scoreText);
  return `${isolated(shownName(words, league, 0))} ${a} : ${b} ${isolated(shownName(words, league, 1))}`;
}

export const hasResult = ({ rounds }: ContestState): boolean =>
  rounds.some(({ games }) => games.some(({ result }) => result !== null));
