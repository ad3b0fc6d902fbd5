import type { AskServer } from '@asteroute/client';
import { ActionButton, useAction } from '@asteroute/page/views/controls/action-button.tsx';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { IconButton } from '@asteroute/page/views/controls/parts.tsx';
import { DataTable } from '@asteroute/page/views/frame/card.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { DailyList, DailyListRequest } from '@asteroute/protocol/contests';
import { useSignal } from '@preact/signals';
import type { MyPeople } from './my-people.tsx';
import { type DeckName, editionWords, figureWords } from './result-words.ts';
import { partedLink } from './state/parted.ts';

export interface TriesProps {
  readonly words: Words<'club'>;
  readonly ask: AskServer;
  readonly deck: DeckName;
  /** The id of the own account, and the table of the own try; null without. */
  readonly account: string | null;
  readonly own: string | null;
  readonly room: string | null;
  readonly tables: readonly string[];
  readonly people: MyPeople;
  readonly page: Pick<PagePorts, 'go'>;
}

type Row = DailyList['rows'][number];

/** The tries that count at a deck: of the people of a table, of everybody, or of those that the person has marked. */
export function TriesList(props: TriesProps) {
  const { words, deck, room } = props;
  const { daily } = words.club;
  const scope = useSignal<Scope>(scopesOf(room)[0]);
  const { rows, count, more } = useRows(props, scope.value);
  const heading = `${daily.results}: ${editionWords(words, deck.edition)}`;
  const none = { table: daily.noneAtTable, everybody: daily.nobody, mine: daily.noneOfMine };
  return (
    <div class="stack gap-3">
      <Segments
        name={`daily-scope-${deck.day}-${deck.edition}`}
        legend={heading}
        options={scopesOf(room)}
        text={(one) => daily[one]}
        value={scope.value}
        onChoose={(one) => (scope.value = one)}
      />
      {rows !== null && rows.length === 0 && (
        <p class="text-muted" role="status">
          {none[scope.value]}
        </p>
      )}
      {rows !== null && rows.length > 0 && <Rows {...props} rows={rows} />}
      {rows !== null && rows.length < count && (
        <ActionButton text={daily.more} class="quiet justify-self-start" act={more} />
      )}
    </div>
  );
}

/** The rows so far, of how many, and the function that loads more; rows are null before the first answer. */
function useRows({ ask, deck: { day, edition }, account, people, tables }: TriesProps, scope: Scope) {
  const list = useSignal<DailyList | null>(null);
  const wanted = wantedOf(scope, { tables, people: people.marked, account });
  const load = async (offset: number, isCurrent: () => boolean) => {
    const body = { offset, ...wanted };
    const answer = await ask('POST /api/daily/:day/:edition/list', { params: { day, edition }, body });
    if (!isCurrent() || !answer.ok) return;
    const before = offset === 0 ? [] : (list.peek()?.rows ?? []);
    list.value = { count: answer.value.count, rows: [...before, ...answer.value.rows] };
  };
  useCurrentEffect(
    (isCurrent) => {
      void load(0, isCurrent);
      return undefined;
    },
    [ask, day, edition, JSON.stringify(wanted)],
  );
  const rows = list.value?.rows ?? null;
  return { rows, count: list.value?.count ?? 0, more: () => load(rows?.length ?? 0, () => true) };
}

/** Whose tries a list shows: those of the people of a table, of everybody, or of the people that are marked. */
type Scope = 'table' | 'everybody' | 'mine';

const scopesOf = (room: string | null): readonly Scope[] => [
  ...(room === null ? [] : ['table' as const]),
  'everybody',
  'mine',
];

function wantedOf(
  scope: Scope,
  known: { readonly tables: readonly string[]; readonly people: readonly string[]; readonly account: string | null },
): Pick<DailyListRequest, 'tables' | 'accounts'> {
  if (scope === 'table') return { tables: known.tables };
  if (scope === 'everybody') return {};
  return { accounts: [...known.people, ...(known.account === null ? [] : [known.account])].slice(0, MAX_PEOPLE) };
}

const MAX_PEOPLE = 100;

interface RowsProps extends TriesProps {
  readonly rows: readonly Row[];
}

function Rows(props: RowsProps) {
  const { columns, results } = props.words.club.daily;
  const { place, name, margin, fair, accuracy } = columns;
  return (
    <DataTable
      label={`${results}: ${editionWords(props.words, props.deck.edition)}`}
      columns={[place, name, margin, fair, accuracy, null]}
      names={1}
    >
      {props.rows.map((row) => (
        <TryRow key={row.table} {...props} row={row} />
      ))}
    </DataTable>
  );
}

function TryRow({ row, words, ask, account, own, people, page: { go } }: RowsProps & { readonly row: Row }) {
  const { daily } = words.club;
  const { margin, fair, accuracy } = figureWords(words.page.tag, row);
  const isOwn = row.account !== '' && row.account === account;
  const name = row.name === '' ? daily.gone : row.name;
  const look = async () => {
    const recordAt = async (table: string | null) => {
      const read = table === null ? null : await ask('GET /api/daily/games/:table', { params: { table } });
      return read?.ok ? read.value : null;
    };
    const [record, mine] = await Promise.all([row.table, own].map(recordAt));
    const link = partedLink(record, isOwn ? null : mine);
    if (link !== null) go(['#game', link.text, link.ply ?? []].flat().join('/'));
  };
  const looking = useAction(look);
  return (
    <tr data-own={isOwn}>
      <td>{row.place}</td>
      <th scope="row" class="wrap-anywhere">
        {isOwn ? daily.own(name) : name}
      </th>
      <td class="font-semibold">{margin}</td>
      <td>{fair}</td>
      <td>{accuracy}</td>
      <td class="daily-actions">
        {row.account !== '' && !isOwn && (
          <label class="daily-star grid place-items-center square" title={daily.mark(name)}>
            <input
              type="checkbox"
              class="visually-hidden"
              aria-label={daily.mark(name)}
              checked={people.marked.includes(row.account)}
              onChange={({ currentTarget }) => people.mark(row.account, currentTarget.checked)}
            />
            <span aria-hidden="true">★</span>
          </label>
        )}
        <IconButton icon="play" class="quiet" name={daily.look(name)} {...looking.state} onClick={looking.run} />
      </td>
    </tr>
  );
}
