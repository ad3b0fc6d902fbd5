import type { BoardCell } from '@asteroute/board/model/state.ts';
import type { Candidate } from '@asteroute/bots';
import { cellAt, type GameEvent, type PlaceMove, xOf, yOf } from '@asteroute/engine';
import type { TableController } from '@asteroute/page/match/controller.ts';
import type { CoachNotes } from '@asteroute/page/settings/coach-notes.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { advised, answerTo, type CoachAnswer, isFair } from './coach-answer.ts';
import { type Lesson, type Steps, TOPICS, type Topic } from './lessons.ts';
import { NOWHERE, PLACES, pointedBy } from './pointed.ts';

/** The coach's current lesson, and what it marks. */
export type Coach = ReturnType<typeof createCoach>;

/** Topics about what has just happened. */
const NEWS: Readonly<Partial<Record<Topic, (event: GameEvent) => boolean>>> = {
  battle: (event) => event.type === 'battle',
  scored: (event) => event.type === 'scored' && event.complete,
};

const NO_WAYS: ReadonlySignal<readonly Candidate[]> = signal([]);

/** The number of turns whose steps are explained, and the number after which the coach offers to score the game. */
const GUIDED = 2;
const ENOUGH = 12;

/** A coach for the person at a table: explains each topic once, when it becomes relevant. It never needs an answer. */
export function createCoach(
  table: TableController,
  notes: Signal<CoachNotes | null>,
  ways: ReadonlySignal<readonly Candidate[]> = NO_WAYS,
) {
  const told = computed(() => notes.value?.told ?? []);
  const knows = (topic: Topic) => told.value.some(({ lesson }) => lesson === topic);
  const guiding = computed(() => table.mine.value && !knows('alone'));
  const advice = computed(() => (guiding.value ? advised(table.shown.game.value) : null));
  const answer = computed(() => answerNow(table, ways.value, cellOf(advice.value)));
  const lesson = computed(() => lessonOf(table, told.value));
  return {
    lesson,
    /** The answer to a drafted turn that is clearly worse than another one. */
    answer,
    /** What the lesson is about; nothing while the coach answers a draft instead. */
    pointed: computed(() =>
      lesson.value === null || answer.value !== null ? NOWHERE : pointedBy(table, lesson.value),
    ),
    /** The topic that is due now and has not been explained yet. */
    due: computed(() => dueTopic(table, told.value, knows)),
    /** A recommended cell for the tile in hand; while a tile is drafted, that of a better turn. */
    cell: computed(() =>
      table.turn.draft.value.cell === null ? cellOf(advice.value) : betterCell(table, answer.value),
    ),
    /** The number of a recommended place for the meeple, 0 for none; null while no place is needed. */
    spot: computed(() => {
      const drafted = table.turn.drafted.value;
      if (!guiding.value || drafted === null || table.turn.spots.value.length === 0) return null;
      if (betterCell(table, answer.value) !== null) return null;
      const action = advised(drafted);
      if (action === null) return null;
      return action.type === 'deploy' ? table.turn.spots.value.findIndex(({ node }) => node === action.node) + 1 : 0;
    }),
    /** Records that a topic is explained in this turn. */
    tell(topic: Topic): void {
      const { value } = notes;
      if (value === null || knows(topic)) return;
      notes.value = { ...value, told: [...value.told, { lesson: topic, turn: turnsHad(table) }] };
    },
  };
}

type Told = CoachNotes['told'];

/** The lesson on the card: a step of the turn, or the last explained topic. */
function lessonOf(table: TableController, told: Told): Lesson | null {
  if (table.shown.replay.at.value !== null) return null;
  return stepOf(table, told) ?? lastTold(table, told);
}

function stepOf(table: TableController, told: Told): Steps | null {
  const {
    mine,
    turn: { draft },
  } = table;
  if (table.shown.timeline.waiting.value) return 'final';
  if (table.shown.game.value.position.phase === 'over') return 'over';
  const turns = turnsHad(table);
  const answered = told.some(({ lesson, turn }) => lesson === 'onward' || (lesson === 'enough' && turn !== turns));
  if (mine.value && turns >= ENOUGH && !answered && draft.value.cell === null) return 'enough';
  if (draft.value.choice !== null && turns < GUIDED) return 'confirm';
  if (turns > 0) return turns === 1 && !mine.value ? 'wait' : null;
  return draft.value.cell === null ? 'welcome' : 'meeple';
}

