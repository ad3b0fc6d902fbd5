import { isDeepStrictEqual } from 'node:util';
import { errorText } from '@asteroute/cli/arguments';
import { ownOptions } from '@asteroute/cli/setting';
import {
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
  isExtra,
  lastPlaced,
  legal,
  type Move,
  type Options,
  placeName,
  play,
  projectedScores,
  type Random,
  realmOf,
  reserve,
  sideOf,
  tileId,
  tokens,
  unwrap,
} from '@asteroute/engine';
import { nodeOf } from '@asteroute/engine/search';
import { pointsOf, readLink, writeLink } from '@asteroute/record';
import * as reference from '../../fixtures/reference/reference.ts';
import type { Campaign, Range } from '../campaign/campaign.ts';
import { isAction, STYLES, type Style, steered } from './random-play.ts';
import {
  READINGS,
  type Reading,
  readingArguments,
  readingName,
  type SoakTables,
  TABLES,
  withOwnTiles,
} from './tables.ts';

function agree(what: string, engine: unknown, expected: unknown): void {
  if (isDeepStrictEqual(engine, expected)) return;
  throw new Error(`${what}: the engine has ${JSON.stringify(engine)}, the reference ${JSON.stringify(expected)}`);
}

/** Elements of a list as sorted texts, so that lists compare equal in any order. */
const inWords = (list: readonly object[]): string[] =>
  list.map((item) => JSON.stringify(Object.entries(item).sort())).sort();

const bySide = <T>(list: readonly (T | null)[]): Record<string, T> =>
  Object.fromEntries(list.flatMap((value, side) => (value === null ? [] : [[String(side), value]])));

/** Returns the move with its narrower type. Throws if it is of another kind. */
function required<T extends Move>(move: Move | null, isOfKind: (move: Move) => move is T): T {
  if (move === null || !isOfKind(move)) throw new Error(`a ${move?.type} was not expected`);
  return move;
}

const isDraw = (move: Move) => move.type === 'draw';
const isRoll = (move: Move) => move.type === 'roll';

/** Counts of what happened in a game that engine and reference both played; here all 0. */
const NOTHING = {
  ...{ turns: 0, setAside: 0, recalls: 0 },
  ...{ battlesOf2: 0, battlesOf3: 0, battlesOf4: 0, rounds: 0 },
  /** Scored realms with meeples of several sides: those that one side won, and those that several sides share (K-1). */
  ...{ majorities: 0, ties: 0 },
  /** Second turns (TB-4), and those that lapsed with the last tile (K-40). */
  ...{ seconds: 0, lapses: 0 },
  /** Cities that brought tokens, and those among them that nobody held (TB-9). */
  ...{ goods: 0, gifts: 0 },
  /** Players paid by another rate than others for one meadow (TB-13), and meeples on meadows without a way out (K-30). */
  ...{ builders: 0, pigs: 0, fattened: 0, enclosed: 0 },
};
export type ComparisonTally = typeof NOTHING;

/** The most characters of a link to a game with the usual tiles, with an address before it. */
const LINK_LENGTH = 400 - 'https://asteroute.example.org/#game/'.length;

/**
 * Plays one seeded game with the engine and the slow reference; throws where they disagree or an invariant breaks, or
 * where a link does not hold the game.
 */
function playBoth(seed: number, reading: Reading): ComparisonTally {
  const both = new Both(seed, reading);
  try {
    while (both.game.position.phase !== 'over') both.turn();
    both.end();
    both.link(reading.sets ? Number.POSITIVE_INFINITY : LINK_LENGTH);
  } catch (error) {
    throw new Error(`${readingName(reading)}, seed ${seed}, turn ${both.tally.turns}: ${errorText(error)}`);
  }
  return both.tally;
}

export function sideBySide(tables: SoakTables, options: Options = {}): Campaign<ComparisonTally> {
  const edition = tables === 'expansions' ? 'classic' : tables;
  const reading = { tables, options: ownOptions(edition, options) };
  return {
    name: tables,
    count: 1000,
    repeat: (seed) => `npm run lab -- soak ${readingArguments(reading)} --count 1 --seed ${seed}`,
    run: (seed) => playBoth(seed, reading),
    sum: (tallies) => ({ lines: [describeTallies(tallies)] }),
  };
}

