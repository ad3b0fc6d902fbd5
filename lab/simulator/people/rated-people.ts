import type { Command } from '@asteroute/protocol';
import {
  type AccountAction,
  type AccountAnswer,
  keyIdOf,
  keyProofBytes,
  signClaim,
} from '@asteroute/protocol/accounts';
import { softSigner } from '@asteroute/protocol/accounts/soft';
import type { SimulatedNode } from '../nodes/node.ts';
import type { World } from '../virtual/world.ts';
import { Requester } from './requester.ts';

const ORIGIN = 'http://simulated';
const FROM = { address: 'rated', isOwnOrigin: (origin: string) => origin === ORIGIN };
const PLAN = {
  ...{ edition: 'classic', modules: [], options: {} },
  seats: ['red', 'blue'].map((color) => ({ color, bot: null })),
  access: 'public',
  clock: { type: 'live', seconds: 20, increment: 1 },
  ...{ takebacks: false, rated: true },
} as const;
const AGAIN_MS = 700;
const [PAIRS, GAMES] = [2, 3];

/** A person with an account: the key of a device, and the session that it last began. */
interface Owner {
  readonly name: string;
  readonly device: Device;
  readonly session: string;
}

type Device = ReturnType<typeof softSigner>;

/** Pairs of people with accounts, who play rated games one after the other, and lose a device. */
export class RatedPeople extends Requester {
  #busy = PAIRS;

  constructor(nodes: readonly SimulatedNode[], world: World) {
    super(nodes, world, AGAIN_MS);
    for (let pair = 0; pair < PAIRS; pair++) void this.#live(pair);
  }

  isDone(): boolean {
    return this.#busy === 0;
  }

  async #live(pair: number): Promise<void> {
    const [first, second] = [await this.#enter(`R${pair}a`), await this.#enter(`R${pair}b`)];
    for (let game = 0; game < GAMES; game++) await this.#play(first, second, `game-${game}`);
    await this.#loseDevice(first);
    this.#busy--;
  }

  async #enter(name: string): Promise<Owner> {
    const device = this.#newDevice();
    const made = await this.#act(device, { type: 'create', name, label: '' });
    return { name, device, session: made.session?.token ?? '' };
  }

  /** Opens a table, and ends its game soon: one of both gives up. */
  async #play(first: Owner, second: Owner, id: string): Promise<void> {
    const clients = [first, second].map(({ name }) => ({ token: this.world.newToken(), address: name }));
    const opening = { id, plan: PLAN, name: first.name, clientSeed: 'a', account: first.session };
    const table = await this.granted((core) => core.service.open(opening, clients[0]), 'a rated table can be opened');
    const send = (seat: number, command: Command) =>
      this.granted(async (core) => {
        const answer = await core.service.command(table, command, clients[seat]);
        return answer.ok || answer.fault.code === 'wrong-status' ? { ok: true, value: null } : answer;
      }, 'a rated game can be played');
    await send(1, { type: 'join', id: 'join', name: 'x', clientSeed: 'b', account: second.session });
    await this.pause();
    await send(this.world.chances.below(2), { type: 'resign', id: 'resign' });
  }

  /** Adds a second device, removes the first one with it, and looks whether that one is out. */
  async #loseDevice({ device, session, name }: Owner): Promise<void> {
    const { violate } = this.world;
    const fresh = this.#newDevice();
    const { publicKey } = fresh;
    const proof = await fresh.sign(keyProofBytes({ origin: ORIGIN, by: device.publicKey, publicKey }));
    await this.#act(device, { type: 'add-key', publicKey, label: '', proof });
    await this.#act(fresh, { type: 'sign-in' });
    await this.#act(fresh, { type: 'revoke-key', key: keyIdOf(device.publicKey) });
    const who = await this.answer((core) => core.accounts.whoIs(session).then((found) => ({ found })));
    if (who.found !== null) violate('a revoked device is out', `${name} is still known by its session`);
    const { account } = await this.#act(fresh, { type: 'sign-in' });
    if (account?.keys.length !== 1) violate('no key is lost or left', `${name} has ${account?.keys.length} keys`);
  }

  /** Signs an action and sends it until it is done; whoever saw it sends it again, in vain. */
  async #act(device: Device, action: AccountAction): Promise<AccountAnswer> {
    for (;;) {
      const request = await this.answer(({ accounts }) => {
        const { challenge } = accounts.challenge(action.type);
        return signClaim(device, { origin: ORIGIN, challenge, action });
      });
      const answer = await this.once((core) => core.accounts.act(request, FROM));
      if (answer?.ok) {
        const again = await this.answer((core) => core.accounts.act(request, FROM));
        if (again.ok) this.world.violate('a signature counts once', `${action.type} was done again`);
        return answer.value;
      }
      await this.pause();
    }
  }

  #newDevice(): Device {
    // Almost every number of 32 bytes is a secret key of P-256.
    return softSigner(Uint8Array.from(this.world.chances.bytes(32)).fill(1, 0, 1));
  }
}
