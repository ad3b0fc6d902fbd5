/** What attacks share: addresses of strangers, and how long something takes. */
import { type AskServer, createAsk } from '@asteroute/client';
import type { Command } from '@asteroute/protocol';
import type { RequestOf, TABLE_ROUTES } from '@asteroute/protocol/routes';
import type { CommandBody } from '@asteroute/server/testing';
import { newToken } from '@asteroute/server/testing';

/** What one address can do to others within the usual limits, and the promise that it must not break. */
export interface AddressAttack {
  readonly name: string;
  /** Attacks servers of its own. Resolves with its figures in one line; rejects if the promise is broken. */
  run(): Promise<string>;
}

/** The settings of a server that takes a client's address from `X-Forwarded-For`, with the usual limits. */
export const BEHIND_PROXY = {
  TRUST_PROXY: '1',
  LIMIT_REQUESTS: '300',
  LIMIT_COMMANDS: '40',
  LIMIT_OPENINGS: '10',
  LIMIT_CHAT: '5',
  LIMIT_LISTS: '60',
  LIMIT_DAY_TABLES: '1000',
  LIMIT_DAY_CHAT: '4096',
  LIMIT_DAY_DISK: '128',
  LIMIT_DAY_REPORTS: '20',
};

type Wanted = RequestOf<(typeof TABLE_ROUTES)['openTable']>['body'];

/** A client at an address of its own, with a token. */
export class Stranger {
  readonly token = newToken();
  readonly origin: string;
  /** Sends requests to the API. */
  readonly ask: AskServer;

  constructor(origin: string, address: string) {
    this.origin = origin;
    const from = { 'X-Forwarded-For': address };
    this.ask = createAsk(origin, (url, sent) => fetch(url, { ...sent, headers: { ...sent.headers, ...from } }));
  }

  /** Creates a table; resolves with its id, or null if the server refuses it. */
  async open(plan: Wanted['plan'], more: Partial<Wanted> = {}): Promise<string | null> {
    const body = { id: newToken().slice(0, 12), plan, ...more };
    const opened = await this.ask('POST /api/games', { token: this.token, body });
    return opened.ok ? opened.value.table : null;
  }

  /** Sends a command; rejects if it is refused. */
  async send(table: string, body: CommandBody): Promise<void> {
    const sent = { id: newToken().slice(0, 12), ...body } as Command;
    const { token } = this;
    const answer = await this.ask('POST /api/games/:id/commands', { params: { id: table }, token, body: sent });
    if (!answer.ok) throw new Error(`${body.type} was refused: ${JSON.stringify(answer)}`);
  }
}

/** Gives for example `12 to 340 ms (median 80)`. */
export function describeSpread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `${sorted[0]} to ${sorted.at(-1)} ms (median ${sorted[sorted.length >> 1]})`;
}

/** Throws unless every one of these times is at most `most` milliseconds. */
export function demandWithin(most: number, what: string, times: readonly number[]): void {
  const late = times.filter((ms) => ms > most);
  if (late.length > 0) throw new Error(`${what}: ${describeSpread(times)}, not within ${most} ms`);
}
