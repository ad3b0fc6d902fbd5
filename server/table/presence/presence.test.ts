import type { PresenceMessage, ReactionMessage } from '@asteroute/protocol';
import { describe, expect, test } from 'vitest';
import { localBus } from '../../storage/bus/local-bus.ts';
import { type VirtualClock, virtualClock } from '../../test/virtual-clock.ts';
import { Follower, newToken, openAt, startNode } from '../../testing.ts';
import { AWAY_AFTER_MS, Presence, TELL_EVERY_MS } from './presence.ts';

const NO_ONE: ReadonlySet<number> = new Set();

/** Adds a listener that collects its messages. */
function listener(presence: Presence, mutes = NO_ONE) {
  const messages: (PresenceMessage | ReactionMessage)[] = [];
  const stop = presence.listen('t', { mutes: () => mutes, send: (message) => void messages.push(message) });
  return { messages, stop, last: () => messages.at(-1) };
}

/** Creates nodes that receive each other's broadcasts until `cut` is called. */
function nodes(count: number, clock: VirtualClock = virtualClock()) {
  type Listener = (text: string) => void;
  const listeners: Listener[] = [];
  let isCut = false;
  const broadcast = (text: string) => {
    if (!isCut) for (const one of listeners) one(text);
  };
  const bus = { ...localBus(), broadcast, onBroadcast: (one: Listener) => void listeners.push(one) };
  const all = Array.from({ length: count }, (_, i) => new Presence({ clock, bus, node: `n${i}` }));
  return {
    clock,
    all,
    cut() {
      isCut = true;
    },
  };
}

describe('presence', () => {
  test('counts seats and watchers, and a seat with two connections once', async () => {
    const { clock, all } = nodes(1);
    const [presence] = all;
    const { last } = listener(presence);
    const leaves = [presence.enter('t', () => 1), presence.enter('t', () => 1), presence.enter('t', () => null)];
    presence.enter('other', () => 0);
    await clock.advance(TELL_EVERY_MS);
    expect(last()).toEqual({ type: 'presence', table: 't', here: [1], seen: [], watchers: 1 });
    leaves[0]();
    leaves[0]();
    leaves[2]();
    await clock.advance(AWAY_AFTER_MS);
    expect(last()).toMatchObject({ here: [1], watchers: 0 });
    leaves[1]();
    await clock.advance(AWAY_AFTER_MS);
    expect(last()).toMatchObject({ here: [], seen: [{ seat: 1, at: clock.now() }] });
  });

  test('finds seats by itself that moved in an entry of which nobody told it', async () => {
    const { clock, all } = nodes(1);
    const { last } = listener(all[0]);
    let seat = 3;
    all[0].enter('t', () => seat);
    await clock.advance(TELL_EVERY_MS);
    seat = 2;
    await clock.advance(30 * TELL_EVERY_MS);
    expect(last()).toMatchObject({ here: [2] });
  });

  test('does not call a player away whose page is loaded again', async () => {
    const { clock, all } = nodes(1);
    const { messages } = listener(all[0]);
    const leave = all[0].enter('t', () => 0);
    leave();
    await clock.advance(AWAY_AFTER_MS - 1);
    all[0].enter('t', () => 0);
    await clock.advance(AWAY_AFTER_MS + TELL_EVERY_MS);
    expect(messages.every((one) => one.type === 'presence' && (one.here.includes(0) || one === messages[0]))).toBe(
      true,
    );
  });

  test('is told to whoever comes later, on every node', async () => {
    const { clock, all } = nodes(2);
    const leave = all[0].enter('t', () => 0);
    all[0].enter('t', () => null);
    const there = listener(all[1]);
    all[1].enter('t', () => 1);
    await clock.advance(TELL_EVERY_MS);
    expect(there.last()).toMatchObject({ here: [0, 1], watchers: 1 });
    const here = listener(all[0]);
    expect(here.last()).toMatchObject({ here: [0, 1], watchers: 1 });
    leave();
    await clock.advance(AWAY_AFTER_MS + TELL_EVERY_MS);
    expect(there.last()).toMatchObject({ here: [1], seen: [{ seat: 0 }] });
  });

  test('forgets a node that says nothing more', async () => {
    const { clock, all, cut } = nodes(2);
    all[0].enter('t', () => 0);
    const { last } = listener(all[1]);
    all[1].enter('t', () => 1);
    await clock.advance(200_000);
    expect(last()).toMatchObject({ here: [0, 1] });
    cut();
    await clock.advance(200_000);
    expect(last()).toMatchObject({ here: [1] });
  });

  test('costs each watcher one message a second, however many come and go', async () => {
    const { clock, all } = nodes(2);
    const [presence] = all;
    const [first, peer] = [listener(presence), listener(all[1])];
    const many = 800;
    let sent = 0;
    let asked = 0;
    const place = () => {
      asked++;
      return null;
    };
    for (let i = 0; i < many; i++) {
      presence.enter('t', place);
      presence.listen('t', { mutes: () => NO_ONE, send: () => void sent++ });
    }
    await clock.advance(TELL_EVERY_MS);
    expect(first.last()).toMatchObject({ watchers: many });
    expect(peer.last()).toMatchObject({ watchers: many });
    expect(sent).toBeLessThanOrEqual(2 * many);
    expect(asked).toBeLessThanOrEqual(10 * many);
    expect(peer.messages.length).toBeLessThanOrEqual(4);
    sent = 0;
    for (let i = 0; i < 280; i++) presence.enter('t', () => null)();
    await clock.advance(TELL_EVERY_MS);
    expect(sent).toBeLessThanOrEqual(many);
  });

  test('notices seats that are given and taken away without a connection', async () => {
    const { clock, all } = nodes(1);
    const [presence] = all;
    const { last } = listener(presence);
    let seat: number | null = null;
    const leave = presence.enter('t', () => seat);
    seat = 1;
    presence.seated('t');
    expect(presence.isHere('t', 1)).toBe(true);
    await clock.advance(TELL_EVERY_MS);
    expect(last()).toMatchObject({ here: [1], watchers: 0 });
    leave();
    await clock.advance(AWAY_AFTER_MS + TELL_EVERY_MS);
    expect(last()).toMatchObject({ here: [], watchers: 0, seen: [{ seat: 1 }] });
  });

  test('brings reactions to every node, and to no one who muted the seat', () => {
    const { all } = nodes(2);
    const [near, far, deaf] = [listener(all[0]), listener(all[1]), listener(all[1], new Set([2]))];
    all[0].react('t', 2, 'wow');
    const reaction = { type: 'reaction', table: 't', seat: 2, reaction: 'wow' };
    expect(near.last()).toEqual(reaction);
    expect(far.last()).toEqual(reaction);
    expect(deaf.last()).toMatchObject({ type: 'presence' });
  });
});

