import { createHmac, createSecretKey } from 'node:crypto';
import {
  ahead,
  chanceMove,
  checkMove,
  type Dealer,
  type Game,
  type Move,
  parseAction,
  parsePlacement,
  type Refusal,
  scores,
  sideOf,
  type TurnWords,
  tileId,
} from '@asteroute/engine';
import {
  type Chance,
  type CommandOf,
  createPlaythrough,
  dealOf,
  deny,
  type EndReason,
  gameOf,
  gameOfPlan,
  grant,
  isDuel,
  isPerson,
  onTurn,
  type Playthrough,
  seedPublicAt,
  type Table,
  type TableEvent,
  type TableOutcome,
} from '@asteroute/protocol';
import { fairDealer, type KeyedHash, winnersWithout } from '@asteroute/record';
import { LRUCache } from 'lru-cache';
import type { Decision, TableState } from '../../table-state.ts';

export function startGame(state: TableState, full: Table): TableEvent {
  const players = full.seats.map(({ name, bot, color }) => ({ name: name ?? bot ?? color, color }));
  const game = gameOfPlan(full.plan, players);
  // The plan was checked when the table was created.
  if (!game.ok) throw new Error(game.error.message);
  const { clientSeeds } = full;
  const chance = deal(createPlaythrough(game.value, null), { ...state, table: full }, 'decision');
  return { type: 'started', players, clientSeeds, chance };
}

/** The runtime's own, which is several times as fast as the one that browsers without HTTPS need. */
const runtimeHash: KeyedHash = (key) => {
  const secret = createSecretKey(key);
  return (message) => createHmac('sha256', secret).update(message).digest('hex');
};

/** Dealers of the games played last, by the array of client seeds, which stays the same object for a whole game. */
const dealers = new LRUCache<readonly string[], Dealer>({ max: 1000 });

function dealerOf({ table, serverSeed }: TableState): Dealer {
  const { id, clientSeeds } = table;
  if (serverSeed === '') throw new Error(`the seed of ${id} was sealed with a secret that is lost`);
  const known = dealers.get(clientSeeds);
  if (known !== undefined) return known;
  const dealer = fairDealer({ ...dealOf(table), serverSeed }, runtimeHash);
  dealers.set(clientSeeds, dealer);
  return dealer;
}

/** Plays draws and rolls until a player must decide; with `dice` it stops before a tile is drawn. Returns them. */
function deal(played: Playthrough, state: TableState, until: 'decision' | 'dice'): Chance[] {
  const dealer = dealerOf(state);
  const chance: Chance[] = [];
  while (until === 'decision' || played.now().position.phase === 'roll') {
    const move = chanceMove(played.now(), dealer);
    if (move === null) break;
    chance.push(chanceOf(played.now(), move));
    played.play(move);
  }
  return chance;
}

function chanceOf(game: Game, move: Move): Chance {
  if (move.type === 'draw') return { type: 'draw', tile: tileId(game, move.tile) };
  if (move.type === 'roll') return move;
  throw new Error(`a ${move.type} is not chance`);
}

function mayPlay(table: Table, seat: number, turn: number): TableOutcome<Game> {
  if (table.status !== 'running') return deny('wrong-status', 'no game is running');
  if (onTurn(table) !== seat) return deny('not-your-turn', `seat ${onTurn(table)} is on turn`);
  if (turn !== table.turns) return deny('stale', `${table.turns} turns have been played, not ${turn}`);
  return grant(gameOf(table));
}

export function takeTurn(
  state: TableState,
  command: Omit<CommandOf<'turn'>, 'id'>,
  seat: number,
): TableOutcome<Decision> {
  const { table } = state;
  const now = mayPlay(table, seat, command.turn);
  if (!now.ok) return now;
  if (now.value.position.phase !== 'place') return deny('wrong-phase', 'the tile is not drawn yet');
  const played = createPlaythrough(now.value, null);
  const refusal = playWords(played, command);
  if (refusal !== null) return deny('illegal', `${refusal.code}: ${refusal.message}`);
  const waits = table.plan.takebacks || isDuel(table);
  const chance = deal(played, state, waits ? 'dice' : 'decision');
  const { x, y, rotation, action } = command;
  return decided({ type: 'turn', seat, x, y, rotation, action, chance }, state, played.now());
}

/** Plays both moves of a turn, or the first of them until the rules refuse one: returns why, or null. */
function playWords(played: Playthrough, words: TurnWords): Refusal | null {
  for (const parse of [() => parsePlacement(words), () => parseAction(played.now(), words.action)]) {
    const move = parse();
    const checked = move.ok ? checkMove(played.now(), move.value) : move;
    if (!checked.ok) return checked.error;
    played.play(checked.value);
  }
  return null;
}

/** A command at a table with takebacks: the previous turn can then no longer be taken back. */
export function draw(state: TableState, seat: number, turn: number): TableOutcome<Decision> {
  const now = mayPlay(state.table, seat, turn);
  if (!now.ok) return now;
  if (now.value.position.phase !== 'draw') return deny('wrong-phase', 'the tile is drawn already');
  const played = createPlaythrough(now.value, null);
  return decided({ type: 'drawn', seat, chance: deal(played, state, 'decision') }, state, played.now());
}

function decided(event: TableEvent, state: TableState, game: Game): TableOutcome<Decision> {
  if (game.position.phase !== 'over') return grant({ events: [event], game });
  const ended: TableEvent = {
    type: 'ended',
    reason: 'finished',
    scores: scores(game),
    winners: ahead(game),
    serverSeed: seedToShow(state),
  };
  return grant({ events: [event, ended], game });
}

/** The seed that an ending makes public: none while others may still play the same deck. */
const seedToShow = ({ table, serverSeed }: TableState): string => (seedPublicAt(table) === 0 ? serverSeed : '');

/** Ends a game early because this seat gave it up: the best of the other sides win. */
export function endGame(state: TableState, reason: EndReason, loser: number): TableEvent {
  const game = gameOf(state.table);
  const totals = scores(game);
  const winners = winnersWithout(sideOf(game, loser), totals);
  return { type: 'ended', reason, scores: totals, winners, serverSeed: seedToShow(state) };
}

export function hasPeople(table: Table, without: number): boolean {
  return table.seats.some((seat, index) => index !== without && isPerson(seat));
}
