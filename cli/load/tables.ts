/** Tables under load: three sockets each, a turn sent as soon as the last of them has seen the one before. */
import { createRandom, type Random } from '@asteroute/engine';
import { type Entry, follow, onTurn, openTable, type ServerMessage, type Table } from '@asteroute/protocol';
import { anyTurn, ask, command, newToken, openAt } from '@asteroute/server/testing';
import { WebSocket } from 'ws';

const COLORS = ['red', 'green', 'black'];

/** What is noted: milliseconds from sending a turn until the last of three sockets has it. */
export interface Notes {
  readonly latencies: number[];
}

/** Plays games at one table after the other until it is stopped. */
export class LoadTable {
  private readonly origin: string;
  private readonly notes: Notes;
  private readonly random: Random;
  private sockets: WebSocket[] = [];
  private tokens: string[] = [];
  private name = '';
  private table: Table | null = null;
  private sentAt = 0;
  private seen = 0;
  private stopped = false;

  constructor(origin: string, seed: number, notes: Notes) {
    this.origin = origin;
    this.notes = notes;
    this.random = createRandom(seed);
  }

  /** Opens a table and begins to play. */
  async begin(): Promise<void> {
    const { origin } = this;
    this.close();
    this.table = null;
    this.tokens = COLORS.map(newToken);
    const plan = { edition: 'star-wars', seats: COLORS.map((color) => ({ color })) };
    this.name = await openAt(origin, this.tokens[0], plan, { name: 'host' });
    for (const token of this.tokens.slice(1)) {
      await command(origin, this.name, { type: 'join', name: 'guest', clientSeed: '' }, token);
    }
    const { entries } = await ask<{ entries: Entry[] }>(`${origin}/api/games/${this.name}/events`);
    for (const entry of entries)
      this.table = this.table === null ? openTable(this.name, entry) : follow(this.table, entry);
    this.sockets = await Promise.all(this.tokens.map((token, seat) => this.connect(seat, token)));
    this.send();
  }

  stop(): void {
    this.stopped = true;
    this.close();
  }

  private close(): void {
    for (const socket of this.sockets) socket.terminate();
    this.sockets = [];
  }

  private connect(seat: number, token: string): Promise<WebSocket> {
    const { origin, name } = this;
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
      socket.on('error', reject);
      socket.on('message', (data) => this.hear(seat, data.toString()));
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'watch', table: name, since: this.table?.head, token }));
        resolve(socket);
      });
    });
  }

  private send(): void {
    const table = this.table as Table;
    const seat = onTurn(table) as number;
    const turn = { id: `t${table.turns}`, ...anyTurn(table, this.random) };
    const text = JSON.stringify({ type: 'command', table: this.name, token: this.tokens[seat], command: turn });
    this.seen = 0;
    this.sentAt = performance.now();
    this.sockets[seat].send(text);
  }

  private hear(seat: number, text: string): void {
    if (!text.startsWith('{"type":"entries"')) return;
    const now = performance.now();
    // One of the three works the table out; for the others it is enough that it came.
    if (seat === 0) {
      const { entries } = JSON.parse(text) as Extract<ServerMessage, { type: 'entries' }>;
      for (const entry of entries) this.table = follow(this.table as Table, entry);
    }
    if (++this.seen < this.sockets.length || this.stopped) return;
    this.notes.latencies.push(now - this.sentAt);
    if (this.table?.status === 'running') this.send();
    else this.begin().catch(() => undefined);
  }
}
