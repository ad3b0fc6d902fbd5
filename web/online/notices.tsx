import { isPerson, onTurn, type Table as ServerTable } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Table } from '../match/controller.ts';
import { seatName } from '../present/say.ts';
import { Icon } from '../views/parts.tsx';
import type { Room } from './connection/room.ts';
import { faultWords } from './fault-words.ts';
import { LineStatus } from './status.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly room: Room;
  readonly game: Table;
  readonly words: Words;
  readonly ending: string | null;
  readonly onProof: () => void;
}

/** Over the board: what the line does, and what people ask of each other. */
export function Notices(props: Props) {
  const { room, game, words } = props;
  const table = room.table.value;
  const fault = room.fault.value;
  const watching = room.seat.value === null && table?.status === 'running';
  return (
    <div class="notices">
      <LineStatus room={room} words={words.online} />
      {fault !== null && <p role="alert">{faultWords(words.online, fault)}</p>}
      {!game.link.live && <Over {...props} />}
      {watching && <p class="notice-quiet">{words.online.line.watch}</p>}
      {table?.status === 'running' && !game.timeline.busy.value && <Asks {...props} table={table} />}
    </div>
  );
}

/** Over the replay of a game that was over when it was opened: how it ended, and whether it was fair. */
function Over({ words, ending, onProof }: Props) {
  return (
    <div class="notice-ask">
      {ending !== null && <p>{ending}</p>}
      <button type="button" class="quiet" onClick={onProof}>
        <span>{words.online.proof.open}</span>
      </button>
    </div>
  );
}

type AskProps = Props & { readonly table: ServerTable };

function Asks(props: AskProps) {
  const { room, table } = props;
  const own = room.seat.value;
  if (own === null) return null;
  return (
    <>
      {table.takeback === null ? <MayAsk {...props} own={own} /> : <Takeback {...props} own={own} />}
      <Replace {...props} own={own} />
    </>
  );
}

/** The turn that was just played can still be taken back, if the others agree. */
function MayAsk({ room, table, words, own }: AskProps & { readonly own: number }) {
  if (table.before === null || table.before.position.seat !== own) return null;
  return (
    <button type="button" class="quiet" onClick={() => void room.send({ type: 'ask-takeback', turn: table.turns })}>
      <Icon name="undo" />
      <span>{words.online.ask.takeback}</span>
    </button>
  );
}

function Takeback({ room, table, game, words, own }: AskProps & { readonly own: number }) {
  const { ask } = words.online;
  const { takeback } = table;
  if (takeback === null) return null;
  if (takeback.seat === own || takeback.agreed.includes(own)) {
    return (
      <p role="status">{takeback.seat === own ? ask.asked : ask.wants(seatName(game.game.value, takeback.seat))}</p>
    );
  }
  const answer = (accept: boolean) => void room.send({ type: 'answer-takeback', accept });
  return (
    <div class="notice-ask" role="alert">
      <p>{ask.wants(seatName(game.game.value, takeback.seat))}</p>
      <span class="notice-answers">
        <button type="button" class="quiet" onClick={() => answer(false)}>
          <span>{ask.refuse}</span>
        </button>
        <button type="button" class="primary" onClick={() => answer(true)}>
          <span>{ask.agree}</span>
        </button>
      </span>
    </div>
  );
}

/** Milliseconds that a server gives somebody on turn before the others may go on without them. */
const PATIENCE = 180_000;

/** Somebody does not come back: a bot can play on for them. */
function Replace({ room, table, game, words, own }: AskProps & { readonly own: number }) {
  const late = useSignal(false);
  const seat = onTurn(table);
  const theirs = seat !== null && seat !== own && isPerson(table.seats[seat]) && table.plan.clock.type === 'none';
  const { since } = table.clocks;
  useEffect(() => {
    late.value = false;
    if (!theirs) return;
    const timer = setTimeout(() => (late.value = true), Math.max(0, since + PATIENCE - room.up()));
    return () => clearTimeout(timer);
  }, [theirs, since]);
  if (!theirs || !late.value || seat === null) return null;
  const name = seatName(game.game.value, seat);
  const { ask } = words.online;
  return (
    <div class="notice-ask" role="status">
      <p>{ask.replaceHint(name)}</p>
      <button type="button" class="quiet" onClick={() => void room.send({ type: 'replace', seat })}>
        <Icon name="bot" />
        <span>{ask.replace(name)}</span>
      </button>
    </div>
  );
}
