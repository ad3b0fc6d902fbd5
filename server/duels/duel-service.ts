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
import { utcDay } from '../daily/calendar.ts';
import { tableIdOf } from '../domain/commands/create-table.ts';
import { checkName, OPENERS } from '../domain/commands/seats.ts';
import type { KnownAccount } from '../domain/daily.ts';
import { viewOfDuel } from '../domain/duels/duel-view.ts';
import { openDuelTables, tablesOfDuel } from '../domain/duels/open-duel.ts';
import type { Append, Environment } from '../domain/ports.ts';
import type { Duel, NewDuel } from '../domain/stores/duel-store.ts';
import type { AddressTagger } from '../keys/address-tags.ts';
import type { DuelKeys } from '../keys/duel-keys.ts';
import { TABLE_COSTS } from '../limits/costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { BatchWriter } from '../table/log/writer.ts';
import type { TableService } from '../table/service.ts';
import { figuresOf } from './duel-views.ts';
import type { TwinDraws } from './twin-draws.ts';

/** What duels against the bot need. */
export interface DuelServicePorts extends Pick<Environment, 'store' | 'clock' | 'up'> {
  readonly bot: string;
  readonly keys: DuelKeys;
  readonly writer: BatchWriter;
  readonly limiter: Limiter;
  readonly tagOf: AddressTagger;
  readonly draws: TwinDraws;
  readonly service: Pick<TableService, 'command'>;
  /** Called with the first entry of a table that was created here. */
  readonly onOpened: (first: Append) => void;
}

const DAY_MS = 86_400_000;
/** Milliseconds until a duel that was opened is looked at, in case the node was killed before its first tile. */
const LOOK_FIRST_MS = 10_000;
/** Most duels of an account that are listed. */
const MAX_OWN = 50;
const NO_DUEL = deny('unknown-table', 'there is no such duel');
const NO_EDITION = deny('malformed', 'there is no such edition');

/** Duels of people with the server's bot: two games at once on one deck, and the public tally of them. */
export class DuelService {
  readonly #ports: DuelServicePorts;

  constructor(ports: DuelServicePorts) {
    this.#ports = ports;
  }

  /** Opens a duel, or finds it again: the same request gives the same duel. */
  async open(
    wanted: DuelOpening,
    account: KnownAccount | null,
    address: string,
  ): Promise<Outcome<OpenedDuel, 'malformed' | 'name-taken' | 'day-spent' | 'busy'>> {
    const { store } = this.#ports;
    const checked = this.#newDuel(wanted, account);
    if (!checked.ok) return checked;
    const { id } = checked.value;
    const known = await store.duelAt(id);
    if (known !== null) return grant(this.#opened(known));
    const opened = await this.#openTables(checked.value, address);
    if (!opened.ok) return opened;
    const duel = await store.duelAt(id);
    return duel === null ? deny('busy', 'send it again') : grant(this.#opened(duel));
  }

  /** The duels of an account, with the tokens of its seats. */
  async own(account: KnownAccount | null): Promise<OwnDuels> {
    const { store, bot, clock } = this.#ports;
    if (account === null) return { bot, account, left: 0, duels: [] };
    const [duels, begun] = await Promise.all([
      store.duelsOf(account.id, MAX_OWN),
      store.duelsIn(account.id, monthOf(clock.now())),
    ]);
    return {
      bot,
      account: { id: account.id, name: account.name },
      left: Math.max(0, COUNTED_DUELS_A_MONTH - begun),
      duels: duels.map((duel) => this.#opened(duel)),
    };
  }

  /** A duel, for everybody who has its id. */
  async view(id: string): Promise<Outcome<DuelView, 'unknown-table'>> {
    const duel = await this.#ports.store.duelAt(id);
    return duel === null ? NO_DUEL : grant(viewOfDuel(duel));
  }

  /** The duels that count in an edition, of this month and of all time. */
  async tally(edition: string): Promise<Outcome<DuelTally, 'malformed'>> {
    const { store, clock, bot } = this.#ports;
    if (editionNamed(edition) === null) return NO_EDITION;
    const month = monthOf(clock.now());
    const [own, all] = await Promise.all(
      [month, null].map(async (only) => figuresOf(await store.sumDuels({ edition, bot, month: only }))),
    );
    return grant({ edition, bot, month, thisMonth: own, all });
  }

  #newDuel(
    { id, edition, name }: DuelOpening,
    account: KnownAccount | null,
  ): Outcome<NewDuel, 'malformed' | 'name-taken'> {
    if (editionNamed(edition) === null) return NO_EDITION;
    if (account === null && name === undefined) return deny('malformed', 'a guest gives a name');
    const named = account === null ? checkName(name ?? '', null, null) : grant(account.name);
    if (!named.ok) return named;
    const { clock, bot } = this.#ports;
    const duel = tableIdOf(`duel of ${account?.id ?? 'a guest'} ${id}`);
    const times = timesFrom(clock.now());
    return grant({ id: duel, edition, bot, account: account?.id ?? '', name: named.value, ...times });
  }

  /** Opens both tables and notes the duel in one transaction, unless they are there. */
  async #openTables(duel: NewDuel, address: string): Promise<Outcome<null, 'day-spent'>> {
    const { keys, tagOf, clock, up, writer, onOpened, draws, limiter } = this.#ports;
    for (const _ of tablesOfDuel(duel.id)) {
      const taken = await limiter.takeAll(TABLE_COSTS, address);
      if (!taken.ok) return taken;
    }
    const opener = { seed: keys.seedOf(duel.id), token: keys.tokenOf(duel.id), tag: tagOf(OPENERS, address) };
    const first = openDuelTables(duel, opener, { at: clock.now(), up: up() });
    const written = await writer.append(first);
    for (const [i, one] of first.entries()) if (written[i]) onOpened(one);
    await draws.draw(...tablesOfDuel(duel.id));
    return grant(null);
  }

  #opened(duel: Duel): OpenedDuel {
    return { ...viewOfDuel(duel), token: this.#ports.keys.tokenOf(duel.id) };
  }
}

/** When a duel that begins now ends at the latest, to which month it belongs, and when a node looks at it. */
function timesFrom(begun: number): Pick<NewDuel, 'begun' | 'until' | 'month' | 'due'> {
  return { begun, until: begun + DUEL_DAYS * DAY_MS, month: monthOf(begun), due: begun + LOOK_FIRST_MS };
}

/** The month of a moment (milliseconds since 1970) in UTC, as "2026-11". */
function monthOf(at: number): string {
  return utcDay(at).slice(0, 'yyyy-mm'.length);
}
