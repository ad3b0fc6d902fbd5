import { byKey } from '@asteroute/client';
import { CopyField } from '@asteroute/page/views/controls/copy-field.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { factsOf, invitationWords } from './plan/facts.ts';
import type { RoomProps } from './plan/props.ts';

/** The ways to invite others: a picture to scan, a code to type, a link to send. */
export function Invitation(props: RoomProps) {
  const { words, address } = props;
  const { room } = words.online;
  return (
    <section class="lobby-card room-invite card stack shadow-lg">
      <Code {...props} />
      <QrCode text={address} label={room.qr} />
      <p class="room-hint text-muted text-sm wrap-anywhere">
        {room.codeHint(location.host + location.pathname.replace(/\/[^/]*$/, ''))}
      </p>
      <Link {...props} />
    </section>
  );
}

/** The code, once the server has sent it; only those who sit at the table get it. */
function Code({ connection, table, words: { online }, server }: RoomProps) {
  const code = useSignal('');
  const isAsked = table.revealUntil === null && (connection.key.host || connection.seat.value !== null);
  useEffect(() => {
    if (isAsked && code.peek() === '')
      void server
        .ask('POST /api/games/:id/code', byKey(connection.key))
        .then((given) => (code.value = given.ok ? given.value.code : ''));
  }, [isAsked]);
  if (!isAsked && code.value === '') return null;
  const letters = [...code.value];
  return (
    <p
      class="room-letters col-span-full flex gap-2"
      role="img"
      aria-label={`${online.room.code}: ${letters.join(' ')}`}
    >
      {letters.map((letter, at) => (
        <b key={at} class="room-letter grid place-items-center rounded-md">
          {letter}
        </b>
      ))}
    </p>
  );
}

/** The white margin of the QR code in modules, which cameras need to find it. */
const QUIET_ZONE = 3;

/** A link as a QR code, which is enlarged when it is pressed. The encoder is loaded when the code is first shown. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const large = useSignal(false);
  const picture = useSignal<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: QUIET_ZONE });
      const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
      picture.value = { size, path };
    });
  }, [text]);
  const { size, path } = picture.value ?? { size: 1, path: '' };
  return (
    <button
      type="button"
      class="room-qr overflow-hidden"
      aria-pressed={large.value}
      onClick={() => (large.value = !large.value)}
    >
      <svg class="w-full" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
        <path d={path} />
      </svg>
    </button>
  );
}

function Link({ table, words, sharer, address }: RoomProps) {
  const { page, online } = words;
  const about = `${invitationWords(table, words)}, ${factsOf(table.plan, words)[0]}`;
  return (
    <div class="room-send flex-wrap col-span-full flex gap-2">
      <CopyField
        {...{ address, sharer }}
        label={online.room.link}
        words={page}
        class="room-link font-mono w-full truncate"
      />
      {sharer.send !== null && (
        <Button icon="share" text={page.share.send} onClick={() => sharer.send?.(address, about)} />
      )}
    </div>
  );
}
