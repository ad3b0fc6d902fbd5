import { projectedMove } from '@asteroute/bots';
import { createRandom, type Game, type GameEvent, xOf, yOf } from '@asteroute/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardCell } from '../board/model/state.ts';
import type { TableController } from '../match/controller.ts';
import type { Lesson } from './words/catalogue.ts';

/** The coach's current lesson, and the cell it marks. */
export interface Coach {
  readonly lesson: ReadonlySignal<Lesson | null>;
  /** A good cell for the tile in hand. */
  readonly cell: ReadonlySignal<BoardCell | null>;
  /** The number of a good place for the meeple, 0 for none; null while none is asked for. */
  readonly spot: ReadonlySignal<number | null>;
  /** Marks the present lesson as understood. */
  next(): void;
}

/** Lessons that stay until they are understood. */
export const TALKS: readonly Lesson[] = [
  ...(['welcome', 'rotate', 'scored', 'battle', 'planet', 'farmer', 'recall'] as const),
  ...(['bag', 'end', 'alone', 'over'] as const),
];

/** Lessons about what has just happened. */
const NEWS: Readonly<Partial<Record<Lesson, (event: GameEvent) => boolean>>> = {
  scored: (event) => event.type === 'scored' && event.complete,
  battle: (event) => event.type === 'battle',
};

/** Lessons about a place that can be taken, by its kind. */
const PLACES: Readonly<Record<string, Lesson>> = { planet: 'planet', field: 'farmer' };

/** Lessons for quiet turns, by how many turns the person has had. */
const QUIET: Readonly<Record<number, Lesson>> = { 2: 'bag', 3: 'end', 4: 'alone' };

/** How many turns every step is explained, and how many a good move is marked. */
const GUIDED = 2;
const POINTED = 5;

/** A coach for the person at a table: says what matters when it comes up, each thing once. */
export function createCoach(table: TableController): Coach {
  const known = signal<ReadonlySet<Lesson>>(new Set());
  const lesson = computed(() => lessonOf(table, known.value));
  const guiding = computed(() => table.mine.value && turnsHad(table) < POINTED);
  return {
    lesson,
    cell: computed(() => (guiding.value && table.draft.value.cell === null ? bestCell(table.game.value) : null)),
    spot: computed(() => {
      const drafted = table.drafted.value;
      if (!guiding.value || drafted === null || table.spots.value.length === 0) return null;
      const action = advised(drafted);
      return action.type === 'deploy' ? table.spots.value.findIndex(({ node }) => node === action.node) + 1 : 0;
    }),
    next() {
      if (lesson.value !== null) known.value = new Set([...known.value, lesson.value]);
    },
  };
}

function lessonOf(table: TableController, known: ReadonlySet<Lesson>): Lesson | null {
  const fresh = (lesson: Lesson | undefined) => (lesson === undefined || known.has(lesson) ? null : lesson);
  const busy = table.timeline.busy.value;
  if (!busy && table.game.value.position.phase === 'over') return 'over';
  if (fresh('welcome')) return 'welcome';
  const news = Object.entries(NEWS).find(([name, is]) => !known.has(name as Lesson) && table.history.value.some(is));
  if (news !== undefined && !busy) return news[0] as Lesson;
  const turns = turnsHad(table);
  if (!table.mine.value) return turns === 1 ? 'wait' : null;
  if (table.draft.value.cell !== null) return draftLesson(table, turns, fresh);
  return turns === 0 ? 'place' : turns === 1 ? 'again' : fresh(QUIET[turns]);
}

function draftLesson(table: TableController, turns: number, fresh: (lesson?: Lesson) => Lesson | null): Lesson | null {
  const { cell, choice } = table.draft.value;
  if (choice !== null) return turns < GUIDED ? 'confirm' : null;
  const opening = table.placements.value.find((one) => one.cell === cell);
  if ((opening?.rotations.length ?? 1) > 1 && fresh('rotate')) return 'rotate';
  if (turns === 0) return 'meeple';
  const place = table.spots.value.map((spot) => fresh(PLACES[spot.place.kind])).find((lesson) => lesson !== null);
  if (place !== undefined) return place;
  if (table.recallable.value && fresh('recall')) return 'recall';
  return turns < GUIDED ? 'meeple' : null;
}

/** Turns that people at this screen have had. */
function turnsHad(table: TableController): number {
  const own = (event: GameEvent) => event.type === 'placed' && table.link.seats[event.seat].bot === null;
  return table.history.value.filter(own).length;
}

/** What a bot that counts ahead would do here. */
const advised = (game: Game) => projectedMove(game, createRandom(1));

function bestCell(game: Game): BoardCell | null {
  const move = advised(game);
  return move.type === 'place' ? { x: xOf(move.cell), y: yOf(move.cell) } : null;
}
