/** Nodes and people that provoke refusals. */
import type { Answer } from '@asteroute/protocol';
import type { ROUTES } from '@asteroute/protocol/routes';
import { ask, type CommandBody, newToken, startNode, type TestNode } from '../../testing.ts';
import { TestDevice } from '../accounts/account-device.ts';
import { type VirtualClock, virtualClock } from '../virtual-clock.ts';

type Routes = typeof ROUTES;
/** The codes that only a route itself declares. */
type OwnCode<R> = R extends { readonly refuses: readonly (infer C extends string)[] } ? C : never;

/** What is sent to a route, and to which node if not to the usual one. */
export interface Sent {
  readonly at?: TestNode;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly token?: string;
  readonly account?: string;
  /** The address of the client. */
  readonly from?: string;
  /** Called once the request is answered. */
  readonly after?: () => void;
}

/** Brings a refusal about, and says which request meets it. */
export type RefusalCase = (world: RefusalWorld) => Sent | Promise<Sent>;
/** A case for every code that the routes of these names declare: a missing one is an error of types. */
export type CasesOf<N extends keyof Routes> = {
  readonly [K in N]: Readonly<Record<OwnCode<Routes[K]>, RefusalCase>>;
};

/** What cases share. */
export interface RefusalWorld {
  /** The usual node, one with narrow limits, and one that offers no duels, decks or notices. */
  readonly node: TestNode;
  readonly narrow: TestNode;
  readonly bare: TestNode;
  readonly clock: VirtualClock;
  /** A name and an address that nobody else has. */
  readonly fresh: (prefix: string) => string;
  readonly address: () => string;
}

/** Starts the nodes. */
export async function refusalWorld(): Promise<RefusalWorld> {
  const clock = virtualClock();
  let count = 0;
  const limits = { seconds: 10, dayTables: 1, dayChat: 1, seats: 1 };
  return {
    node: await startNode({ clock, trustProxy: true }),
    narrow: await startNode({ clock, trustProxy: true, limits }),
    bare: await startNode({ clock, offersNothing: true }),
    clock,
    fresh: (prefix) => `${prefix} ${++count}`,
    address: () => `10.0.${++count >> 8}.${count & 255}`,
  };
}

/** Somebody with an account who comes from an address of the own and is banned. */
export async function bannedPerson(
  world: RefusalWorld,
): Promise<{ readonly device: TestDevice; readonly from: string }> {
  const { origin, node } = world.node;
  const [device, from] = [new TestDevice(), world.address()];
  const body = await device.sign(origin, { type: 'create', name: world.fresh('Banned'), label: '' });
  const { account } = await ask(origin, 'POST /api/accounts/actions', { body, from });
  await node.admin.request(`/accounts/${account?.id}/ban`, { method: 'POST' });
  return { device, from };
}

/** A table that does not exist. */
export const NOWHERE = { id: '0000000000000000' };
const COLORS = ['red', 'blue', 'green', 'yellow'];

/** A table with people, each known by the own token. */
export interface PlayedGame {
  readonly id: string;
  readonly params: { readonly id: string };
  readonly tokens: readonly string[];
  readonly say: (seat: number, body: CommandBody) => Promise<Answer>;
}

/** What a table is opened with. */
export interface GameWanted {
  readonly at?: TestNode;
  /** How many of the seats are taken, the first by the host. */
  readonly people?: number;
  readonly seats?: number;
  readonly plan?: object;
  readonly invite?: string;
  readonly from?: string;
  readonly account?: string;
}

/** Opens a table with a seat for each colour and seats people; without a free seat its game begins. */
export async function playedGame(world: RefusalWorld, wanted: GameWanted = {}): Promise<PlayedGame> {
  const { at = world.node, people = 2, seats = people, plan = {}, from, invite, account } = wanted;
  const tokens = Array.from({ length: people }, newToken);
  const body = {
    id: newToken().slice(0, 12),
    plan: { edition: 'classic', seats: COLORS.slice(0, seats).map((color) => ({ color })), ...plan },
    name: world.fresh('host'),
    clientSeed: 'x',
    ...(invite && { invite }),
    ...(account && { account }),
  };
  const opened = await ask(at.origin, 'POST /api/games', { body, token: tokens[0], from });
  const { table: id } = opened;
  if (opened.fault !== undefined) throw new Error(JSON.stringify(opened));
  const say = (seat: number, command: CommandBody) =>
    ask(at.origin, 'POST /api/games/:id/commands', {
      params: { id },
      token: tokens[seat],
      ...(invite && { invite }),
      body: { id: newToken().slice(0, 12), ...command },
    });
  for (const seat of tokens.keys())
    if (seat > 0) await say(seat, { type: 'join', name: world.fresh('guest'), clientSeed: '' });
  return { id, params: { id }, tokens, say };
}
