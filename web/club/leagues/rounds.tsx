import { type ContestGame, type ContestRound, isUndecided } from '@asteroute/club/contests';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { onlineAddress } from '@asteroute/page-online/place';
import { isolated } from '@asteroute/record';
import { dateText } from '@asteroute/words/grammar.ts';
import { shownName } from './state/names.ts';
import type { LeagueProps } from './state/props.ts';

export function Rounds(props: LeagueProps) {
  const { rounds } = props.shown.league;
  const { league } = props.words;
  const newest = rounds.findIndex(({ games }) => games.some((game) => isUndecided(props.shown.league, game)));
  const open = newest < 0 ? rounds.length - 1 : newest;
  return (
    <div class="stack gap-3">
      {rounds.map((round, at) => (
        <details key={at} class="card panel league-round" open={at === open}>
          <summary class="heading">
            {league.round(at + 1)}
            {round.until !== null && (
              <small class="text-muted"> {league.until(untilText(props.words, round.until))}</small>
            )}
          </summary>
          <RoundGames {...props} round={round} />
        </details>
      ))}
    </div>
  );
}

function RoundGames(props: LeagueProps & { readonly round: ContestRound }) {
  const { shown, words, round } = props;
  const names = round.byes.map((player) => shownName(words, shown.league, player));
  return (
    <>
      <ul class="stack gap-0 divide-y">
        {round.games.map((game) => (
          <GameLine key={game.table} {...props} game={game} />
        ))}
      </ul>
      {names.length > 0 && <p class="text-muted">{words.league.byes(names)}</p>}
    </>
  );
}

function GameLine({ shown, words, game, page: { go } }: LeagueProps & { readonly game: ContestGame }) {
  const [first, second] = [game.first, game.second].map((player) => isolated(shownName(words, shown.league, player)));
  const runs = game.running && game.result === null;
  return (
    <li class="row flex-wrap gap-3 justify-between">
      <span class="wrap-anywhere">
        <b>{first}</b> – <b>{second}</b>
      </span>
      <span class="row gap-3">
        <span>{resultText(words, game, runs)}</span>
        {(runs || game.result?.points != null) && (
          <Button
            icon="play"
            text=""
            aria-label={words.league.watch(first, second)}
            onClick={() => go(onlineAddress({ table: game.table, invite: null }))}
          />
        )}
      </span>
    </li>
  );
}

/** A result with its reason: `54 : 41`, or `1 : 0 (given up)`. */
function resultText({ league }: Words<'online' | 'league'>, { result }: ContestGame, runs: boolean): string {
  if (result === null) return runs ? league.runs : league.open;
  const { points, lost, reason, note } = result;
  const score = lost === null && points !== null ? points : [Number(lost === 'second'), Number(lost === 'first')];
  const why = reason === 'finished' ? [] : [league.reasons[reason]];
  const text = `${score[0]} : ${score[1]}`;
  const more = [...why, ...(note === null ? [] : [note])].join(': ');
  return more === '' ? text : `${text} (${more})`;
}

export function untilText({ page }: Words<'online' | 'league'>, at: number): string {
  return dateText(page.tag, at, { dateStyle: 'medium', timeStyle: 'short' });
}
