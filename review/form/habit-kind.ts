import { Evaluator, HYPERPARAMETERS, weightsFor } from '@asteroute/bots/search';
import {
  type Game,
  type GameEvent,
  heldRealms,
  lastGame,
  playTurnWords,
  type SidePoints,
  type TurnWords,
} from '@asteroute/engine';
import type { Ruleset } from '@asteroute/engine/search';
import { type Habit, isAbout } from './habit.ts';

/** Points of realms of a kind, by side. */
type ByKind = readonly (readonly [kind: string, points: ArrayLike<number>])[];

/** Points scored at once, those of the final scoring, and terms of the judge by the end of their names. */
const ABOUT: Readonly<Partial<Record<Habit, readonly ('scored' | 'standing' | RegExp)[]>>> = {
  points: ['scored'],
  standing: ['standing'],
  prospects: [/\.(gain|open|near)$/],
  stuck: [/\.stuck$/],
  joining: [/\.(reach|join)$/],
  risk: [/\.(risk|dice)$/],
  gifts: ['scored', 'standing'],
  blocking: [/\.(gain|open|near|stuck)$/],
  joined: [/\.(reach|join)$/],
  left: [/\.loose$/],
};
/** A kind of realm must make this much of a difference between two turns, in points. */
const LEAST_POINTS = 0.5;

export class HabitKinds {
  readonly #rules: Ruleset;
  readonly #judges = new Map<string, Evaluator>();

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  /** Null if no kind makes a difference, or if one of the turns leads to a battle. */
  of(hand: Game, habit: Habit, { played, best }: Readonly<Record<'played' | 'best', TurnWords>>): string | null {
    const [better, own] = [best, played].map((words) => this.#worth(hand, words, habit));
    if (better === null || own === null) return null;
    const gains = new Map<string, number>();
    const side = hand.rules.figureTable.sideOf[hand.position.seat];
    const add = (worth: ByKind, sign: number) => {
      for (const [kind, points] of worth) gains.set(kind, (gains.get(kind) ?? 0) + sign * gainFor(points, side, habit));
    };
    add(better, 1);
    add(own, -1);
    const [[kind, most]] = [...gains, ['', 0] as const].sort((a, b) => b[1] - a[1]);
    return most < LEAST_POINTS ? null : kind;
  }

  /** What the kinds are worth after a turn; null if dice are due or the rules do not allow the turn. */
  #worth(hand: Game, words: TurnWords, habit: Habit): ByKind | null {
    const plies = playTurnWords(hand, words);
    if (!plies.ok) return null;
    const game = lastGame(hand, plies.value);
    const { phase } = game.position;
    if (phase === 'roll') return null;
    return (ABOUT[habit] ?? []).flatMap((what) => {
      if (what === 'scored') return plies.value.flatMap(({ events }) => events.flatMap((one) => this.#scored(one)));
      if (phase === 'over') return [];
      return what === 'standing' ? this.#standing(game) : this.#judged(game, what);
    });
  }

  #scored(event: GameEvent): ByKind {
    if (event.type === 'recalled') return [[event.figure.at.kind, this.#bySide(event.shares)]];
    return event.type === 'scored' ? [[event.at.kind, this.#bySide(event.shares)]] : [];
  }

  #standing(game: Game): ByKind {
    return heldRealms(game).map(({ kind, holders, now }) => [
      kind,
      this.#bySide(holders.map((side) => ({ side, points: now.points }))),
    ]);
  }

  #judged({ position }: Game, terms: RegExp): ByKind {
    const sides = this.#rules.figureTable.sides;
    const bare = new Float64Array(sides);
    this.#judge(/^$/, '').judge(position, bare);
    return this.#rules.kinds.map(({ name }) => {
      const values = new Float64Array(sides);
      this.#judge(terms, name).judge(position, values);
      return [name, values.map((points, side) => points - bare[side])];
    });
  }

  #judge(terms: RegExp, kind: string): Evaluator {
    const key = `${kind} ${terms.source}`;
    const known = this.#judges.get(key);
    if (known !== undefined) return known;
    const isOwn = (term: string) => (term.startsWith(`${kind}.`) && terms.test(term)) || term in HYPERPARAMETERS;
    const weights = Object.entries(weightsFor(this.#rules)).filter(([term]) => isOwn(term));
    const judge = new Evaluator(this.#rules, Object.fromEntries(weights));
    this.#judges.set(key, judge);
    return judge;
  }

  #bySide(shares: readonly SidePoints[]): number[] {
    const points: number[] = new Array(this.#rules.figureTable.sides).fill(0);
    for (const share of shares) points[share.side] += share.points;
    return points;
  }
}

/** What points mean for a habit of a side: its own, less the mean of its rivals'. */
function gainFor(points: ArrayLike<number>, side: number, habit: Habit): number {
  const rivals = Array.from(points).filter((_, at) => at !== side);
  const theirs = rivals.reduce((sum, one) => sum + one, 0) / Math.max(1, rivals.length);
  return (isAbout(habit, 'own') ? points[side] : 0) - (isAbout(habit, 'rivals') ? theirs : 0);
}
