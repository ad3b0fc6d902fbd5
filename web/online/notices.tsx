import { seatName } from '@asteroute/page/present/event-text.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import {
  isPerson,
  onTurn,
  REPLACE_AFTER_MS,
  REPLACE_PRESENT_AFTER_MS,
  resultCounts,
  type Table,
  twinTable,
  waitsForTwin,
} from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableConnection } from './connection/table-connection.ts';
import { AskOverTable } from './notify-me/notify-me.tsx';
import { isPresent } from './people/presence.tsx';
import { type Rematch, RematchCall } from './people/rematch.tsx';
import { ConnectionStatus } from './widgets/connection-status.tsx';
import { faultWords } from './widgets/fault-words.ts';
import { LeagueLinks, TwinLink } from './widgets/league-links.tsx';
import type { TableProps } from './widgets/props.ts';
import { TwinBoard } from './widgets/twin-board.tsx';

interface Props extends Pick<TableProps, 'connection' | 'game' | 'server' | 'words'> {
  readonly ending: string | null;
  readonly rematch: Rematch;
  readonly onProof: () => void;
}

/** Notices over the board: the state of the connection, and questions between the players. */
export function Notices(props: Props) {
  const { connection, game, words } = props;
  const table = connection.table.value;
  const twin = table === null ? null : twinTable(table);
  const fault = connection.fault.value;
  const absent = connection.seat.value === null && table?.status === 'running';
  const watching = absent && !mayReturn(connection);
  return (
    <div class="notices stack grid-cols-1 justify-items-center wrap-anywhere pointer-events-none">
      <ConnectionStatus {...props} />
      {fault !== null && (
        <p class="floating" role="alert">
          {faultWords(words.online, fault)}
        </p>
      )}
      {connection.broken.value !== null && (
        <p class="floating" role="alert">
          {words.online.proof.broken[connection.broken.value]}
        </p>
      )}
      <RematchCall rematch={props.rematch} words={words} />
      {table?.status === 'running' && twin !== null && <Twin {...props} table={table} twin={twin} />}
      <AskOverTable {...props} />
      {!game.link.live && <Over {...props} />}
      {absent && !watching && (
        <div class="notice-ask floating row flex-wrap justify-center gap-x-3" role="status">
          <p>{words.online.ask.returnHint}</p>
          <ActionButton
            text={words.online.ask.returnSeat}
            class="primary"
            act={() => connection.send({ type: 'return' })}
          />
        </div>
      )}
      {watching && (
        <p class="notice-quiet floating rounded-full text-muted text-sm">
          {table.plan.room ? words.online.line.watchNext : words.online.line.watch}
        </p>
      )}
      {table?.status === 'running' && !game.shown.timeline.busy.value && <Asks {...props} table={table} />}
    </div>
  );
}

/** Of a duel: the other game, and that this one waits for it. */
function Twin({ connection, words, table, twin }: Props & { readonly table: Table; readonly twin: string }) {
  return (
    <div class="notice-ask notice-twin floating row gap-3" role="status">
      <TwinBoard {...{ connection, table, twin }} />
      <span class="stack gap-1">
        {waitsForTwin(table) && <span>{words.online.league.waits}</span>}
        <TwinLink connection={connection} words={words} />
      </span>
    </div>
  );
}

/** Whether a bot plays the seat of this browser's player, who can take it back. */
function mayReturn({ table, reservedSeat }: TableConnection): boolean {
  const seat = reservedSeat.value;
  return seat !== null && table.value?.seats[seat].bot != null && !table.value.lost[seat];
}

/** Shows, over the replay of a game that was over when it was opened, how it ended and whether it was fair. */
function Over({ connection, words, ending, rematch: { play, names, watched }, onProof }: Props) {
  return (
    <div class="notice-ask floating row flex-wrap justify-center gap-x-3">
      {ending !== null && <p>{ending}</p>}
      <LeagueLinks connection={connection} words={words} />
      {!watched && play !== null && names.length === 0 && (
        <ActionButton text={words.online.ask.joinRematch} class="primary" act={play} />
      )}
      <Button text={words.online.proof.open} onClick={onProof} />
    </div>
  );
}

type AskProps = Props & { readonly table: Table };

function Asks(props: AskProps) {
  const { connection, table } = props;
  const own = connection.seat.value;
  if (own === null) return null;
  return (
    <>
      {table.takeback === null ? <MayAsk {...props} own={own} /> : <Takeback {...props} own={own} />}
      <Replace {...props} own={own} />
    </>
  );
}

/** The button that asks the others to take back the turn that was just played. */
function MayAsk({ connection, table, words, own }: AskProps & { readonly own: number }) {
  if (table.before === null || table.before.position.seat !== own) return null;
  return (
    <ActionButton
      icon="undo"
      text={words.online.ask.takeback}
      act={() => connection.send({ type: 'ask-takeback', turn: table.turns })}
    />
  );
}

function Takeback({ connection, table, game, words, own }: AskProps & { readonly own: number }) {
  const { ask } = words.online;
  const { takeback } = table;
  if (takeback === null) return null;
  if (takeback.seat === own || takeback.agreed.includes(own)) {
    return (
      <p class="floating" role="status">
        {takeback.seat === own ? ask.asked : ask.wants(seatName(game.shown.game.value, takeback.seat))}
      </p>
    );
  }
  const answer = (accept: boolean) => connection.send({ type: 'answer-takeback', accept });
  return (
    <div class="notice-ask floating row flex-wrap justify-center gap-x-3" role="alert">
      <p>{ask.wants(seatName(game.shown.game.value, takeback.seat))}</p>
      <span class="flex gap-2">
        <ActionButton text={ask.refuse} act={() => answer(false)} />
        <ActionButton text={ask.agree} class="primary" act={() => answer(true)} />
      </span>
    </div>
  );
}

/** Offers to replace an absent player by a bot. A player who is present has more time. */
function Replace(props: AskProps & { readonly own: number }) {
  const { connection, table, own } = props;
  const late = useSignal(false);
  const seat = onTurn(table);
  const isSlow = seat !== null && seat !== own && isPerson(table.seats[seat]) && !waitsForTwin(table);
  const theirs = isSlow && table.plan.clock.type === 'none' && !resultCounts(table);
  const { since } = table.clocks;
  const isHere = theirs && isPresent(table, connection.presence.value, seat) === true;
  const patience = isHere ? REPLACE_PRESENT_AFTER_MS : REPLACE_AFTER_MS;
  useEffect(() => {
    late.value = false;
    if (!theirs) return;
    const timer = setTimeout(() => (late.value = true), Math.max(0, since + patience - connection.serverTime()));
    return () => clearTimeout(timer);
  }, [theirs, since, patience]);
  return theirs && late.value ? <ReplaceNow {...props} seat={seat} /> : null;
}

function ReplaceNow({ connection, game, words, seat }: AskProps & { readonly seat: number }) {
  const name = seatName(game.shown.game.value, seat);
  const { ask } = words.online;
  return (
    <div class="notice-ask floating row flex-wrap justify-center gap-x-3" role="status">
      <p>{ask.replaceHint(name)}</p>
      <ActionButton
        icon="bot"
        text={ask.replace(name)}
        sure={words.page.sure}
        act={() => connection.send({ type: 'replace', seat })}
      />
    </div>
  );
}
