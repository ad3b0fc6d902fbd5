import {
  cellAt,
  countActions,
  countPlacements,
  dueDice,
  type EventSink,
  editionNamed,
  type Game,
  lastPlaced,
  type Move,
  newGame,
  ok,
  type Played,
  parseAction,
  parsePlace,
  placeName,
  play,
  type Result,
  type Rotation,
  realmOf,
  refuse,
  type Setup,
  type TileIndex,
} from '@asteroute/engine';
import { parseRecord } from './parse.ts';
import type { BattleRecord, GameRecord, PointsRecord, TurnRecord } from './record.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** A place where a record and the rules disagree. `turn` counts from 1; null is the end of the game. */
export interface Difference {
  readonly turn: number | null;
  readonly message: string;
}

/** A ply as it was played: the move, the game after it and what it did. */
export interface Ply extends Played {
  readonly move: Move;
}

/** What came of playing a record again. */
export interface Replay {
  /** The game before its first ply. */
  readonly start: Game;
  /** The game as far as it could be played. */
  readonly game: Game;
  /** The record as the rules have it. */
  readonly record: GameRecord;
  /** Every ply in order, with the game after it. */
  readonly plies: readonly Ply[];
  /** Empty when the record agrees with the rules. */
  readonly differences: readonly Difference[];
}

/** The set-up part of a record, without options that its edition does not know: a reader ignores those (RECORD). */
export function setupOf(record: GameRecord): Setup {
  const { edition, modules, tileSet, players } = record;
  const { base = [], optional = [] } = editionNamed(edition) ?? {};
  const known = [...base, ...optional].flatMap((module) => Object.keys(module.options ?? {}));
  const options = Object.entries(record.options ?? {}).filter(([name]) => known.includes(name));
  return { edition, modules, options: Object.fromEntries(options), tileSet, players };
}

/** Thrown inside a replay where the record cannot be played on; never leaves this file. */
class Stop extends Error {}

/**
 * Plays a record again from its set-up, tiles, placements, actions and dice, ignores its points and compares. What is
 * no record, or begins with a set-up that cannot be played, is refused; an illegal move ends the replay with a
 * difference. `listen` hears every event.
 */
