import { isDeepStrictEqual } from 'node:util';
import {
  type ActionMove,
  actionWords,
  boardFigures,
  chanceMove,
  coordinates,
  createDealer,
  createRandom,
  type Dealer,
  drawnTile,
  dueDice,
  type Game,
  type GameEvent,
  lastPlaced,
  legal,
  type Move,
  placeName,
  play,
  type Random,
  realmOf,
  reserve,
  tileId,
  unwrap,
} from '@asteroute/engine';
import { pointsOf } from '@asteroute/record';
import {
  type Action,
  allRealms,
  applyAction,
  applyRounds,
  battlesDue,
  checkInvariants,
  createReference,
  endTurn,
  finalScoring,
  isUnplaceable,
  legalActions,
  legalPlacements,
  placeTile,
  type Realm,
  type Round,
  reserves,
  type State,
  setAsideTile,
  standingMeeples,
  winners,
} from '../../fixtures/reference/reference.ts';
import { STYLES, type Style, steered, tableFor } from './random-play.ts';

/** What a game of both had in it. */
export interface Tally {
  readonly turns: number;
  readonly setAside: number;
  /** Battles by how many sides fought: index 2 to 4. */
  readonly battles: number[];
  readonly rounds: number;
}

/**
 * Plays one seeded game with the engine and the slow reference side by side (docs/rules.md, 6) and throws where they
 * disagree about anything, or where an invariant breaks.
 */
export function sideBySide(seed: number): Tally {
  const both = new Both(seed);
  try {
    while (both.game.position.phase !== 'over') both.turn();
    both.end();
  } catch (error) {
    const command = `npm run soak -- --only reference --count 1 --seed ${seed}`;
    throw new Error(`seed ${seed}, turn ${both.turns}: ${(error as Error).message}\nrepeat it with: ${command}`);
  }
  return both;
}

class Both implements Tally {
  game: Game;
  turns = 0;
  setAside = 0;
  rounds = 0;
  readonly battles = [0, 0, 0, 0, 0];
  private state: State;
  private before: State;
  /** What the engine told since the turn began. */
  private events: GameEvent[] = [];
  private readonly random: Random;
  private readonly dealer: Dealer;
  private readonly style: Style;

  constructor(seed: number) {
    this.random = createRandom(seed);
    this.dealer = createDealer(seed);
    this.style = STYLES[seed % 3];
    this.game = tableFor(seed, this.random);
    this.state = createReference(this.game.rules.setup);
    this.before = this.state;
  }

  turn(): void {
    this.turns++;
    this.events = [];
    this.before = this.state;
    if (!this.draw()) return;
    this.place();
    this.act();
    const points: object[] = [];
    while (this.game.position.phase === 'roll') points.push(...this.fight());
    agree('battle left', undefined, battlesDue(this.state));
    const ended = endTurn(this.state);
    this.state = ended.state;
    this.compareTurn([...points, ...ended.points]);
  }

  end(): void {
    const { state, points } = finalScoring(this.state);
    const last = this.events.find((event) => event.type === 'ended');
    agree('final points', inWords(this.pointsAfterTurn()), inWords(points));
    agree('final scores', last?.scores, state.scores);
    agree('winners', last?.winners, winners(state));
  }

  /** False when the stack ran out on tiles that fit nowhere. */
  private draw(): boolean {
    while (this.game.position.phase === 'draw') {
      const move = steered(this.game, this.style, this.random) as Extract<Move, { type: 'draw' }>;
      const tile = tileId(this.game, move.tile);
      this.play(move);
      const fits = drawnTile(this.game) !== null;
      agree(`${tile} fits`, fits, !isUnplaceable(this.state, tile));
      if (fits) return true;
      this.setAside++;
      this.state = setAsideTile(this.state, tile);
    }
    return false;
  }

  private place(): void {
    const tile = drawnTile(this.game) ?? '';
    const own = legal(this.game).flatMap((m) =>
      m.type === 'place' ? [{ ...coordinates(m.cell), rotation: m.rotation }] : [],
    );
    agree('placements', inWords(own), inWords(legalPlacements(this.state, tile)));
    this.play(steered(this.game, this.style, this.random));
    this.state = placeTile(this.state, tile, this.placed());
  }

