import type { Entry } from '@asteroute/protocol';

/** An acknowledged turn: its entry, and who played it. */
export interface AcknowledgedTurn {
  readonly seq: number;
  readonly seat: number;
}

/**
 * Returns what is wrong with a log, or null: it must have no gap, every acknowledged turn must be the entry named in
 * its answer, and no other entry may be a turn.
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

/** Checks the log of a running game, which may end with another turn whose answer has not arrived yet. */
export function faultSoFar(entries: readonly Entry[], acknowledged: readonly AcknowledgedTurn[]): string | null {
  const last = acknowledged.at(-1)?.seq ?? 0;
  return faultInLog(
    entries.filter(({ seq }) => seq <= last),
    acknowledged,
  );
}
