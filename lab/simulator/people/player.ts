import type { NewCommand } from '@asteroute/client';
import {
  currentPlan,
  flagAt,
  isOpenRoom,
  isPerson,
  isTaken,
  onTurn,
  REPLACE_PRESENT_AFTER_MS,
  type Table,
  withOneMore,
} from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';
import { anyTurn } from '@asteroute/server/simulation';
import { commandFromSchema } from '../../attacks/from-schema.ts';
import type { World } from '../virtual/world.ts';
import { WEIGHED_ASIDES } from './asides.ts';
import type { SimulatedClient } from './client.ts';
import type { SimulatedContact } from './contact.ts';

interface PlayerPlan {
  readonly name: string;
  readonly isHost: boolean;
  readonly goal: number;
  /** The number of turns after which the player does nothing until it has lost its seat. */
  readonly sleepsAfter: number;
  /** Milliseconds after which the host fills an empty seat with a bot. */
  readonly waitsMs: number;
  /** How the player is told of turns; it then plays only when it is told, or after a long time. */
  readonly contact?: SimulatedContact;
  readonly webhook?: string;
  onRematch(table: string): void;
}

export interface PlayerLimits {
  rematches: number;
  /** Whether the run is ending: players no longer take long pauses, and they resign soon. */
  isEnding: boolean;
  /** Whether players who sleep, and hostile people, keep their seats while the run is ending, until bots take over. */
  readonly isPatient: boolean;
}

/** Maximum milliseconds that a player usually and sometimes thinks. */
const [THINK_MS, LONG_THINK_MS] = [120, 15_000];
/** Milliseconds after which a player who was not told of a turn looks at the table. */
const LOOK_MS = 100_000;
/** Probability that a player does something besides the game when it decides, and that its connection breaks. */
const [ASIDE, DROP] = [0.06, 0.009];
const LAST_TURNS = 12;
const RANDOM = { type: 'seat-bot', bot: 'random' } as const;

export class SimulatedPlayer {
  readonly #client: SimulatedClient;
  readonly #plan: PlayerPlan;
  readonly #limits: PlayerLimits;
  readonly #world: World;
  #thinking = false;
  /** Whether the player does not sleep any more, because the run is ending and nobody has asked for a bot. */
  #isAwake = false;
  /** When the game or its players last changed, and a text of that state. */
  #changedAt: number;
  #last = '';
  #toldAt = Number.NEGATIVE_INFINITY;
  #goal: number;

