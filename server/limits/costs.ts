/**
 * What work costs beside its request, in requests: one takes a node up to three milliseconds. The campaign `limits`
 * compares that with what is measured.
 */
import { grant, type Outcome } from '@asteroute/protocol';

/** Charges work to the client that asked for it; refused if nothing of its limit was left. */
export type Pay = (cost: number) => Outcome<null, 'too-many'>;

/** For work that no client is charged for. */
export const FREE: Pay = () => grant(null);

/** Bytes of entries that cost as much to send as a request. */
const BYTES_SENT = 25_000;
/** Turns that cost as much to play again, and entries that cost as much to read. */
const [TURNS_PLAYED, ENTRIES_READ] = [10, 100];

/** The cost of entries that are sent, as JSON. */
export const sendingCost = (entries: string): number => entries.length / BYTES_SENT;

/** The cost of reading entries. */
export const readingCost = (entries: number): number => entries / ENTRIES_READ;

/** The cost of reading a table and playing its game again. */
export const replayCost = ({ turns, head }: { readonly turns: number; readonly head: number }): number =>
  turns / TURNS_PLAYED + readingCost(head);
