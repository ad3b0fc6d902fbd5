import {
  type AskServer,
  type ClientPorts,
  type ClientState,
  type NewCommand,
  NOTHING_KNOWN,
  newId,
  TableClient,
  tableRequests,
} from '@asteroute/client';
import type { Reaction, Table } from '@asteroute/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Key, Keyring } from '../keyring/keyring.ts';
import { withBotNames } from './bot-names.ts';

export interface TableConnectionPorts
  extends Omit<ClientPorts, 'requests' | 'memory' | 'newId' | 'readEntry' | 'onChange'> {
  readonly ask: AskServer;
  readonly keyring: Keyring;
  readonly botName: (bot: string) => string;
}

/** The client of a table for views: its state as signals, and a memory in the browser's storage. */
export class TableConnection {
  readonly key: Key;
  /** The name under which this page has asked to come in; null if it has not. */
  askedAs: string | null = null;
  readonly #client: TableClient;
  readonly #state = signal(NOTHING_KNOWN);
  readonly connected = this.#of('connected');
  readonly isSlow = this.#of('isSlow');
  readonly table = this.#of('table');
  readonly log = this.#of('log');
  readonly seat = this.#of('seat');
  readonly reservedSeat = this.#of('reservedSeat');
  readonly isSeatKnown = this.#of('isSeatKnown');
  readonly sending = this.#of('sending');
  readonly refused = this.#of('refused');
  readonly fault = this.#of('fault');
  readonly seen = this.#of('seen');
  readonly presence = this.#of('presence');
  readonly reactions = this.#of('reactions');
  /** The promise about fair chance that the server broke; null if it kept all. */
  readonly broken = computed(() => {
    for (const one of [this.seen, this.table, this.reservedSeat]) void one.value;
    return this.#client.broken();
  });

  constructor(key: Key, { ask, keyring, botName, ...ports }: TableConnectionPorts) {
    this.key = key;
    this.#client = new TableClient(key, {
      ...ports,
      requests: tableRequests(ask),
      memory: { ...keyring, keepKey: () => keyring.keep(key) },
      newId,
      readEntry: (entry, table) => withBotNames(entry, table, botName),
      onChange: (state) => {
        this.#state.value = state;
      },
    });
    this.#state.value = this.#client.state;
  }

  #of<K extends keyof ClientState>(name: K): ReadonlySignal<ClientState[K]> {
    return computed(() => this.#state.value[name]);
  }

  readonly send = (command: NewCommand) => {
    if (command.type === 'knock') this.askedAs = command.name;
    return this.#client.send(command);
  };
  readonly change = (make: (table: Table) => NewCommand | null) => this.#client.change(make);
  readonly react = (reaction: Reaction) => this.#client.react(reaction);
  readonly serverTime = () => this.#client.serverTime();
  readonly close = () => this.#client.close();
}