  constructor(client: SimulatedClient, plan: PlayerPlan, limits: PlayerLimits, world: World) {
    this.#client = client;
    this.#plan = plan;
    this.#limits = limits;
    this.#world = world;
    this.#goal = plan.goal;
    this.#changedAt = world.queue.now();
    client.onNews = () => this.#think();
    if (plan.contact !== undefined) world.onTold.push(({ url }) => this.#toldOfTurn(url));
    this.#think();
  }

  #toldOfTurn(url: string): void {
    if (this.#plan.contact?.isAt(url) !== true) return;
    this.#toldAt = this.#world.queue.now();
    this.#think();
  }

  /** Decides after a while, and again if nothing happens for a long time. */
  #think(): void {
    if (this.#thinking) return;
    this.#thinking = true;
    const { queue, chances } = this.#world;
    queue.after(this.#thinkingMs(), () => {
      this.#thinking = false;
      this.#act();
      queue.after(chances.between(2000, 8000), () => this.#think());
    });
  }

  /** Milliseconds until the player decides; sometimes just about when its flag falls. */
  #thinkingMs(): number {
    const { chances } = this.#world;
    const table = this.#client.table();
    const seat = table === null ? null : onTurn(table);
    const flag = table === null || seat === null ? null : flagAt(table.clocks, seat);
    if (flag !== null && chances.happens(0.01)) return Math.max(0, flag - this.#client.up() + chances.between(-30, 10));
    const isLong = !this.#limits.isEnding && chances.happens(0.004);
    return chances.between(1, isLong ? LONG_THINK_MS : THINK_MS);
  }

  #act(): void {
    const table = this.#client.table();
    const isLost = this.#world.lost.has(table?.id ?? '');
    if (table === null || isLost || this.#client.isBanned || this.#client.observer.waiting() > 0) return;
    this.#noteChange(table);
    if (table.rematch !== null) this.#plan.onRematch(table.rematch);
    const seat = table.seats.findIndex((one) => one.name === this.#plan.name && isPerson(one));
    const body = this.#aside(table, seat) ?? this.#decide(table, seat);
    if (body !== null) this.#client.send(body);
  }

  /** Notes when something last changed, and wakes up when nothing has changed for too long at the end. */
  #noteChange(table: Table): void {
    const now = `${table.status} ${table.turns} ${table.seats.map(({ name, bot }) => `${name} ${bot}`)}`;
    if (now !== this.#last) this.#changedAt = this.#world.queue.now();
    this.#last = now;
    const { isEnding, isPatient } = this.#limits;
    this.#isAwake ||= isEnding && (!isPatient || this.#waited() > 2 * REPLACE_PRESENT_AFTER_MS);
  }

  #waited(): number {
    return this.#world.queue.now() - this.#changedAt;
  }

  /**
   * Whether the player does nothing from here on. It may do so only if its clock or another player who asks for a bot
   * can end the wait; if all others sleep too, it wakes up in the end.
   */
  #sleepsAt({ turns, seats, plan }: Table): boolean {
    if (this.#isAwake || turns < this.#plan.sleepsAfter) return false;
    return plan.clock.type !== 'none' || seats.filter(isPerson).length > 1;
  }

  #decide(table: Table, seat: number): NewCommand | null {
    if (table.status === 'open') return seat < 0 ? this.#joining(table) : this.#gathering(table, seat);
    if (table.status === 'over') return this.#afterwards(table);
    return seat < 0 ? this.#returning(table) : (this.#asking(table, seat) ?? this.#playing(table, seat));
  }

  #asking({ reached, webhook: has }: Table, seat: number): NewCommand | null {
    const { contact, webhook } = this.#plan;
    if (this.#limits.isEnding) return null;
    if (contact?.isReady() && reached[seat].length === 0)
      return { type: 'reach', contact: contact.plan.token, channels: contact.plan.channels };
    return webhook !== undefined && !has ? { type: 'webhook', url: webhook } : null;
  }

  /** Whether the player is away from the table, where it asked to be told of turns, and was not told of this one. */
  #isAway({ notified, clocks, plan }: Table, seat: number): boolean {
    const isTold = notified[seat] && this.#plan.contact !== undefined;
    if (!isTold || plan.clock.type !== 'none' || this.#limits.isEnding) return false;
    const ms = this.#client.up() - clocks.since;
    return this.#toldAt < this.#world.queue.now() - ms - 1000 && ms < LOOK_MS;
  }

  #joining(table: Table): NewCommand | null {
    const { name } = this.#plan;
    const isFree = table.seats.some((one, i) => !isTaken(one) && table.reserved[i] === null);
    const isRoom = isOpenRoom(table);
    const hasSeat = isFree || table.reserved.includes(name) || (isRoom && withOneMore(table) !== null);
    if (table.revealUntil !== null || !hasSeat) return null;
    const { clientSeed = '' } = this.#client.plan;
    return {
      type: 'join',
      name,
      clientSeed: '',
      ...(clientSeed === '' ? {} : { commitment: commitmentOf(table.id, clientSeed) }),
      ...(isRoom && this.#world.chances.happens(0.4) ? { ready: true } : {}),
    };
  }

  /** As a host who has waited long enough seats bots; in a room, changes the plan, is ready or not, or starts the game. */
  #gathering(table: Table, seat: number): NewCommand | null {
    // The client reveals the player's number by itself.
    if (table.revealUntil !== null) return null;
    const { chances } = this.#world;
    const { isHost, waitsMs } = this.#plan;
    const { isEnding } = this.#limits;
    const free = table.seats.findIndex((one) => !isTaken(one));
    if (!isOpenRoom(table)) return isHost && this.#waited() > waitsMs ? { ...RANDOM, seat: free } : null;
    if (isHost && this.#waited() > (isEnding ? 0 : waitsMs))
      return table.seats.filter(isTaken).length < 2 ? { ...RANDOM, seat: free } : { type: 'start' };
    if (isHost && !isEnding && chances.happens(0.2)) return this.#configuring(table);
    if (!table.ready[seat]) return chances.happens(0.5) ? { type: 'ready', ready: true } : null;
    return chances.happens(0.05) ? { type: 'ready', ready: false } : null;
  }