const eachReading = (name: string, readings: readonly Reading[], tested: Range) => ({
  name,
  count: 500,
  tested,
  run: (seed: number) => readings.map((reading) => playBoth(seed, reading)),
  sum: (rows: readonly (readonly ComparisonTally[])[]) => ({
    lines: readings.map((one, index) => `${readingName(one)}: ${describeTallies(rows.map((row) => row[index]))}`),
  }),
});

/** The same comparison for every other reading of the rulebooks, and with tiles of one's own, other ones in every game. */
export const ALL_READINGS = eachReading('readings', READINGS, { seed: 8, count: 3 });
export const OWN_TILES = eachReading(
  'tile-sets',
  (['star-wars', 'expansions'] as const).map((tables) => ({ tables, sets: true })),
  { seed: 3, count: 2 },
);

export function sumTallies(tallies: readonly ComparisonTally[]): ComparisonTally {
  const sum = { ...NOTHING };
  for (const tally of tallies) for (const key of Object.keys(sum) as (keyof ComparisonTally)[]) sum[key] += tally[key];
  return sum;
}

function describeTallies(tallies: readonly ComparisonTally[]): string {
  const sum = sumTallies(tallies);
  const { turns, setAside, battlesOf2, battlesOf3, battlesOf4, rounds, majorities, ties, recalls } = sum;
  const more = sum.builders > 0 ? [describeTrade(sum)] : [];
  const fought = `${battlesOf2} battles of two, ${battlesOf3} of three, ${battlesOf4} of four sides, ${rounds} throws`;
  const shared = `${majorities} majorities, ${ties} ties, ${recalls} abbots taken back`;
  return [`${turns} turns, ${setAside} tiles set aside`, rounds > 0 ? fought : shared, ...more].join(', ');
}

function describeTrade({ seconds, lapses, goods, gifts, builders, pigs, fattened, enclosed }: ComparisonTally): string {
  const placed = `${builders} builders, ${pigs} pigs (${fattened} shares by a rate of their own)`;
  const taken = `goods of ${goods} cities (${gifts} that nobody held)`;
  return `${seconds} second turns (${lapses} lapsed), ${placed}, ${taken}, ${enclosed} meeples on enclosed meadows`;
}

class Both {
  game: Game;
  readonly tally = { ...NOTHING };
  #state: reference.State;
  #before: reference.State;
  #events: GameEvent[] = [];
  readonly #moves: Move[] = [];
  readonly #random: Random;
  readonly #dealer: Dealer;
  readonly #style: Style;

