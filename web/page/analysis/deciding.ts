/** What decided a game, for one sentence about it: computed from the events alone, without any estimate. */
import { type GameEvent, heldRealms, projectedScores, type SidePoints, sideOf } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { GOODS } from './tally.ts';

interface DecidingBattle {
  readonly type: 'battle';
  readonly side: number;
  readonly rivals: readonly number[];
  readonly kind: string;
  readonly turn: number;
  readonly last: boolean;
  /** Whether a rival placed the tile, so that the winner only held its own. */
  readonly held: boolean;
  /** Whether the first throw was a tie. */
  readonly tied: boolean;
}

/** Turns are counted from 1. */
export type DecidedBy =
  | { readonly type: 'level'; readonly sides: readonly number[]; readonly points: number }
  | { readonly type: 'close'; readonly side: number; readonly rival: number; readonly points: number }
  /** `kind` is null if no kind was enough alone; `behind` is how many points the winner lacked before, or 0. */
  | {
      readonly type: 'final';
      readonly side: number;
      readonly kind: string | null;
      readonly points: number;
      readonly behind: number;
    }
  | DecidingBattle
  | {
      readonly type: 'realm';
      readonly side: number;
      readonly kind: string;
      readonly points: number;
      readonly turn: number;
    }
  /** Ahead from this turn to the end; `early` for nearly the whole game. `realm`: the largest scored in that turn. */
  | {
      readonly type: 'lead';
      readonly side: number;
      readonly turn: number;
      readonly early: boolean;
      readonly realm: { readonly kind: string; readonly points: number } | null;
    };

/** A margin in points up to which nothing but the margin is worth a sentence. */
const CLOSE = 2;
/** Nobody says of a turn before this part of the game that it decided the game. */
const OPENING = 1 / 4;
/** A realm of fewer points is no reason for a lead. */
const WORTH_TELLING = 8;
/** Whoever leads after this part of the turns and never loses the lead has led from the start. */
const EARLY = 1 / 8;

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Something that may have decided the game, with the points by which it moved the winner's lead over each side. */
interface Candidate {
  readonly decision: DecidedBy;
  readonly moved: (rival: number) => number;
}

/** What decided the game; null if it did not end, or if its winner is not ahead in points. */
export function decisionOf(plies: readonly Ply[]): DecidedBy | null {
  const turns = turnsOf(plies);
  const ended = plies.at(-1)?.events.find((event) => event.type === 'ended');
  if (ended === undefined) return null;
  const [side, ...others] = ended.winners;
  const { scores } = ended;
  if (side === undefined) return null;
  if (others.length > 0) return { type: 'level', sides: ended.winners, points: scores[side] };
  const rivals = [...scores.keys()].filter((rival) => rival !== side).sort((a, b) => scores[b] - scores[a]);
  const margin = (rival: number): number => scores[side] - scores[rival];
  if (rivals.length === 0 || margin(rivals[0]) <= 0) return null;
  if (margin(rivals[0]) <= CLOSE) return { type: 'close', side, rival: rivals[0], points: margin(rivals[0]) };

  const finals = finalCandidates(turns, side, scores.length);
  const before = scores.map((points, one) => points - sum(finals.map(({ gains }) => gains[one])));
  const behind = Math.max(...rivals.map((rival) => before[rival])) - before[side];
  const passed = rivals.filter((rival) => before[rival] - before[side] === behind);
  const standings = turns.map(({ plies }) => projectedScores(plies[plies.length - 1].game));
  const led = standings.length > 1 && isAhead(side, standings[standings.length - 2]);
  if (behind > 0 && !led) {
    const [best] = finals.toSorted((a, b) => b.moved(passed[0]) - a.moved(passed[0]));
    if (best.moved(passed[0]) > behind) return { ...best.decision, behind };
    return { type: 'final', side, kind: null, points: scores[side] - before[side], behind };
  }
  if (behind > 0) return leadOf(turns, side, standings);
  const late = turns.filter(({ number }) => number > turns.length * OPENING);
  const decisive = [...realmCandidates(late, side), ...battleCandidates(late, side), ...finals]
    .map(({ decision, moved }) => ({ decision, weight: Math.max(...rivals.map((r) => reaching(moved(r), margin(r)))) }))
    .filter(({ weight }) => weight > 0);
  // Of equal ones the last counts.
  const most = Math.max(...decisive.map(({ weight }) => weight));
  return decisive.findLast(({ weight }) => weight === most)?.decision ?? leadOf(turns, side, standings);
}

/** The points that something moved the lead if the lead would be gone without them, else 0. */
const reaching = (moved: number, margin: number): number => (moved >= margin ? moved : 0);

interface Turn {
  readonly number: number;
  readonly plies: readonly Ply[];
  readonly events: readonly GameEvent[];
}

/** The turns of a game, numbered as the results page numbers them. */
function turnsOf(plies: readonly Ply[]): Turn[] {
  const turns: Turn[] = [];
  let from = 0;
  for (const [index, { events }] of plies.entries()) {
    if (!events.some(({ type }) => type === 'turn-ended' || type === 'ended')) continue;
    const own = plies.slice(from, index + 1);
    turns.push({ number: turns.length + 1, plies: own, events: own.flatMap((ply) => ply.events) });
    from = index + 1;
  }
  return turns;
}

