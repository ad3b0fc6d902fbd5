/** Where the result counts nobody plays for another, whatever the game is part of. */
import { type Command, countedEnd, type OfContest, type Plan, type Table } from '@asteroute/protocol';
import { describe, expect, test } from 'vitest';
import { type First, firstEntry } from '../commands/create-table.ts';
import { decide } from '../commands/decide.ts';
import { banSeat } from '../commands/moderation.ts';
import { closeGame } from '../commands/resignation.ts';
import { callerOf } from '../commands/seats.ts';
import { applyRow, type Decision, type TableState } from '../table-state.ts';
import { resultOf } from './tables.ts';

const random = (count: number) => new Uint8Array(count);
const LATER = 10_000_000;
const LIVE = { type: 'live', seconds: 7200, increment: 0 } as const;
const league: OfContest = { id: 'a'.repeat(16), format: 'swiss', round: 0, game: 0 };
const place = { id: 'b'.repeat(16), round: 0, game: 0, until: LATER * 2, official: true } as const;
const KINDS = {
  rated: { rated: true },
  league: { contest: league },
  duel: { contest: { ...place, format: 'series', twin: 'c'.repeat(16) } },
  deck: { contest: { ...place, format: 'deck', deal: 'deck' } },
} satisfies Record<string, { readonly rated?: boolean } & Pick<First, 'contest'>>;

/** A game of two people that runs, one of whom hosts it. */
function running({ rated, ...part }: { readonly rated?: boolean } & Pick<First, 'contest'>) {
  const plan: Plan = {
    edition: 'classic',
    modules: [],
    options: {},
    seats: ['red', 'blue'].map((color) => ({ color, bot: null })),
    access: 'public',
    clock: rated ? LIVE : { type: 'none' },
    takebacks: false,
    ...(rated && { rated }),
  };
  const sits = ['Ann', 'Ben'].map((name, seat) => {
    const account = rated ? { account: `${seat}`.repeat(16) } : {};
    return { type: 'joined' as const, seat, name, clientSeed: '', ...account };
  });
  const seats = ['ann', 'ben'].map((hash, seat) => ({ seat, hash }));
  const secret = { serverSeed: '5eed'.repeat(16), host: 'ben', seats };
  const { table, row } = firstEntry({ table: 't', plan, before: null, secret, sits, ...part }, { at: 0, up: 0 });
  return applyRow(table, null, row);
}

/** What a command of the player with this hash becomes. */
function sent(state: TableState, hash: string, command: Omit<Command, 'id'>) {
  const caller = callerOf(state, { token: hash, invite: null });
  const at = { at: LATER, up: 1000, random, isHere: () => false };
  return decide(state, { ...command, id: 'x' } as Command, { ...at, up: state.up + LATER, caller });
}

const typesOf = ({ events }: Decision) => events.map(({ type }) => type);
const after = (state: TableState, { events, secret }: Decision): TableState => {
  const flags = { command: null, personal: false, private: false, erases: false };
  return applyRow('t', state, {
    seq: state.table.head + 1,
    at: 1,
    up: 1,
    ...flags,
    secret: secret ?? null,
    events: JSON.stringify(events),
  });
};

describe.each(Object.entries(KINDS))('in a game that counts: %s', (_, part) => {
  const state = running(part);

  test.each([
    ['leave', 'ann', { type: 'leave', bot: 'master' }],
    ['erase', 'ann', { type: 'erase' }],
  ] as const)('who goes by "%s" has lost', (_name, hash, command) => {
    const decided = sent(state, hash, command as Omit<Command, 'id'>);
    if (!decided.ok) throw new Error(decided.fault.message);
    expect(typesOf(decided.value)).not.toContain('replaced');
    expect(decided.value.events).toContainEqual(expect.objectContaining({ reason: 'resigned', winners: [1] }));
  });

  test('nobody has a bot play for the opponent, or wins by removing them', () => {
    const other = { seat: 0, bot: 'random' };
    for (const type of ['replace', 'kick', 'ban'] as const)
      expect(sent(state, 'ben', { type, ...other } as Omit<Command, 'id'>), type).toMatchObject({ ok: false });
  });

  test('who is banned by the operator has lost, and a game that the operator closes has no winner', () => {
    const [banned, closed] = [banSeat(state, 0), closeGame(state)];
    if (!banned.ok || !closed.ok) throw new Error('refused');
    expect([typesOf(banned.value), typesOf(closed.value)]).toEqual([['banned', 'resigned', 'ended'], ['ended']]);
    expect(countedEnd(after(state, closed.value).table)).toBe('abandoned');
    if (state.table.contest?.format === 'swiss')
      expect(resultOf(after(state, closed.value).table)).toMatchObject({ lost: 'both', points: null });
  });

  test('a game that a bot has ended for a person gives nobody a result', () => {
    const [bot, ...rest] = state.table.seats;
    const ending = { reason: 'finished', scores: [9, 1], winners: [0], serverSeed: '' } as const;
    const finished: Table = { ...state.table, status: 'over', ending };
    expect(countedEnd(finished)).toBe('finished');
    expect(countedEnd({ ...finished, seats: [{ ...bot, bot: 'master' }, ...rest] })).toBe('abandoned');
  });
});

test('at any other table a bot takes over, and after a while for who is away', () => {
  const state = running({});
  for (const [hash, command] of [
    ['ann', { type: 'leave' }],
    ['ben', { type: 'replace', seat: 0 }],
    ['ben', { type: 'kick', seat: 0 }],
  ] as const)
    expect(sent(state, hash, command as Omit<Command, 'id'>)).toMatchObject({
      ok: true,
      value: { events: expect.arrayContaining([expect.objectContaining({ type: 'replaced', bot: 'steady' })]) },
    });
});
