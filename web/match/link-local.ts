import {
  type ActionMove,
  chanceMove,
  createDealer,
  type Dealer,
  type Game,
  type Move,
  mix,
  newGame,
  ok,
  type PlaceMove,
  play,
  type Result,
  refuse,
  type Setup,
} from '@asteroute/engine';
import { createRecorder, type GameRecord, replay } from '@asteroute/record';
import { signal } from '@preact/signals';
import type { Mind } from '../bots/mind.ts';
import type { Link, Listener, SeatPlan, Step } from './link.ts';
import type { Saved, Slot } from './saved.ts';

/** What a table in the page needs from outside. */
export interface LocalPorts {
  readonly slot: Slot;
  readonly mind: Mind;
  /** Waits before a bot is asked again after a failure (milliseconds). */
  readonly pause: (ms: number) => Promise<void>;
}

/** Opens a fresh table: the set-up is checked by the engine. */
export function startLocal(setup: Setup, seats: readonly SeatPlan[], seed: number, ports: LocalPorts): Result<Link> {
  const start = newGame(setup);
  if (!start.ok) return start;
  const saved: Saved = { record: createRecorder(start.value.rules.setup).record(), seats, seed };
  return ok(openLocal({ start: start.value, steps: [] }, saved, ports));
}

/** Opens the table of a kept game; refused when its record does not follow the rules. */
export function resumeLocal(saved: Saved, ports: LocalPorts): Result<Link> {
  const past = pastOf(saved.record);
  return past.ok ? ok(openLocal(past.value, saved, ports)) : past;
}

/** A game from its beginning. */
export interface Past {
  readonly start: Game;
  readonly steps: readonly Step[];
}

/** A record played again; refused when it does not follow the rules. */
export function pastOf(record: GameRecord): Result<Past> {
  const played = replay(record);
  if (!played.ok) return played;
  const { start, plies, differences } = played.value;
  const [first] = differences;
  if (first !== undefined) return refuse('illegal-action', `${first.turn ?? ''}: ${first.message}`);
  return ok({ start, steps: plies });
}

/** A dealer whose first draws are settled: a game that is played on from a moment keeps its tile in hand. */
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

/** A table whose authority is this page: it deals, keeps, and asks the bots. */
function openLocal({ start, steps: opened }: Past, saved: Saved, { slot, mind, pause }: LocalPorts): Link {
  const dealer = settledDealer(start, saved);
  const listeners: Listener[] = [];
  const head = signal(opened.at(-1)?.game ?? start);
  const thinking = signal<number | null>(null);
  const fault = signal<'bot' | 'storage' | null>(null);
  let recorder = createRecorder(start.rules.setup, saved.record.turns);
  let all = opened;
  /** Counts what bots were asked: an answer to an older question comes too late. */
  let asked = 0;

  /** Plays on while chance decides: draws, throws, and the end. */
  function withChance(game: Game, steps: Step[]): Game {
    let now = game;
    for (let move = chanceMove(now, dealer); move !== null; move = chanceMove(now, dealer))
      now = step(now, move, steps);
    return now;
  }

  function step(game: Game, move: Move, steps: Step[]): Game {
    const played = play(game, move);
    if (!played.ok) throw new Error(played.error.message);
    steps.push({ move, ...played.value });
    return played.value.game;
  }

  /** Keeps first, then tells. */
  function publish(game: Game, steps: readonly Step[]): void {
    for (const { events } of steps) recorder.add(events);
    all = [...all, ...steps];
    keep();
    head.value = game;
    for (const listener of listeners) listener(steps);
    void askBot();
  }

  function keep(): void {
    if (!slot.save({ ...saved, record: recorder.record() })) fault.value = 'storage';
    else if (fault.value === 'storage') fault.value = null;
  }

  function commit(place: PlaceMove, action: ActionMove): Result<Game> {
    const laid = play(head.value, place);
    if (!laid.ok) return laid;
    const acted = play(laid.value.game, action);
    if (!acted.ok) return acted;
    const steps: Step[] = [
      { move: place, ...laid.value },
      { move: action, ...acted.value },
    ];
    const game = withChance(acted.value.game, steps);
    publish(game, steps);
    return ok(game);
  }

  async function askBot(): Promise<void> {
    const { position: pos } = head.value;
    const bot = pos.phase === 'place' ? saved.seats[pos.seat].bot : null;
    if (bot === null || thinking.value !== null) return;
    const question = asked;
    thinking.value = pos.seat;
    const seed = mix(saved.seed, pos.placed);
    try {
      const place = (await mind.choose(head.value, bot, seed)) as PlaceMove;
      const laid = play(head.value, place);
      if (!laid.ok) throw new Error(laid.error.message);
      const action = (await mind.choose(laid.value.game, bot, seed)) as ActionMove;
      if (question !== asked) return;
      if (fault.value === 'bot') fault.value = null;
      thinking.value = null;
      commit(place, action);
    } catch {
      if (question !== asked) return;
      fault.value = 'bot';
      await pause(1000);
      if (question !== asked) return;
      thinking.value = null;
      void askBot();
    }
  }

  /** Forgets the question that a bot is thinking about. */
  function hush(): void {
    asked++;
    thinking.value = null;
    mind.close();
  }

  function takeBack(plies: number): void {
    hush();
    all = all.slice(0, plies);
    const ended = all.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-ended'));
    const turns = all.filter(({ events }) => events.some(({ type }) => type === 'turn-ended')).length;
    recorder = createRecorder(start.rules.setup, recorder.record().turns.slice(0, turns));
    for (const { events } of all.slice(ended + 1)) recorder.add(events);
    head.value = all.at(-1)?.game ?? start;
    keep();
    void askBot();
  }

  return {
    live: true,
    seats: saved.seats,
    start,
    opened,
    head,
    thinking,
    fault,
    listen(listener) {
      listeners.push(listener);
      const steps: Step[] = [];
      const game = withChance(head.value, steps);
      // A game that is over has nothing to deal, and its record already holds the final scoring.
      if (steps.length > 0) publish(game, steps);
    },
    commit,
    takeBack,
    record: () => recorder.record(),
    close: hush,
  };
}
