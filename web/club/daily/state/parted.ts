import type { GameLink } from '@asteroute/page/library/links/game-link.ts';
import { linkOf } from '@asteroute/page/library/links/game-link.ts';
import { parseRecord, replay } from '@asteroute/record';

type Replayed = Extract<ReturnType<typeof replay>, { readonly ok: true }>['value'];

function replayed(value: unknown): Replayed | null {
  const read = parseRecord(value);
  const played = read.ok ? replay(read.value) : null;
  return played?.ok ? played.value : null;
}

/** A link to a game of the same deck that opens where it parted from one's own, if there is one; null if it is no game. */
export function partedLink(record: unknown, own: unknown): GameLink | null {
  const other = replayed(record);
  if (other === null) return null;
  const { start, plies } = other;
  const mine = replayed(own)?.plies;
  const parted = mine === undefined ? -1 : plies.findIndex(({ move }, at) => !isSame(move, mine[at]?.move));
  return linkOf({ start, steps: plies }, parted < 0 ? plies.length : parted, () => '');
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
