import { effect, signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { HighlightView } from '../board/model/state.ts';
import { pastOfTable } from '../library/games.ts';
import { createTable, type Table } from '../match/controller.ts';
import { openPast } from '../match/link-past.ts';
import { openPlan } from '../match/link-plan.ts';
import { attachCues } from '../present/cues.ts';
import type { Plan } from '../views/sheets/plan.tsx';
import { TableView } from '../views/table/table.tsx';
import type { ServerPorts } from './connection/browser.ts';
import { openSocket } from './connection/link-socket.ts';
import { openRoom, type Room } from './connection/room.ts';
import { extrasOf } from './extras.tsx';
import { faultWords } from './fault-words.ts';
import { Notices } from './notices.tsx';
import { LOBBY } from './place.ts';
import type { OnlinePorts, OnlineProps } from './props.ts';
import { Side } from './side.tsx';
import { LineStatus } from './status.tsx';
import { Waiting } from './waiting.tsx';
import type { Words } from './words.ts';

interface Props extends OnlineProps {
  readonly table: string;
  readonly server: ServerPorts;
  readonly words: Words;
}

const NO_HINTS = signal<readonly HighlightView[]>([]);
/** Turns that come at once after a long absence and are then not played one by one. */
const MANY_PLIES = 16;

/** A table on the server: its waiting room, its game, or its replay. */
export function AtTable(props: Props) {
  const { server, words, place, language, ui, sharer, onGo } = props;
  const room = useMemo(() => {
    const botName = (bot: string) => language.words.peek().bots[bot]?.name ?? bot;
    return openRoom(server.keyring.of(props.table, place.invite), { ...server, botName });
  }, []);
  const game = useGame(room, props.ports);
  useEffect(
    () => () => {
      room.close();
      ui.panel.value = null;
      ui.planning.value = false;
    },
    [room],
  );
  const toLobby = () => onGo(LOBBY);
  const table = room.table.value;
  if (table === null) return <Door room={room} words={words} onBack={toLobby} />;
  if (game === null) {
    return <Waiting {...{ room, table, words, language, sharer, keyring: server.keyring, onBack: toLobby }} />;
  }
  return <Playing {...props} room={room} game={game} onLeave={toLobby} />;
}

/** The table of the room's game, once it has begun; one that is over when it is opened is only looked at. */
function useGame(room: Room, ports: OnlinePorts): Table | null {
  const game = useSignal<Table | null>(null);
  useEffect(() => {
    let silence = () => {};
    let waited = false;
    const stop = effect(() => {
      const story = room.story.value;
      waited ||= story === null && room.table.value !== null;
      if (story === null || game.peek() !== null) return;
      if (waited) ports.call();
      const over = room.table.peek()?.ending != null;
      const opened = createTable(over ? openPast(story.start, story.steps) : openSocket(room), ports);
      opened.link.listen((steps) => steps.length > MANY_PLIES && opened.timeline.skipAll());
      silence = attachCues(opened, ports);
      game.value = opened;
    });
    return () => {
      stop();
      silence();
      game.peek()?.link.close();
    };
  }, [room]);
  return game.value;
}

/** Until the table is there, or why it is not. */
function Door({ room, words, onBack }: { readonly room: Room; readonly words: Words; readonly onBack: () => void }) {
  const refused = room.refused.value;
  return (
    <main class="door" aria-busy={refused === null}>
      {refused === null ? (
        <LineStatus room={room} words={words.online} />
      ) : (
        <p role="alert">{faultWords(words.online, refused)}</p>
      )}
      <button type="button" class="quiet" onClick={onBack}>
        {words.online.back}
      </button>
    </main>
  );
}

type PlayingProps = Props & { readonly room: Room; readonly game: Table; readonly onLeave: () => void };

function Playing(props: PlayingProps) {
  const { room, game, ui, words, language, mind, sharer, onLeave, onRules, onPlayOn } = props;
  const plan = usePlan(props);
  const shown = plan?.table ?? game;
  const side = useSignal<'proof' | null>(null);
  const onProof = () => (side.value = 'proof');
  const extras = extrasOf({ ...props, onProof });
  const table = { table: shown, ui, mind, language, sharer, onLeave, onRules, onPlayOn, hints: NO_HINTS, onKeep: null };
  if (plan !== null) return <TableView key={plan.link} {...table} plan={plan} onAgain={null} />;
  return (
    <TableView key={game.link} {...table} extras={extras.table} onAgain={extras.onAgain}>
      <Notices {...{ room, game, words, onProof }} ending={extras.table.ending?.text ?? null} />
      <Side {...props} open={side.value} onClose={() => (side.value = null)} />
    </TableView>
  );
}

/** A copy of the table for trying things out, while somebody does. */
function usePlan({ ui, game, ports }: PlayingProps): Plan | null {
  const wanted = ui.planning.value;
  return useMemo(() => {
    if (!wanted) return null;
    const link = openPlan(pastOfTable(game), game.replay.at.peek());
    return { table: createTable(link, ports), link };
  }, [wanted, game]);
}
