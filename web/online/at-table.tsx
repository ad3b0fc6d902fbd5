import { pastOfTable } from '@asteroute/page/library/games.ts';
import { TableController } from '@asteroute/page/match/controller.ts';
import { openPast } from '@asteroute/page/match/links/link-past.ts';
import { openPlan } from '@asteroute/page/match/links/link-plan.ts';
import { unfinishedOf } from '@asteroute/page/match/unfinished.ts';
import { OFFICIAL_LEVELS } from '@asteroute/page/settings/official.ts';
import type { Choice } from '@asteroute/page/settings/preferences.ts';
import { attachCues } from '@asteroute/page/sound/cues.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { DESK, useMedia } from '@asteroute/page/views/layout.ts';
import type { PlanTable } from '@asteroute/page/views/sheets/plan.tsx';
import { TableView } from '@asteroute/page/views/table/table.tsx';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import { effect, signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ServerPorts } from './connection/browser.ts';
import { TableConnection } from './connection/table-connection.ts';
import { useExtras } from './extras.tsx';
import { openSocket } from './link/link-socket.ts';
import { Notices } from './notices.tsx';
import { openBotTable } from './opponents/new-tables.ts';
import { Bubbles } from './people/chat/bubbles.tsx';
import { Chat } from './people/chat/chat.tsx';
import { keepSeat } from './people/seat-key.ts';
import { LOBBY_ADDRESS } from './place.ts';
import { ProofView } from './proof.tsx';
import type { OnlineProps } from './props.ts';
import { AskIn } from './room/join.tsx';
import type { RoomProps } from './room/plan/props.ts';
import { Room } from './room/room.tsx';
import { ConnectionStatus } from './widgets/connection-status.tsx';
import { faultWords } from './widgets/fault-words.ts';

interface Props extends OnlineProps {
  readonly table: string;
}

/** If more arrive at once, as after a long absence, they are shown without animation. */
const MAX_ANIMATED_PLIES = 16;

/** A table on the server: its waiting room, its game, or its replay. */
export function AtTable(props: Props) {
  const { server, words, place, language, sharer, addressOf, onGo } = props;
  const connection = useMemo(() => {
    if (place.seat !== undefined) keepSeat(server.keyring, props.table, place.seat);
    const botName = (bot: string) => shownBotName(language.words.peek(), bot);
    return new TableConnection(server.keyring.of(props.table, place.invite), { ...server, botName });
  }, []);
  const game = useGame(connection, props);
  useTurnsSeen(connection, server);
  useEffect(() => () => connection.close(), [connection]);
  useEffect(() => {
    props.showServerTable(game);
    return () => props.showServerTable(null);
  }, [game]);
  const toLobby = () => props.go(LOBBY_ADDRESS);
  const table = connection.table.value;
  const begins = game === null && connection.log.value !== null;
  if (table === null || begins) return <Door {...{ connection, words, server }} onBack={toLobby} />;
  if (game === null) {
    return (
      <Room
        {...{ connection, table, ui: props.ui, words, language, sharer, server }}
        random={props.random}
        address={addressOf({ table: table.id, invite: connection.key.invite })}
        onBack={toLobby}
        onMeanwhile={async () => {
          const place = await openBotTable(server, table.plan.edition, props.storage);
          if (place !== null) onGo(place);
          return place !== null;
        }}
      />
    );
  }
  return <Playing {...props} connection={connection} game={game} onLeave={toLobby} />;
}

/** Stores how many turns of the game were seen, so that the start page can show how many are new. */
function useTurnsSeen({ table, key }: TableConnection, { keyring }: ServerPorts): void {
  // Updates with each entry, because a person who leaves at once has seen what the board shows.
  useEffect(
    () =>
      effect(() => {
        const turns = table.value?.turns;
        if (turns !== undefined && !document.hidden) keyring.turnsSeen(key.table, turns);
      }),
    [],
  );
}

