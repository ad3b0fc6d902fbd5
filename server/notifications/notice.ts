import type { NoticeKind } from '../domain/ports.ts';

export type ToldKind = Exclude<NoticeKind, 'call'>;

export interface OutboxNotice {
  /** Identifies the notice; the same each time it is sent. */
  readonly id: string;
  readonly kind: ToldKind;
  readonly table: string;
  readonly seat: number | null;
  /** The number of turns played before, or the time of the appointment in milliseconds since 1970. */
  readonly about: number;
  readonly names: readonly string[];
  readonly at: number;
}

export type Delivery = 'taken' | 'gone' | 'failed';
