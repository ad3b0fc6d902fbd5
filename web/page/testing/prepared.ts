/** Prepared games that the page resumes: seeded bots play them until something happens that a test needs. */
import { BOTS, type Bot } from '@asteroute/bots';
import {
  type ActionMove,
  createDealer,
  createRandom,
  endsTurn,
  type Game,
  type GameEvent,
  lastGame,
  legal,
  type Move,
  newGame,
  play,
  playChance,
  playTurn,
  unwrap,
  xOf,
  yOf,
} from '@asteroute/engine';
import { type GameRecord, Recorder } from '@asteroute/record';
import { meeplesOf, spotsOf } from '../match/draft.ts';
import { firstEqualTurn } from '../match/turns.ts';
import { GAME_KEY, gameOf, type Kept } from './truth.ts';

const COLORS = ['red', 'black', 'green', 'white', 'orange'];
const CLASSIC_COLORS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay'];

/** One turn as the bots played it: the game before it, the moves of the player, all events, and the game after it. */
export interface PlayedTurn {
  readonly before: GameRecord;
  readonly seed: number;
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
  readonly after: GameRecord;
  /** True while tiles are left. */
  readonly running: boolean;
}

export interface Table {
  readonly players: number;
  readonly teams?: boolean;
  /** Classic, with farmers, river and abbot. */
  readonly classic?: boolean;
  /** Both boxes besides: inns and cathedrals, traders and builders. */
  readonly boxes?: boolean;
  readonly bot?: Bot;
}

function startOf({ players, teams, classic, boxes }: Table): Game {
  const colors = classic ? CLASSIC_COLORS : COLORS;
  const seats = Array.from({ length: players }, (_, i) => ({ name: NAMES[i], color: colors[i] }));
  const [edition, modules] = classic
    ? ['classic', ['farmers', 'river', 'abbot', ...(boxes ? ['inns', 'traders'] : [])]]
    : ['star-wars', teams ? ['teams'] : []];
  return unwrap(newGame({ edition, modules, players: seats }));
}

/** Plays a seeded game turn by turn, in rotations that the page offers. Tiles and dice are the same as in the page. */
export function* playedTurns(table: Table, seed: number): Generator<PlayedTurn> {
  const bot = table.bot ?? BOTS[0];
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const start = startOf(table);
  const recorder = new Recorder(start.rules.setup);
  let drawn = playChance(start, dealer);
  let game = lastGame(start, drawn);
  while (game.position.phase !== 'over') {
    const before = recorder.record();
    const turn = unwrap(playTurn(game, firstEqualTurn(game, bot.turn(game, random))));
    const chance = playChance(lastGame(game, turn), dealer);
    const ended = chance.findLastIndex(endsTurn) + 1;
    const plies = [...drawn, ...turn, ...chance.slice(0, ended)];
    for (const { events } of plies) recorder.add(events);
    // The last turn draws no tile, so that the game continues from the turn itself.
    game = lastGame(game, plies);
    const moves = turn.map(({ move }) => move);
    const events = plies.flatMap((ply) => ply.events);
    yield { before, seed, moves, events, after: recorder.record(), running: game.position.phase !== 'over' };
    drawn = chance.slice(ended);
    game = lastGame(game, drawn);
  }
}

/** The first turn, over all seeds from 1, for which `wanted` is true. */
export function findTurn(table: Table, wanted: (turn: PlayedTurn) => boolean): PlayedTurn {
  for (let seed = 1; seed < 2000; seed++) {
    for (const turn of playedTurns(table, seed)) if (wanted(turn)) return turn;
  }
  throw new Error('no such turn in 2000 games');
}

/** True in `npm run lab -- soak`, where tests play whole games by hand; otherwise they resume games before their end. */
export const WHOLE_GAMES = process.env.ASTEROUTE_SOAK === '1';

/**
 * A seeded game with `turnsLeft` turns left, for a test to play to its end by hand; in a soak, with all of its turns
 * left.
 */
export function endgame(table: Table, seed: number, turnsLeft: number): PlayedTurn {
  const turns = [...playedTurns(table, seed)];
  const turn = turns.at(WHOLE_GAMES ? 0 : -turnsLeft);
  if (turn === undefined) throw new Error(`the game of seed ${seed} has fewer than ${turnsLeft} turns`);
  return turn;
}

/** The text that the browser keeps of a game in progress; all seats belong to people unless `bots` names some. */
export function keptText(record: GameRecord, seed: number, bots: readonly (string | null)[] = []): string {
  const seats = record.players.map((_, seat) => ({ bot: bots[seat] ?? null }));
  return JSON.stringify({ record, seats, seed } satisfies Kept);
}

export const kept = (...args: Parameters<typeof keptText>): Record<string, string> => ({
  [GAME_KEY]: keptText(...args),
});

/** What a person has to do for a turn's moves: the cell, the rotation, and the number of the place (0: none). */
export interface Recipe {
  readonly stop: string;
  readonly rotation: number;
  readonly number: number;
  /** How often the switch of the kinds of meeple is pressed. */
  readonly switches: number;
  /** Whether a meeple is taken back instead of deployed. */
  readonly recall: boolean;
}

export function recipeOf(turn: PlayedTurn): Recipe {
  return recipeIn(gameOf({ record: turn.before, seats: [], seed: turn.seed }), turn.moves);
}

export function recipeIn(game: Game, [first, second]: readonly Move[]): Recipe {
  if (first?.type !== 'place' || second === undefined) throw new Error('a turn begins with a tile');
  const { place, action } = firstEqualTurn(game, { place: first, action: second as ActionMove });
  const placed = unwrap(play(game, place)).game;
  const nodes = legal(placed).flatMap((move) => (move.type === 'deploy' ? [move.node] : []));
  return {
    stop: `${xOf(place.cell)},${yOf(place.cell)}`,
    rotation: place.rotation,
    number: action?.type === 'deploy' ? [...new Set(nodes)].indexOf(action.node) + 1 : 0,
    switches: action?.type === 'deploy' ? Math.max(0, meeplesOf(spotsOf(placed)).indexOf(action.meeple)) : 0,
    recall: action?.type === 'recall',
  };
}
