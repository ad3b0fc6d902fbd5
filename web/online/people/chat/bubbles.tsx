import { colorOf } from '@asteroute/page/present/appearance.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import type { ChatLine } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableProps } from '../../widgets/props.ts';
import { heardLines, lineText } from './heard.ts';
import { ReactionMark } from './reactions.tsx';

type Props = Omit<TableProps, 'sharer'>;

const LINE_MS = 7000;

/** Current chat lines and reactions, each beside the box of its player. */
export function Bubbles(props: Props) {
  const { connection, game, ui, words } = props;
  const now = game.shown.game.value;
  const line = useLatestLine(props);
  const { presence, reactions } = words.online;
  const shown = connection.reactions.value;
  return (
    <div class="bubbles">
      <p class="visually-hidden" role="status">
        {shown.map(({ seat, reaction }) => presence.reacts(seatName(now, seat), reactions[reaction])).join('. ')}
        {line !== null && ` ${presence.reacts(seatName(now, line.seat), lineText(line, words))}`}
      </p>
      {shown.map(({ seat, reaction }) => (
        <Bubble key={`${seat}${reaction}`} seat={seat} color={colorOf(now, seat)} kind="reaction">
          <ReactionMark reaction={reaction} />
        </Bubble>
      ))}
      {line !== null && (
        <Bubble key={line.seq} seat={line.seat} color={colorOf(now, line.seat)} kind="line">
          <button
            type="button"
            class="w-full wrap-anywhere text-start justify-start bare px-3 py-2"
            tabIndex={-1}
            onClick={() => (ui.panel.value = 'chat')}
          >
            <span class="bubble-line line-clamp">
              <b>{seatName(now, line.seat)}</b> {lineText(line, words)}
            </span>
          </button>
        </Bubble>
      )}
    </div>
  );
}

/** The newest line of another player, for some seconds, while the chat is closed. */
function useLatestLine({ connection, ui, server }: Props): ChatLine | null {
  const shown = useSignal<ChatLine | null>(null);
  const lines = heardLines(connection);
  const known = useRef(lines.length);
  const open = ui.panel.value === 'chat';
  useEffect(() => {
    const last = lines.at(-1);
    const more = lines.length - known.current;
    known.current = lines.length;
    // There are fewer lines if somebody was muted or deleted their messages.
    if (open || last === undefined || more < 0) shown.value = null;
    else if (more > 0 && last.seat !== connection.seat.value) shown.value = last;
  }, [lines.length, open]);
  const line = shown.value;
  useEffect(() => (line === null ? undefined : server.after(LINE_MS, () => (shown.value = null))), [line]);
  return line;
}

/** A bubble at a player's box: below it, or to its left where the players stand in a column at the right edge. */
function Bubble({
  seat,
  color,
  kind,
  children,
}: {
  readonly seat: number;
  readonly color: string;
  readonly kind: 'reaction' | 'line';
  readonly children: ComponentChildren;
}) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bubble.current !== null) placeAt(bubble.current, seat);
  }, []);
  return (
    <div class="bubble shadow-lg floating grid place-items-center" data-color={color} data-kind={kind} ref={bubble}>
      {children}
    </div>
  );
}

const GAP = 8;

function placeAt(bubble: HTMLElement, seat: number): void {
  const box = document.querySelector(`[data-seat-mark="${seat}"]`)?.closest('li')?.getBoundingClientRect();
  if (box === undefined) return;
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const beside = box.left > innerWidth * 0.55 && box.width < innerWidth * 0.45 && box.left > width + 2 * GAP;
  const left = beside ? box.left - width - GAP : Math.min(Math.max(GAP, box.left), innerWidth - width - GAP);
  const top = beside ? box.top + (Math.min(box.height, height * 2) - height) / 2 : box.bottom + GAP;
  bubble.dataset.side = beside ? 'left' : 'below';
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}