  /** Rotates the seats of a room and sometimes drops free seats, adds a bot or switches takebacks. */
  #configuring(table: Table): NewCommand {
    const { chances } = this.#world;
    const plan = currentPlan(table);
    const first = chances.below(plan.seats.length);
    const all = [...plan.seats.keys()];
    const order = [...all.slice(first), ...all.slice(0, first)];
    const taken = order.filter((seat) => isTaken(table.seats[seat]) || table.reserved[seat] !== null);
    const from = taken.length >= 2 && chances.happens(0.5) ? taken : order;
    const more = chances.happens(0.2) ? withOneMore(table)?.plan.seats.at(-1) : undefined;
    const takebacks = chances.happens(0.2) ? !plan.takebacks : plan.takebacks;
    const bots = more === undefined ? [] : [{ ...more, bot: 'random' }];
    const seats = [...from.map((seat) => plan.seats[seat]), ...bots];
    return { type: 'configure', plan: { ...plan, takebacks, seats }, from: [...from, ...bots.map(() => null)] };
  }

  #returning({ seats, lost }: Table): NewCommand | null {
    const seat = seats.findIndex(({ name }) => name === this.#plan.name);
    const may = seat >= 0 && !lost[seat] && !this.#limits.isEnding;
    return may && this.#world.chances.happens(0.5) ? { type: 'return' } : null;
  }

  #playing(table: Table, seat: number): NewCommand | null {
    const { takeback, turns } = table;
    if (this.#limits.isEnding) this.#goal = Math.min(this.#goal, turns + LAST_TURNS);
    if (this.#sleepsAt(table)) return null;
    if (takeback !== null && takeback.seat !== seat && !takeback.agreed.includes(seat))
      return { type: 'answer-takeback', accept: this.#world.chances.happens(0.7) };
    if (turns >= this.#goal) return { type: 'resign' };
    if (onTurn(table) !== seat) return this.#waiting(table, seat);
    if (this.#isAway(table, seat)) return null;
    return table.game?.position.phase === 'draw' ? { type: 'draw', turn: turns } : anyTurn(table, this.#world.chances);
  }

  /** Asks for a takeback of its own turn, or for a bot in place of a player who has not moved for long. */
  #waiting(table: Table, seat: number): NewCommand | null {
    const mayAsk = table.before?.position.seat === seat && table.takeback === null;
    if (mayAsk && this.#world.chances.happens(0.15)) return { type: 'ask-takeback', turn: table.turns };
    const other = onTurn(table);
    const sleeps = other !== null && isPerson(table.seats[other]) && table.plan.clock.type === 'none';
    const isLate = sleeps && this.#waited() > REPLACE_PRESENT_AFTER_MS + 5000;
    return isLate ? { type: 'replace', seat: other, bot: 'random' } : null;
  }

  #afterwards(table: Table): NewCommand | null {
    const played = table.seats.some(({ name }) => name === this.#plan.name);
    if (!played || this.#client.observer.seat() === null || table.rematch !== null || this.#limits.rematches <= 0)
      return null;
    this.#limits.rematches--;
    return { type: 'rematch', clientSeed: '', sit: this.#world.chances.happens(0.5) };
  }

  #aside(table: Table, seat: number): NewCommand | null {
    const { chances } = this.#world;
    if (seat < 0 || this.#limits.isEnding || this.#sleepsAt(table)) return null;
    if (chances.happens(DROP)) this.#client.drop();
    if (!chances.happens(ASIDE)) return null;
    const { type, fields } = chances.pick(WEIGHED_ASIDES);
    const known = fields({
      table,
      other: (seat + 1) % table.seats.length,
      isHost: this.#plan.isHost,
      isPlaying: table.status === 'running' || (table.status === 'open' && table.revealUntil === null),
    });
    return known && (commandFromSchema(type, chances, known) as NewCommand);
  }
}
