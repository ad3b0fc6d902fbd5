import type { Language } from '@asteroute/page/words/language.ts';
import type { Table } from '@asteroute/protocol';
import type { TableProps } from '../../widgets/props.ts';

export interface RoomProps extends Omit<TableProps, 'game'> {
  readonly table: Table;
  readonly language: Language;
  readonly random: (n: number) => number;
  readonly address: string;
  readonly onBack: () => void;
  /** Opens a table against a bot of the person's strength; resolves with whether that worked. */
  readonly onMeanwhile: () => Promise<boolean>;
}

export function isHostOf({ connection, table }: Pick<RoomProps, 'connection' | 'table'>): boolean {
  return connection.key.host && table.plan.room === true && table.revealUntil === null;
}
