import {
  type Coordinates,
  type GameEvent,
  type Played,
  placeName,
  type Setup,
  type Throw,
  type Tokens,
} from '@asteroute/engine';
import type { GameRecord, LegalCounts, PointsRecord, TurnRecord } from '../format/record.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };
type DraftBattle = { on: string; rounds: Record<string, readonly number[]>[] };
type DraftTurn = Draft<Omit<TurnRecord, 'goods' | 'points' | 'battles' | 'scores'>> & {
  goods: Tokens;
  points: PointsRecord[];
  battles: DraftBattle[];
};

/** Records a game while it is played: pass it every event in order. */
export class Recorder {
  readonly #setup: Setup;
  readonly #turns: TurnRecord[];
  #aside: string[] = [];
  #turn: DraftTurn | null = null;
  #legal: Partial<LegalCounts> = {};
  #finalPoints: PointsRecord[] = [];
  #end: Extract<GameEvent, { type: 'ended' }> | null = null;

  /** Creates a recorder that continues after the turns in `from`. */
  constructor(setup: Setup, from: readonly TurnRecord[] = []) {
    this.#setup = setup;
    this.#turns = [...from];
  }

  add(events: readonly GameEvent[]): void {
    for (const event of events) this.#add(event);
  }

  /** Stores the legal counts of the current turn, for records that contain them. */
  count(legal: Partial<LegalCounts>): void {
    this.#legal = { ...this.#legal, ...legal };
  }

  /** Returns the record so far, with whole turns only. */
  record(): GameRecord {
    const { edition, modules, options, tileSet, tiles, players } = this.#setup;
    return {
      asteroute: 1,
      edition,
      modules,
      ...(Object.keys(options).length > 0 ? { options } : {}),
      tileSet,
      ...(tiles && { tiles }),
      players,
      turns: [...this.#turns],
      ...(this.#end === null ? {} : this.#ending(this.#end)),
    };
  }

  #ending({ scores, winners, tokens }: Extract<GameEvent, { type: 'ended' }>): Partial<GameRecord> {
    const aside = this.#aside.length > 0 ? { setAside: this.#aside } : {};
    const goods = tokens === undefined ? {} : { goods: tokens };
    return { ...aside, final: { points: this.#finalPoints, scores, ...goods }, winners };
  }

  #add(event: GameEvent): void {
    if (event.type === 'set-aside' || event.type === 'put-back') this.#aside.push(event.tile);
    else if (event.type === 'placed') this.#turn = this.#openTurn(event);
    else if (event.type === 'ended') this.#end = event;
    else if (this.#turn === null) this.#finalPoints = [...this.#finalPoints, ...pointsOf(event)];
    else if (event.type === 'turn-ended') this.#closeTurn(this.#turn, event.scores);
    else addToTurn(this.#turn, event);
  }

  #openTurn({ seat, tile, x, y, rotation, extra }: Extract<GameEvent, { type: 'placed' }>): DraftTurn {
    const setAside = this.#aside.length > 0 ? { setAside: this.#aside } : {};
    this.#aside = [];
    const placed = { player: seat, ...setAside, tile, x, y, rotation };
    const second = extra ? { second: true as const } : {};
    return { ...placed, action: { type: 'pass' }, ...second, goods: {}, points: [], battles: [] };
  }

  #closeTurn({ goods, points, battles, ...open }: DraftTurn, scores: readonly number[]): void {
    const { placements, actions } = this.#legal;
    const counted =
      actions === undefined ? {} : { legal: { ...(placements === undefined ? {} : { placements }), actions } };
    const taken = Object.keys(goods).length > 0 ? { goods } : {};
    this.#turns.push({ ...open, ...taken, points, scores, ...counted, ...(battles.length > 0 ? { battles } : {}) });
    this.#turn = null;
    this.#legal = {};
  }
}

/** Returns the record of a game with this set-up and these plies. */
export function recordOf(setup: Setup, plies: Iterable<Pick<Played, 'events'>>): GameRecord {
  const recorder = new Recorder(setup);
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
  } else if (event.type === 'took') {
    turn.goods = withTokens(turn.goods, event.tokens);
  }
  turn.points.push(...pointsOf(event));
}

function withTokens(before: Tokens, more: Tokens): Tokens {
  const sums = Object.entries(more).map(([name, count]) => [name, (before[name] ?? 0) + count] as const);
  return { ...before, ...Object.fromEntries(sums) };
}

function diceBySide(dice: Throw): Record<string, readonly number[]> {
  return Object.fromEntries(dice.flatMap((own, side) => (own === null ? [] : [[String(side), own]])));
}

/** Returns the points that an event gives, without those of realms worth 0. */
export function pointsOf(event: GameEvent): PointsRecord[] {
  return sharesOf(event).filter((share) => share.points !== 0);
}

function sharesOf(event: GameEvent): PointsRecord[] {
  if (event.type === 'tied') return event.shares.map((share) => ({ ...share, reason: 'tie' }));
  if (event.type === 'defeated') return [{ side: event.side, points: event.points, reason: 'defeat' }];
  if (event.type === 'recalled') return event.shares.map((share) => ({ ...share, reason: event.figure.at.kind }));
  if (event.type === 'scored') return event.shares.map(({ side, points }) => ({ side, points, reason: event.at.kind }));
  if (event.type === 'awarded') return event.shares.map((share) => ({ ...share, reason: event.what }));
  return [];
}
