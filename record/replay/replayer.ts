import {
  countActions,
  countPlacements,
  dueDice,
  type Game,
  isExtra,
  lastPlaced,
  type Move,
  type Ply,
  parseAction,
  parsePlace,
  parsePlacement,
  placeName,
  play,
  realmOf,
  scores,
  type Tokens,
} from '@asteroute/engine';
import { winnersWithout } from '../format/ended.ts';
import type { BattleRecord, EndedRecord, GameRecord, PointsRecord, TurnRecord } from '../format/record.ts';
import { Recorder } from './recorder.ts';

const DIFFERENCE_CODES = [
  /** A turn that the rules do not allow, or not so; it ends the replay. */
  'illegal-turn',
  /** The end of the record is not that of the game. */
  'ending',
  'player',
  'second-turn',
  'legal-placements',
  'legal-actions',
  'goods',
  'points',
  'scores',
  'final-points',
  'final-goods',
  'final-scores',
  'winners',
] as const;
type DifferenceCode = (typeof DIFFERENCE_CODES)[number];

/** A place where a record and the rules disagree. `turn` counts from 1; null is the end of the game. */
export interface Difference {
  readonly code: DifferenceCode;
  readonly turn: number | null;
  readonly message: string;
}

/** Why a record cannot be played any further; null if it can. */
type Halt = string | null;

/** Plays one record turn by turn and collects the differences. */
export class Replayer {
  game: Game;
  readonly differences: Difference[] = [];
  readonly plies: Ply[] = [];
  readonly #recorder: Recorder;
  #ending: Pick<GameRecord, 'ended' | 'winners'> = {};
  /** Number of the current turn, from 1; null at the end of the game. */
  #turn: number | null = null;

  constructor(start: Game) {
    this.game = start;
    this.#recorder = new Recorder(start.rules.setup);
  }

  record(): GameRecord {
    return { ...this.#recorder.record(), ...this.#ending };
  }

  /** Plays all turns and the end. Stops at the first move that cannot be played, which becomes the last difference. */
  playRecord(record: GameRecord): void {
    for (const [index, turn] of record.turns.entries()) {
      this.#turn = index + 1;
      if (this.#halted(this.#playTurn(turn))) return;
    }
    this.#turn = null;
    this.#halted(this.#playEnd(record));
  }

  #halted(halt: Halt): boolean {
    const code = this.#turn === null ? 'ending' : 'illegal-turn';
    if (halt !== null) this.differences.push({ code, turn: this.#turn, message: halt });
    return halt !== null;
  }

  #playTurn(turn: TurnRecord): Halt {
    if (this.#isOver()) return 'the game was over before this turn';
    const halt =
      this.#setAside(turn.setAside) ?? this.#draw(turn) ?? this.#place(turn) ?? this.#act(turn) ?? this.#battles(turn);
    if (halt !== null) return halt;
    const own = this.#recorder.record().turns.at(-1);
    this.#compare('goods', tokensText(own?.goods), tokensText(turn.goods));
    this.#compare('points', pointsText(own?.points), pointsText(turn.points));
    this.#compare('scores', own?.scores.join(' '), turn.scores.join(' '));
    return null;
  }

  #playEnd(record: GameRecord): Halt {
    const halt = this.#setAside(record.setAside);
    if (halt !== null) return halt;
    return this.#isOver() ? this.#compareFinal(record) : this.#compareUnfinished(record);
  }

  #setAside(tiles: readonly string[] = []): Halt {
    return firstHalt(tiles, (tile) => {
      const halt = this.#drawTile(tile);
      if (halt !== null) return halt;
      return this.game.position.phase === 'place' ? `${tile} was set aside but fits on the board` : null;
    });
  }

  #draw({ player, second, tile }: TurnRecord): Halt {
    this.#compare('player', this.game.position.seat, player);
    this.#compare('second-turn', isExtra(this.game), second ?? false);
    const halt = this.#drawTile(tile);
    if (halt !== null) return halt;
    return this.game.position.phase === 'place' ? null : `${tile} fits nowhere and had to be set aside`;
  }

