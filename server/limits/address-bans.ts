import { OPENERS } from '../domain/commands/seats.ts';
import type { Environment, UsesStores } from '../domain/ports.ts';
import type { AddressTagger } from '../secrets/address-tags.ts';

/** Milliseconds for which an address is banned: addresses change hands. */
const BAN_MS = 30 * 86_400_000;

const keyOf = (tag: string): string => `banned-address ${tag}`;

/** Addresses from which a banned account has played: nobody sits down there as a guest, or makes an account. */
export class AddressBans {
  readonly #ports: UsesStores<'counters'> & Pick<Environment, 'clock'>;
  readonly tagOf: (address: string) => string;

  constructor({
    tagOf,
    ...ports
  }: UsesStores<'counters'> & Pick<Environment, 'clock'> & { readonly tagOf: AddressTagger }) {
    this.#ports = ports;
    this.tagOf = (address) => tagOf(OPENERS, address);
  }

  async isBanned(address: string): Promise<boolean> {
    return (await this.#count(keyOf(this.tagOf(address)))) > 0;
  }

  async set(tag: string, isBanned: boolean): Promise<void> {
    if (tag === '') return;
    const { store, clock } = this.#ports;
    const key = keyOf(tag);
    const amount = Number(isBanned) - (await this.#count(key));
    await store.counters.add([{ key, amount, until: clock.now() + BAN_MS }], clock.now());
  }

  async #count(key: string): Promise<number> {
    const { store, clock } = this.#ports;
    return (await store.counters.read([key], clock.now())).get(key) ?? 0;
  }
}
