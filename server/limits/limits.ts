/** Every limit and budget of the server as data. Their amounts are settings (docs/self-hosting.md) unless they are fixed. */
import type { DailyBudget } from '@asteroute/protocol';
import type { Config } from '../config/config.ts';

export interface LimitPlan {
  readonly scope: 'address' | 'network' | 'seat' | 'mail' | 'server';
  /** How much: a setting, or a fixed amount. 0 is no limit. */
  readonly max: Exclude<keyof Config['limits'], 'seconds'> | number;
  readonly unit?: number;
  /** The period in seconds from the first use on, or a day in UTC; absent: `seconds` of the settings. */
  readonly period?: number | 'day';
  /** In each node's memory; in the store at each use, for what leaves rows; or in memory, written once a second. */
  readonly counted: 'here' | 'at-once' | 'later';
  readonly code: 'too-many' | 'day-spent';
  readonly what: string;
}

const [HOUR, DAY] = [3600, 86_400];
const rate = { scope: 'address', counted: 'here', code: 'too-many' } as const;
const shared = { ...rate, counted: 'at-once' } as const;
const budget = { scope: 'address', period: 'day', counted: 'later', code: 'day-spent' } as const;

/** All limits. What is counted costs 1, unless `costs.ts` says otherwise. */
export const ALL_LIMITS = {
  requests: { ...rate, max: 'requests', what: 'requests' },
  files: { ...rate, max: 'files', what: 'files' },
  pictures: { ...rate, max: 'pictures', what: 'pictures' },
  lists: { ...rate, max: 'lists', what: 'lists' },
  signatures: { ...rate, max: 'signatures', what: 'signatures' },
  commands: { ...rate, scope: 'seat', max: 'commands', what: 'commands' },
  chat: { ...rate, scope: 'seat', max: 'chat', what: 'lines of chat' },
  openings: { ...shared, max: 'openings', what: 'openings' },
  accounts: { ...shared, period: HOUR, max: 'accounts', what: 'accounts' },
  leagues: { ...shared, period: DAY, max: 'leagues', what: 'leagues' },
  codes: { ...rate, period: HOUR, max: 'codes', what: 'codes' },
  // Who has many addresses, or many networks, guesses no faster: beyond the last, no table is found by a code for an hour.
  tableCodes: { ...shared, period: HOUR, max: 'codes', what: 'codes' },
  networkCodes: { ...shared, scope: 'network', period: HOUR, max: 'codes', unit: 4, what: 'codes' },
  serverCodes: { ...shared, scope: 'server', period: HOUR, max: 'codes', unit: 40, what: 'codes' },
  contacts: { ...shared, period: DAY, max: 100, what: 'new contacts' },
  confirmations: { ...shared, period: DAY, max: 10, what: 'mails that ask' },
  mailConfirmations: { ...shared, scope: 'mail', period: DAY, max: 3, what: 'mails that ask' },
  serverConfirmations: { ...shared, scope: 'server', period: DAY, max: 500, what: 'mails that ask' },
  dayTables: { ...budget, max: 'dayTables', what: 'tables opened' },
  dayChat: { ...budget, max: 'dayChat', unit: 1024, what: 'bytes of chat' },
  dayDisk: { ...budget, max: 'dayDisk', unit: 1_048_576, what: 'bytes of entries' },
  dayReports: { ...budget, max: 'dayReports', what: 'reports' },
} as const satisfies Readonly<Record<string, LimitPlan>>;

export type LimitName = keyof typeof ALL_LIMITS;

export type LimitCode<Name extends LimitName> = (typeof ALL_LIMITS)[Name]['code'];

export const BUDGETS = {
  tables: 'dayTables',
  chat: 'dayChat',
  disk: 'dayDisk',
  reports: 'dayReports',
} as const satisfies Readonly<Record<DailyBudget, LimitName>>;
