import { useAskedAgain } from '@asteroute/page/views/ask-again.ts';
import { ActionButton, useAction } from '@asteroute/page/views/controls/action-button.tsx';
import { Icon } from '@asteroute/page/views/controls/parts.tsx';
import { FriendsPicture } from '@asteroute/page/views/start/door-pictures.tsx';
import { isChallenge, type MySummary, type Summary } from '@asteroute/protocol';
import { useMemo } from 'preact/hooks';
import { type Lists, lobbyLists } from './connection/lists.ts';
import { useSeatsElsewhere } from './elsewhere.ts';
import { Challenges } from './opponents/challenges.tsx';
import { openRoom } from './opponents/new-tables.ts';
import { firstChoices, TableList } from './opponents/table-row.tsx';
import { UsualPeople } from './opponents/usual-people.tsx';
import { MyData } from './people/my-data.tsx';
import type { OnlineProps } from './props.ts';
import { OnlineFrame } from './widgets/frame.tsx';

const REFRESH_MS = 5000;

/** The lobby: free tables, tables to watch, one's own tables, and the way to a new one. */
export function LobbyView(props: OnlineProps) {
  const { server, words, language, ui, onGo } = props;
  const { online } = words;
  const edition = useMemo(() => props.choices.peek().edition, []);
  const load = async () => ({ lists: await lobbyLists(server.ask, server.keyring.all()) });
  const { found, again } = useAskedAgain(load, () => REFRESH_MS, []);
  const open = async () => {
    const place = await openRoom(server, edition, 'public');
    if (place === null) again();
    else onGo(place);
  };
  const opening = useAction(open);
  return (
    <OnlineFrame heading={online.title} edition={edition} {...{ ui, words, language }} onBack={() => props.go('')}>
      {found === null && <p role="status">{online.loading}</p>}
      {found?.lists === null && (
        <div class="lobby-none lobby-card card stack gap-4 shadow-lg" role="alert">
          <p>{online.lobby.none}</p>
          <ActionButton text={online.lobby.retry} class="quiet justify-self-start" act={async () => again()} />
        </div>
      )}
      {found?.lists != null && (
        <>
          <div class="door-card lobby-new stack gap-0 shadow-lg relative card" data-main="true">
            <button
              type="button"
              class="door-go cols-auto-1fr stack gap-4 bare text-start justify-start"
              {...opening.state}
              onClick={opening.run}
            >
              <FriendsPicture choices={firstChoices(edition)} />
              <span class="door-text stack gap-1">
                <b>{online.lobby.fresh}</b>
                <small>{online.lobby.freshHint}</small>
              </span>
            </button>
          </div>
          <UsualPeople {...props} mine={found.lists.mine} edition={edition} />
          <AllLists {...props} lists={found.lists} edition={edition} />
          <p class="flex flex-wrap gap-3">
            <a class="button quiet" href="#leagues">
              <Icon name="trophy" />
              <span>{online.lobby.leagues}</span>
            </a>
            <a class="button quiet" href="#duel">
              <Icon name="bot" />
              <span>{online.lobby.duel}</span>
            </a>
            <a class="button quiet" href="#account">
              {online.lobby.account}
            </a>
          </p>
          <MyData {...props} onErased={again} />
        </>
      )}
    </OnlineFrame>
  );
}

function AllLists(props: OnlineProps & { readonly lists: Lists; readonly edition: string }) {
  const { lists, words, server, onGo } = props;
  const { lobby } = words.online;
  const keys = server.keyring.all();
  const mine = [...lists.mine].sort((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
  const others = (list: readonly Summary[]) => list.filter(({ table }) => mine.every((own) => own.table !== table));
  const own = server.keyring.name() || words.page.setup.defaultName(1);
  const inviteTo = (table: string) => keys.find((key) => key.table === table)?.invite ?? null;
  const [open, running] = [others(lists.open), others(lists.running)];
  const elsewhere = useSeatsElsewhere(server, lists, onGo);
  const challenges = open.filter(isChallenge);
  const shown = [
    [lobby.mine, mine, lobby.go],
    [lobby.open, open.filter((one) => !isChallenge(one)), lobby.join],
    [lobby.running, running, lobby.watch],
  ] as const;
  return (
    <>
      <TableList
        {...{ words }}
        heading={lobby.elsewhere}
        tables={elsewhere.seats}
        action={lobby.here}
        onGo={elsewhere.take}
      />
      {shown.map(([heading, tables, action]) => (
        <TableList
          key={heading}
          {...{ words, heading, tables, action }}
          {...(tables !== mine && { own })}
          onGo={({ table }) => onGo({ table, invite: inviteTo(table) })}
        />
      ))}
      <Challenges {...props} {...{ challenges, own }} />
      {open.length + running.length === 0 && (
        <p class="lobby-none lobby-card card stack gap-4 shadow-lg">{lobby.nothing}</p>
      )}
    </>
  );
}

/** Sort order of one's own tables: my turn first, finished games last. */
function rank({ myTurn, status }: MySummary): number {
  return myTurn ? 0 : status === 'over' ? 2 : 1;
}
