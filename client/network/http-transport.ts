import type { ClientMessage } from '@asteroute/protocol';
import type { TableRequests } from './requests.ts';
import type { Transport, TransportHandlers } from './transport.ts';

type Watch = Extract<ClientMessage, { type: 'watch' }>;
type SentCommand = Extract<ClientMessage, { type: 'command' }>;

/** Seconds that a request waits for an entry: a proxy ends longer ones, and a silent connection counts as lost. */
const WAIT_S = 15;

/** A request waits for the next entries, and each command is a request. Reactions and presence go by sockets alone. */
export class HttpTransport implements Transport {
  readonly #handlers: TransportHandlers;
  readonly #requests: Omit<TableRequests, 'seat'>;
  #isOpen = false;
  #watch: Watch | null = null;
  #waiting = new AbortController();

  constructor(handlers: TransportHandlers, requests: Omit<TableRequests, 'seat'>) {
    this.#handlers = handlers;
    this.#requests = requests;
    const opening = this.#waiting.signal;
    void requests.isReachable().then((reachable) => {
      if (opening.aborted) return;
      this.#isOpen = reachable;
      if (reachable) handlers.onOpen();
      else handlers.onClose();
    });
  }

  send(message: ClientMessage): void {
    if (!this.#isOpen) return;
    if (message.type === 'command') void this.#command(message);
    else if (message.type === 'watch') void this.#follow(message);
    else if (message.type === 'ping' && this.#watch !== null) void this.#follow(this.#watch);
  }

  close(): void {
    this.#isOpen = false;
    this.#waiting.abort();
  }

  async #command({ command, ...key }: SentCommand): Promise<void> {
    const answer = await this.#requests.command(key, command);
    if (!this.#isOpen) return;
    if (answer === null) this.#lost();
    else this.#handlers.onMessage(answer);
  }

  async #follow(watch: Watch): Promise<void> {
    this.#waiting.abort();
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    this.#watch = watch;
    for (let wait = 0; ; wait = WAIT_S) {
      const message = await this.#requests.events(watch, { since: this.#watch.since, wait }, signal);
      if (signal.aborted) return;
      if (message === null) return this.#lost();
      this.#handlers.onMessage(message);
      if (message.type === 'fault' || signal.aborted) return;
      this.#watch = { ...watch, since: message.entries.at(-1)?.seq ?? this.#watch.since };
    }
  }

  #lost(): void {
    this.close();
    this.#handlers.onClose();
  }
}
