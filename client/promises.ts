import type { Table } from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';

/** The promises of a table that this browser saw. They are stored, so that it detects a server that exchanges one. */
export interface SeenPromise {
  readonly seedHash: string;
  readonly early: boolean;
  /** What each seat had contributed when the seats became final; null if that moment was not seen. */
  readonly given: readonly Given[] | null;
}

/** The hash of a number that is revealed later, or an open number. Each may be empty. */
interface Given {
  readonly commitment: string;
  readonly open: string;
}

/** This browser's number at a table, and its seat there. */
export interface OwnNumber {
  readonly clientSeed: string;
  /** Whether the number is committed to by its hash. */
  readonly commits?: boolean;
  readonly seat: number | null;
}

/** What a server has exchanged: its seed, the numbers of the players, or this browser's own. */
export type PromiseFault = 'seed' | 'numbers' | 'own';

/** Returns the promises to store now. The first hash stays, whatever the server shows later. */
export function noteSeen(seen: SeenPromise | null, table: Table): SeenPromise {
  const { seedHash, status, revealUntil } = table;
  const first = seen ?? { seedHash, early: status === 'open', given: null };
  return revealUntil === null || first.given !== null ? first : { ...first, given: givenBy(table) };
}

function givenBy({ commitments, clientSeeds }: Table): Given[] {
  return commitments.map((commitment, seat) => ({ commitment, open: commitment === '' ? clientSeeds[seat] : '' }));
}

/** The promise that the table breaks; null if it keeps all. */
export function promiseFault(seen: SeenPromise, table: Table, own: OwnNumber): PromiseFault | null {
  if (seen.seedHash !== table.seedHash) return 'seed';
  if (isOwnExchanged(table, own)) return 'own';
  const now = givenBy(table);
  const isSame = ({ commitment, open }: Given, seat: number) =>
    commitment === now[seat].commitment && open === now[seat].open;
  return (seen.given ?? []).every(isSame) ? null : 'numbers';
}

function isOwnExchanged({ id, seats, clientSeeds, commitments }: Table, own: OwnNumber): boolean {
  const { seat, clientSeed, commits = false } = own;
  // A seat that is only reserved for this person has no number yet.
  if (!commits || seat === null || seats[seat].name === null) return false;
  return commitments[seat] !== commitmentOf(id, clientSeed) || !['', clientSeed].includes(clientSeeds[seat]);
}

/** Whether the server requests this browser's number and may have it, because it has kept its promises so far. */
export function mayReveal(seen: SeenPromise, table: Table, own: OwnNumber): boolean {
  const { seat, commits = false } = own;
  if (table.revealUntil === null || seat === null || !commits || table.commitments[seat] === '') return false;
  return table.clientSeeds[seat] === '' && promiseFault(seen, table, own) === null;
}
