import { type BestOfThree, type EveningGame, eveningOf } from '@asteroute/club';
import { useAsked } from '@asteroute/page/views/ask-again.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { bound, LabelledField } from '@asteroute/page/views/controls/fields.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import { dateText, grammarOf } from '@asteroute/words/grammar.ts';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableProps } from '../widgets/props.ts';
import { calendarFile, weekLater } from './calendar.ts';
import { eveningGame, gamesBefore, type PlayedTable } from './games-before.ts';

interface Props extends Pick<TableProps, 'connection' | 'server' | 'sharer' | 'words'> {
  readonly address: string;
}

const EVENING_MINUTES = 120;

/** The standings of all games of the room so far, and when to meet again; nothing before the first game is over. */
export function EveningSoFar(props: Props) {
  const { words } = props;
  const { games, rows, series } = eveningOf(useGames(props));
  if (rows.length === 0)
    return (
      <>
        <Meeting {...props} />
        <DeckOfTable {...props} />
      </>
    );
  const { evening } = words.online;
  return (
    <section class="evening card panel stack gap-4" aria-label={evening.heading}>
      <table>
        <caption class="text-start">
          <h2 class="heading">{evening.heading}</h2>
          <span class="text-muted text-sm">{evening.after(games)}</span>
        </caption>
        <thead>
          <tr class="text-muted text-sm">
            <td />
            <td />
            <th scope="col">{evening.games}</th>
            <th scope="col">{evening.won}</th>
            <th scope="col">{evening.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, name, games: played, won, points }) => (
            <tr key={name} data-rank={rank}>
              <td class="text-muted">{rank}</td>
              <th scope="row" class="wrap-anywhere">
                {name}
              </th>
              <td>{played}</td>
              <td class="font-semibold">{won}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {series !== null && <p>{seriesText(words, series)}</p>}
      <p class="visually-hidden" role="status">
        {`${evening.after(games)}: ${rows.map(({ name, won, points }) => evening.line(name, won, points)).join('; ')}`}
      </p>
      <Meeting {...props} />
      <MeetAgain {...props} names={rows.map(({ name }) => name)} />
      <DeckOfTable {...props} />
    </section>
  );
}

/** The games that are over, oldest first: those of the tables before, and that of this table. */
function useGames({ connection, server }: Props): readonly EveningGame[] {
  const known = useMemo(() => new Map<string, PlayedTable>(), []);
  const table = connection.table.value;
  const previous = table?.rematchOf ?? null;
  const asking = { ask: server.ask, key: connection.key, known };
  const before = useAsked(() => gamesBefore(asking, previous), [previous]) ?? [];
  const own = table === null ? null : eveningGame({ ...table, ...table.plan, seats: table.seats });
  return own === null ? before : [...before, own];
}

/** The way to the deck of the day among the people of this table, for who sits there. */
function DeckOfTable({ connection, words }: Pick<Props, 'connection' | 'words'>) {
  const table = connection.table.value;
  if (connection.seat.value === null || table === null || table.contest !== null) return null;
  return (
    <a class="button quiet justify-self-start" href={`#daily/${table.id}`}>
      {words.online.evening.deck}
    </a>
  );
}

function seriesText({ online: { evening } }: Words<'online'>, { names, won, winner }: BestOfThree): string {
  const score = evening.series(names[0], won[0], names[1], won[1]);
  return winner === null ? score : `${score} ${evening.seriesWon(winner)}`;
}

/** When all meet again, in the time zone of the reader; the host can take it back. */
function Meeting({ connection, words }: Pick<Props, 'connection' | 'words'>) {
  const at = connection.table.value?.meeting ?? null;
  if (at === null || at < serverNow() - EVENING_MINUTES * 60_000) return null;
  const { evening } = words.online;
  const when = dateText(words.page.tag, at, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <div class="evening-meeting row flex-wrap" role="status">
      <p>
        <b>{evening.fixed(when)}</b> {evening.reminded}
      </p>
      {connection.key.host && (
        <ActionButton text={evening.undo} class="quiet" act={() => connection.send({ type: 'meet', at: null })} />
      )}
    </div>
  );
}

/** A date and time that the host can fix for all, and a calendar file with the link to the room. */
function MeetAgain({ connection, sharer, words, address, names }: Props & { readonly names: readonly string[] }) {
  const { evening } = words.online;
  const when = useSignal(weekLater(new Date(serverNow())));
  const start = new Date(when.value);
  const isAhead = start.getTime() > serverNow();
  const fix = () => connection.send({ type: 'meet', at: start.getTime() });
  const save = () => {
    const file = calendarFile(
      {
        id: `${connection.key.table}-${when.value.replace(/\D/g, '')}`,
        start,
        minutes: EVENING_MINUTES,
        title: evening.title(grammarOf(words.page.tag).list(names)),
        text: evening.meet(address),
        url: address,
      },
      new Date(serverNow()),
    );
    sharer.download('asteroute.ics', file);
  };
  return (
    <details class="evening-again">
      <summary>{evening.again}</summary>
      <div class="row flex-wrap items-end flex">
        <LabelledField label={evening.when}>
          <input type="datetime-local" {...bound(when)} />
        </LabelledField>
        {connection.key.host && <ActionButton text={evening.fix} class="primary" disabled={!isAhead} act={fix} />}
        <Button text={evening.save} disabled={Number.isNaN(start.getTime())} onClick={save} />
      </div>
    </details>
  );
}
