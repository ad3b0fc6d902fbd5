import {
  type DiceReasons,
  type Game,
  type GameEvent,
  lastPlaced,
  type PlaceRef,
  parsePlace,
  placeName,
  type Realm,
  realmOf,
  type SideIndex,
  type Throw,
  unwrap,
} from '@asteroute/engine';

export interface Fight {
  readonly at: PlaceRef;
  readonly sides: readonly DiceReasons[];
  readonly throws: readonly Throw[];
  /** Points of each side from the battle itself: for ties, and for dice that lost. */
  readonly points: ReadonlyMap<SideIndex, number>;
  readonly out: readonly SideIndex[];
  /** Null until the battle is decided. */
  readonly winner: SideIndex | null;
}

type Started = Extract<GameEvent, { type: 'battle' }>;

export function fightsIn(events: readonly GameEvent[]): Fight[] {
  const starts = events.flatMap((event, index) => (event.type === 'battle' ? [index] : []));
  return starts.map((from, i) => fightOf(events[from] as Started, events.slice(from + 1, starts[i + 1])));
}

function fightOf({ at, sides }: Started, events: readonly GameEvent[]): Fight {
  return {
    at,
    sides,
    points: pointsPaid(events),
    throws: events.flatMap((event) => (event.type === 'rolled' ? [event.dice] : [])),
    out: events.flatMap((event) => (event.type === 'defeated' ? [event.side] : [])),
    winner: events.find((event) => event.type === 'won')?.side ?? null,
  };
}

function pointsPaid(events: readonly GameEvent[]): Fight['points'] {
  const points = new Map<SideIndex, number>();
  const pay = (side: SideIndex, more: number) => points.set(side, (points.get(side) ?? 0) + more);
  for (const event of events) {
    if (event.type === 'tied') for (const share of event.shares) pay(share.side, share.points);
    if (event.type === 'defeated') pay(event.side, event.points);
  }
  return points;
}

/** The dice of a side in its last throw; null before it has thrown. */
export function lastThrow({ throws }: Fight, side: SideIndex): readonly number[] | null {
  return throws.findLast((dice) => dice[side] != null)?.[side] ?? null;
}

export function realmAt(game: Game, at: PlaceRef): Realm {
  return realmOf(game, unwrap(parsePlace(game, placeName(at, lastPlaced(game)))));
}

/** The last turn of a player, for others who may have missed it: where the tile went, and the battles that followed. */
export interface Trace {
  readonly seat: number;
  readonly placed: Extract<GameEvent, { type: 'placed' }>;
  readonly fights: readonly Fight[];
}

/** The last turn of each player, newest first. A turn is dropped when the same player's next turn begins. */
export function tracesOf(game: Game, history: readonly GameEvent[]): Trace[] {
  const traces: Trace[] = [];
  let end = history.length;
  for (let i = history.length - 1; i >= 0; i--) {
    const placed = history[i];
    if (placed.type !== 'placed') continue;
    const { seat } = placed;
    const older = traces.length > 0 && seat === game.position.seat;
    if (older || traces.some((trace) => trace.seat === seat)) break;
    traces.push({ seat, placed, fights: fightsIn(history.slice(i, end)) });
    end = i;
  }
  return traces;
}
