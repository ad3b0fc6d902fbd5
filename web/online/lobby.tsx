import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { editionNamed } from '@asteroute/engine';
import { names } from '@asteroute/page/present/event-text.ts';
import { type Choices, rememberedChoices } from '@asteroute/page/settings/setup.ts';
import { Button, Icon, Piece } from '@asteroute/page/views/controls/parts.tsx';
import { FriendsPicture, PlayPicture } from '@asteroute/page/views/start/door-pictures.tsx';
import type { MySummary, Summary } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Lists } from './connection/api.ts';
import type { ServerPorts } from './connection/browser.ts';
import { clockWords } from './parts/clock-words.ts';
import { OnlineFrame } from './parts/frame.tsx';
import { MyData } from './people/my-data.tsx';
import type { OnlineProps } from './props.ts';
import { openRoom } from './quick.ts';
import type { Words } from './words/use-words.ts';

interface Props extends OnlineProps {
  readonly server: ServerPorts;
  readonly words: Words;
}

/** Milliseconds between two requests for the lists. */
const REFRESH_MS = 5000;

/** The lobby: free tables, tables to watch, one's own tables, and the way to a new one. */
export function LobbyView(props: Props) {
  const { server, words, language, ui, onGo } = props;
  const { online } = words;
  const edition = useMemo(() => rememberedChoices(props.ports.storage).peek().edition, []);
  const lists = useSignal<Lists | null | undefined>(undefined);
  const look = async () => {
    lists.value = await server.api.lists(server.keyring.all());
  };
  const open = async () => {
    const place = await openRoom(server, edition, 'public');
    if (place === null) lists.value = null;
    else onGo(place);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.hidden || void look(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <OnlineFrame heading={online.title} edition={edition} {...{ ui, words, language }} onBack={() => onGo(null)}>
      {lists.value === undefined && <p role="status">{online.loading}</p>}
      {lists.value === null && (
        <div class="lobby-none lobby-card card stack gap-4 raised" role="alert">
          <p>{online.lobby.none}</p>
          <Button text={online.lobby.retry} class="quiet self-start" onClick={() => void look()} />
        </div>
      )}
      {lists.value != null && (
        <>
          <div class="door-card lobby-new stack gap-0 raised relative card" data-main="true">
            <button type="button" class="door-go led stack gap-4 bare start-aligned" onClick={() => void open()}>
              <FriendsPicture choices={firstChoices(edition)} />
              <span class="door-text stack gap-1">
                <b>{online.lobby.fresh}</b>
                <small>{online.lobby.freshHint}</small>
              </span>
            </button>
          </div>
          <a class="button quiet self-start" href="#leagues">
            <Icon name="trophy" />
            <span>{online.lobby.leagues}</span>
          </a>
          <AllLists {...props} lists={lists.value} />
          <MyData {...props} onErased={() => void look()} />
        </>
      )}
    </OnlineFrame>
  );
}

/** Choices from which the picture of a table is made: an edition and the colours of its players. */
function firstChoices(edition: string, seats: readonly { readonly color: string }[] = []): Choices {
  const colors = [...seats.map(({ color }) => color), ...(editionNamed(edition)?.colors ?? [])];
  const two = [...new Set(colors)].slice(0, 2);
  return {
    edition,
    modules: [],
    options: {},
    starter: null,
    dealtColors: false,
    seats: two.map((color) => ({ name: null, color: color as PlayerColor, bot: null })),
  };
}

function AllLists({ lists, words, server, onGo }: Props & { readonly lists: Lists }) {
  const { lobby } = words.online;
  const keys = server.keyring.all();
  const mine = [...lists.mine].sort((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
  const others = (list: readonly Summary[]) => list.filter(({ table }) => mine.every((own) => own.table !== table));
  const inviteTo = (table: string) => keys.find((key) => key.table === table)?.invite ?? null;
  const [open, running] = [others(lists.open), others(lists.running)];
  const shown = [
    [lobby.mine, mine, lobby.go],
    [lobby.open, open, lobby.join],
    [lobby.running, running, lobby.watch],
  ] as const;
  return (
    <>
      {shown.map(
        ([heading, tables, action]) =>
          tables.length > 0 && (
            <section key={heading} class="lobby-list stack gap-3" aria-label={heading}>
              <h2 class="heading">{heading}</h2>
              <ol class="stack gap-3">
                {tables.map((one) => (
                  <Row
                    key={one.table}
                    {...{ words, action }}
                    summary={one}
                    onGo={() => onGo({ table: one.table, invite: inviteTo(one.table) })}
                  />
                ))}
              </ol>
            </section>
          ),
      )}
      {open.length + running.length === 0 && (
        <p class="lobby-none lobby-card card stack gap-4 raised">{lobby.nothing}</p>
      )}
    </>
  );
}

/** Sort order of one's own tables: my turn first, finished games last. */
function rank({ myTurn, status }: MySummary): number {
  return myTurn ? 0 : status === 'over' ? 2 : 1;
}

interface RowProps {
  readonly summary: Summary | MySummary;
  readonly words: Words;
  readonly action: string;
  readonly onGo: () => void;
}

function Row({ summary, words: { page, online }, action, onGo }: RowProps) {
  const { edition, modules, tiles, seats, clock, status } = summary;
  const named = seats.map(({ name, bot }) => name ?? (bot === null ? online.lobby.free : page.bots[bot]?.name) ?? bot);
  const title = page.editions[edition]?.name ?? edition;
  const myTurn = 'myTurn' in summary && summary.myTurn;
  const facts = [
    ...modules.map((module) => page.modules[module]?.name ?? module),
    ...(tiles === undefined ? [] : [page.setup.tileSet(tiles)]),
    clockWords(online, clock),
  ];
  return (
    <li class="lobby-row entry padded stack card" data-edition={edition} data-notify={myTurn}>
      <PlayPicture choices={firstChoices(edition, seats)} />
      <div class="game-about">
        <h3 class="heading row wrap gap-y-0">
          {title}
          {myTurn && <b class="badge pill filled">{online.lobby.yourTurn}</b>}
          {status === 'over' && <b class="badge lifted muted pill">{online.lobby.over}</b>}
        </h3>
        <ul class="game-scores row wrap small gap-x-3 gap-y-0">
          {seats.map(({ color, name, bot }, seat) => (
            <li class="row gap-1" key={color} data-free={name === null && bot === null}>
              <Piece color={color as PlayerColor} />
              <span class="ellipsis">{named[seat]}</span>
              {bot !== null && <Icon name="bot" />}
            </li>
          ))}
        </ul>
        <p class="muted">{facts.join(' · ')}</p>
      </div>
      <Button
        text={action}
        class={myTurn || action === online.lobby.join ? 'primary' : 'quiet'}
        aria-label={`${action}: ${online.lobby.at(title, names(page, named.map(String)))}`}
        onClick={onGo}
      />
    </li>
  );
}