function realmCandidates(turns: readonly Turn[], side: number): Candidate[] {
  return turns.flatMap((turn) =>
    scoredIn(turn).map(({ kind, shares }): Candidate => {
      const points = shareOf(shares, side);
      const decision: DecidedBy = { type: 'realm', side, kind, points, turn: turn.number };
      return { decision, moved: (rival) => points - shareOf(shares, rival) };
    }),
  );
}

/** The realms that were scored in a turn, without the final scoring. */
function scoredIn({ events }: Turn): { readonly kind: string; readonly shares: readonly SidePoints[] }[] {
  return events.flatMap((event) => {
    if (event.type === 'recalled') return [{ kind: event.figure.at.kind, shares: event.shares }];
    return event.type === 'scored' && event.complete ? [{ kind: event.at.kind, shares: event.shares }] : [];
  });
}

/** Every battle that the side won: had it lost, the points at stake would have gone to whom it defeated. */
function battleCandidates(turns: readonly Turn[], side: number): Candidate[] {
  const lastTurn = turns.findLast(({ events }) => events.some(({ type }) => type === 'won'));
  return turns.flatMap((turn) => {
    const wins = turn.events.filter((event) => event.type === 'won' && event.side === side);
    return wins.map((event): Candidate => {
      const { at } = event as EventOf<'won'>;
      const fight = turn.events.filter((other) => 'at' in other && samePlace(other.at, at));
      const rivals = fight.flatMap((other) => (other.type === 'defeated' ? other.side : []));
      const stake = stakeOf(turn, at, side);
      const mover = turn.events.find(({ type }) => type === 'placed') as EventOf<'placed'> | undefined;
      const { game } = turn.plies[0];
      const decision: DecidingBattle = {
        type: 'battle',
        side,
        rivals,
        kind: at.kind,
        turn: turn.number,
        last: turn === lastTurn && turn.events.findLast(({ type }) => type === 'won') === event,
        held: mover !== undefined && sideOf(game, mover.seat) !== side,
        tied: fight.some(({ type }) => type === 'tied'),
      };
      return { decision, moved: (rival) => stake * (rivals.includes(rival) ? 2 : 1) };
    });
  });
}

/** The points that a realm brought in the turn of its battle, or would have brought if the game had ended then. */
function stakeOf({ events, plies }: Turn, at: EventOf<'won'>['at'], side: number): number {
  const scored = events.find(
    (event) => event.type === 'scored' && event.at.kind === at.kind && event.cells.some((cell) => sameCell(cell, at)),
  ) as EventOf<'scored'> | undefined;
  if (scored !== undefined) return shareOf(scored.shares, side);
  const { game } = plies[plies.length - 1];
  return heldRealms(game).find(({ places }) => places.some((place) => samePlace(place, at)))?.now.points ?? 0;
}

function finalCandidates(turns: readonly Turn[], side: number, sides: number) {
  const kinds = new Map<string, number[]>();
  for (const event of turns.at(-1)?.events ?? []) {
    if (event.type !== 'awarded' && !(event.type === 'scored' && !event.complete)) continue;
    const kind = event.type === 'awarded' ? GOODS : event.at.kind;
    const row = kinds.get(kind) ?? new Array<number>(sides).fill(0);
    for (const { side: one, points } of event.shares) row[one] += points;
    kinds.set(kind, row);
  }
  return [...kinds].map(([kind, gains]) => {
    const decision = { type: 'final', side, kind, points: gains[side], behind: 0 } as const;
    return { decision, gains, moved: (rival: number) => gains[side] - gains[rival] };
  });
}

const isAhead = (side: number, standing: readonly number[]): boolean =>
  standing.every((points, other) => other === side || points < standing[side]);

/** Since when the side has been ahead of all others; `standings` are those of the curve, as if the game ended. */
function leadOf(turns: readonly Turn[], side: number, standings: readonly (readonly number[])[]): DecidedBy {
  const last = standings.findLastIndex((standing) => !isAhead(side, standing));
  const turn = Math.min(turns.length, last + 2);
  const realms = scoredIn(turns[turn - 1]).map(({ kind, shares }) => ({ kind, points: shareOf(shares, side) }));
  const realm = realms.filter(({ points }) => points >= WORTH_TELLING).sort((a, b) => b.points - a.points)[0] ?? null;
  return { type: 'lead', side, turn, early: turn <= turns.length * EARLY, realm };
}

const shareOf = (shares: readonly SidePoints[], side: number): number =>
  sum(shares.filter((share) => share.side === side).map(({ points }) => points));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

type Place = EventOf<'won'>['at'];
const sameCell = (a: { readonly x: number; readonly y: number }, b: typeof a): boolean => a.x === b.x && a.y === b.y;
const samePlace = (a: Place, b: Place): boolean => sameCell(a, b) && a.kind === b.kind && a.side === b.side;