test('over sockets, players hear who is there and react; a watcher cannot, nor anybody without end', async () => {
  const clock = virtualClock();
  const node = await startNode({ clock, limits: { chat: 2 } });
  const [host, guest] = [newToken(), newToken()];
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
  const table = await openAt(node.origin, host, plan, { name: 'Ann' });
  const [ann, ben] = [new Follower(node.origin, table, host), new Follower(node.origin, table, guest)];
  /** Lets time pass until presence is as awaited: it is told once a second. */
  const told = async (isTold: () => boolean) => {
    while (!isTold()) await clock.advance(TELL_EVERY_MS);
  };
  await told(() => ann.presence?.watchers === 1);
  expect(ann.presence?.here).toEqual([0]);
  await ben.send({ type: 'join', name: 'Ben', clientSeed: '' });
  ben.drop();
  await told(() => ann.presence?.here.length === 2);
  // A reaction is dropped while there is no connection.
  await told(() => ben.connections > 1 && ben.isConnected);
  ben.react('thanks');
  await ann.until(() => ann.reactions.length === 1);
  expect(ann.reactions).toEqual([{ type: 'reaction', table, seat: 1, reaction: 'thanks' }]);
  for (let i = 0; i < 5; i++) ben.react('wow');
  await ben.send({ type: 'mute', seat: 0, muted: true });
  await ann.until(() => ann.entries.length === 3);
  expect(ann.reactions).toHaveLength(2);
  const eve = new Follower(node.origin, table);
  await eve.until(() => eve.state !== null);
  eve.react('go');
  await eve.until(() => eve.faults.length === 1);
  ben.close();
  await told(() => ann.presence?.here.length === 1);
  expect(ann.presence?.seen).toEqual([{ seat: 1, at: expect.any(Number) }]);
  for (const one of [ann, eve]) one.close();
  await node.close();
});
