/** The tests of the outbox and the contacts: each notice goes to one node, and each contact is called once in its time. */
import type { Summary } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import type { Append, IndexUpdates, NewNotice, Stores } from '../domain/ports.ts';
import type { StoreOpener } from './stores/both-stores.ts';
import { dueNotices } from './stores/due-jobs.ts';

const AT = 1_700_000_000_000;

function entry(table: string, seq: number, updates: IndexUpdates): Append {
  const flags = { personal: false, private: false, erases: false };
  return { table, row: { seq, at: AT, up: 1, command: null, events: '[]', secret: null, ...flags }, updates };
}

const summary = (table: string) =>
  ({ table, status: 'open', access: 'link', seats: [], openedAt: 1, changedAt: 1 }) as unknown as Summary;

/** Two connections to one database. */
export interface OpenStores {
  readonly opener: StoreOpener;
  readonly store: Stores;
  readonly other: Stores;
}

/** Declares the tests of the outbox for a store, in the suite of which they are a part. */
export function testOutbox(stores: () => OpenStores): void {
  const notice = (more: Partial<NewNotice> = {}): NewNotice => ({
    kind: 'turn',
    channel: 'push',
    seat: 1,
    about: 4,
    dueAt: 50,
    ...more,
  });

  test('gives a notice to one of two nodes that claim it, again after its time, and never once it is settled', async () => {
    const { store, other } = stores();
    await store.tables.append([entry('told', 1, { notices: [notice(), notice({ channel: 'mail', dueAt: 900 })] })]);
    expect(await dueNotices(store, 49)).toEqual([]);
    const [found, ...others] = await dueNotices(store, 100);
    const { dueAt: _, ...told } = notice();
    const { id, job } = found;
    expect(found).toEqual({ ...told, table: 'told', id, at: AT, contact: null, job });
    expect([job.share, job.tries, others]).toEqual(['', 0, []]);
    const claims = await Promise.all([store, other].map((one) => one.jobs.claim(job, 200)));
    expect(claims.toSorted()).toEqual([false, true]);
    expect(await dueNotices(other, 199)).toEqual([]);
    await store.jobs.pause({ ...job, tries: 1 }, { until: 500, tries: 1 });
    expect(await dueNotices(other, 499)).toEqual([]);
    expect(await dueNotices(other, 500)).toMatchObject([{ channel: 'push', job: { tries: 1 } }]);
    // Each channel is settled by itself.
    await other.jobs.done({ ...job, tries: 1 });
    expect(await dueNotices(store, 1000)).toMatchObject([{ channel: 'mail', job: { tries: 0 } }]);
    await store.tables.remove('told', 1);
    expect(await dueNotices(store, 1000)).toEqual([]);
  });

  test('writes the reminder of an appointment once for each person and channel', async () => {
    const { store, other } = stores();
    const reminder = notice({ kind: 'reminder', about: 777 });
    await store.tables.append([entry('meeting', 1, { notices: [reminder] })]);
    await other.tables.append([
      entry('meeting', 2, { notices: [reminder, notice({ kind: 'reminder', seat: 0, about: 777 })] }),
    ]);
    const found = await dueNotices(store, 100);
    expect(found.map(({ seat }) => seat).toSorted()).toEqual([0, 1]);
    for (const { job } of found) await store.jobs.done(job);
  });

  test('keeps a contact until it is dropped or has expired, and its notices go with it', async () => {
    const { store, other } = stores();
    const contact = {
      id: 'c1',
      sealed: 'x',
      channels: ['mail'],
      confirmed: false,
      wantsUntil: 0,
      toldAt: 0,
      until: 500,
      account: '',
    } as const;
    await store.contacts.keep(contact, { at: 50 });
    expect(await other.contacts.find('c1', 499)).toEqual(contact);
    expect(await other.contacts.find('c1', 500)).toBe(null);
    expect(await dueNotices(store, 100)).toMatchObject([
      { kind: 'confirm', channel: 'mail', contact: 'c1', job: { share: 'c1' } },
    ]);
    await other.contacts.keep({ ...contact, confirmed: true }, null);
    expect(await store.contacts.find('c1', 1)).toMatchObject({ confirmed: true });
    expect(await store.contacts.drop('c1')).toBe(true);
    expect(await other.contacts.drop('c1')).toBe(false);
    expect(await dueNotices(store, 100)).toEqual([]);
  });

  test('spreads a call to those who want to play, and to each of them once in its time', async () => {
    const { opener, store, other } = stores();
    const want = {
      sealed: 'x',
      channels: ['push', 'mail'],
      confirmed: false,
      wantsUntil: 900,
      toldAt: 0,
      until: 5000,
      account: '',
    } as const;
    await store.contacts.keep({ ...want, id: 'w1' }, null);
    await store.contacts.keep({ ...want, id: 'w2', confirmed: true }, null);
    await store.contacts.keep({ ...want, id: 'w3', wantsUntil: 400 }, null);
    const call = (table: string) =>
      entry(table, 1, { notices: [notice({ kind: 'call', channel: 'all', seat: null })] });
    await store.tables.append([call('call1'), call('call2')]);
    const calls = await dueNotices(store, 100);
    const spread = (i: number) => [store, other][i].contacts.spreadCall(calls[i], { now: 500, since: 499, limit: 9 });
    if (opener.rivals) await Promise.all([spread(0), spread(1)]);
    else for (const i of [0, 1]) await spread(i);
    for (const { job } of calls) await store.jobs.done(job);
    const found = await dueNotices(store, 600);
    expect(found.map(({ kind, channel, contact }) => `${kind} ${channel} ${contact}`).toSorted()).toEqual([
      'wanted mail w2',
      'wanted push w1',
      'wanted push w2',
    ]);
    for (const { id } of [{ id: 'w1' }, { id: 'w2' }, { id: 'w3' }]) await store.contacts.drop(id);
    expect(await dueNotices(store, 600)).toEqual([]);
  });

  test('gives the first notice of every opener before the second of any', async () => {
    const { store, other } = stores();
    const told = (table: string, opener: string) =>
      entry(table, 1, { summary: summary(table), opener, notices: [notice()] });
    await store.tables.append([
      told('told1', 'many'),
      told('told2', 'many'),
      told('told3', 'many'),
      told('told4', 'one'),
    ]);
    const found = await dueNotices(other, 100, { perShare: 2 });
    expect(found.map(({ job }) => job.share)).toEqual(['many', 'one', 'many']);
    expect(await dueNotices(other, 100, { perShare: 2, total: 1 })).toHaveLength(1);
    for (const { job } of await dueNotices(store, 100)) await store.jobs.done(job);
  });
}
