import type { Entry } from '@asteroute/protocol';

/** An acknowledged turn: its entry, and who played it. */
export interface AcknowledgedTurn {
  readonly seq: number;
  readonly seat: number;
}

/**
 * What is wrong with a log, or null: it has no hole, every acknowledged turn is the entry that its answer named, and no
 * other entry is a turn.
 */
export function faultInLog(entries: readonly Entry[], acknowledged: readonly AcknowledgedTurn[]): string | null {
  const hole = entries.findIndex(({ seq }, i) => seq !== i + 1);
  if (hole >= 0) return `entry ${hole + 1} is missing, ${entries[hole].seq} comes in its place`;
  const turns = entries.flatMap(({ seq, events }) =>
    events.flatMap((event) => (event.type === 'turn' ? [{ seq, seat: event.seat }] : [])),
  );
  const same = (one: AcknowledgedTurn, other: AcknowledgedTurn) => one.seq === other.seq && one.seat === other.seat;
  const lost = acknowledged.find((turn) => !turns.some((one) => same(one, turn)));
  if (lost !== undefined) return `the turn of seat ${lost.seat} that was acknowledged as entry ${lost.seq} is lost`;
  const strange = turns.find((turn, i) => acknowledged[i] === undefined || !same(acknowledged[i], turn));
  if (strange !== undefined) return `entry ${strange.seq} is a turn of seat ${strange.seat} that nobody was told of`;
  return null;
}

/** The same of a log whose game goes on: its end may have a turn more, whose answer is on its way. */
export function faultSoFar(entries: readonly Entry[], acknowledged: readonly AcknowledgedTurn[]): string | null {
  const last = acknowledged.at(-1)?.seq ?? 0;
  return faultInLog(
    entries.filter(({ seq }) => seq <= last),
    acknowledged,
  );
}
