import { type BotWorker, type LegalTurn, legalTurn } from '@asteroute/bots';
import {
  type ActionMove,
  createDealer,
  createRandom,
  type Dealer,
  endsTurn,
  type Game,
  lastGame,
  mix,
  newGame,
  ok,
  type PlaceMove,
  playChance,
  playTurn,
  type Result,
  refuse,
  type Setup,
  unwrap,
} from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { type GameRecord, Recorder, replay } from '@asteroute/record';
import { type Signal, signal } from '@preact/signals';
import { type Link, type LinkTrouble, type Listener, type SeatPlan, sharedPlies } from '../link.ts';
import type { Saved, Slot } from '../saved.ts';

/** Milliseconds before a bot that failed is asked again. */
const RETRY_MS = 1000;

export interface LocalPorts {
  readonly slot: Slot;
  readonly botWorker: BotWorker;
  readonly pause: (ms: number) => Promise<void>;
}

export function startLocal(
  setup: Omit<Setup, 'tileSet'>,
  seats: readonly SeatPlan[],
  seed: number,
  ports: LocalPorts,
): Result<Link> {
  const start = newGame(setup);
  if (!start.ok) return start;
  const saved: Saved = { record: new Recorder(start.value.rules.setup).record(), seats, seed };
  return ok(new LocalTable({ start: start.value, steps: [] }, saved, ports));
}

/** Opens the table of a kept game; refused when its record does not follow the rules. */
export function resumeLocal(saved: Saved, ports: LocalPorts): Result<Link> {
  const past = pastOf(saved.record);
  return past.ok ? ok(new LocalTable(past.value, saved, ports)) : past;
}

export interface Past {
  readonly start: Game;
  readonly steps: readonly Ply[];
}

/** Replays a record; refused when it does not follow the rules. */
export function pastOf(record: GameRecord): Result<Past> {
  const played = replay(record);
  if (!played.ok) return played;
  const { start, plies, differences } = played.value;
  const [first] = differences;
  if (first !== undefined) return refuse('illegal-action', `${first.turn ?? ''}: ${first.message}`);
  return ok({ start, steps: plies });
}

/** A dealer whose first draws are fixed: a branch of another game keeps the tile that was in hand. */
function settledDealer(start: Game, { seed, dealt }: Saved): Dealer {
  const dealer = createDealer(seed);
  const tiles = (dealt?.tiles ?? []).map((tile) => start.rules.tables.indexOf.get(tile));
  return {
    roll: dealer.roll,
    draw(left, index) {
      const tile = tiles[index - (dealt?.from ?? 0)];
      return tile !== undefined && left[tile] > 0 ? tile : dealer.draw(left, index);
    },
  };
}

/** A table that runs in the page: it deals tiles and dice, saves the game and asks the bots for their turns. */
class LocalTable implements Link {
  readonly live = true;
  readonly key: string | undefined;
  readonly seats: readonly SeatPlan[];
  readonly start: Game;
  readonly opened: readonly Ply[];
  readonly head: Signal<Game>;
  readonly thinking = signal<number | null>(null);
  readonly fault = signal<LinkTrouble | null>(null);
  readonly #saved: Saved;
  readonly #ports: LocalPorts;
  readonly #dealer: Dealer;
  readonly #listeners: Listener[] = [];
  #recorder: Recorder;
  #all: readonly Ply[];
  /** Number of the current request to a bot; answers to earlier requests are ignored. */
  #question = 0;

