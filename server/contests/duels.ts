import { editionNamed } from '@asteroute/engine';
import { deny, grant, type Outcome } from '@asteroute/protocol';
import {
  COUNTED_DUELS_A_MONTH,
  DUEL_DAYS,
  type DuelOpening,
  type DuelTally,
  type DuelView,
  type OpenedDuel,
  type OwnDuels,
} from '@asteroute/protocol/contests';
import { tableIdOf } from '../domain/commands/create-table.ts';
import { checkName, OPENERS, type OwnAccount } from '../domain/commands/seats.ts';
import { viewOfDuel } from '../domain/contests/duel-view.ts';
import { officialPlan, openOfficial } from '../domain/contests/official.ts';
import type { Append, Environment } from '../domain/ports.ts';
import type { Official } from '../domain/stores/contest-store.ts';
import { TABLE_COSTS } from '../limits/costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { AddressTagger } from '../secrets/address-tags.ts';
import type { ContestKeys } from '../secrets/contest-keys.ts';
import type { BatchWriter } from '../table/log/writer.ts';
import { utcMonth } from './calendar.ts';
import { figuresOf } from './duel-figures.ts';
import type { ContestKeeper } from './keeper.ts';

export interface OfficialPorts extends Pick<Environment, 'store' | 'clock' | 'up'> {
  readonly keys: ContestKeys;
  readonly writer: BatchWriter;
  readonly keeper: ContestKeeper;
  readonly tagOf: AddressTagger;
  readonly onOpened: (first: Append) => void;
}

export interface DuelServicePorts extends OfficialPorts {
  readonly bot: string;
  readonly limiter: Limiter;
}

const DAY_MS = 86_400_000;
const MAX_OWN = 50;
const NO_DUEL = deny('unknown-table', 'there is no such duel');
const NO_EDITION = deny('malformed', 'there is no such edition');

export class DuelService {
  readonly #ports: DuelServicePorts;

  constructor(ports: DuelServicePorts) {
    this.#ports = ports;
  }

  /** Opens a duel, or finds it again: the same request gives the same duel. */
  async open(
    wanted: DuelOpening,
    account: OwnAccount | null,
    address: string,
  ): Promise<Outcome<OpenedDuel, 'malformed' | 'name-taken' | 'day-spent' | 'busy'>> {
    const { store } = this.#ports;
    const named = nameIn(wanted, account);
    if (!named.ok) return named;
    const id = tableIdOf(`duel of ${account?.id ?? 'a guest'} ${wanted.id}`);
    const known = await store.contests.officialAt(id);
    if (known !== null) return grant(this.#opened(known));
    const written = await this.#openTables({ id, edition: wanted.edition, name: named.value }, account, address);
    if (!written.ok) return written;
    const duel = await store.contests.officialAt(id);
    return duel === null ? deny('busy', 'send it again') : grant(this.#opened(duel));
  }

  async own(account: OwnAccount | null): Promise<OwnDuels> {
    const { bot, store, clock } = this.#ports;
    if (account === null) return { bot, account, left: 0, duels: [] };
    const [duels, begun] = await Promise.all([
      store.contests.officialsOf(account.id, { format: 'series', since: 0, limit: MAX_OWN }),
      store.contests.officialsIn(account.id, 'series', utcMonth(clock.now())),
    ]);
    return {
      bot,
      account: { id: account.id, name: account.name },
      left: Math.max(0, COUNTED_DUELS_A_MONTH - begun),
      duels: duels.map((duel) => this.#opened(duel)),
    };
  }

  async view(id: string): Promise<Outcome<DuelView, 'unknown-table'>> {
    const duel = await this.#ports.store.contests.officialAt(id);
    return duel?.format === 'series' ? grant(viewOfDuel(duel)) : NO_DUEL;
  }

  async tally(edition: string): Promise<Outcome<DuelTally, 'malformed'>> {
    const { store, clock, bot } = this.#ports;
    if (editionNamed(edition) === null) return NO_EDITION;
    const month = utcMonth(clock.now());
    const [own, all] = await Promise.all(
      [month, null].map(async (only) => figuresOf(await store.contests.sumDuels({ edition, bot, month: only }))),
    );
    return grant({ edition, bot, month, thisMonth: own, all });
  }

  async #openTables(
    { id, edition, name }: Pick<Official, 'id' | 'edition' | 'name'>,
    account: OwnAccount | null,
    address: string,
  ): Promise<Outcome<null, 'day-spent'>> {
    const { keys, tagOf, clock, keeper, limiter, bot } = this.#ports;
    for (const _ of [0, 1]) {
      const taken = await limiter.takeAll(TABLE_COSTS, address);
      if (!taken.ok) return taken;
    }
    const now = clock.now();
    const until = now + DUEL_DAYS * DAY_MS;
    await openHere(
      {
        id,
        plan: officialPlan(edition, { format: 'series', twin: true, until }),
        bot,
        account: account?.id ?? null,
        name,
        period: utcMonth(now),
        token: this.#tokenOf(id),
        tag: tagOf(OPENERS, address),
        seed: keys.seedOf(`duel ${id}`),
      },
      now,
      this.#ports,
    );
    // The first tiles are drawn in both games at once.
    await keeper.work(id);
    return grant(null);
  }

  #opened(duel: Official): OpenedDuel {
    return { ...viewOfDuel(duel), token: this.#tokenOf(duel.id) };
  }

  #tokenOf(id: string): string {
    return this.#ports.keys.tokenOf(`duel ${id}`);
  }
}

/** Opens an official contest with its tables in one transaction, unless it is there. */
export async function openHere(
  opening: Parameters<typeof openOfficial>[0],
  at: number,
  { up, writer, onOpened }: Pick<OfficialPorts, 'up' | 'writer' | 'onOpened'>,
): Promise<void> {
  const first = openOfficial(opening, { at, up: up() });
  const written = await writer.append(first);
  const tables = first.filter(({ updates }, i) => written[i] && updates.contest === undefined);
  for (const one of tables) onOpened(one);
}

function nameIn(
  { edition, name }: DuelOpening,
  account: OwnAccount | null,
): Outcome<string, 'malformed' | 'name-taken'> {
  if (editionNamed(edition) === null) return NO_EDITION;
  if (account !== null) return grant(account.name);
  return name === undefined ? deny('malformed', 'a guest gives a name') : checkName(name, null, null);
}
