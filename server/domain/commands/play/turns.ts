import {
  ahead,
  type Dealer,
  type Game,
  lastGame,
  type Move,
  playChance,
  playTurnWords,
  scores,
  sideOf,
  tileId,
} from '@asteroute/engine';
import {
  type Chance,
  type CommandOf,
  deny,
  type EndReason,
  gameOf,
  gameOfPlan,
  grant,
  isPerson,
  type Outcome,
  onTurn,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { fairDealer, winnersWithout } from '@asteroute/record';
import type { Decision, TableState } from '../../table-state.ts';

/** Returns the event that starts the game of a table without free seats. */
export function startGame(state: TableState, full: Table): TableEvent {
  const players = full.seats.map(({ name, bot, color }) => ({ name: name ?? bot ?? color, color }));
  const game = gameOfPlan(full.plan, players);
  // The plan was checked when the table was created.
  if (!game.ok) throw new Error(game.error.message);
  const { clientSeeds } = full;
  const { chance } = deal(game.value, { ...state, table: full }, 'decision');
  return { type: 'started', players, clientSeeds, chance };
}

/** Dealers, cached by the array of client seeds, which stays the same object for a whole game. */
const dealers = new WeakMap<readonly string[], Dealer>();

function dealerOf({ table, serverSeed }: TableState): Dealer {
  const { id, clientSeeds } = table;
  if (serverSeed === '') throw new Error(`the seed of ${id} was sealed with a secret that is lost`);
  const dealer = dealers.get(clientSeeds) ?? fairDealer({ game: id, serverSeed, clientSeeds });
  dealers.set(clientSeeds, dealer);
  return dealer;
}

/** Plays draws and rolls; with `dice` it stops before a tile is drawn. */
function deal(start: Game, state: TableState, until: 'decision' | 'dice') {
  const plies = playChance(start, dealerOf(state), until);
  return { game: lastGame(start, plies), chance: plies.map(({ move }) => chanceOf(start, move)) };
}

function chanceOf(game: Game, move: Move): Chance {
  if (move.type === 'draw') return { type: 'draw', tile: tileId(game, move.tile) };
  if (move.type === 'roll') return move;
  throw new Error(`a ${move.type} is not chance`);
}

/** Returns the running game if the seat is on turn and `turn` is the number of turns played. */
function mayPlay(table: Table, seat: number, turn: number): Outcome<Game> {
  if (table.status !== 'running') return deny('wrong-status', 'no game is running');
  if (onTurn(table) !== seat) return deny('not-your-turn', `seat ${onTurn(table)} is on turn`);
  if (turn !== table.turns) return deny('stale', `${table.turns} turns have been played, not ${turn}`);
  return grant(gameOf(table));
}

/** Plays a whole turn, with the draws and rolls that follow. */
export function takeTurn(state: TableState, command: Omit<CommandOf<'turn'>, 'id'>, seat: number): Outcome<Decision> {
  const { table } = state;
  const now = mayPlay(table, seat, command.turn);
  if (!now.ok) return now;
  if (now.value.position.phase !== 'place') return deny('wrong-phase', 'the tile is not drawn yet');
  const played = playTurnWords(now.value, command);
  if (!played.ok) return deny('illegal', `${played.error.code}: ${played.error.message}`);
  const { game, chance } = deal(lastGame(now.value, played.value), state, table.plan.takebacks ? 'dice' : 'decision');
  const { x, y, rotation, action } = command;
  return grant({ events: [{ type: 'turn', seat, x, y, rotation, action, chance }, ...endIfOver(state, game)] });
}

/**
 * Draws the next tile, which is a command at a table with takebacks: the previous turn can then no longer be taken
 * back.
 */
export function draw(state: TableState, seat: number, turn: number): Outcome<Decision> {
  const now = mayPlay(state.table, seat, turn);
  if (!now.ok) return now;
  if (now.value.position.phase !== 'draw') return deny('wrong-phase', 'the tile is drawn already');
  const { game, chance } = deal(now.value, state, 'decision');
  return grant({ events: [{ type: 'drawn', seat, chance }, ...endIfOver(state, game)] });
}

function endIfOver(state: TableState, game: Game): TableEvent[] {
  if (game.position.phase !== 'over') return [];
  const { serverSeed } = state;
  return [{ type: 'ended', reason: 'finished', scores: scores(game), winners: ahead(game), serverSeed }];
}

/** Ends a game early because this seat gave it up: the best of the other sides win. */
export function endGame({ table, serverSeed }: TableState, reason: EndReason, loser: number): TableEvent {
  const game = gameOf(table);
  const totals = scores(game);
  return { type: 'ended', reason, scores: totals, winners: winnersWithout(sideOf(game, loser), totals), serverSeed };
}

/** Whether a player other than this seat still plays. */
export function hasPeople(table: Table, without: number): boolean {
  return table.seats.some((seat, index) => index !== without && isPerson(seat));
}
