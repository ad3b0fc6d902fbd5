import { appendEntry, type NewCommand, type PlyLog } from '@asteroute/client';
import { chanceMove, createDealer, newGame, play, tileId, unwrap } from '@asteroute/engine';
import {
  type Answer,
  type Chance,
  type CommandOf,
  type Entry,
  follow,
  openTable,
  type Plan,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import type { Ply } from '@asteroute/record';
import { signal } from '@preact/signals';
import { openSocket } from './link-socket.ts';

const SEATS = ['red', 'black'].map((color) => ({ color, bot: null }));
/** A table of two people in the Star Wars edition, without clock and takebacks. */
export const PLAN: Plan = {
  edition: 'star-wars',
  modules: [],
  options: {},
  seats: SEATS,
  access: 'public',
  clock: { type: 'none' },
  takebacks: false,
};

/** A table of a server in memory that receives log entries, and a link to it. */
export function serverTable(plan: Plan) {
  const dealer = createDealer(7);
  const table = signal<Table | null>(null);
  const log = signal<PlyLog | null>(null);
  const seat = signal<number | null>(0);
  const sending = signal<CommandOf<'turn'> | null>(null);
  const sent: NewCommand[] = [];

  function take(...events: readonly TableEvent[]): void {
    const before = table.value;
    const entry: Entry = { seq: (before?.head ?? 0) + 1, at: 0, up: 0, events };
    const next = before === null ? openTable('t', entry) : follow(before, entry);
    log.value = appendEntry(log.value, entry, next);
    table.value = next;
  }

  /** The draws and throws that follow, as the server deals them. */
  function chance(
    game = log.value?.steps.at(-1)?.game ?? unwrap(newGame({ edition: 'star-wars', players })),
  ): Chance[] {
    const move = chanceMove(game, dealer);
    if (move === null) return [];
    const words: Chance = move.type === 'draw' ? { type: 'draw', tile: tileId(game, move.tile) } : (move as Chance);
    return [words, ...chance(unwrap(play(game, move)).game)];
  }

  const players = SEATS.map(({ color }) => ({ name: color, color }));
  take({ type: 'opened', plan, seedHash: '', before: null });
  for (const index of [0, 1]) take({ type: 'joined', seat: index, name: `p${index}`, clientSeed: '' });
  take({ type: 'started', players, clientSeeds: ['', ''], chance: chance() });
  const link = openSocket({
    table,
    log,
    seat,
    sending,
    send: (wish) => {
      sent.push(wish);
      if (wish.type === 'turn') sending.value = { ...wish, id: 'x' };
      return Promise.resolve({} as Answer);
    },
  });
  const heard: { readonly steps: readonly Ply[]; readonly kept: number | undefined }[] = [];
  link.listen((steps, kept) => heard.push({ steps, kept }));

  /** The server accepts the pending turn and deals what follows. */
  function accept(withChance = true): void {
    const { x, y, rotation, action } = sending.value as CommandOf<'turn'>;
    const mover = log.value?.steps.at(-1)?.game.position.seat ?? 0;
    const dealt = withChance ? chance(link.head.peek()) : [];
    take({ type: 'turn', seat: mover, x, y, rotation, action, chance: dealt });
    sending.value = null;
  }
  return { link, table, seat, sending, sent, heard, take, accept };
}
