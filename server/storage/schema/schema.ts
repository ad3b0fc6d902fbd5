import type { RatedResult } from '@asteroute/protocol';
import type { Generated } from 'kysely';
import type { Report, Row } from '../../domain/ports.ts';
import type { OfficialState } from '../../domain/stores/contest-store.ts';
import type { ColumnType, DATABASE_TABLES } from './tables.ts';

interface ColumnValues {
  double: number;
  text: string;
  'text?': string | null;
  'text=': Generated<string>;
  integer: number;
  'integer=0': Generated<number>;
  bigint: number;
}

type Columns<Plan> = {
  -readonly [Name in keyof Plan]: Plan[Name] extends ColumnType ? ColumnValues[Plan[Name]] : never;
};

type Tables = typeof DATABASE_TABLES;

interface Words {
  reports: { reason: Report['reason'] };
  rated_results: { reason: RatedResult['reason'] };
  official_contests: { format: 'series' | 'deck'; state: OfficialState };
}

export type Schema = {
  [Name in keyof Tables]: Name extends keyof Words
    ? Omit<Columns<Tables[Name]['columns']>, keyof Words[Name]> & Words[Name]
    : Columns<Tables[Name]['columns']>;
};

export const CLOSED = 'closed';

export const UNLISTED = 'unlisted';

export const CONTEST = 'contest';

export const ENTRY_COLUMNS = [
  'table_id',
  'seq',
  'at',
  'up',
  'command',
  'events',
  'personal',
  'private',
  'erases',
  'secret',
] as const;

export function rowOf({ table_id: _, personal, private: isPrivate, erases, secret, ...rest }: Schema['entries']): Row {
  return {
    ...rest,
    personal: personal === 1,
    private: isPrivate === 1,
    erases: erases === 1,
    secret: secret === null ? null : JSON.parse(secret),
  };
}

export function valuesOf(table: string, row: Row): Schema['entries'] {
  const { seq, at, up, command, events, secret } = row;
  const flags = { personal: Number(row.personal), private: Number(row.private), erases: Number(row.erases) };
  return { table_id: table, seq, at, up, command, events, ...flags, secret: secret && JSON.stringify(secret) };
}
