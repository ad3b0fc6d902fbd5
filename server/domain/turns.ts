import {
  ahead,
  chanceMove,
  clonePosition,
  type Dealer,
  type Game,
  type Move,
  newGame,
  ok,
  parseAction,
  playUnchecked,
  type Result,
  refuse,
  scores,
  sideOf,
  tileId,
} from '@asteroute/engine';
import { isLegal } from '@asteroute/engine/core';
import {
  type Chance,
  type CommandOf,
  courseFrom,
  deny,
  type EndReason,
  follow,
  gameOf,
  grant,
  isPerson,
  type Outcome,
  onTurn,
  type Plan,
  placeOf,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { fairDealer } from '@asteroute/record';
import type { Decision, TableState } from './table-state.ts';

/** The set-up of a table whose seats are named; checked by the engine. */
export function setupOf({ edition, modules, options, seats }: Plan, names: readonly string[]): Result<Game> {
  const players = seats.map(({ color }, seat) => ({ name: names[seat] ?? color, color }));
  return newGame({ edition, modules, options, players });
}

/** What begins the game, when what just happened has filled the last seat; else nothing. */
export function startGame(state: TableState, events: readonly TableEvent[]): readonly TableEvent[] {
  const { table } = state;
  const full = follow(table, { seq: table.head + 1, at: 0, up: state.up, events });
  if (full.seats.some(({ name, bot }) => name === null && bot === null)) return [];
  const players = full.seats.map(({ name, bot, color }) => ({ name: name ?? bot ?? color, color }));
  const { edition, modules, options } = full.plan;
  const game = newGame({ edition, modules, options, players });
  // The plan was checked when the table was opened.
  if (!game.ok) throw new Error(game.error.message);
  const { clientSeeds } = full;
  const { chance } = deal(game.value, { ...state, table: full }, 'all');
  return [{ type: 'started', players, clientSeeds, chance }];
}

/** Chance until somebody decides: `dice` stops before a tile is drawn. */
type Until = 'all' | 'dice';

interface Dealt {
  readonly game: Game;
  readonly chance: readonly Chance[];
}

/** By the clients' seeds, which stay the same once the game has begun. */
const dealers = new WeakMap<readonly string[], Dealer>();

function dealerOf({ table, serverSeed }: TableState): Dealer {
  const { id, clientSeeds } = table;
  const dealer = dealers.get(clientSeeds) ?? fairDealer({ game: id, serverSeed, clientSeeds });
  dealers.set(clientSeeds, dealer);
  return dealer;
}

function deal(start: Game, state: TableState, until: Until): Dealt {
  const dealer = dealerOf(state);
  const course = courseFrom(start, null);
  const chance: Chance[] = [];
  while (until === 'all' || course.now().position.phase === 'roll') {
    const move = chanceMove(course.now(), dealer);
    if (move === null) break;
    chance.push(wordsOf(course.now(), move));
    course.play(move);
  }
  return { game: course.now(), chance };
}

function wordsOf(game: Game, move: Move): Chance {
  if (move.type === 'draw') return { type: 'draw', tile: tileId(game, move.tile) };
  if (move.type === 'roll') return move;
  throw new Error(`a ${move.type} is not chance`);
}

/** Whether it is this seat's time to do what the game waits for. */
function mayPlay(table: Table, seat: number, turn: number): Outcome<Game> {
  if (table.status !== 'running') return deny('wrong-status', 'no game is running');
  if (onTurn(table) !== seat) return deny('not-your-turn', `seat ${onTurn(table)} is on turn`);
  if (turn !== table.turns) return deny('stale', `${table.turns} turns have been played, not ${turn}`);
  return grant(gameOf(table));
}

export function takeTurn(state: TableState, command: Omit<CommandOf<'turn'>, 'id'>, seat: number): Outcome<Decision> {
  const { table } = state;
  const now = mayPlay(table, seat, command.turn);
  if (!now.ok) return now;
  if (now.value.position.phase !== 'place') return deny('wrong-phase', 'the tile is not drawn yet');
  const acted = playWords(now.value, command);
  if (!acted.ok) return deny('illegal', `${acted.error.code}: ${acted.error.message}`);
  const { game, chance } = deal(acted.value, state, table.plan.takebacks ? 'dice' : 'all');
  const { x, y, rotation, action } = command;
  return grant({ events: [{ type: 'turn', seat, x, y, rotation, action, chance }, ...endIfOver(state, game)] });
}

/** Both moves of a turn, checked by the rules, on a copy. */
function playWords({ rules, position }: Game, words: Omit<CommandOf<'turn'>, 'id'>): Result<Game> {
  const game = { rules, position: clonePosition(position) };
  const place = placeOf(words);
  if (!isLegal(rules, game.position, place)) return refuse('illegal-placement', 'the tile cannot lie there');
  playUnchecked(rules, game.position, place, null);
  const action = parseAction(game, words.action);
  if (!action.ok) return action;
  if (!isLegal(rules, game.position, action.value)) return refuse('illegal-action', 'the rules do not allow this');
  playUnchecked(rules, game.position, action.value, null);
  return ok(game);
}

/** Draws, at a table where that is a command. The last turn can then no longer be taken back. */
export function draw(state: TableState, seat: number, turn: number): Outcome<Decision> {
  const now = mayPlay(state.table, seat, turn);
  if (!now.ok) return now;
  if (now.value.position.phase !== 'draw') return deny('wrong-phase', 'the tile is drawn');
  const { game, chance } = deal(now.value, state, 'all');
  return grant({ events: [{ type: 'drawn', seat, chance }, ...endIfOver(state, game)] });
}

function endIfOver(state: TableState, game: Game): TableEvent[] {
  if (game.position.phase !== 'over') return [];
  const { serverSeed } = state;
  return [{ type: 'ended', reason: 'finished', scores: scores(game), winners: ahead(game), serverSeed }];
}

/** The end of a game that was not played to its end; all sides but the loser's win where there is one. */
export function finish({ table, serverSeed }: TableState, reason: EndReason, loser: number | null = null): TableEvent {
  const game = gameOf(table);
  const sides = [...new Set(table.seats.map((_, seat) => sideOf(game, seat)))];
  const winners = loser === null ? [] : sides.filter((side) => side !== sideOf(game, loser));
  return { type: 'ended', reason, scores: scores(game), winners, serverSeed };
}

/** Whether anybody but this seat still plays. */
export function hasPeople(table: Table, without: number): boolean {
  return table.seats.some((seat, index) => index !== without && isPerson(seat));
}
