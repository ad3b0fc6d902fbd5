import {
  type ActionMove,
  chanceMove,
  createDealer,
  type Game,
  type GameEvent,
  type Move,
  mix,
  newGame,
  ok,
  type PlaceMove,
  play,
  type Result,
  type Setup,
} from '@asteroute/engine';
import { createRecorder, resume } from '@asteroute/record';
import { signal } from '@preact/signals';
import type { Link, SeatPlan, Step } from './link.ts';
import type { Mind } from './mind.ts';
import type { Saved, Store } from './save.ts';

/** What a table in the page needs from outside. */
export interface LocalPorts {
  readonly store: Store;
  readonly mind: Mind;
  /** Waits before a bot is asked again after a failure (milliseconds). */
  readonly pause: (ms: number) => Promise<void>;
}

/** Opens a fresh table: the set-up is checked by the engine. */
export function startLocal(setup: Setup, seats: readonly SeatPlan[], seed: number, ports: LocalPorts): Result<Link> {
  const start = newGame(setup);
  if (!start.ok) return start;
  const saved: Saved = { record: createRecorder(start.value.rules.setup).record(), seats, seed };
  return ok(openLocal({ game: start.value, events: [] }, saved, ports));
}

/** Opens the table of a kept game; refused when its record does not follow the rules. */
export function resumeLocal(saved: Saved, ports: LocalPorts): Result<Link> {
  const events: GameEvent[] = [];
  const game = resume(saved.record, (event) => events.push(event));
  return game.ok ? ok(openLocal({ game: game.value, events }, saved, ports)) : game;
}

/** A table whose authority is this page: it deals, keeps, and asks the bots. */
function openLocal(opened: Step, saved: Saved, { store, mind, pause }: LocalPorts): Link {
  const dealer = createDealer(saved.seed);
  const recorder = createRecorder(opened.game.rules.setup, saved.record.turns);
  const listeners: ((steps: readonly Step[]) => void)[] = [];
  const head = signal(opened.game);
  const thinking = signal<number | null>(null);
  const fault = signal<'bot' | 'storage' | null>(null);
  let closed = false;

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
    steps.push(played.value);
    return played.value.game;
  }

  /** Keeps first, then tells. */
  function publish(game: Game, steps: readonly Step[]): void {
    for (const { events } of steps) recorder.add(events);
    if (!store.save({ ...saved, record: recorder.record() })) fault.value = 'storage';
    head.value = game;
    for (const listener of listeners) listener(steps);
    void askBot();
  }

  function commit(place: PlaceMove, action: ActionMove): Result<Game> {
    const laid = play(head.value, place);
    if (!laid.ok) return laid;
    const acted = play(laid.value.game, action);
    if (!acted.ok) return acted;
    const steps: Step[] = [laid.value, acted.value];
    const game = withChance(acted.value.game, steps);
    publish(game, steps);
    return ok(game);
  }

  async function askBot(): Promise<void> {
    const { position: pos } = head.value;
    const bot = pos.phase === 'place' ? saved.seats[pos.seat].bot : null;
    if (bot === null || thinking.value !== null || closed) return;
    thinking.value = pos.seat;
    const seed = mix(saved.seed, pos.placed);
    try {
      const place = (await mind.choose(head.value, bot, seed)) as PlaceMove;
      const laid = play(head.value, place);
      if (!laid.ok) throw new Error(laid.error.message);
      const action = (await mind.choose(laid.value.game, bot, seed)) as ActionMove;
      if (closed) return;
      fault.value = null;
      thinking.value = null;
      commit(place, action);
    } catch {
      if (closed) return;
      fault.value = 'bot';
      await pause(1000);
      thinking.value = null;
      void askBot();
    }
  }

  return {
    seats: saved.seats,
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
    close() {
      closed = true;
      mind.close();
    },
  };
}
