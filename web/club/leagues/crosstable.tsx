import { contestCsv, contestTableOf } from '@asteroute/club/contests';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { DataTable } from '@asteroute/page/views/frame/card.tsx';
import type { ContestTable } from '@asteroute/protocol/contests';
import { scoreText, shownName } from './state/names.ts';
import type { LeagueProps } from './state/props.ts';

/** So few people need neither a second tie-break in the table nor files of it. */
const FRIENDS = 4;

type Row = ContestTable['rows'][number];

/** The standings with the results of everybody against everybody, and the files of it. */
export function Crosstable(props: LeagueProps) {
  const { shown, words } = props;
  const { sharer } = props.page;
  const { league } = words;
  const plain = contestTableOf(shown.league);
  const rows = plain.rows.map((row) => ({ ...row, name: shownName(words, shown.league, row.player) }));
  const table = { ...plain, rows };
  const isLarge = rows.length > FRIENDS;
  const { rank, player, score, buchholz, difference } = league.columns;
  const columns = [rank, player, score, ...(isLarge ? [buchholz] : []), difference];
  return (
    <div class="card panel stack gap-4 league-standings">
      <h2 class="heading">{league.standings}</h2>
      <DataTable
        label={league.standings}
        columns={[...columns, ...rows.map(({ player, name }, at) => <Against key={player} {...{ words, name, at }} />)]}
        names={1}
      >
        {rows.map((row, at) => (
          <Line key={row.player} {...{ words, row, at, isLarge }} />
        ))}
      </DataTable>
      <details>
        <summary>{league.ties}</summary>
        <p>{league.tiesText}</p>
      </details>
      {isLarge && (
        <p class="row flex-wrap gap-3 league-files">
          <Button text={league.csv} onClick={() => sharer.download('league.csv', contestCsv(table))} />
          <Button text={league.json} onClick={() => sharer.download('league.json', JSON.stringify(table, null, 2))} />
          <Button text={league.print} onClick={() => print()} />
        </p>
      )}
    </div>
  );
}

function Against({ words, name, at }: Pick<LeagueProps, 'words'> & { readonly name: string; readonly at: number }) {
  return (
    <span title={name}>
      <span aria-hidden="true">{at + 1}</span>
      <span class="visually-hidden">{words.league.against(name)}</span>
    </span>
  );
}

interface LineProps extends Pick<LeagueProps, 'words'> {
  readonly row: Row;
  readonly at: number;
  readonly isLarge: boolean;
}

function Line({ words: { league }, row, at, isLarge }: LineProps) {
  const { rank, name, withdrawn, score, buchholz, difference, results } = row;
  const sum = (own: readonly number[]) => scoreText(own.reduce((total, one) => total + one, 0));
  return (
    <tr data-rank={rank}>
      <td class="text-muted">{rank}</td>
      <th scope="row">
        {name}
        {withdrawn && <small class="text-muted"> ({league.withdrawn})</small>}
      </th>
      <td class="font-semibold">{scoreText(score)}</td>
      {isLarge && <td>{scoreText(buchholz)}</td>}
      <td>{String(difference).replace('-', '\u2212')}</td>
      {results.map((own, rival) => (
        <td key={rival} data-own={rival === at}>
          {rival === at || own.length === 0 ? '' : sum(own)}
        </td>
      ))}
    </tr>
  );
}
