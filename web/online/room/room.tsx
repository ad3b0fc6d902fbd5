import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { isOpenChallenge, isPerson, type Plan, type Table } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { AskToNotify } from '../notify-me/notify-me.tsx';
import { EveningSoFar } from '../standings/evening.tsx';
import { ConnectionStatus } from '../widgets/connection-status.tsx';
import { faultWords } from '../widgets/fault-words.ts';
import { OnlineFrame } from '../widgets/frame.tsx';
import { LeagueLinks } from '../widgets/league-links.tsx';
import { Begin } from './begin.tsx';
import { GameChoice } from './game-choice.tsx';
import { Invitation } from './invitation.tsx';
import { Join, Knocks } from './join.tsx';
import { factsOf, invitationWords } from './plan/facts.ts';
import { nextColor } from './plan/plan.ts';
import { isHostOf, type RoomProps } from './plan/props.ts';
import { Seats } from './seats.tsx';

/** Who is there, how to invite others, and what is played. Changes appear to everybody at once. */
export function Room(props: RoomProps) {
  const { connection, table, words } = props;
  const { online } = words;
  const own = connection.seat.value;
  const faults = [
    connection.fault.value === null ? null : faultWords(online, connection.fault.value),
    connection.broken.value === null ? null : online.proof.broken[connection.broken.value],
  ];
  return (
    <OnlineFrame
      {...props}
      heading={own === null && !connection.key.host ? invitationWords(table, words) : online.room.heading}
      edition={table.plan.edition}
      lead={<Facts plan={table.plan} words={words} />}
    >
      <ConnectionStatus {...props} />
      <div
        class="room stack gap-4 items-start"
        data-host={isHostOf(props)}
        data-inviting={isHostOf(props) && nextColor(table) !== null}
      >
        <section class="lobby-card room-people card stack gap-4 shadow-lg" aria-label={online.room.people}>
          <Knocks {...props} />
          {own === null && <Join {...props} />}
          <Seats {...props} />
          <LeagueLinks {...props} />
          {faults.map(
            (text) =>
              text !== null && (
                <p key={text} class="refused floating" role="alert">
                  {text}
                </p>
              ),
          )}
          {table.plan.clock.type === 'days' && <AskToNotify {...props} />}
          <Begin {...props} />
          {own !== null && isOpenChallenge(table) && <Meanwhile {...props} />}
        </section>
        {table.contest === null && <Invitation {...props} />}
        <EveningSoFar {...props} />
        {isHostOf(props) && <GameChoice {...props} />}
      </div>
      <RoomNews {...props} />
    </OnlineFrame>
  );
}

function Facts({ plan, words }: { readonly plan: Plan; readonly words: Words<'online'> }) {
  return (
    <ul class="room-facts flex-wrap flex gap-2">
      {factsOf(plan, words).map((fact) => (
        <li key={fact} class="fact">
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** While a challenge waits: a game against a bot of one's own strength. */
function Meanwhile({ words, onMeanwhile }: RoomProps) {
  const { company } = words.online;
  const go = async () => ((await onMeanwhile()) ? null : company.failed);
  return (
    <div class="row flex-wrap">
      <ActionButton icon="bot" text={company.bot} act={go} />
    </div>
  );
}

/** Announces to screen readers what the others have done: who came, left or is ready, and what will be played. */
function RoomNews({ connection, table, words }: RoomProps) {
  const before = useRef(table);
  const text = useSignal('');
  useEffect(() => {
    const told = newsOf(before.current, table, { words, own: connection.seat.peek() });
    before.current = table;
    if (told.length > 0) text.value = told.join(' ');
  }, [table]);
  return (
    <p class="visually-hidden" role="status">
      {text.value}
    </p>
  );
}

/** The changes from one state of a room to the next, one sentence each, except for this person's own actions. */
function newsOf(
  before: Table,
  after: Table,
  { words, own }: { readonly words: Words<'online'>; readonly own: number | null },
): readonly string[] {
  const { room } = words.online;
  const self = own === null ? null : after.seats[own]?.name;
  const [was, is] = [peopleOf(before), peopleOf(after)];
  const others = [...is.keys()].filter((name) => name !== self);
  const facts = factsOf(after.plan, words).join(', ');
  return [
    ...others.filter((name) => !was.has(name)).map(room.came),
    ...[...was.keys()].filter((name) => !is.has(name) && name !== self).map(room.left),
    ...others.filter((name) => is.get(name) === true && was.get(name) === false).map(room.isReady),
    ...(facts === factsOf(before.plan, words).join(', ') ? [] : [room.changed(facts)]),
  ];
}

function peopleOf({ seats, ready }: Table): ReadonlyMap<string, boolean> {
  return new Map(seats.flatMap((seat, at) => (isPerson(seat) ? [[seat.name ?? '', ready[at]] as const] : [])));
}
