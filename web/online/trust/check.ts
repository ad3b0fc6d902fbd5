import { type OwnNumber, promiseFault, type SeenPromise } from '@asteroute/client';
import { dealOf, type Table } from '@asteroute/protocol';
import { type ProvedRecord, type Verified, verify } from '@asteroute/record';

export interface Known {
  readonly table: Table;
  readonly turns: number;
  readonly seen: SeenPromise;
  readonly own: OwnNumber;
  /** The server's key; null if this browser does not know it. */
  readonly key: string | null;
}

export interface ProofFindings {
  readonly verified: Verified;
  /** Whether the hash of the seed was seen before the first tile. */
  readonly isHashEarly: boolean;
  readonly isKeyKnown: boolean;
  /** Whether this browser's number was used; null if it committed to none. */
  readonly isOwnUsed: boolean | null;
  /** The seats whose players did not reveal their number in time. */
  readonly withheld: readonly number[];
  /** Whether only the server's seed decided the chance. */
  readonly isServerAlone: boolean;
}

/** Checks a record by itself and against everything that this browser knows of the game; null if anything differs. */
export function checkRecord(text: string, { table, turns, seen, own, key }: Known): ProofFindings | null {
  const checked = verify(text, key);
  if (!checked.ok || checked.value.signedBy === null || promiseFault(seen, table, own) !== null) return null;
  const { record, numbers } = checked.value;
  if (record.turns.length !== turns || !isOfTable(record, table)) return null;
  const use = own.seat === null || !own.commits ? 'none' : numbers[own.seat];
  return {
    verified: checked.value,
    isHashEarly: seen.early,
    isKeyKnown: key !== null,
    isOwnUsed: use === 'none' ? null : use === 'committed',
    withheld: numbers.flatMap((one, seat) => (one === 'withheld' ? [seat] : [])),
    isServerAlone: numbers.every((one) => one === 'none' || one === 'withheld'),
  };
}

/** Whether the record belongs to this game: the same commitments, players' numbers, players and result. */
function isOfTable({ fair, players, winners = [] }: ProvedRecord, table: Table): boolean {
  const { seedHash, clientSeeds, seats, ending } = table;
  const commitments = 'commitments' in fair ? fair.commitments : null;
  // Older logs name no winners if everybody had left.
  const won = ending?.reason === 'abandoned' && ending.winners.length === 0 ? winners : (ending?.winners ?? []);
  return (
    fair.game === dealOf(table).game &&
    fair.serverSeedHash === seedHash &&
    isSame(fair.clientSeeds, clientSeeds) &&
    isSame(commitments, table.commitments) &&
    isSame(winners, won.toSorted()) &&
    seats.every(({ name }, seat) => name === null || players[seat]?.name === name)
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