  constructor({ start, steps }: Past, saved: Saved, ports: LocalPorts) {
    this.seats = saved.seats;
    this.start = start;
    this.opened = steps;
    this.head = signal(lastGame(start, steps));
    this.key = ports.slot.id === undefined ? undefined : `play.${ports.slot.id}`;
    this.#saved = saved;
    this.#ports = ports;
    this.#dealer = settledDealer(start, saved);
    this.#recorder = new Recorder(start.rules.setup);
    for (const { events } of steps) this.#recorder.add(events);
    this.#all = steps;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
    const steps = playChance(this.head.value, this.#dealer);
    // A game that is over has nothing to deal.
    if (steps.length > 0) this.#publish(steps);
  }

  commit(place: PlaceMove, action: ActionMove): Result<Game> {
    const played = playTurn(this.head.value, { place, action });
    if (!played.ok) return played;
    const { bot } = this.seats[this.head.value.position.seat];
    if (this.takeNewer()) {
      if (bot === null) this.fault.value = 'elsewhere';
      return ok(this.head.value);
    }
    const chance = playChance(lastGame(this.head.value, played.value), this.#dealer);
    this.#publish([...played.value, ...chance]);
    return ok(this.head.value);
  }

  takeBack(plies: number): void {
    this.close();
    this.#all = this.#all.slice(0, plies);
    const turns = this.#all.filter(endsTurn).length;
    this.#recorder = new Recorder(this.start.rules.setup, this.#recorder.record().turns.slice(0, turns));
    for (const { events } of this.#all.slice(this.#all.findLastIndex(endsTurn) + 1)) this.#recorder.add(events);
    this.head.value = lastGame(this.start, this.#all);
    this.#save();
    void this.#askBot();
  }

  record(): GameRecord {
    return this.#recorder.record();
  }

  takeNewer(): boolean {
    const newer = this.#ports.slot.takeNewer?.() ?? null;
    const past = newer && pastOf(newer.record);
    if (!past?.ok) return false;
    const { steps } = past.value;
    const all = [...steps, ...playChance(lastGame(this.start, steps), this.#dealer)];
    const kept = sharedPlies(all, this.#all);
    if (kept === all.length && kept === this.#all.length) return false;
    this.close();
    this.#all = all;
    this.#recorder = new Recorder(this.start.rules.setup);
    for (const { events } of all) this.#recorder.add(events);
    this.head.value = lastGame(this.start, all);
    for (const listener of this.#listeners) listener(all.slice(kept), kept);
    void this.#askBot();
    return true;
  }

  close(): void {
    this.#question++;
    this.thinking.value = null;
    this.#ports.botWorker.close();
  }

  /** Saves first, then notifies. */
  #publish(steps: readonly Ply[]): void {
    for (const { events } of steps) this.#recorder.add(events);
    this.#all = [...this.#all, ...steps];
    this.#save();
    this.head.value = lastGame(this.head.value, steps);
    for (const listener of this.#listeners) listener(steps);
    void this.#askBot();
  }

  #save(): void {
    if (!this.#ports.slot.save({ ...this.#saved, record: this.record() })) this.fault.value = 'storage';
    else if (this.fault.value !== 'bot') this.fault.value = null;
  }

  async #askBot(): Promise<void> {
    const game = this.head.value;
    const { phase, seat, placed } = game.position;
    const bot = phase === 'place' ? this.seats[seat].bot : null;
    if (bot === null || this.thinking.value !== null) return;
    const question = this.#question;
    const seed = mix(this.#saved.seed, placed);
    this.thinking.value = seat;
    const turn = await this.#ports.botWorker.turn(game, bot, seed).catch(() => null);
    if (question !== this.#question) return;
    if (turn === null) return this.#retryBot(question);
    this.#playBot(legalTurn(game, turn, createRandom(seed)));
  }

  async #retryBot(question: number): Promise<void> {
    this.fault.value = 'bot';
    await this.#ports.pause(RETRY_MS);
    if (question !== this.#question) return;
    this.thinking.value = null;
    void this.#askBot();
  }

  /** Plays a bot's turn. An illegal turn is reported, and a legal one is played instead. */
  #playBot({ turn, refusal }: LegalTurn): void {
    if (refusal !== null) this.fault.value = 'bot';
    else if (this.fault.value === 'bot') this.fault.value = null;
    this.thinking.value = null;
    unwrap(this.commit(turn.place, turn.action));
  }
}
