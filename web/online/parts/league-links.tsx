import type { TableProps } from './props.ts';

type Props = Pick<TableProps, 'connection' | 'words'>;

/** The ways from a game of a league: to the league and, of a duel, to its other game. */
export function LeagueLinks(props: Props) {
  const league = props.connection.table.value?.league ?? null;
  if (league === null) return null;
  return (
    <span class="row wrap gap-3">
      <TwinLink {...props} />
      <a class="button quiet" href={`#league/${league.id}`}>
        {props.words.online.league.back}
      </a>
    </span>
  );
}

/** The way to the other game of a duel; nothing at other tables. */
export function TwinLink({ connection, words }: Props) {
  const twin = connection.table.value?.league?.twin;
  if (twin === undefined) return null;
  return (
    <a class="button quiet" href={`#table/${twin}`}>
      {words.online.league.other}
    </a>
  );
}
