import { createECDH, randomBytes } from 'node:crypto';
import type { ContactRequest, Opening } from '@asteroute/protocol';
import { ask, newToken } from '@asteroute/server/testing';
import { WebSocket } from 'ws';
import type { AttackKit, ReceiverKind, Victim } from '../../attacks/attacks.ts';
import { type Chances, createChances } from '../../simulator/virtual/chances.ts';

/** An attacker of a real server, whose receivers are at `receivers`. */
export class HttpKit implements AttackKit {
  readonly chances: Chances;
  newToken = newToken;
  readonly #origin: string;
  readonly #address: string;
  readonly #receivers: string;
  readonly #own = new Set<string>();
  #socket: WebSocket | null = null;
  #count = 0;

  constructor(origin: string, address: string, more: { readonly receivers: string; readonly seed: number }) {
    this.chances = createChances(more.seed);
    this.#origin = origin;
    this.#address = address;
    this.#receivers = more.receivers;
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
    const opened = await ask(this.#origin, 'POST /api/games', { token, body, from: this.#address }).catch(() => null);
    if (opened === null || !('table' in opened)) return null;
    this.#own.add(opened.table);
    return opened.table;
  }

  contact(push: ContactRequest['push']): string {
    const token = newToken();
    const body = { push, mail: null, language: 'en', zone: 'UTC', quiet: null, wants: false };
    ask(this.#origin, 'POST /api/contact', { token, body, from: this.#address }).catch(() => undefined);
    return token;
  }

  async victims(): Promise<readonly Victim[]> {
    const listed = await ask(this.#origin, 'GET /api/games', { from: this.#address }).catch(() => null);
    const all = listed !== null && 'open' in listed ? [...listed.open, ...listed.running] : [];
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
