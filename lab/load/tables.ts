/**
 * Tables under load. Each has three sockets and sends a turn as soon as the last socket has received the one before.
 */
import { errorText } from '@asteroute/cli/arguments';
import { actionWords, coordinates, createRandom, type Random, type TurnWords } from '@asteroute/engine';
import { actionMove, listActions, listPlacements, placeMove } from '@asteroute/engine/search';
import {
  createPlaythrough,
  type EntriesMessage,
  gameOf,
  type Playthrough,
  playChanceEvents,
  type Table,
} from '@asteroute/protocol';
import { openSeated, readTable } from '@asteroute/server/testing';
import { WebSocket } from 'ws';

const COLORS = ['red', 'green', 'black'];

export interface Prepared {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly table: Table;
}

const MAX_TRIES = 5;

/** Returns the answer to a request, and repeats the request when the server was just closing its connection. */
export async function whenAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (errorText(error) !== 'fetch failed' || tries === MAX_TRIES) throw error;
    }
  }
}

export async function prepare(origin: string): Promise<Prepared> {
  const { name, tokens } = await openSeated(origin, COLORS, { edition: 'star-wars' });
  return { name, tokens, table: await readTable(origin, name) };
}

interface Load {
  readonly games: Prepared[];
  readonly onEmpty: () => void;
  readonly latencies: number[];
}

/** Three sockets that play one prepared game after the other, as fast as the server answers. */
export class LoadTable {
  readonly #load: Load;
  readonly #random: Random;
  #sockets: readonly WebSocket[] = [];
  #game: Prepared | undefined;
  /** The game as this client has played it; its turns are never refused. */
  #played: Playthrough | null = null;
  #turns = 0;
  #sentAt = 0;
  #seen = 0;

  constructor(load: Load, seed: number) {
    this.#load = load;
    this.#random = createRandom(seed);
  }

  async connect(origins: readonly string[], first: number): Promise<void> {
    this.#sockets = await Promise.all(
      COLORS.map((_, seat) => this.#open(origins[(first + seat) % origins.length], seat)),
    );
  }

  begin(): void {
    this.#game = this.#load.games.pop();
    if (this.#game === undefined) return this.#load.onEmpty();
    const { name, tokens, table } = this.#game;
    this.#played = createPlaythrough(gameOf(table), null);
    this.#turns = 0;
    for (const [seat, socket] of this.#sockets.entries()) {
      socket.send(JSON.stringify({ type: 'watch', table: name, since: table.head, token: tokens[seat] }));
    }
    this.#send(this.#game, this.#played);
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #open(origin: string, seat: number): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
      socket.on('error', reject);
      socket.on('message', (data) => this.#hear(seat, data.toString()));
      socket.on('open', () => resolve(socket));
    });
  }

  #send({ name, tokens }: Prepared, played: Playthrough): void {
    const { seat } = played.now().position;
    const turn = { id: `t${this.#turns}`, type: 'turn', turn: this.#turns++, ...playAnyTurn(played, this.#random) };
    this.#seen = 0;
    this.#sentAt = performance.now();
    this.#sockets[seat].send(JSON.stringify({ type: 'command', table: name, token: tokens[seat], command: turn }));
  }

  #hear(seat: number, text: string): void {
    const [game, played] = [this.#game, this.#played];
    if (!text.startsWith('{"type":"entries"') || game === undefined || played === null) return;
    const now = performance.now();
    // Only one of the three sockets reads the draws and dice. For the others the arrival of the message is enough.
    if (seat === 0) {
      const { entries }: EntriesMessage = JSON.parse(text);
      for (const event of entries.flatMap(({ events }) => events))
        if (event.type === 'turn') playChanceEvents(played, event.chance);
    }
    if (++this.#seen < this.#sockets.length) return;
    this.#load.latencies.push(now - this.#sentAt);
    if (played.now().position.phase !== 'over') return this.#send(game, played);
    for (const socket of this.#sockets) socket.send(JSON.stringify({ type: 'unwatch', table: game.name }));
    this.begin();
  }
}

/** Plays a random turn, and returns it in words. The client spends as little time on it as it can. */
function playAnyTurn(played: Playthrough, random: Random): TurnWords {
  const game = played.now();
  const { rules, position } = game;
  const { list } = rules;
  listPlacements(rules, position, position.drawn, list);
  const place = placeMove(list.codes[random.below(list.size)]);
  played.play(place);
  listActions(rules, position, list);
  const action = actionMove(list.codes[random.below(list.size)]);
  const words = { ...coordinates(place.cell), rotation: place.rotation, action: actionWords(game, action) };
  played.play(action);
  return words;
}
