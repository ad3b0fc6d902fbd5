import {
  actionWords,
  type Game,
  ok,
  parseAction,
  play,
  type Result,
  refuse,
  sameMove,
  xOf,
  yOf,
} from '@asteroute/engine';
import { placeOf } from '@asteroute/protocol';
import { createRecorder } from '@asteroute/record';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Link, Listener, SeatPlan, Step } from '../../match/link.ts';
import type { Room, TurnCommand } from './room.ts';
import { gameOf, type Story } from './story.ts';

/** What a link needs of a room whose game has begun. */
export type Wire = Pick<Room, 'table' | 'seat' | 'sending' | 'send'> & { readonly story: ReadonlySignal<Story | null> };

/**
 * A table on a server. A confirmed turn lies on the table at once, whatever the line does meanwhile; what it brings
 * comes with the server's word, and where the server refuses, the table goes back.
 */
export function openSocket({ table, story, seat, sending, send }: Wire): Link {
  const first = story.peek();
  if (first === null) throw new Error('the game has not begun');
  const { start } = first;
  const listeners: Listener[] = [];
  const opened = withTurn(first, sending.peek());
  const head = signal(gameOf({ ...first, steps: opened }));
  let told = opened;

  const seats = computed((): readonly SeatPlan[] => {
    const now = table.value;
    const own = now?.status === 'running' ? seat.value : null;
    return (now?.seats ?? []).map(({ bot }, index) => ({ bot, elsewhere: index !== own }));
  });

  /** Tells what has changed since it was told last. */
  const stop = effect(() => {
    const now = story.value;
    if (now === null) return;
    const steps = withTurn(now, sending.value);
    const kept = sharedPlies(told, steps);
    if (kept === told.length && kept === steps.length) return;
    const taken = kept < told.length ? kept : undefined;
    told = [...told.slice(0, kept), ...steps.slice(kept)];
    head.value = gameOf({ ...now, steps: told });
    for (const listener of listeners) listener(told.slice(kept), taken);
  });

  return {
    live: true,
    get seats() {
      return seats.value;
    },
    start,
    opened,
    head,
    thinking: computed(() => {
      const { phase, seat: mover } = head.value.position;
      return phase !== 'over' && seats.value[mover]?.bot != null ? mover : null;
    }),
    fault: signal(null),
    listen: (listener) => void listeners.push(listener),
    commit(place, action) {
      const game = head.peek();
      const laid = play(game, place);
      if (!laid.ok) return laid;
      const acted = play(laid.value.game, action);
      if (!acted.ok) return acted;
      const turn = table.peek()?.turns;
      if (turn === undefined || sending.peek() !== null) return refuse('wrong-phase', 'a turn is on its way');
      const words = actionWords(laid.value.game, action);
      const at = { x: xOf(place.cell), y: yOf(place.cell), rotation: place.rotation };
      void send({ type: 'turn', turn, ...at, action: words });
      return ok(acted.value.game);
    },
    takeBack: null,
    record() {
      const recorder = createRecorder(start.rules.setup);
      for (const { events } of told) recorder.add(events);
      return recorder.record();
    },
    close: stop,
  };
}

/** The plies of a story, and those of a turn that is on its way to the server. */
function withTurn(story: Story, turn: TurnCommand | null): readonly Step[] {
  if (turn === null || turn.turn !== story.turns.length) return story.steps;
  const played = turnOf(gameOf(story), turn);
  return played.ok ? [...story.steps, ...played.value] : story.steps;
}

function turnOf(game: Game, words: TurnCommand): Result<Step[]> {
  const place = placeOf(words);
  const laid = play(game, place);
  if (!laid.ok) return laid;
  const action = parseAction(laid.value.game, words.action);
  if (!action.ok) return action;
  const acted = play(laid.value.game, action.value);
  if (!acted.ok) return acted;
  return ok([
    { move: place, ...laid.value },
    { move: action.value, ...acted.value },
  ]);
}

/** How many plies two courses of one game have in common. */
function sharedPlies(a: readonly Step[], b: readonly Step[]): number {
  const differs = a.findIndex(({ move }, ply) => ply >= b.length || !sameMove(move, b[ply].move));
  return differs < 0 ? a.length : differs;
}
