/** What work costs of the limits, in requests, of which one takes up to three milliseconds (campaign `limits`). */
import { type Command, type DailyBudget, grant, type Outcome } from '@asteroute/protocol';
import type { BUDGETS } from './limits.ts';

/** What something costs of budgets; what costs nothing needs one that is not spent. */
export type Costs = readonly (readonly [name: (typeof BUDGETS)[DailyBudget], cost: number])[];

export const TABLE_COSTS: Costs = [
  ['dayDisk', 0],
  ['dayTables', 1],
];

/** Even when the disk budget is spent: a game can be played to its end, left, moderated and erased. */
const ALWAYS: ReadonlySet<Command['type']> = new Set([
  'turn',
  'draw',
  'reveal',
  'ask-takeback',
  'answer-takeback',
  'leave',
  'return',
  'reclaim',
  'replace',
  'resign',
  'kick',
  'ban',
  'unban',
  'erase',
]);

/** The costs of a command; what its entry takes of the disk is counted when it is written. */
export function costsOf(command: Command): Costs {
  const { type } = command;
  if (ALWAYS.has(type)) return [];
  if (type === 'rematch') return TABLE_COSTS;
  if (type === 'report')
    return [
      ['dayDisk', 0],
      ['dayReports', 1],
    ];
  return type === 'chat'
    ? [
        ['dayDisk', 0],
        ['dayChat', Buffer.byteLength(command.text)],
      ]
    : [['dayDisk', 0]];
}

/** Charges work to the client that asked for it; refused if nothing of its limit was left. */
export type Pay = (cost: number) => Outcome<null, 'too-many'>;

export const FREE: Pay = () => grant(null);

/** Bytes of entries that cost as much to send as a request. */
const BYTES_SENT = 25_000;
/** Turns that cost as much to play again, and entries that cost as much to read. */
const [TURNS_PLAYED, ENTRIES_READ] = [10, 100];

export const sendingCost = (entries: string): number => entries.length / BYTES_SENT;

export const readingCost = (entries: number): number => entries / ENTRIES_READ;

export const replayCost = ({ turns, head }: { readonly turns: number; readonly head: number }): number =>
  turns / TURNS_PLAYED + readingCost(head);
