import { deny, grant, type Outcome, type TableOutcome } from '@asteroute/protocol';
import type { AccountAction } from '@asteroute/protocol/accounts';
import { silence } from '../domain/commands/moderation.ts';
import { partyKeys } from '../domain/commands/seats.ts';
import type { Environment, UsesStores } from '../domain/ports.ts';
import type { AccountChange, KeyOwner } from '../domain/stores/account-store.ts';
import type { NewBlock } from '../domain/stores/block-store.ts';
import type { Decision, TableState } from '../domain/table-state.ts';

interface BlockTable {
  refresh(): Promise<boolean>;
  state(): TableState;
  act(decide: (state: TableState) => TableOutcome<Decision>): Promise<Outcome<unknown>>;
}

export interface BlockPorts extends UsesStores<'lists' | 'people'>, Pick<Environment, 'clock' | 'random'> {
  readonly findTable: (id: string) => Promise<BlockTable | null>;
}

const ID_BYTES = 12;
const MAX_TABLES = 100;

type BlockAction = Extract<AccountAction, { type: 'block' | 'unblock' }>;

export class Blocks {
  readonly #ports: BlockPorts;

  constructor(ports: BlockPorts) {
    this.#ports = ports;
  }

  async find(
    action: BlockAction,
    { account }: KeyOwner,
  ): Promise<Outcome<NewBlock, 'stale' | 'unknown-table' | 'wrong-token'>> {
    if (action.type === 'block') return this.#ofSeat(action, account);
    const known = await this.#ports.store.people.findBlock(account, action.block);
    return known === null ? deny('stale', 'there is no such block') : grant(known);
  }

  changeOf({ type }: BlockAction, block: NewBlock): AccountChange {
    return type === 'block' ? { type, block } : { type, block: block.id };
  }

  async silence({ type, ...action }: BlockAction, { account }: KeyOwner, { blocked }: NewBlock): Promise<void> {
    const seats = await this.#ports.store.lists.seatsOfAccount(account, MAX_TABLES);
    const tables = new Set([...('table' in action ? [action.table] : []), ...seats.map(({ table }) => table)]);
    for (const id of tables) {
      const table = await this.#ports.findTable(id);
      await table?.act((state) => silence(state, [account, blocked], type === 'block'));
    }
  }

  /** A block of whoever sits at a table that everybody or this account may see. */
  async #ofSeat({ table: id, seat, name }: Extract<BlockAction, { type: 'block' }>, account: string) {
    const table = await this.#ports.findTable(id);
    await table?.refresh();
    if (table === null) return deny('unknown-table', 'there is no such table');
    const { table: now, accounts, tokens, lastTokens } = table.state();
    if (now.plan.access !== 'public' && !accounts.includes(account))
      return deny('wrong-token', 'this table is by invitation');
    const there = now.seats[seat]?.name ?? null;
    const [blocked] = partyKeys(accounts[seat] ?? null, tokens[seat] ?? lastTokens[seat] ?? null);
    const isOther = there !== null && blocked !== undefined && blocked !== account;
    if (!isOther || (name !== undefined && name !== there)) return deny('stale', 'no other person sits there by now');
    const { clock, random } = this.#ports;
    const key = Buffer.from(random(ID_BYTES)).toString('base64url');
    return grant({ id: key, blocked, name: there, at: clock.now() });
  }
}