export function replay(value: GameRecord, listen?: EventSink): Result<Replay> {
  const parsed = parseRecord(value);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const start = newGame(setupOf(record));
  if (!start.ok) return start;
  const run = new Run(start.value, createRecorder(start.value.rules.setup), listen);
  try {
    for (const turn of record.turns) run.turn(turn);
    run.end(record);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  const { game, plies, differences } = run;
  return ok({ start: start.value, game, plies, differences, record: run.recorder.record() });
}

/** The game after a record's turns, for taking it up again; refused when the record does not follow the rules. */
export function resume(record: GameRecord, listen?: EventSink): Result<Game> {
  const played = replay(record, listen);
  if (!played.ok) return played;
  const [first] = played.value.differences;
  if (first === undefined) return ok(played.value.game);
  return refuse('illegal-action', `turn ${first.turn ?? 'end'}: ${first.message}`);
}

/** One replay under way. */
class Run {
  game: Game;
  readonly recorder: Recorder;
  readonly differences: Difference[] = [];
  readonly plies: Ply[] = [];
  private count: number | null = 0;
  private readonly listen: EventSink;

  constructor(game: Game, recorder: Recorder, listen: EventSink = () => {}) {
    this.listen = listen;
    this.game = game;
    this.recorder = recorder;
  }

  turn(turn: TurnRecord): void {
    this.count = (this.count ?? 0) + 1;
    if (this.game.position.phase === 'over') this.stop('the game was over before this turn');
    for (const tile of turn.setAside ?? []) this.setAside(tile);
    this.expect('player', this.game.position.seat, turn.player);
    this.draw(turn.tile);
    if (this.game.position.phase !== 'place') this.stop(`${turn.tile} fits nowhere and had to be set aside`);
    this.legalCount('placements', countPlacements(this.game, this.game.position.drawn as TileIndex), turn);
    this.place(turn);
    this.legalCount('actions', countActions(this.game), turn);
    this.act(turn);
    for (const battle of turn.battles ?? []) this.battle(battle);
    const due = dueDice(this.game);
    if (due !== null) this.stop(`a battle on ${placeName(due.at, turn)} was due and is missing`);
    this.compareTurn(turn);
  }

  end(record: GameRecord): void {
    this.count = null;
    for (const tile of record.setAside ?? []) this.setAside(tile);
    const over = this.game.position.phase === 'over';
    const { final, winners } = this.recorder.record();
    if (!over && record.final !== undefined) this.stop('the record has a final scoring, but tiles are left');
    if (over && record.final === undefined) this.stop('the game is over, but the record has no final scoring');
    if (final === undefined || record.final === undefined) return;
    this.expect('final points', pointsText(final.points), pointsText(record.final.points));
    this.expect('final scores', final.scores.join(' '), record.final.scores.join(' '));
    this.expect('winners', winners?.join(' '), (record.winners ?? []).toSorted((a, b) => a - b).join(' '));
  }

  private draw(tile: string): void {
    const index = this.game.rules.tables.indexOf.get(tile);
    if (index === undefined) this.stop(`there is no tile ${tile.slice(0, 60)}`);
    else this.play({ type: 'draw', tile: index }, `${tile} is not in the stack`);
  }

  private setAside(tile: string): void {
    this.draw(tile);
    if (this.game.position.phase === 'place') this.stop(`${tile} was set aside but fits on the board`);
  }

  private place(turn: TurnRecord): void {
    const cell = cellAt(turn.x, turn.y);
    const where = `${turn.tile} at ${turn.x},${turn.y} rotation ${turn.rotation}`;
    if (Math.abs(turn.x) > 127 || Math.abs(turn.y) > 127) this.stop(`${where} is off the board`);
    this.play({ type: 'place', cell, rotation: turn.rotation as Rotation }, `${where} is not a legal placement`);
  }

  private act(turn: TurnRecord): void {
    const move = parseAction(this.game, turn.action);
    const words = turn.action.type === 'deploy' ? `${turn.action.meeple} on ${turn.action.on}` : turn.action.type;
    if (!move.ok) this.stop(`action ${words}: ${move.error.message}`);
    else this.play(move.value, `action ${words} is not legal`);
  }

  private battle(battle: BattleRecord): void {
    this.expectBattle(battle);
    for (const round of battle.rounds) {
      const due = dueDice(this.game);
      if (due === null || !this.isAt(battle.on, due.at)) this.stop(`the battle on ${battle.on} was decided before`);
      else this.roll(battle.on, round, due.dice);
    }
  }

  private expectBattle(battle: BattleRecord): void {
    const due = dueDice(this.game);
    if (due === null) this.stop(`no battle was due on ${battle.on}`);
    else if (!this.isAt(battle.on, due.at)) {
      this.stop(`expected a battle on ${placeName(due.at, lastPlaced(this.game))}, found one on ${battle.on}`);
    }
  }

  /** Whether a name means the realm of a place: a reader accepts any of its sides. */
  private isAt(name: string, at: Parameters<typeof placeName>[0]): boolean {
    const node = parsePlace(this.game, name);
    const due = parsePlace(this.game, placeName(at, lastPlaced(this.game)));
    if (!node.ok || !due.ok) return false;
    return realmOf(this.game, node.value).places.some((p) => JSON.stringify(p) === JSON.stringify(at));
  }

  private roll(on: string, round: Readonly<Record<string, readonly number[]>>, due: readonly number[]): void {
    const dice = due.map((count, side) => (count > 0 ? (round[side] ?? []) : null));
    const extra = Object.keys(round).some((side) => (due[Number(side)] ?? 0) === 0);
    const wanted = due.flatMap((count, side) => (count > 0 ? [`${count} of side ${side}`] : [])).join(', ');
    const refusal = `the battle on ${on} needs dice: ${wanted}`;
    if (extra) this.stop(refusal);
    this.play({ type: 'roll', dice }, refusal);
  }

  private compareTurn(turn: TurnRecord): void {
    const own = this.recorder.record().turns.at(-1);
    if (own === undefined) return;
    this.expect('points', pointsText(own.points), pointsText(turn.points));
    this.expect('scores', own.scores.join(' '), turn.scores.join(' '));
  }

  private legalCount(name: 'placements' | 'actions', own: number, turn: TurnRecord): void {
    if (turn.legal?.[name] === undefined) return;
    this.recorder.count({ [name]: own });
    this.expect(`legal ${name}`, own, turn.legal[name]);
  }

  private play(move: Move, refusal: string): void {
    const played = play(this.game, move);
    if (!played.ok) return this.stop(refusal);
    this.game = played.value.game;
    this.plies.push({ move, ...played.value });
    this.recorder.add(played.value.events);
    played.value.events.forEach(this.listen);
  }

  private expect(what: string, expected: unknown, found: unknown): void {
    if (expected === found) return;
    this.differences.push({ turn: this.count, message: `${what}: expected ${expected}, found ${found}` });
  }

  private stop(message: string): never {
    this.differences.push({ turn: this.count, message });
    throw new Stop(message);
  }
}

/** Points in an order of their own: a record may list those of one turn in any order. */
function pointsText(points: readonly PointsRecord[]): string {
  const list = points.map((p) => `${p.points} to side ${p.side} (${p.reason})`);
  return list.length === 0 ? 'none' : list.sort().join(', ');
}
