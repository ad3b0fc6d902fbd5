import { type Coordinates, type GameEvent, type Played, placeName, type Setup, type Throw } from '@asteroute/engine';
import type { BattleRecord, GameRecord, LegalCounts, PointsRecord, TurnRecord } from '../format/record.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };
type DraftBattle = { on: string; rounds: Record<string, readonly number[]>[] };
type DraftTurn = Draft<Omit<TurnRecord, 'points' | 'battles'>> & { points: PointsRecord[]; battles: DraftBattle[] };

/** Writes a game down as it happens: feed it every event in order. */
export interface Recorder {
  add(events: readonly GameEvent[]): void;
  /** Notes the legal counts of the turn in progress, for records that carry them. */
  count(legal: Partial<LegalCounts>): void;
  /** The record so far: whole turns only. */
  record(): GameRecord;
}

/** A recorder that begins after the turns that `from` already holds. */
export function createRecorder(setup: Setup, from: readonly TurnRecord[] = []): Recorder {
  const turns: TurnRecord[] = [...from];
  let aside: string[] = [];
  let turn: DraftTurn | null = null;
  let legal: Partial<LegalCounts> = {};
  let final: { points: PointsRecord[]; scores: readonly number[]; winners: readonly number[] } | null = null;
  let finalPoints: PointsRecord[] = [];

  function take(event: GameEvent): void {
    if (event.type === 'set-aside' || event.type === 'put-back') aside.push(event.tile);
    else if (event.type === 'placed') turn = openTurn(event);
    else if (event.type === 'ended') final = { points: finalPoints, scores: event.scores, winners: event.winners };
    else if (turn === null) finalPoints = [...finalPoints, ...pointsOf(event)];
    else if (event.type === 'turn-ended') closeTurn(turn, event.scores);
    else addToTurn(turn, event);
  }

  function openTurn(event: Extract<GameEvent, { type: 'placed' }>): DraftTurn {
    const { seat, tile, x, y, rotation } = event;
    const first = { player: seat, ...(aside.length > 0 ? { setAside: aside } : {}), tile, x, y, rotation };
    aside = [];
    return { ...first, action: { type: 'pass' }, points: [], scores: [], battles: [] };
  }

  function closeTurn({ battles, ...open }: DraftTurn, scores: readonly number[]): void {
    const { placements, actions } = legal;
    const counted =
      actions === undefined ? {} : { legal: { ...(placements === undefined ? {} : { placements }), actions } };
    turns.push({ ...open, scores, ...counted, ...(battles.length > 0 ? { battles: battles as BattleRecord[] } : {}) });
    turn = null;
    legal = {};
  }

  return {
    add: (events) => events.forEach(take),
    count: (counts) => {
      legal = { ...legal, ...counts };
    },
    record: () => ({
      asteroute: 1,
      edition: setup.edition,
      modules: setup.modules,
      ...(Object.keys(setup.options).length > 0 ? { options: setup.options } : {}),
      tileSet: setup.tileSet,
      players: setup.players,
      turns: [...turns],
      ...(final !== null && aside.length > 0 ? { setAside: aside } : {}),
      ...(final === null ? {} : { final: { points: final.points, scores: final.scores }, winners: final.winners }),
    }),
  };
}

/** The record of a game played from its set-up by these plies. */
export function recordOf(setup: Setup, plies: Iterable<Pick<Played, 'events'>>): GameRecord {
  const recorder = createRecorder(setup);
  for (const { events } of plies) recorder.add(events);
  return recorder.record();
}

function addToTurn(turn: DraftTurn, event: GameEvent): void {
  const last: Coordinates = turn;
  if (event.type === 'deployed') {
    turn.action = { type: 'deploy', meeple: event.figure.meeple, on: placeName(event.figure.at, last) };
  } else if (event.type === 'recalled') {
    turn.action = { type: 'recall' };
  } else if (event.type === 'battle') {
    turn.battles.push({ on: placeName(event.at, last), rounds: [] });
  } else if (event.type === 'rolled') {
    turn.battles.at(-1)?.rounds.push(diceBySide(event.dice));
  }
  turn.points.push(...pointsOf(event));
}

function diceBySide(dice: Throw): Record<string, readonly number[]> {
  return Object.fromEntries(dice.flatMap((own, side) => (own === null ? [] : [[String(side), own]])));
}

/** The points that an event gives; a realm worth nothing gives none. */
export function pointsOf(event: GameEvent): PointsRecord[] {
  return sharesOf(event).filter((share) => share.points !== 0);
}

function sharesOf(event: GameEvent): PointsRecord[] {
  if (event.type === 'tied') return event.shares.map((share) => ({ ...share, reason: 'tie' }));
  if (event.type === 'defeated') return [{ side: event.side, points: event.points, reason: 'defeat' }];
  if (event.type === 'recalled') return event.shares.map((share) => ({ ...share, reason: event.figure.at.kind }));
  if (event.type === 'scored') return event.shares.map((share) => ({ ...share, reason: event.at.kind }));
  return [];
}
