import { isOpenChallenge, isPerson, onTurn, type Table, type TableEvent, waitsForTwin } from '@asteroute/protocol';
import type { NewNotice, NoticeChannel, NoticeKind } from './ports.ts';
import type { TableState } from './table-state.ts';

interface NoticeStep {
  readonly before: TableState;
  readonly after: TableState;
  readonly events: readonly TableEvent[];
  readonly at: number;
  /** The hash, or how it begins, of the token that has caused it; null if the server has. */
  readonly by: string | null;
}

const REMIND_BEFORE_MS = 3_600_000;
/** Milliseconds after which others are told of a challenge, so that its host can first choose how to be told. */
const CALL_AFTER_MS = 60_000;

export function noticesAfter(step: NoticeStep): readonly NewNotice[] {
  const { before, after, at } = step;
  return [...turnNotices(step), ...newsNotices(step), ...reminders(step), ...callOf(before.table, after.table, at)];
}

function channelsOf({ contacts }: TableState, seat: number): readonly NoticeChannel[] {
  return contacts[seat]?.channels ?? [];
}

type Told = Pick<NewNotice, 'kind' | 'about' | 'dueAt'>;

function toSeats(state: TableState, seats: readonly number[], told: Told): readonly NewNotice[] {
  return seats.flatMap((seat) => channelsOf(state, seat).map((channel) => ({ ...told, seat, channel })));
}

function toWebhook({ webhook }: TableState, seat: number | null, told: Told): readonly NewNotice[] {
  return webhook === null ? [] : [{ ...told, seat, channel: 'webhook' }];
}

function turnNotices({ before, after, at }: NoticeStep): readonly NewNotice[] {
  const { table } = after;
  const seat = onTurn(table);
  const hasWaited = waitsForTwin(before.table);
  const isSame = onTurn(before.table) === seat && before.table.turns === table.turns && !hasWaited;
  // In a duel a player is on turn once the other game is as far.
  if (waitsForTwin(table)) return [];
  if (seat === null || !isPerson(table.seats[seat]) || isSame) return [];
  const told = { kind: 'turn', about: table.turns, dueAt: at } as const;
  return [...toSeats(after, [seat], told), ...toWebhook(after, seat, told)];
}

const NEWS: readonly (readonly [TableEvent['type'], NoticeKind])[] = [
  ['started', 'begins'],
  ['joined', 'seated'],
  ['rematch', 'rematch'],
];

/** The notices of what somebody else has done. A player who begins a game is told of the turn instead. */
function newsNotices({ before, after, events, at, by }: NoticeStep): readonly NewNotice[] {
  const kind = NEWS.find(([type]) => events.some((event) => event.type === type))?.[1];
  if (kind === undefined) return [];
  const told = { kind, about: 0, dueAt: at };
  const { table, tokens } = after;
  const isOwn = (seat: number) => by !== null && tokens[seat]?.startsWith(by) === true;
  const first = kind === 'begins' ? onTurn(table) : null;
  // Who sat down with this entry was not there before.
  const seats = table.seats.flatMap((one, seat) => (isPerson(one) && seat !== first && !isOwn(seat) ? [seat] : []));
  // A program is told of the beginning by the first turn.
  const toProgram = kind === 'begins' || before.webhook === null ? [] : toWebhook(after, null, told);
  return [...toSeats(after, seats, told), ...toProgram];
}

function reminders({ before, after, at }: NoticeStep): readonly NewNotice[] {
  const { meeting, seats } = after.table;
  if (meeting === null || meeting - REMIND_BEFORE_MS <= at) return [];
  const told = { kind: 'reminder', about: meeting, dueAt: meeting - REMIND_BEFORE_MS } as const;
  const isNew = meeting !== before.table.meeting;
  const known = (seat: number) => (isNew ? [] : channelsOf(before, seat));
  const all = seats.flatMap((one, seat) => (isPerson(one) ? [seat] : []));
  const fresh = toSeats(after, all, told).filter(
    ({ seat, channel }) => !known(seat ?? 0).some((one) => one === channel),
  );
  return [...fresh, ...(isNew ? toWebhook(after, null, told) : [])];
}

export function callOf(before: Table | null, after: Table, at: number): readonly NewNotice[] {
  const waits = (table: Table) => table.status === 'open' && table.seats.some(isPerson);
  if (!isOpenChallenge(after) || !waits(after) || (before !== null && waits(before))) return [];
  return [{ kind: 'call', channel: 'all', seat: null, about: 0, dueAt: at + CALL_AFTER_MS }];
}
