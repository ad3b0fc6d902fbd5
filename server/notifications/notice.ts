import type { NoticeKind } from '../domain/ports.ts';

/** A kind of notice that is told to somebody. */
export type ToldKind = Exclude<NoticeKind, 'call'>;

/** What a notice tells. */
export interface OutboxNotice {
  /** Identifies the notice; the same each time it is sent. */
  readonly id: string;
  readonly kind: ToldKind;
  /** The table to go to; empty if it concerns none. */
  readonly table: string;
  /** The seat that is on turn or is told; null for a notice to all of the table. */
  readonly seat: number | null;
  /** The number of turns played before, or the time of the appointment in milliseconds since 1970. */
  readonly about: number;
  /** The names of all players in seat order. */
  readonly names: readonly string[];
  /** When what it tells happened, in milliseconds since 1970. */
  readonly at: number;
}

/** The result of a message: accepted, address no longer valid, or to be retried. */
export type Delivery = 'taken' | 'gone' | 'failed';
