import type { TableProps } from './props.ts';

/** The ways from a game of a league: to the league and, of a duel, to its other game. */
export function LeagueLinks({ connection, words }: Pick<TableProps, 'connection' | 'words'>) {
  const league = connection.table.value?.league ?? null;
  if (league === null) return null;
  return (
    <span class="row wrap gap-3">
      {league.twin !== undefined && (
        <a class="button quiet" href={`#table/${league.twin}`}>
          {words.online.league.other}
        </a>
      )}
      <a class="button quiet" href={`#league/${league.id}`}>
        {words.online.league.back}
      </a>
    </span>
  );
}