/** The topic explained in this turn, or, while others play, in the previous one. */
function lastTold(table: TableController, told: Told): Lesson | null {
  const last = told.at(-1);
  if (last === undefined || last.lesson === 'onward' || last.lesson === 'enough') return null;
  return last.turn >= turnsHad(table) - (table.mine.value ? 0 : 1) ? (last.lesson as Lesson) : null;
}

function dueTopic(table: TableController, told: Told, knows: (topic: Topic) => boolean): Topic | null {
  if (table.shown.timeline.busy.value || table.shown.replay.at.value !== null) return null;
  const { edition } = table.shown.game.value.rules.setup;
  const topics = TOPICS[edition] ?? [];
  // The first topic comes before a score: a bot may score in its first turn, and fight in its second.
  const isNext = (topic: string) => !knows(topic as Topic) && (topic === 'battle' || topics.slice(0, 1).every(knows));
  const turn = turnsHad(table);
  // What was explained a moment ago stays: the battle, and the first topic of a draft.
  const isNew = (...names: readonly string[]) => told.some((one) => one.turn === turn && names.includes(one.lesson));
  const news = Object.entries(NEWS).find(([name, is]) => isNext(name) && table.shown.history.value.some(is));
  if (news !== undefined && !isNew('battle')) return news[0] as Topic;
  if (!table.mine.value || turn === 0) return null;
  if (table.turn.draft.value.cell !== null) return isNew('turn', 'planet', 'farmer') ? null : draftTopic(table, knows);
  if (told.some((one) => one.turn === turn)) return null;
  return topics.find((topic) => !knows(topic)) ?? null;
}

/** The topic that the placed tile gives reason to explain. */
function draftTopic(table: TableController, knows: (topic: Topic) => boolean): Topic | null {
  const { cell, choice } = table.turn.draft.value;
  const opening = table.turn.placements.value.find((one) => one.cell === cell);
  if (choice === null && (opening?.rotations.length ?? 1) > 1 && !knows('turn')) return 'turn';
  const topics = table.turn.spots.value.flatMap((spot) => PLACES[spot.place.kind] ?? []);
  return topics.find((topic) => !knows(topic)) ?? null;
}

/**
 * The answer to the drafted turn. While the coach recommends a cell, only turns there count as better, so that it says
 * nothing against its own advice.
 */
function answerNow(
  table: TableController,
  ways: readonly Candidate[],
  advisedCell: BoardCell | null,
): CoachAnswer | null {
  const { drafted, draft, action } = table.turn;
  const [{ cell, rotation }, laid] = [draft.value, drafted.value];
  if (cell === null || laid === null || !table.mine.value) return null;
  const advised = advisedCell && cellAt(advisedCell.x, advisedCell.y);
  const isThere = ({ place }: Candidate) => advised === null || place?.cell === advised;
  if (cell === advised) return null;
  const better = ways.find((way) => isThere(way) && isFair(table.shown.game.value, way));
  const place: PlaceMove = { type: 'place', cell, rotation };
  const own = { place, action: action.value, before: table.shown.game.value, laid };
  return better === undefined ? null : answerTo(own, [better, ...ways]);
}

/** The cell of the better turn, unless the tile lies there already. */
function betterCell(table: TableController, answer: CoachAnswer | null): BoardCell | null {
  const place = answer?.better.place ?? null;
  return place === null || place.cell === table.turn.draft.value.cell ? null : cellOf(place);
}

/** The number of turns that people at this screen have played. */
function turnsHad(table: TableController): number {
  const own = (event: GameEvent) => event.type === 'placed' && table.link.seats[event.seat].bot === null;
  return table.shown.history.value.filter(own).length;
}

function cellOf(move: ReturnType<typeof advised> | null): BoardCell | null {
  return move?.type === 'place' ? { x: xOf(move.cell), y: yOf(move.cell) } : null;
}
