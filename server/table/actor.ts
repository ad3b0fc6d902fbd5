import { type Answer, type Command, type Refused, ratedResultOf, type TableRefusal } from '@asteroute/protocol';
import { decide } from '../domain/commands/decide.ts';
import { callerOf, type HashedCredentials, OPENERS } from '../domain/commands/seats.ts';
import { isJoinable } from '../domain/log-limits.ts';
import { noticesAfter } from '../domain/notices.ts';
import { COMMAND_HASH_LETTERS, type Environment, type IndexUpdates } from '../domain/ports.ts';
import {
  applyRow,
  type Decision,
  dueAt,
  isBotOnTurn,
  isListed,
  summaryOf,
  type TableState,
} from '../domain/table-state.ts';
import { flagsOf } from '../domain/views/entry-text.ts';
import type { LogActor, LogKind, LogRefusal, LogStep } from './log/log-actor.ts';
import { packTable } from './packed.ts';

export type TableActor = LogActor<TableState, Decision>;

export const CONTEST_BEGINS = '[{"type":"announced"';

export const TABLE_LOGS: LogKind<TableState, Decision> = {
  begins: ({ events }) => !events.startsWith(CONTEST_BEGINS),
  apply: applyRow,
  standing: ({ table: { head }, up, deleted, opener }) => ({ head, up, deleted, opener }),
  flags: ({ events }) => flagsOf(events),
  updates: updatesOf,
  pack: packTable,
};

export interface PerformPorts extends Pick<Environment, 'clock' | 'random'> {
  readonly isHere: (table: string, seat: number) => boolean;
}

type Accepted = Extract<Answer, { readonly ok: true }>;
export type TableAnswer =
  | Accepted
  | (Omit<Accepted, 'ok' | 'seq' | 'already'> & Refused<TableRefusal | LogRefusal | 'too-many' | 'internal'>);

export async function performCommand(
  actor: TableActor,
  command: Command,
  hashed: HashedCredentials,
  { clock, random, isHere }: PerformPorts,
): Promise<TableAnswer> {
  const key = `${hashed.token?.slice(0, COMMAND_HASH_LETTERS) ?? ''}:${command.id}`;
  const here = (seat: number) => isHere(actor.id, seat);
  const result = await actor.perform({ key, tag: hashed.address?.(OPENERS) ?? '' }, (state, up) =>
    decide(state, command, { at: clock.now(), random, up, isHere: here, caller: callerOf(state, hashed) }),
  );
  const answer = { type: 'answer', table: actor.id, id: command.id } as const;
  return result.ok ? { ...answer, ok: true, ...result.value } : { ...answer, ok: false, fault: result.fault };
}

function changedSeats(before: TableState, after: TableState): NonNullable<IndexUpdates['seats']> {
  if (before.tokens === after.tokens) return [];
  const places = Array.from({ length: Math.max(before.tokens.length, after.tokens.length) }, (_, seat) => seat);
  return places.flatMap((seat) => {
    const hash = after.tokens[seat] ?? null;
    return hash === (before.tokens[seat] ?? null) ? [] : [{ seat, hash, account: after.accounts[seat] ?? null }];
  });
}

function updatesOf({ before, after, tag, row }: LogStep<TableState>, { events, erases }: Decision): IndexUpdates {
  const seats = changedSeats(before, after);
  const by = row.command?.split(':')[0] || null;
  const notices = noticesAfter({ before, after, events, by, at: row.at });
  const isOver = before.table.status === 'running' && after.table.status === 'over';
  const result = isOver ? ratedResultOf(after.table, after.changedAt) : null;
  const report = events.find((event) => event.type === 'reported');
  const [was, is] = [dueAt(before), dueAt(after)];
  const bot = isBotOnTurn(after.table);
  return {
    ...(isListed(events)
      ? { summary: summaryOf(after), unlisted: !isJoinable(after) || after.table.contest !== null }
      : {}),
    ...(seats.length > 0 ? { seats, from: tag } : {}),
    ...(notices.length > 0 ? { notices } : {}),
    ...(erases === undefined ? {} : { erase: erases }),
    ...(result === null ? {} : { result }),
    ...(report && { report: { ...report, tag, account: after.accounts[report.seat] ?? '' } }),
    ...(was === is && isBotOnTurn(before.table) === bot ? {} : { due: is, bot }),
  };
}
