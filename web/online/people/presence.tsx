import type { Words } from '@asteroute/page/words/use-words.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import { isPerson, type PresenceMessage, type Table } from '@asteroute/protocol';
import type { TableConnection } from '../connection/table-connection.ts';
import type { SeatProps } from '../widgets/props.ts';

/** Whether a player is present at the table; null for bots, for free seats and while it is unknown. */
export function isPresent(table: Table | null, presence: PresenceMessage | null, seat: number): boolean | null {
  const there = table?.seats[seat];
  if (there === undefined || !isPerson(there) || presence === null) return null;
  return presence.here.includes(seat);
}

/** A dot beside a player's name: full while the player is present, hollow while away. */
export function PresenceDot({ connection, words, seat, name }: SeatProps) {
  if (connection.connected.value !== true) return null;
  const here = isPresent(connection.table.value, connection.presence.value, seat);
  if (here === null) return null;
  const { presence } = words.online;
  const text = here ? presence.here(name) : awayWords(connection, words, seat, name);
  return <span class="presence rounded-full" data-here={here} role="img" aria-label={text} title={text} />;
}

/** The absence of a player in words: "Ben is away, last seen 5 minutes ago". */
export function awayWords(
  { presence }: TableConnection,
  { page, online }: Words<'online'>,
  seat: number,
  name: string,
): string {
  const at = presence.value?.seen.find((one) => one.seat === seat)?.at;
  const away = online.presence.away(name);
  const gone = at === undefined ? 0 : serverNow() - at;
  return gone < MINUTE ? away : `${away}, ${online.presence.seen(ago(gone, page.tag))}`;
}

const MINUTE = 60_000;
const UNITS = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** A duration in words, "5 minutes ago", in the largest unit that fits. */
export function ago(ms: number, tag: string): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(tag).format(-Math.floor(ms / length), unit);
}