  private placed() {
    const placed = this.events.find((event) => event.type === 'placed');
    if (placed === undefined) throw new Error('the engine placed nothing');
    return placed;
  }

  private act(): void {
    const own = legal(this.game).map((move) => actionWords(this.game, move as ActionMove));
    agree('actions', inWords(own), inWords(legalActions(this.state)));
    const move = steered(this.game, this.style, this.random) as ActionMove;
    this.state = applyAction(this.state, actionWords(this.game, move) as Action);
    this.play(move);
  }

  /** One battle to its end. */
  private fight() {
    const due = dueDice(this.game);
    if (due === null) throw new Error('the engine waits for no dice');
    const on = placeName(due.at, lastPlaced(this.game));
    const dice = bySide(due.dice.map((n) => (n === 0 ? null : n)));
    agree('battle', { on, dice }, battlesDue(this.state));
    this.battles[Object.keys(dice).length]++;
    const rounds: Round[] = [];
    for (let now = due; now.battle === due.battle; now = dueDice(this.game) ?? { ...due, battle: -1 }) {
      const move = chanceMove(this.game, this.dealer) as Extract<Move, { type: 'roll' }>;
      rounds.push(bySide(move.dice));
      this.play(move);
    }
    this.rounds += rounds.length;
    const fought = applyRounds(this.state, on, rounds);
    this.state = fought.state;
    return fought.points;
  }

  private compareTurn(points: readonly object[]): void {
    const ended = this.events.findIndex((event) => event.type === 'turn-ended');
    const { scores } = this.events[ended] as Extract<GameEvent, { type: 'turn-ended' }>;
    agree('points', inWords(this.events.slice(0, ended).flatMap(pointsOf)), inWords(points));
    agree('scores', scores, this.state.scores);
    agree('invariants', checkInvariants(this.state, this.before), []);
    this.checkDefeats();
    this.compareRealms();
    if (this.game.position.phase === 'over') return;
    agree('meeples', inWords(this.figures()), inWords(standingMeeples(this.state)));
    const own = this.game.rules.players.map((_, seat) => reserve(this.game, seat));
    agree('reserves', own, reserves(this.state));
  }

  private figures() {
    return boardFigures(this.game).map(({ seat, meeple, at: { kind, side, x, y } }) => {
      return { player: seat, meeple, x, y, on: side === null ? kind : `${kind}:${side}` };
    });
  }

  /** Numbers that the engine keeps as it goes, against a flood fill of the table. */
  private compareRealms(): void {
    for (const realm of allRealms(this.state)) agree('realm', this.realm(realm), numbersOf(realm));
  }

  private realm({ segments: [{ tile, feature }] }: Realm) {
    const { kind, places, cells, complete, open, now } = realmOf(this.game, (tile * 8 + feature) as never);
    agree('cells of a realm', cells.length, now.tiles);
    return { kind, segments: places.length, tiles: now.tiles, complete, closed: open === 0, symbols: now.bonus };
  }

  /** A side that lost gets 1 to 3 points for it. */
  private checkDefeats(): void {
    for (const event of this.events) {
      if (event.type === 'defeated' && (event.points < 1 || event.points > 3))
        throw new Error(`a defeat for ${event.points}`);
    }
  }

  private pointsAfterTurn() {
    const ended = this.events.findIndex((event) => event.type === 'turn-ended');
    return this.events.slice(ended + 1).flatMap(pointsOf);
  }

  private play(move: Move): void {
    const played = unwrap(play(this.game, move));
    this.game = played.game;
    this.events.push(...played.events);
  }
}

function numbersOf({ kind, segments, tiles, complete, symbols }: Realm) {
  return { kind, segments: segments.length, tiles, complete, closed: complete, symbols: symbols.length };
}

function bySide<T>(list: readonly (T | null)[]): Record<string, T> {
  return Object.fromEntries(list.flatMap((value, side) => (value === null ? [] : [[String(side), value]])));
}

/** A list without its order. */
function inWords(list: readonly object[]): string[] {
  return list.map((item) => JSON.stringify(Object.entries(item).sort())).sort();
}

function agree(what: string, engine: unknown, reference: unknown): void {
  if (isDeepStrictEqual(engine, reference)) return;
  throw new Error(`${what}: the engine has ${JSON.stringify(engine)}, the reference ${JSON.stringify(reference)}`);
}