  #drawTile(tile: string): Halt {
    const index = this.game.rules.tables.indexOf.get(tile);
    if (index === undefined) return `there is no tile ${cut(tile)}`;
    return this.#play({ type: 'draw', tile: index }, `${tile} is not in the stack`);
  }

  #place(turn: TurnRecord): Halt {
    const { tile, x, y, rotation } = turn;
    this.#compareLegal('placements', countPlacements(this.game, this.game.position.drawn), turn);
    const where = `${tile} at ${x},${y} rotation ${rotation}`;
    const move = parsePlacement(turn);
    if (!move.ok) return `${where}: ${move.error.message}`;
    return this.#play(move.value, `${where} is not a legal placement`);
  }

  #act(turn: TurnRecord): Halt {
    const { action } = turn;
    this.#compareLegal('actions', countActions(this.game), turn);
    const move = parseAction(this.game, action);
    const words = action.type === 'deploy' ? `${cut(action.meeple)} on ${cut(action.on)}` : action.type;
    if (!move.ok) return `action ${words}: ${move.error.message}`;
    return this.#play(move.value, `action ${words} is not legal`);
  }

  #battles(turn: TurnRecord): Halt {
    const halt = firstHalt(turn.battles ?? [], (battle) => this.#battle(battle));
    if (halt !== null) return halt;
    const due = dueDice(this.game);
    return due === null ? null : `a battle on ${placeName(due.at, turn)} was due and is missing`;
  }

  /** Plays all rounds of one battle, the last of which must decide it. */
  #battle({ on: place, rounds }: BattleRecord): Halt {
    const on = cut(place);
    const due = dueDice(this.game);
    if (due === null) return `no battle was due on ${on}`;
    if (!this.#isAt(place, due.at)) {
      return `expected a battle on ${placeName(due.at, lastPlaced(this.game))}, found one on ${on}`;
    }
    const halt = firstHalt(rounds, (round) => {
      const now = dueDice(this.game);
      if (now?.battle !== due.battle) return `the battle on ${on} was decided before`;
      return this.#roll(on, round, now.dice);
    });
    if (halt !== null) return halt;
    return dueDice(this.game)?.battle === due.battle ? `the battle on ${on} ends before it is decided` : null;
  }

  /** Whether a name means the realm of a place. A reader accepts the name of any of the realm's sides. */
  #isAt(name: string, at: Parameters<typeof placeName>[0]): boolean {
    const node = parsePlace(this.game, name);
    if (!node.ok) return false;
    return realmOf(this.game, node.value).places.some((place) => JSON.stringify(place) === JSON.stringify(at));
  }

  #roll(on: string, round: Readonly<Record<string, readonly number[]>>, due: readonly number[]): Halt {
    const dice = due.map((count, side) => (count > 0 ? (round[side] ?? []) : null));
    const wanted = due.flatMap((count, side) => (count > 0 ? [`${count} of side ${side}`] : [])).join(', ');
    const refusal = `the battle on ${on} needs dice: ${wanted}`;
    const extra = Object.keys(round).some((side) => (due[Number(side)] ?? 0) === 0);
    return extra ? refusal : this.#play({ type: 'roll', dice }, refusal);
  }

  #compareFinal({ final, winners = [], ended }: GameRecord): Halt {
    if (ended !== undefined) return 'the game was played to its end, but the record has it broken off';
    if (final === undefined) return 'the game is over, but the record has no final scoring';
    const own = this.#recorder.record();
    this.#compare('final-points', pointsText(own.final?.points), pointsText(final.points));
    this.#compare('final-goods', own.final?.goods?.map(tokensText).join('; '), final.goods?.map(tokensText).join('; '));
    this.#compare('final-scores', own.final?.scores.join(' '), final.scores.join(' '));
    this.#compare('winners', own.winners?.join(' '), sorted(winners));
    return null;
  }

  #compareUnfinished({ final, winners, ended }: GameRecord): Halt {
    if (final !== undefined) return 'the record has a final scoring, but tiles are left';
    if (ended !== undefined) return this.#compareEnded(ended, winners);
    return winners === undefined ? null : 'the record has winners, but tiles are left';
  }

  /** Compares the winners of a game that one side gave up: the best of the other sides win (RECORD: ended). */
  #compareEnded(ended: EndedRecord, winners: readonly number[] = []): Halt {
    const totals = scores(this.game);
    if (ended.side >= totals.length) return `ended: there is no side ${ended.side}`;
    const own = winnersWithout(ended.side, totals);
    this.#ending = { ended, winners: own };
    this.#compare('winners', own.join(' '), sorted(winners));
    return null;
  }

  #compareLegal(name: 'placements' | 'actions', own: number, { legal }: TurnRecord): void {
    if (legal?.[name] === undefined) return;
    this.#recorder.count({ [name]: own });
    this.#compare(`legal-${name}`, own, legal[name]);
  }

  #compare(code: DifferenceCode, expected: unknown, found: unknown): void {
    if (expected === found) return;
    const message = `${code.replace('-', ' ')}: expected ${expected}, found ${found}`;
    this.differences.push({ code, turn: this.#turn, message });
  }

  #isOver(): boolean {
    return this.game.position.phase === 'over';
  }

  #play(move: Move, refusal: string): Halt {
    const played = play(this.game, move);
    if (!played.ok) return refusal;
    this.game = played.value.game;
    this.plies.push({ move, ...played.value });
    this.#recorder.add(played.value.events);
    return null;
  }
}

/** Longest name from a record that a message repeats: much longer than any name of the rules. */
const MAX_NAME = 60;

const cut = (name: string): string => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name);

function firstHalt<T>(list: readonly T[], step: (item: T) => Halt): Halt {
  for (const item of list) {
    const halt = step(item);
    if (halt !== null) return halt;
  }
  return null;
}

/** Lists points in a fixed order, because a record may list those of a turn in any order. */
function pointsText(points: readonly PointsRecord[] = []): string {
  const list = points.map((p) => `${p.points} to side ${p.side} (${cut(p.reason)})`);
  return list.length === 0 ? 'none' : list.sort().join(', ');
}

/** Tokens by name, in a fixed order: `cloth 1, wine 2`; `none`. */
function tokensText(tokens: Tokens = {}): string {
  const parts = Object.entries(tokens).map(([name, count]) => `${name} ${count}`);
  return parts.length === 0 ? 'none' : parts.sort().join(', ');
}

function sorted(sides: readonly number[]): string {
  return sides.toSorted((a, b) => a - b).join(' ');
}
