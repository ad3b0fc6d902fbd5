import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { isOpenChallenge, type Plan } from '@asteroute/protocol';
import { AskToNotify } from '../notify-me/notify-me.tsx';
import { EveningSoFar } from '../standings/evening.tsx';
import { ConnectionStatus } from '../widgets/connection-status.tsx';
import { faultWords } from '../widgets/fault-words.ts';
import { OnlineFrame } from '../widgets/frame.tsx';
import { LeagueLinks } from '../widgets/league-links.tsx';
import { Begin } from './begin.tsx';
import { GameChoice } from './game-choice.tsx';
import { Invitation } from './invitation.tsx';
import { Join } from './join.tsx';
import { Knocks } from './knocks.tsx';
import { RoomNews } from './news.tsx';
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
        <li key={fact} class="floating rounded-full">
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
