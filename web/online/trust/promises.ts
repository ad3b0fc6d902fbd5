import type { Table } from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';

/** What this browser saw of a table's promises. It is kept, so that a server that exchanges one is found out. */
export interface SeenPromise {
  readonly seedHash: string;
  /** Whether the hash was seen before the first tile. */
  readonly early: boolean;
  /** What each seat had given when the seats were final; null where this browser did not see that moment. */
  readonly given: readonly Given[] | null;
}

/** What a seat gives to the chance: the hash of a number to be shown, or a number in the open. Each may be empty. */
interface Given {
  readonly commitment: string;
  readonly open: string;
}

/** This browser's number at a table, and its seat there. */
export interface OwnNumber {
  readonly clientSeed: string;
  /** Whether it is committed to by its hash; keys from before gave it openly. */
  readonly commits?: boolean;
  readonly seat: number | null;
}

/** What a server exchanged: its seed, the numbers of the players, or this browser's own. */
export type PromiseFault = 'seed' | 'numbers' | 'own';

/** What there is to keep now. The first hash stays, whatever the server shows later. */
export function noteSeen(seen: SeenPromise | null, table: Table): SeenPromise {
  const { seedHash, status, revealUntil } = table;
  const first = seen ?? { seedHash, early: status === 'open', given: null };
  return revealUntil === null || first.given !== null ? first : { ...first, given: givenBy(table) };
}

/** Of a seat that committed to a number, that number is not given in the open. */
function givenBy({ commitments, clientSeeds }: Table): Given[] {
  return commitments.map((commitment, seat) => ({ commitment, open: commitment === '' ? clientSeeds[seat] : '' }));
}

/** The promise that the table breaks; null where it keeps all. */
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
  // A seat that is only kept for this person has no number yet.
  if (!commits || seat === null || seats[seat].name === null) return false;
  return commitments[seat] !== commitmentOf(id, clientSeed) || !['', clientSeed].includes(clientSeeds[seat]);
}

/** Whether the server awaits this browser's number, and may have it because it kept its promises so far. */
export function mayReveal(seen: SeenPromise, table: Table, own: OwnNumber): boolean {
  const { seat, commits = false } = own;
  if (table.revealUntil === null || seat === null || !commits || table.commitments[seat] === '') return false;
  return table.clientSeeds[seat] === '' && promiseFault(seen, table, own) === null;
}