/** Null until it has begun. A game that is already over is opened only for viewing. */
function useGame(connection: TableConnection, ports: OnlineProps): TableController | null {
  const game = useSignal<TableController | null>(null);
  useEffect(() => {
    let silence = () => {};
    let waited = false;
    const stop = effect(() => {
      const log = connection.log.value;
      waited ||= log === null && connection.table.value !== null;
      if (log === null || !connection.isSeatKnown.value || game.peek() !== null) return;
      if (waited) ports.notify();
      // An ending that is still being told goes on where it was.
      const untold = unfinishedOf(ports.session, connection.key.table).get()?.told ?? null;
      const over = connection.table.peek()?.ending != null && untold === null;
      const opened = new TableController(over ? openPast(log.start, log.steps) : openSocket(connection), ports);
      opened.link.listen((steps) => steps.length > MAX_ANIMATED_PLIES && opened.shown.timeline.finish());
      silence = attachCues(opened, ports);
      game.value = opened;
    });
    return () => {
      stop();
      silence();
      game.peek()?.close();
    };
  }, [connection]);
  return game.value;
}

function Door({ connection, words, server, onBack }: Pick<RoomProps, 'connection' | 'words' | 'server' | 'onBack'>) {
  const refused = connection.refused.value;
  return (
    <main class="door grid place-items-center gap-4 text-center" aria-busy={refused === null}>
      {refused === null ? (
        <ConnectionStatus connection={connection} words={words} />
      ) : (
        <p role={refused === 'asked' ? 'status' : 'alert'}>{faultWords(words.online, refused)}</p>
      )}
      {refused === 'ask-first' && <AskIn {...{ connection, words, server }} />}
      <Button text={words.page.learn.back} onClick={onBack} />
    </main>
  );
}

type PlayingProps = Props & {
  readonly connection: TableConnection;
  readonly game: TableController;
  readonly onLeave: () => void;
};

function Playing(given: PlayingProps) {
  const ui = useOfficialSettings(given);
  const props = { ...given, ui };
  const { connection, game, server, words } = props;
  const plan = usePlan(props);
  const onProof = () => (ui.panel.value = 'proof');
  const extras = useExtras({ ...props, onProof });
  const official = game.link.official === true;
  if (plan !== null)
    return <TableView key={plan.link} {...props} table={plan.table} plan={plan} extras={{ official }} />;
  return (
    <TableView key={game.link} {...props} table={game} extras={{ ...extras.table, official }} onAgain={extras.onAgain}>
      <Notices
        {...{ connection, game, server, words, onProof }}
        {...extras}
        ending={extras.table.ending?.text ?? null}
      />
      <Bubbles {...props} />
      <SideTools {...props} />
    </TableView>
  );
}

/** An official try gets no more help than a tournament, whatever is set. What is chosen there is not kept. */
function useOfficialSettings({ ui, game }: PlayingProps): PlayingProps['ui'] {
  const official = game.link.official === true;
  return useMemo(() => (official ? { ...ui, assist: withinOfficial(ui.assist.peek()) } : ui), [official, ui]);
}

function withinOfficial(wanted: Choice<'assist'>) {
  const assist = signal(wanted);
  effect(() => {
    if (!OFFICIAL_LEVELS.includes(assist.value)) assist.value = OFFICIAL_LEVELS[0];
  });
  return assist;
}

/** The panels of a server's table: the chat if there is no side column, and the proof of fair chance. */
function SideTools(props: PlayingProps) {
  const { connection, game, ui, words } = props;
  const wide = useMedia(DESK);
  const onClose = () => (ui.panel.value = null);
  return (
    <>
      {ui.panel.value === 'chat' && !wide && (
        <Chat connection={connection} game={game} words={words} onClose={onClose} />
      )}
      {ui.panel.value === 'proof' && <ProofView {...props} onClose={onClose} />}
    </>
  );
}

function usePlan(props: PlayingProps): PlanTable | null {
  const { ui, game } = props;
  const wanted = ui.planning.value;
  return useMemo(() => {
    if (!wanted) return null;
    const link = openPlan(pastOfTable(game), game.shown.replay.at.peek());
    return { table: new TableController(link, props), link };
  }, [wanted, game]);
}
