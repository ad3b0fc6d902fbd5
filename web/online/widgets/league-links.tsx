import { twinTable } from '@asteroute/protocol';
import type { TableProps } from './props.ts';

type Props = Pick<TableProps, 'connection' | 'words'>;

/** The ways from a game of a league or a duel: to the league or the duel, and to the other game. */
export function LeagueLinks(props: Props) {
  const contest = props.connection.table.value?.contest ?? null;
  const { online } = props.words;
  if (contest === null || contest.format === 'deck') return null;
  return (
    <span class="row flex-wrap gap-3">
      <TwinLink {...props} />
      {contest.official ? (
        <a class="button quiet" href={`#duel/${contest.id}`}>
          {online.league.duel}
        </a>
      ) : (
        <a class="button quiet" href={`#league/${contest.id}`}>
          {online.league.back}
        </a>
      )}
    </span>
  );
}

/** The way to the other game of a duel; nothing at other tables. */
export function TwinLink({ connection, words }: Props) {
  const table = connection.table.value;
  const twin = table === null ? null : twinTable(table);
  if (twin === null) return null;
  return (
    <a class="button quiet" href={`#table/${twin}`}>
      {words.online.league.other}
    </a>
  );
}
