import { average } from '../measure/labels.ts';
import { DECISIONS, type DecisionKind, GAME_PARTS, type GamePart } from './decision.ts';
import type { FormTurn, GameForm } from './game-form.ts';
import { HABITS, type Habit } from './habit.ts';

export interface MeanPoints {
  readonly points: number;
  readonly se: number;
}

export interface CostlyHabit {
  readonly habit: Habit;
  /** The part of the game in which most of it was lost; null if it is spread. */
  readonly part: GamePart | null;
  /** The kind of realm with which most of it was lost; null if no kind stands out. */
  readonly kind: string | null;
  readonly points: number;
  /** How many turns are examples. */
  readonly turns: number;
  /** The example that cost most: the index of its game and its turn. */
  readonly worst: { readonly game: number; readonly n: number };
}

export interface PlayerForm {
  /** The numbers of games and of turns that had a choice, and how many of those search has judged. */
  readonly games: number;
  readonly turns: number;
  readonly searched: number;
  /** The margin without luck per game. */
  readonly skill: MeanPoints;
  /** Points lost a turn: in all, in each part of the game, and by kinds of decision, which add up to all. */
  readonly lost: MeanPoints;
  readonly parts: Readonly<Record<GamePart, MeanPoints>>;
  readonly decisions: Readonly<Record<DecisionKind, MeanPoints>>;
  /** The habits that cost most, the worst first. */
  readonly habits: readonly CostlyHabit[];
}

/** How many habits are named, and in how many turns one must have been seen. */
const NAMED = 3;
const LEAST_TURNS = 2;
/** The share of its points from which a habit belongs to one part of the game, or to one kind of realm. */
const MOSTLY = 0.6;

/** Sums up games of a player, all of one edition. */
export function playerForm(games: readonly GameForm[]): PlayerForm {
  const turns = games.flatMap((one) => one.turns);
  const lostIn = (counts: (turn: FormTurn) => boolean) => meanOf(turns.filter(counts).map(({ lost }) => lost));
  const lostBy = (decision: DecisionKind) => meanOf(turns.map((turn) => (turn.decision === decision ? turn.lost : 0)));
  const searched = turns.filter((turn) => turn.searched).length;
  return {
    ...{ games: games.length, turns: turns.length, searched },
    skill: meanSkill(games),
    lost: lostIn(() => true),
    parts: byName(GAME_PARTS, (part) => lostIn((turn) => turn.part === part)),
    decisions: byName(DECISIONS, lostBy),
    habits: costlyHabits(games),
  };
}

function byName<Name extends string>(names: readonly Name[], meanFor: (name: Name) => MeanPoints) {
  return Object.fromEntries(names.map((name) => [name, meanFor(name)])) as Record<Name, MeanPoints>;
}

/** The margin without luck per game; its error is at least that of the games themselves. */
function meanSkill(games: readonly GameForm[]): MeanPoints {
  const { points, se } = meanOf(games.map(({ skill }) => skill.points));
  const own = Math.hypot(...games.map(({ skill }) => skill.se)) / Math.max(1, games.length);
  return { points, se: Math.max(se, own) };
}

/** The mean of some values; its error is 0 with fewer than two. */
function meanOf(values: readonly number[]): MeanPoints {
  const points = average(values);
  const squares = values.reduce((sum, one) => sum + (one - points) ** 2, 0);
  const se = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length);
  return { points, se };
}

/** The habits that cost most, from the turns that are sure to have lost points. */
function costlyHabits(games: readonly GameForm[]): CostlyHabit[] {
  const examples = games.flatMap(({ turns }, game) => turns.map((turn) => ({ game, turn })));
  const found = HABITS.flatMap((habit): CostlyHabit[] => {
    const own = examples.filter(({ turn }) => turn.habit === habit && turn.error > 0);
    if (own.length < LEAST_TURNS) return [];
    const worst = own.reduce((a, b) => (b.turn.error > a.turn.error ? b : a));
    const points = sumOf(own.map(({ turn }) => turn.error));
    const mostly = <T>(names: Iterable<T>, is: (turn: FormTurn, name: T) => boolean): T | null =>
      [...names].find(
        (one) => sumOf(own.flatMap(({ turn }) => (is(turn, one) ? turn.error : []))) >= MOSTLY * points,
      ) ?? null;
    const part = mostly(GAME_PARTS, (turn, one) => turn.part === one);
    const kind = mostly(new Set(own.map(({ turn }) => turn.kind)), (turn, one) => turn.kind === one);
    return [{ habit, part, kind, points, turns: own.length, worst: { game: worst.game, n: worst.turn.n } }];
  });
  return found.sort((a, b) => b.points - a.points).slice(0, NAMED);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
