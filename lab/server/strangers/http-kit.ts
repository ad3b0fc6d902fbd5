import { createECDH, randomBytes } from 'node:crypto';
import { type AskServer, createAsk } from '@asteroute/client';
import type { ContactRequest, Opening } from '@asteroute/protocol';
import { newToken } from '@asteroute/server/testing';
import { WebSocket } from 'ws';
import type { AttackKit, ReceiverKind, Victim } from '../../attacks/attacks.ts';
import { type Chances, createChances } from '../../simulator/virtual/chances.ts';

/** Requests of a client at this address, which the server takes from a header. */
export function askFrom(origin: string, address: string): AskServer {
  const from = { 'X-Forwarded-For': address };
  return createAsk(origin, (url, sent) => fetch(url, { ...sent, headers: { ...sent.headers, ...from } }));
}

/** An attacker of a real server, whose receivers are at `receivers`. */
export class HttpKit implements AttackKit {
  readonly chances: Chances;
  newToken = newToken;
  readonly #origin: string;
  readonly #address: string;
  readonly #receivers: string;
  readonly #ask: AskServer;
  readonly #own = new Set<string>();
  #socket: WebSocket | null = null;
  #count = 0;

  constructor(origin: string, address: string, more: { readonly receivers: string; readonly seed: number }) {
    this.chances = createChances(more.seed);
    this.#origin = origin;
    this.#address = address;
    this.#receivers = more.receivers;
    this.#ask = askFrom(origin, address);
  }

  newName(): string {
    return `M${++this.#count}`;
  }

  say(message: object | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    this.#socket ??= this.#connect();
    const socket = this.#socket;
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else socket.once('open', () => socket.send(text));
  }

  command(table: string, token: string, body: Readonly<Record<string, unknown>>): void {
    this.say({ type: 'command', table, token, command: { ...body, id: newToken().slice(0, 12) } });
  }

  async open(plan: Opening['plan'], token: string): Promise<string | null> {
    const body = { id: newToken().slice(0, 12), plan, name: this.newName() };
    const opened = await this.#ask('POST /api/games', { token, body });
    if (!opened.ok) return null;
    this.#own.add(opened.value.table);
    return opened.value.table;
  }

  contact(push: ContactRequest['push']): string {
    const token = newToken();
    const body = { push, mail: null, language: 'en', zone: 'UTC', quiet: null, wants: false };
    void this.#ask('POST /api/contact', { token, body });
    return token;
  }

  async victims(): Promise<readonly Victim[]> {
    const listed = await this.#ask('GET /api/games');
    const all = listed.ok ? [...listed.value.open, ...listed.value.running] : [];
    const others = all.filter(({ table }) => !this.#own.has(table));
    return others.map(({ table, status, seats }) => {
      const isFree = seats.some(({ name, bot }) => name === null && bot === null);
      return { id: table, seats: seats.length, hasFreeSeat: status === 'open' && isFree };
    });
  }

  /** What its tables look like it does not ask: that would use up its requests. */
  table = async (): Promise<null> => null;

  receiver(kind: ReceiverKind) {
    const url = `${this.#receivers}/${kind}/${this.newName()}`;
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    return { url, push: { endpoint: url, keys: { p256dh, auth: randomBytes(16).toString('base64url') } } };
  }

  close(): void {
    this.#socket?.terminate();
  }

  #connect(): WebSocket {
    const headers = { 'X-Forwarded-For': this.#address };
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/api/socket`, { headers });
    socket.setMaxListeners(0);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        if (this.#socket === socket) this.#socket = null;
      });
    return socket;
  }
}
