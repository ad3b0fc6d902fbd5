import { useEffect, useRef } from 'preact/hooks';
import type { TableProps } from '../../widgets/props.ts';
import { ChatLines, Say } from './chat.tsx';
import { heardLines } from './heard.ts';
import { ReactionPicker } from './reactions.tsx';

/** The chat in the side column, which is always visible: opening the chat elsewhere focuses its field. */
export function ChatColumn({ connection, game, ui, words }: Pick<TableProps, 'connection' | 'game' | 'ui' | 'words'>) {
  const column = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLElement>(null);
  const wanted = ui.panel.value === 'chat';
  const { length } = heardLines(connection);
  useEffect(() => {
    if (!wanted) return;
    ui.panel.value = null;
    column.current?.querySelector('input')?.focus();
  }, [wanted]);
  // Scrolls back to the new line if the person has scrolled to older ones.
  useEffect(() => lines.current?.scrollTo(0, 0), [length]);
  const { chat } = words.online;
  const watchers = connection.presence.value?.watchers ?? 0;
  return (
    <div ref={column} class="chat-column px-3 py-2 flex flex-col">
      {length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that keys can scroll it
        <section ref={lines} class="chat-scroll overflow-y-auto" aria-label={chat.heading} tabIndex={0}>
          <ChatLines {...{ connection, game, words }} />
        </section>
      )}
      {watchers > 0 && <p class="text-muted text-sm">{chat.watching(watchers)}</p>}
      {connection.seat.value === null ? (
        <p class="text-muted text-sm">{chat.watcher}</p>
      ) : (
        <div class="chat-row stack cols-1fr-auto">
          <Say connection={connection} words={words} />
          <ReactionPicker connection={connection} words={words} />
        </div>
      )}
    </div>
  );
}
