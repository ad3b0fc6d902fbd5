/** What one hostile address does to others: in the simulator's network, and to a real server by HTTP and sockets. */
import { editionNamed } from '@asteroute/engine';
import { type ContactRequest, type Opening, onTurn, type Table } from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';
import { anyTurn } from '@asteroute/server/simulation';
import type { Chances } from '../simulator/virtual/chances.ts';
import { COMMAND_TYPES, commandFromSchema } from './from-schema.ts';

/** How a receiver of notices behaves. `gone` answers 404 or 410, `slow` only just in time, `dead` never. */
export type ReceiverKind = 'honest' | 'slow' | 'dead' | 'gone' | 'failing';

export interface Victim {
  readonly id: string;
  readonly seats: number;
  readonly hasFreeSeat: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/** What everybody hostile has: an address, any number of tokens, and a connection on which anything can be said. */
export interface AttackKit {
  readonly chances: Chances;
  newName(): string;
  newToken(): string;
  say(message: object | string): void;
  command(table: string, token: string, body: Body): void;
  open(plan: Opening['plan'], token: string): Promise<string | null>;
  /** Asks the server to keep a browser; returns its token, whatever the server answers. */
  contact(push: ContactRequest['push']): string;
  victims(): Promise<readonly Victim[]>;
  /** A table of its own; null if it does not know how that stands. */
  table(id: string): Promise<Table | null>;
  receiver(kind: ReceiverKind): { readonly url: string; readonly push: NonNullable<ContactRequest['push']> };
}

/** Does one thing; resolves with the milliseconds until the next. */
type Attack = (kit: AttackKit) => () => Promise<number>;

const COLORS = editionNamed('classic')?.colors ?? [];
/** Strong bots that play first at each table, so that it begins when it is opened. */
const STRONG = ['master', 'master', 'master', 'master'];
/** Tables that are kept going: enough to be due before everybody else's. */
const MAX_TABLES = 200;

/** A plan for these bots, and after them this many people who play without clocks. */
function planOf(people: number, bots: readonly string[] = []): Opening['plan'] {
  const seats = COLORS.slice(0, bots.length + people).map((color, seat) => ({ color, bot: bots[seat] ?? null }));
  const rules = { edition: 'classic', modules: [], options: {}, takebacks: false };
  return { ...rules, access: 'public', clock: { type: 'none' }, seats };
}

const joining = (kit: AttackKit): Body => ({ type: 'join', name: kit.newName(), clientSeed: '' });

async function victimOf(kit: AttackKit, isRight: (one: Victim) => boolean): Promise<Victim | null> {
  const right = (await kit.victims()).filter(isRight);
  return right.length === 0 ? null : kit.chances.pick(right);
}

/** What somebody does who sits down anywhere: how often, with which pauses, and how the seat is given back. */
interface Visit {
  readonly times: number;
  readonly ms: readonly [least: number, most: number];
  join?(table: string, secret: string): Body;
  does(secret: string, done: number): Body;
  readonly goes: 'leave' | 'erase';
}

function visits(kit: AttackKit, { times, ms, join, does, goes }: Visit): () => Promise<number> {
  let seat: { readonly table: string; readonly token: string; readonly secret: string } | null = null;
  let done = 0;
  return async () => {
    if (seat === null) {
      const victim = await victimOf(kit, ({ hasFreeSeat }) => hasFreeSeat);
      if (victim === null) return 500;
      seat = { table: victim.id, token: kit.newToken(), secret: kit.newName() };
      done = 0;
      kit.command(seat.table, seat.token, { ...joining(kit), ...join?.(seat.table, seat.secret) });
      return 100;
    }
    const { table, token, secret } = seat;
    kit.command(table, token, done < times ? does(secret, done) : { type: goes });
    if (done++ < times) return kit.chances.between(...ms);
    seat = null;
    return 1000;
  };
}

/** What is no message, or no command that can be meant. */
const nonsense = (table: string): readonly (object | string)[] => [
  '',
  '{"type":"watch"',
  '[]',
  'null',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  { type: 'watch', table: 'no table', since: 0 },
  { type: 'watch', table, since: -1 },
  { type: 'watch', table, since: 999_999 },
  { type: 'command', table, token: 'short', command: {} },
];
const WRONG: readonly Body[] = [
  { type: 'turn', turn: 0, x: 1e9, y: 0, rotation: 0, action: { type: 'pass' } },
  { type: 'configure', plan: {}, from: [9] },
  { type: 'chat', text: '\u2065' },
  { type: 'join', name: '\u{e0080}', clientSeed: '' },
];

export const ATTACKS = {
  /** Games whose turns are told to webhooks and browsers that are slow, dead, gone or malformed. */
  badReceiver: (kit) => async () => {
    const { chances } = kit;
    const [first, second] = [kit.newToken(), kit.newToken()];
    const { url, push } = kit.receiver(chances.pick(['slow', 'slow', 'dead', 'gone', 'failing']));
    const contact = kit.contact(chances.happens(0.3) ? { ...push, keys: { p256dh: 'AAAA', auth: 'AAAA' } } : push);
    const table = await kit.open(planOf(2), first);
    if (table === null) return 1000;
    kit.command(table, first, { type: 'webhook', url });
    kit.command(table, first, { type: 'reach', contact, channels: ['push'] });
    kit.command(table, second, joining(kit));
    return 1000;
  },
  /** Fills the chat, and asks for the erasure of all of it. */
  chatterer: (kit) =>
    visits(kit, {
      times: 12,
      ms: [100, 2000],
      does: () => ({ type: 'chat', text: `${kit.newName()} ${'x'.repeat(kit.chances.below(400))}` }),
      goes: 'erase',
    }),
  /** Own tokens at own tables, all of which report each other. */
  falseReporter: (kit) => async () => {
    const plan = planOf(5);
    const tokens = plan.seats.map(() => kit.newToken());
    const table = await kit.open(plan, tokens[0]);
    if (table === null) return 2000;
    for (const token of tokens.slice(1)) kit.command(table, token, joining(kit));
    for (const [by, token] of tokens.entries())
      for (const seat of tokens.keys())
        if (seat !== by) kit.command(table, token, { type: 'report', seat, reason: 'chat' });
    return 2000;
  },
  /** What is no message, no command, or a command of somebody who has no seat. */
  garbler: (kit) => {
    const token = kit.newToken();
    return async () => {
      const { chances } = kit;
      const table = (await victimOf(kit, () => true))?.id ?? 'nowhere';
      if (chances.happens(0.4)) kit.say(chances.pick(nonsense(table)));
      else kit.command(table, token, chances.happens(0.3) ? chances.pick(WRONG) : anyCommand(chances));
      return chances.between(20, 300);
    };
  },
  /** Commits to a number, reveals it too early and others in its place, and in the end perhaps none. */
  liar: (kit) =>
    visits(kit, {
      times: 20,
      ms: [10, 1000],
      join: (table, number) => ({ commitment: commitmentOf(table, number) }),
      does: (number, lies) => ({
        type: 'reveal',
        clientSeed: kit.chances.happens(0.1) ? number : `${number}-${lies}`,
      }),
      goes: 'leave',
    }),
  /** Whatever the protocol knows, in any order. */
  meddler: (kit) => visits(kit, { times: 30, ms: [20, 1000], does: () => anyCommand(kit.chances), goes: 'leave' }),
  /** Joins and leaves one open table again and again, so that its log is full before anybody can play. */
  seatChurner: (kit) => {
    let at = '';
    let token: string | null = null;
    return async () => {
      if (token !== null) {
        kit.command(at, token, { type: 'leave' });
        token = null;
        return 40;
      }
      const free = (await kit.victims()).filter(({ hasFreeSeat }) => hasFreeSeat);
      const victim = free.find(({ id }) => id === at) ?? free.find(({ seats }) => seats > 2) ?? free[0];
      if (victim === undefined) return 300;
      at = victim.id;
      token = kit.newToken();
      kit.command(at, token, joining(kit));
      return 40;
    };
  },
  /** Tables full of strong bots, opened as fast as one address may and all kept going. */
  tableFlooder: (kit) => {
    const plan = planOf(1, STRONG);
    const opened: { readonly table: string; readonly token: string }[] = [];
    return async () => {
      const own = kit.newToken();
      const table = opened.length < MAX_TABLES ? await kit.open(plan, own) : null;
      if (table !== null) opened.push({ table, token: own });
      for (const { table, token } of opened) {
        const now = await kit.table(table);
        if (now !== null && onTurn(now) === STRONG.length) kit.command(table, token, anyTurn(now, kit.chances));
      }
      return 1000;
    };
  },
  /** Watches and leaves the tables of others, again and again. */
  watchStorm: (kit) => async () => {
    const victim = await victimOf(kit, () => true);
    if (victim === null) return 500;
    kit.say({ type: 'watch', table: victim.id, since: 0, presence: true });
    kit.say({ type: 'unwatch', table: victim.id });
    return kit.chances.between(10, 120);
  },
} satisfies Readonly<Record<string, Attack>>;

const anyCommand = (chances: Chances): Body => commandFromSchema(chances.pick(COMMAND_TYPES), chances);

export type AttackName = keyof typeof ATTACKS;
