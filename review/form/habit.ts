import { advise, type Candidate, type Reason } from '@asteroute/bots';
import type { Game, TurnWords } from '@asteroute/engine';
import { codesOf } from '../alternatives.ts';
import { turnFrom } from './turn-from.ts';

/** What the best turns have that the played ones lack: the last four are about the rivals' chances. */
export const HABITS = [
  /** The best turn scores more at once. */
  'points',
  /** The best turn leaves more for the final scoring. */
  'standing',
  /** The best turn makes it more likely that own realms are completed. */
  'prospects',
  'hand',
  /** The played turn leaves a meeple on a realm that will hardly be completed. */
  'stuck',
  /** The best turn prepares to join a realm of a rival. */
  'joining',
  /** The played turn leaves points on planets that rivals may attack. */
  'risk',
  /** The played turn gives a rival points, now or in the final scoring. */
  'gifts',
  /** The best turn hinders a rival's realm or holds a rival's meeple there. */
  'blocking',
  /** The played turn lets a rival join an own realm. */
  'joined',
  /** The played turn leaves a realm without a meeple to the next player. */
  'left',
] as const;
export type Habit = (typeof HABITS)[number];

/** The habit behind each reason, where it changes for the player and where it changes for the rivals. */
const HABIT_OF: Readonly<Record<Reason, readonly [own: Habit, rivals: Habit]>> = {
  points: ['points', 'gifts'],
  standing: ['standing', 'gifts'],
  prospects: ['prospects', 'blocking'],
  hand: ['hand', 'blocking'],
  stuck: ['stuck', 'blocking'],
  risk: ['risk', 'risk'],
  joining: ['joining', 'joined'],
  left: ['left', 'left'],
};
const LEAST_POINTS = 0.5;

/** The largest reason; null if the judge sees none, as only thinking ahead shows it. `hand` has the tile in hand. */
export function habitOf(hand: Game, played: TurnWords, best: TurnWords): Habit | null {
  const ranked = [best, played].flatMap((words) => codedTurn(hand, words));
  if (ranked.length < 2) return null;
  const [better, own] = advise(hand, 2, ranked);
  const weights = weighed(better, own, hand.rules.figureTable.sideOf[hand.position.seat]);
  const [[habit, most]] = [...weights].sort((a, b) => b[1] - a[1]);
  return most < LEAST_POINTS ? null : habit;
}

/** By how many points each habit speaks for the better of two turns. */
function weighed(better: Candidate, own: Candidate, side: number): ReadonlyMap<Habit, number> {
  const weights = new Map<Habit, number>();
  for (const reason of Object.keys(HABIT_OF) as Reason[]) {
    for (const [at, weight] of gainsBy(better, own, { reason, side }).entries()) {
      const habit = HABIT_OF[reason][at];
      weights.set(habit, (weights.get(habit) ?? 0) + weight);
    }
  }
  return weights;
}

/** What the better turn gains over the other for a reason: by what the side gets, and by what its rivals do not get. */
function gainsBy(
  better: Candidate,
  other: Candidate,
  { reason, side }: { readonly reason: Reason; readonly side: number },
): readonly [mine: number, theirs: number] {
  const gains = better.reasons[reason].map((points, at) => points - other.reasons[reason][at]);
  const rivals = gains.filter((_, at) => at !== side);
  return [gains[side], -rivals.reduce((sum, one) => sum + one, 0) / Math.max(1, rivals.length)];
}

/** A turn as `advise` takes it; none if the rules do not allow it. */
function codedTurn(hand: Game, words: TurnWords) {
  const turn = turnFrom(hand, words);
  return turn === null ? [] : [{ turn: codesOf(turn), worth: 0 }];
}

/** Whether a habit is about what the player gets, or about what the rivals get; a few are about both. */
export function isAbout(habit: Habit, whom: 'own' | 'rivals'): boolean {
  return Object.values(HABIT_OF).some(([own, rivals]) => habit === (whom === 'own' ? own : rivals));
}