  constructor(seed: number, { tables, options = {}, sets }: Reading) {
    this.#random = createRandom(seed);
    this.#dealer = createDealer(seed);
    this.#style = STYLES[seed % 3];
    const usual = TABLES[tables](seed, this.#random, options);
    this.game = sets ? withOwnTiles(usual.rules.setup, this.#random) : usual;
    this.#state = reference.createReference(this.game.rules.setup);
    this.#before = this.#state;
  }

  turn(): void {
    this.tally.turns++;
    this.#events = [];
    this.#before = this.#state;
    if (!this.#draw()) return;
    if (isExtra(this.game)) this.tally.seconds++;
    this.#place();
    const points: object[] = this.#act();
    while (this.game.position.phase === 'roll') points.push(...this.#fight());
    agree('battle left', undefined, reference.battlesDue(this.#state));
    const ended = reference.endTurn(this.#state);
    this.#state = ended.state;
    this.#compareTurn([...points, ...ended.points]);
  }

  end(): void {
    const { state, points } = reference.finalScoring(this.#state);
    const last = this.#events.find((event) => event.type === 'ended');
    agree('final points', inWords(this.#pointsAfterTurn()), inWords(points));
    agree('final scores', last?.scores, state.scores);
    agree('winners', last?.winners, reference.winners(state));
    agree('final goods', last?.tokens ?? reference.tokens(state).map(() => ({})), reference.tokens(state));
    this.#countFattened();
    if (reference.nextTurn(this.#state).second) this.tally.lapses++;
  }

  /** The game comes back from a link as it was, whole and cut off after some moves, and no spoilt link is read. */
  link(most: number): void {
    const { setup } = this.game.rules;
    const text = writeLink({ setup, moves: this.#moves });
    for (const moves of [this.#moves, this.#moves.slice(0, this.#random.below(this.#moves.length))]) {
      const read = readLink(writeLink({ setup, moves }));
      agree('game in a link', read.ok && read.value, { setup, moves });
    }
    const at = this.#random.below(text.length);
    const other = text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
    for (const wrong of [text.slice(0, at), other]) agree(`${wrong} is read`, readLink(wrong).ok, false);
    if (text.length > most) throw new Error(`a link of ${text.length} characters`);
  }

  /** Draws a tile. False when only tiles remained that fit nowhere, so that the stack is now empty. */
  #draw(): boolean {
    const { seat } = this.game.position;
    agree('turn', { player: seat, second: isExtra(this.game) }, reference.nextTurn(this.#state));
    while (this.game.position.phase === 'draw') {
      const offered = legal(this.game)
        .filter(isDraw)
        .map(({ tile }) => tileId(this.game, tile));
      agree('draws', offered.sort(), [...reference.drawable(this.#state).keys()].sort());
      const move = required(steered(this.game, this.#style, this.#random), isDraw);
      const tile = tileId(this.game, move.tile);
      this.#play(move);
      const fits = drawnTile(this.game) !== null;
      agree(`${tile} fits`, fits, !reference.isUnplaceable(this.#state, tile));
      if (fits) return true;
      this.tally.setAside++;
      this.#state = reference.setAsideTile(this.#state, tile);
    }
    return false;
  }

  #place(): void {
    const tile = drawnTile(this.game) ?? '';
    const own = legal(this.game).flatMap((m) =>
      m.type === 'place' ? [{ ...coordinates(m.cell), rotation: m.rotation }] : [],
    );
    agree('placements', inWords(own), inWords(reference.legalPlacements(this.#state, tile)));
    this.#play(steered(this.game, this.#style, this.#random));
    this.#state = reference.placeTile(this.#state, tile, this.#placed());
  }

  #placed() {
    const placed = this.#events.find((event) => event.type === 'placed');
    if (placed === undefined) throw new Error('the engine placed nothing');
    return placed;
  }

  /** Plays the action and returns the scores that it brings by itself: those of a recall. */
  #act(): object[] {
    const own = legal(this.game)
      .filter(isAction)
      .map((move) => actionWords(this.game, move));
    agree('actions', inWords(own), inWords(reference.legalActions(this.#state)));
    const move = required(steered(this.game, this.#style, this.#random), isAction);
    const action = actionWords(this.game, move) as reference.Action;
    const points = reference.actionPoints(this.#state, action);
    this.#state = reference.applyAction(this.#state, action);
    this.#play(move);
    this.#countAction(action);
    return points;
  }

  #fight() {
    const due = dueDice(this.game);
    if (due === null) throw new Error('the engine waits for no dice');
    const on = placeName(due.at, lastPlaced(this.game));
    const dice = bySide(due.dice.map((n) => (n === 0 ? null : n)));
    agree('battle', { on, dice }, reference.battlesDue(this.#state));
    this.tally[`battlesOf${Object.keys(dice).length as 2 | 3 | 4}`]++;
    const rounds: reference.Round[] = [];
    for (let now = due; now.battle === due.battle; now = dueDice(this.game) ?? { ...due, battle: -1 }) {
      const move = required(chanceMove(this.game, this.#dealer), isRoll);
      rounds.push(bySide(move.dice));
      this.#play(move);
    }
    this.tally.rounds += rounds.length;
    const fought = reference.applyRounds(this.#state, on, rounds);
    this.#state = fought.state;
    return fought.points;
  }

  #compareTurn(points: readonly object[]): void {
    const ended = this.#events.find((event) => event.type === 'turn-ended');
    agree('points', inWords(this.#events.slice(0, this.#turnEnd()).flatMap(pointsOf)), inWords(points));
    agree('scores', ended?.scores, this.#state.scores);
    this.#compareGoods();
    this.#countShares();
    agree('invariants', reference.checkInvariants(this.#state, this.#before), []);
    this.#checkDefeats();
    this.#compareRealms();
    const isEnd = this.game.position.phase === 'over';
    agree('end', isEnd, reference.isOver(this.#state));
    if (isEnd) return;
    agree('scores if it ended now', projectedScores(this.game), reference.finalScoring(this.#state).state.scores);
    agree('meeples', inWords(this.#figures()), inWords(reference.standingMeeples(this.#state)));
    const own = this.game.rules.players.map((_, seat) => reserve(this.game, seat));
    agree('reserves', own, reference.reserves(this.#state));
  }

  /** TB-9: what was taken in this turn, and what everybody has by now. */
  #compareGoods(): void {
    const took = this.#events.filter((event) => event.type === 'took');
    const sums: Record<string, number> = {};
    for (const event of took) {
      for (const [good, count] of Object.entries(event.tokens)) sums[good] = (sums[good] ?? 0) + count;
    }
    agree('goods', sums, reference.goodsFrom(this.#state, this.#state.tiles.length - 1));
    const held = reference.tokens(this.#state);
    const own = held.map((_, side) => tokens(this.game, side));
    agree('goods of all', own, held);
    const isScored = this.#events.some((event) => event.type === 'scored' && event.at.kind === 'city');
    this.tally.goods += took.length;
    if (!isScored) this.tally.gifts += took.length;
  }

  #figures() {
    return boardFigures(this.game).map(({ seat, meeple, at: { kind, side, x, y } }) => {
      return { player: seat, meeple, x, y, on: side === null ? kind : `${kind}:${side}` };
    });
  }

  /** Compares figures that the engine updates incrementally with a flood fill of the board. */
  #compareRealms(): void {
    for (const realm of reference.allRealms(this.#state)) agree('realm', this.#realm(realm), this.#numbersOf(realm));
  }

  #realm({ segments: [{ tile, feature }] }: reference.Realm) {
    const node = nodeOf(this.game.position, tile, feature);
    const { kind, places, cells, complete, open, now, completed, holders } = realmOf(this.game, node);
    const count = (what: string) => now.terms.find((term) => term.what === what)?.count;
    agree('tiles of a realm', count('tile') ?? cells.length, cells.length);
    const closed = kind === 'field' ? complete : open === 0;
    const printed = completed.terms.find(({ what }) => what === 'symbol' || what === 'shield');
    const symbols = printed?.count ?? 0;
    const numbers = { segments: places.length, tiles: cells.length, symbols, worth: now.points };
    return { kind, ...numbers, complete, closed, holders };
  }

  #numbersOf(realm: reference.Realm) {
    const { kind, segments, tiles, complete, symbols } = realm;
    const numbers = {
      segments: segments.length,
      tiles,
      symbols: symbols.length,
      worth: reference.worth(this.#state, realm),
    };
    // The engine's final scoring has returned all meeples, the reference leaves them.
    const isHeld = this.game.position.phase !== 'over' && reference.meeplesIn(this.#state, realm).length > 0;
    const holders = isHeld ? reference.majority(this.#state, realm) : [];
    return { kind, ...numbers, complete, closed: complete, holders };
  }

  #checkDefeats(): void {
    for (const event of this.#events) {
      if (event.type === 'defeated' && (event.points < 1 || event.points > 3))
        throw new Error(`a defeat for ${event.points}`);
    }
  }

  #countAction(action: reference.Action): void {
    if (action.type === 'recall') this.tally.recalls++;
    if (action.type !== 'deploy') return;
    if (action.meeple === 'builder') this.tally.builders++;
    if (action.meeple === 'pig') this.tally.pigs++;
    if (action.on === 'field') this.tally.enclosed++;
  }

  #countFattened(): void {
    for (const event of this.#events) {
      if (event.type !== 'scored') continue;
      this.tally.fattened += event.shares.filter(({ formula }) => formula !== undefined).length;
    }
  }

  #countShares(): void {
    for (const event of this.#events) {
      const sides =
        event.type === 'scored' ? new Set(event.returned.map(({ seat }) => sideOf(this.game, seat))).size : 0;
      if (event.type !== 'scored' || sides < 2) continue;
      if (event.shares.length > 1) this.tally.ties++;
      else this.tally.majorities++;
    }
  }

  #turnEnd(): number {
    return this.#events.findIndex((event) => event.type === 'turn-ended');
  }

  #pointsAfterTurn() {
    return this.#events.slice(this.#turnEnd() + 1).flatMap(pointsOf);
  }

  #play(move: Move): void {
    const played = unwrap(play(this.game, move));
    this.game = played.game;
    this.#moves.push(move);
    this.#events.push(...played.events);
  }
}
