import { IconButton } from '@asteroute/page/views/controls/parts.tsx';
import { REACTIONS, type Reaction } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableProps } from '../../widgets/props.ts';

type Props = Pick<TableProps, 'connection' | 'words'>;

export function Reactions({ connection, words, onDone }: Props & { readonly onDone?: () => void }) {
  const look = onDone && 'floating shadow-lg rounded-full';
  const { chat, reactions } = words.online;
  if (connection.isSlow.value) return null;
  return (
    <fieldset class={`reactions justify-between flex gap-1 ${look ?? ''}`}>
      <legend class="visually-hidden">{chat.react}</legend>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class={onDone ? 'bg-transparent square rounded-full' : 'quiet flex-1 min-w-0'}
          aria-label={reactions[reaction]}
          title={reactions[reaction]}
          onClick={() => {
            connection.react(reaction);
            onDone?.();
          }}
        >
          <ReactionMark reaction={reaction} />
        </button>
      ))}
    </fieldset>
  );
}

export function ReactionPicker({ connection, words }: Props) {
  const open = useSignal(false);
  const picker = useRef<HTMLSpanElement>(null);
  const close = (focus: boolean) => {
    open.value = false;
    if (focus) picker.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open.value) return;
    const outside = (event: Event) => picker.current?.contains(event.target as Node) || close(false);
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open.value]);
  if (connection.isSlow.value) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the row from any of its buttons
    <span
      class="reaction-picker relative ms-auto"
      ref={picker}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open.value) return;
        event.stopPropagation();
        close(true);
      }}
    >
      <IconButton
        icon="smile"
        name={words.online.chat.react}
        class="quiet square rounded-full"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      />
      {open.value && <Reactions connection={connection} words={words} onDone={() => close(true)} />}
    </span>
  );
}

const GOLD = { fill: '#ffc83d', stroke: '#7a4b00' };
const BLUE = { fill: '#59b8ff', stroke: '#0b4f86' };
const RED = { fill: '#ff5c74', stroke: '#8c0f26' };
const WHITE = { fill: '#f2f5fb', stroke: '#44506a' };
const FLAME = { fill: '#ff8a2b', stroke: '#a33c00' };
const INK = { fill: '#4a2c00' };
const LINE = { fill: 'none', stroke: '#4a2c00', 'stroke-width': 1.6, 'stroke-linecap': 'round' } as const;

const FACE = <circle {...GOLD} cx="12" cy="12" r="9.5" />;
const MARKS: Readonly<Record<Reaction, preact.JSX.Element>> = {
  bravo: <path {...GOLD} d="M12 1.8 14.9 8.2 21.9 9 16.7 13.7 18.1 20.6 12 17.1 5.9 20.6 7.3 13.7 2.1 9 9.1 8.2Z" />,
  good: (
    <>
      <path {...BLUE} d="M2.5 11H6.3V21H2.5Z" />
      <path
        {...GOLD}
        d="M7.5 11.5 11 3C13.6 2.6 14.6 4.6 14.1 6.6L13.4 9.3H19.2C21 9.3 21.9 10.7 21.5 12.3L19.8 18.7C19.4 20.2 18.4 21 16.9 21H11.2C9.6 21 8.4 20.3 7.5 19.4Z"
      />
    </>
  ),
  wow: (
    <>
      {FACE}
      <circle {...INK} cx="8.4" cy="9.6" r="1.5" />
      <circle {...INK} cx="15.6" cy="9.6" r="1.5" />
      <ellipse {...INK} cx="12" cy="16" rx="2.5" ry="3.2" />
    </>
  ),
  phew: (
    <>
      {FACE}
      <path {...LINE} d="M6.6 10.4Q8.3 8.2 10 10.4M14 10.4Q15.7 8.2 17.4 10.4M8 15.2Q12 18.6 16 15.2" />
      <path {...BLUE} d="M19.4 2.4C21 5 22.2 6.4 22.2 8.2A2.8 2.8 0 0 1 16.6 8.2C16.6 6.4 17.8 5 19.4 2.4Z" />
    </>
  ),
  thanks: (
    <path
      {...RED}
      d="M12 21C5 15.8 2 12.4 2 8.3 2 5.2 4.3 3 7.1 3 9.2 3 11 4.2 12 6 13 4.2 14.8 3 16.9 3 19.7 3 22 5.2 22 8.3 22 12.4 19 15.8 12 21Z"
    />
  ),
  go: (
    <>
      <path {...FLAME} d="M8.2 14.6C5.4 15.3 4 17.8 3.6 20.4 6.2 20 8.7 18.6 9.4 15.800Z" />
      <path
        {...WHITE}
        d="M21.6 2.400C15.5 2.2 11.3 4.7 8.7 9L5 9.7 3.6 12.3 7.4 12.9 11.1 16.6 11.7 20.4 14.3 19 15 15.300C19.3 12.7 21.8 8.5 21.6 2.400Z"
      />
      <circle {...BLUE} cx="15.4" cy="8.6" r="2" />
    </>
  ),
};

export function ReactionMark({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg
      class="reaction-mark"
      viewBox="0 0 24 24"
      stroke-width="1"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {MARKS[reaction]}
    </svg>
  );
}
