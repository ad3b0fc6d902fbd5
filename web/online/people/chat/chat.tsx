import { colorOf } from '@asteroute/page/present/appearance.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { useAction } from '@asteroute/page/views/controls/action-button.tsx';
import { Icon, Piece } from '@asteroute/page/views/controls/parts.tsx';
import { Sheet } from '@asteroute/page/views/controls/sheet.tsx';
import { type ChatLine, type FaultCode, type TextFault, textFault } from '@asteroute/protocol';
import { dateText } from '@asteroute/words/grammar.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { faultWords } from '../../widgets/fault-words.ts';
import type { TableProps } from '../../widgets/props.ts';
import { heardLines, lineText } from './heard.ts';
import { SayPhrase, speaksInPhrases } from './phrases.tsx';
import { Reactions } from './reactions.tsx';

type Props = Pick<TableProps, 'connection' | 'game' | 'words'>;

export function Chat({ connection, game, words, onClose }: Props & { readonly onClose: () => void }) {
  const { page, online } = words;
  const { length } = heardLines(connection);
  const watchers = connection.presence.value?.watchers ?? 0;
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => lines.current?.querySelector('li:last-child')?.scrollIntoView({ block: 'nearest' }), [length]);
  return (
    <Sheet title={online.chat.heading} close={page.menu.close} onClose={onClose}>
      <div class="chat flex flex-col gap-3" ref={lines}>
        {watchers > 0 && <p class="text-muted text-sm">{online.chat.watching(watchers)}</p>}
        {length === 0 && <p class="text-muted grid place-items-center flex-1">{online.chat.empty}</p>}
        <ChatLines {...{ connection, game, words }} />
        {connection.seat.value === null ? (
          <p class="text-muted">{online.chat.watcher}</p>
        ) : (
          <div class="chat-foot bg-surface stack">
            <Reactions connection={connection} words={words} />
            <Say connection={connection} words={words} />
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** The lines of the chat, without those of muted players. */
export function ChatLines({ connection, game, words }: Props) {
  const lines = heardLines(connection);
  return (
    <ol class="chat-lines flex-1 flex flex-col" aria-live="polite">
      {lines.map((line, index) => (
        <Line key={line.seq} {...{ connection, game, words, line }} again={lines[index - 1]?.seat === line.seat} />
      ))}
    </ol>
  );
}

interface LineProps extends Props {
  readonly line: ChatLine;
  /** Whether the previous line is by the same player, whose name is then not repeated. */
  readonly again: boolean;
}

function Line({ connection, game, words, line, again }: LineProps) {
  const now = game.shown.game.value;
  const color = colorOf(now, line.seat);
  const time = dateText(words.page.tag, line.at, { timeStyle: 'short' });
  return (
    <li
      class="flex gap-2 items-end"
      data-color={color}
      data-own={line.seat === connection.seat.value}
      data-again={again}
    >
      <Piece color={color} />
      <div class="chat-bubble px-3 py-2 bg-raised wrap-anywhere min-w-0">
        <b class={again || line.seat === connection.seat.value ? 'visually-hidden' : 'text-sm'}>
          {seatName(now, line.seat)}
        </b>
        <p>
          <span>{lineText(line, words)}</span>{' '}
          <time class="text-muted text-sm" dateTime={new Date(line.at).toISOString()}>
            {time}
          </time>
        </p>
      </div>
    </li>
  );
}

/** The way to say something: phrases where the players need not know each other, else a field. */
export function Say(props: Pick<Props, 'connection' | 'words'>) {
  return speaksInPhrases(props.connection) ? <SayPhrase {...props} /> : <SayLine {...props} />;
}

/** It keeps its text until the server has accepted the line, and shows why it was refused. */
function SayLine({ connection, words }: Pick<Props, 'connection' | 'words'>) {
  const text = useSignal('');
  const fault = useSignal<FaultCode | TextFault | null>(null);
  const reason = useId();
  const { chat } = words.online;
  const { run, state } = useAction(async () => {
    const line = text.value.trim();
    if (line === '') return;
    fault.value = textFault(line);
    if (fault.value !== null) return;
    const answer = await connection.send({ type: 'chat', text: line });
    if (!answer.ok) fault.value = answer.fault.code;
    else if (text.value.trim() === line) text.value = '';
  });
  const submit = (event: Event) => {
    event.preventDefault();
    run();
  };
  return (
    <form class="chat-say stack cols-1fr-auto" onSubmit={submit}>
      <input
        type="text"
        value={text.value}
        maxLength={500}
        aria-label={chat.line}
        placeholder={chat.line}
        aria-invalid={fault.value !== null}
        aria-describedby={fault.value === null ? undefined : reason}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          fault.value = null;
        }}
      />
      <button type="submit" class="primary square rounded-full" aria-label={chat.send} {...state}>
        <Icon name="send" />
      </button>
      {fault.value !== null && (
        <p class="refused floating col-span-full" role="alert" id={reason}>
          {faultWords(words.online, fault.value)}
        </p>
      )}
    </form>
  );
}
