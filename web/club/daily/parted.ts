import type { GameLink } from '@asteroute/page/library/game-link.ts';
import { linkOf } from '@asteroute/page/library/game-link.ts';
import { type GameRecord, parseRecord, replay } from '@asteroute/record';

type Replayed = Extract<ReturnType<typeof replay>, { readonly ok: true }>['value'];

function replayed(text: string | null): Replayed | null {
  const record = text === null ? null : recordIn(text);
  const played = record === null ? null : replay(record);
  return played?.ok ? played.value : null;
}

function recordIn(text: string): GameRecord | null {
  try {
    const read = parseRecord(JSON.parse(text));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** A link to a game of the same deck that opens where it parted from one's own, if there is one; null if it is no game. */
export function partedLink(text: string | null, own: string | null): GameLink | null {
  const other = replayed(text);
  if (other === null) return null;
  const { start, plies } = other;
  const mine = replayed(own)?.plies;
  const parted = mine === undefined ? -1 : plies.findIndex(({ move }, at) => !isSame(move, mine[at]?.move));
  return linkOf({ start, steps: plies }, parted < 0 ? plies.length : parted, () => '');
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
