import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { faultWords } from '../widgets/fault-words.ts';
import { NameForm } from './join.tsx';
import type { RoomProps } from './plan/props.ts';

/** Asks the host to be let in, at a table that this person may not read before. */
export function AskIn({ connection, words, server }: Pick<RoomProps, 'connection' | 'words' | 'server'>) {
  const ask = async (name: string) => {
    const answer = await connection.send({ type: 'knock', name });
    return answer.ok ? null : faultWords(words.online, answer.fault.code);
  };
  return <NameForm {...{ words, server }} text={words.online.room.askIn} onName={ask} />;
}

/** For the host: who asks to come in. Its region is there before anybody asks, so that it is announced. */
export function Knocks({ connection, table, words }: RoomProps) {
  const { room } = words.online;
  if (!connection.key.host) return null;
  return (
    <div role="status" class="room-knocks stack gap-3">
      {table.knocks.map(({ seq, name, state }) => {
        const answer = (isIn: boolean) => () => connection.send({ type: 'answer-knock', knock: seq, let: isIn });
        return (
          state === 'waiting' && (
            <div key={seq} class="room-knock floating row flex-wrap justify-center gap-x-3">
              <p class="wrap-anywhere">{room.wantsIn(name)}</p>
              <span class="flex gap-2 flex-wrap">
                <ActionButton
                  text={room.letIn}
                  class="primary"
                  aria-label={`${room.letIn}: ${name}`}
                  act={answer(true)}
                />
                <ActionButton text={room.notNow} aria-label={`${room.notNow}: ${name}`} act={answer(false)} />
              </span>
            </div>
          )
        );
      })}
    </div>
  );
}
