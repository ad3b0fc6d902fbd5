import { twinTable } from '@asteroute/protocol';
import type { TableProps } from './props.ts';

type Props = Pick<TableProps, 'connection' | 'words'>;

/** The ways from a game of a league or a duel: to the league or the duel, and to the other game. */
export function LeagueLinks(props: Props) {
  const { league = null, duel = null } = props.connection.table.value ?? {};
  const { online } = props.words;
  if (league === null && duel === null) return null;
  return (
    <span class="row wrap gap-3">
      <TwinLink {...props} />
      {league !== null && (
        <a class="button quiet" href={`#league/${league.id}`}>
          {online.league.back}
        </a>
      )}
      {duel !== null && (
        <a class="button quiet" href={`#duel/${duel.id}`}>
          {online.league.duel}
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
