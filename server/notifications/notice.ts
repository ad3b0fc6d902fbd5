import type { NoticeKind, PendingNotice } from '../domain/ports.ts';

export type ToldKind = Exclude<NoticeKind, 'call'>;

export interface OutboxNotice extends Pick<PendingNotice, 'id' | 'table' | 'seat' | 'about' | 'at'> {
  readonly kind: ToldKind;
  readonly names: readonly string[];
}

export type Delivery = 'taken' | 'gone' | 'failed';
