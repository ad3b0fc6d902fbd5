/** What a rivalry asks of a finished game. */
import { type Coordinates, type GameEvent, type Ply, sideOf } from '@asteroute/engine';
import { type GameRecord, replay } from '@asteroute/record';

/** The most valuable battle of a game. */
export interface BattleFeat {
  /** Who won it, and who lost it. */
  readonly players: readonly string[];
  readonly rivals: readonly string[];
  /** What was fought for: a kind of realm. */
  readonly kind: string;
  /** Points of the realm that the winner scored at once; 0 if it was not complete. */
  readonly points: number;
  /** Dice of the winning side and of all others in the first throw. */
  readonly dice: readonly [number, number];
  /** The number of the turn, from 1. */
  readonly turn: number;
}

/** A long way that paid its owners. */
export interface RouteFeat {
  readonly players: readonly string[];
  readonly kind: string;
  readonly tiles: number;
  readonly points: number;
}

export interface FinishedGame {
  /** Unique in a list. */
  readonly id: string;
  /** The end, in milliseconds since 1970. */
  readonly at: number;
  readonly edition: string;
  /** By seat; null for a bot. */
  readonly players: readonly (string | null)[];
  readonly sides: readonly number[];
  /** By side: the final scores, or those at the end of a game that was given up. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** The side that gave up; null if the game was played to its end. */
  readonly gaveUp: number | null;
  readonly battles: readonly BattleFeat[];
  readonly routes: readonly RouteFeat[];
}

/** Kinds of realm whose length is worth a word. */
const WAYS: readonly string[] = ['route', 'road'];

/** What a record does not say of a game. */
interface GameFacts extends Pick<FinishedGame, 'id' | 'at'> {
  readonly bots?: readonly number[];
}

/** Returns a game as rivalries ask of it; null if it is not over or does not follow the rules. */
export function finishedGame(record: GameRecord, { id, at, bots = [] }: GameFacts): FinishedGame | null {
  if (record.winners === undefined) return null;
  const played = replay(record);
  if (!played.ok || played.value.differences.length > 0) return null;
  const { start, plies } = played.value;
  const sides = record.players.map((_, seat) => sideOf(start, seat));
  const players = record.players.map(({ name }, seat) => (bots.includes(seat) ? null : name));
  const namesOf = (side: number) => record.players.flatMap(({ name }, seat) => (sides[seat] === side ? [name] : []));
  const scores = record.final?.scores ?? record.turns.at(-1)?.scores ?? [...new Set(sides)].map(() => 0);
  return {
    id,
    at,
    edition: record.edition,
    players,
    sides,
    scores,
    winners: record.winners,
    gaveUp: record.ended?.side ?? null,
    battles: battlesIn(plies, namesOf),
    routes: plies.flatMap(({ events }) => events.flatMap((event) => wayOf(event, namesOf) ?? [])),
  };
}

type Names = (side: number) => readonly string[];

function wayOf(event: GameEvent, namesOf: Names): RouteFeat | null {
  if (event.type !== 'scored' || !WAYS.includes(event.at.kind) || event.shares.length === 0) return null;
  return {
    players: event.shares.flatMap(({ side }) => namesOf(side)),
    kind: event.at.kind,
    tiles: event.cells.length,
    points: event.shares[0].points,
  };
}

/** The battles, with the points that their winners scored for the realm before the turn was over. */
function battlesIn(plies: readonly Ply[], namesOf: Names): BattleFeat[] {
  return turnsIn(plies).flatMap((events, index) =>
    events.flatMap((event, at) =>
      event.type === 'battle' ? battleOf(events.slice(at), { turn: index + 1, namesOf }) : [],
    ),
  );
}

/** The events of each turn; the final scoring belongs to the last one. */
function turnsIn(plies: readonly Ply[]): GameEvent[][] {
  const turns: GameEvent[][] = [];
  for (const event of plies.flatMap(({ events }) => events)) {
    if (event.type === 'placed') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

function battleOf(events: readonly GameEvent[], { turn, namesOf }: { turn: number; namesOf: Names }): BattleFeat {
  const [battle] = events;
  if (battle.type !== 'battle') throw new Error('a battle begins with its event');
  const won = events.find((event) => event.type === 'won');
  const winner = won?.side ?? battle.sides[0].side;
  // A realm is scored at another of its places than the one fought over, but its cells are the same.
  const paid = events.flatMap((event) => {
    const isHere = event.type === 'scored' && event.at.kind === battle.at.kind && holds(event.cells, battle.at);
    return isHere ? event.shares.filter(({ side }) => side === winner) : [];
  });
  const others = battle.sides.filter(({ side }) => side !== winner);
  return {
    players: namesOf(winner),
    rivals: others.flatMap(({ side }) => namesOf(side)),
    kind: battle.at.kind,
    points: paid[0]?.points ?? 0,
    dice: [
      battle.sides.find(({ side }) => side === winner)?.dice ?? 0,
      others.reduce((sum, { dice }) => sum + dice, 0),
    ],
    turn,
  };
}

const holds = (cells: readonly Coordinates[], { x, y }: Coordinates): boolean =>
  cells.some((cell) => cell.x === x && cell.y === y);
