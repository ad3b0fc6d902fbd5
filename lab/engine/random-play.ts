import {
  type ActionMove,
  actionWords,
  chanceMove,
  clonePosition,
  coordinates,
  type Dealer,
  type Game,
  lastNodes,
  legal,
  type Move,
  type PlaceMove,
  type Ply,
  play,
  playUnchecked,
  type Random,
  type Realm,
  realmOf,
  sideOf,
  tileId,
  unwrap,
} from '@asteroute/engine';

/** A scripted turn: `[tile, x, y, rotation, place to deploy on or null]`. */
type Scripted = readonly [tile: string, x: number, y: number, rotation: number, on: string | null];

const SOUTH: Scripted = ['SW-a2-through', 0, -1, 0, 'asteroid:N'];
const UNDER_WEST: Scripted = ['SW-straight', -1, -1, 0, null];
const WEST: Scripted = ['SW-a1-straight', -1, -2, 1, 'asteroid:E'];
const UNDER_EAST: Scripted = ['SW-curve', 1, -1, 3, null];
const EAST: Scripted = ['SW-a1', 1, -2, 3, 'asteroid:W'];
const OVER_EAST: Scripted = ['SW-curve-r', 1, -3, 2, null];
const NORTH: Scripted = ['SW-a1', 0, -3, 2, 'asteroid:S'];
const FILLER: Scripted = ['SW-planet-r', 0, 1, 0, null];
const JOIN_THREE: Scripted = ['SW-a3-h', 0, -2, 2, null];
const JOIN_FOUR: Scripted = ['SW-a4-e', 0, -2, 0, null];

/**
 * First turns, by number of players, that lead to one asteroid field with meeples of three or four colours, which
 * random play hardly ever reaches. The filler tiles are placed so that each arm of the field belongs to another player.
 * The classic game has none, because it has no battles.
 */
const OPENINGS: Readonly<Record<number, readonly Scripted[]>> = {
  2: [SOUTH, UNDER_WEST, FILLER, WEST, UNDER_EAST, EAST, JOIN_THREE],
  3: [SOUTH, UNDER_WEST, WEST, UNDER_EAST, EAST, JOIN_THREE],
  4: [SOUTH, UNDER_WEST, WEST, UNDER_EAST, FILLER, EAST, OVER_EAST, NORTH, JOIN_FOUR],
  5: [SOUTH, UNDER_WEST, WEST, UNDER_EAST, EAST, OVER_EAST, NORTH, JOIN_FOUR],
};

const CANDIDATES = 12;

/**
 * How a game is steered: towards battles of two sides, towards battles of three or four sides after a scripted opening,
 * or towards a board so closed that some tiles fit nowhere.
 */
export const STYLES = ['quarrelsome', 'crowded', 'closing'] as const;
export type Style = (typeof STYLES)[number];

export function isAction(move: Move): move is ActionMove {
  return move.type === 'pass' || move.type === 'deploy' || move.type === 'recall';
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0]);
}

interface Steering {
  readonly style: Style;
  readonly dealer: Dealer;
  readonly random: Random;
  readonly isDealt?: true;
}

export function* steeredGame(start: Game, { style, dealer, random, isDealt }: Steering): Generator<Ply> {
  let game = start;
  while (game.position.phase !== 'over') {
    const chance = isDealt || game.position.phase === 'roll' ? chanceMove(game, dealer) : null;
    const move = chance ?? steered(game, style, random);
    const played = unwrap(play(game, move));
    game = played.game;
    yield { move, ...played };
  }
}

const pickOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** A legal draw, placement or action in this style. Some moves are random, so that games differ. */
export function steered(game: Game, style: Style, random: Random): Move {
  const moves = legal(game);
  const scripted = style === 'crowded' ? scriptedMove(game, moves, random) : undefined;
  if (scripted !== undefined) return scripted;
  if (game.position.phase === 'draw') return drawn(game, random);
  if (game.position.phase === 'act') return boldest(game, moves.filter(isAction), random);
  if (random.below(8) === 0) return pickOf(moves, random);
  const sample = moves.length <= CANDIDATES ? moves : shuffled(moves, random).slice(0, CANDIDATES);
  const wish = style === 'closing' ? closedness : heat;
  const values = sample.map((move) => (move.type === 'place' ? wish(game, move) : 0));
  return sample[values.indexOf(Math.max(...values))];
}

function scriptedMove(game: Game, moves: readonly Move[], random: Random): Move | undefined {
  const { phase, placed } = game.position;
  const line =
    OPENINGS[game.rules.setup.edition === 'star-wars' ? game.rules.players.length : 0]?.[
      placed - (phase === 'act' ? 2 : 1)
    ];
  if (line === undefined) return undefined;
  const fitting = moves.filter((move) => follows(game, move, line));
  return fitting[random.below(Math.max(1, fitting.length))];
}

function follows(game: Game, move: Move, [tile, x, y, rotation, on]: Scripted): boolean {
  if (move.type === 'draw') return tileId(game, move.tile) === tile;
  if (move.type === 'place') {
    const at = coordinates(move.cell);
    return at.x === x && at.y === y && move.rotation === rotation;
  }
  const words = move.type === 'roll' ? null : actionWords(game, move);
  return words?.type === 'deploy' ? words.on === on : on === null;
}

/** A random tile of the stack, each with the same probability. */
function drawn(game: Game, random: Random): Move {
  const { stack } = game.position;
  const moves = legal(game).filter((move) => move.type === 'draw');
  let pick = random.below(moves.reduce((sum, { tile }) => sum + stack[tile], 0));
  for (const move of moves) {
    pick -= stack[move.tile];
    if (pick < 0) return move;
  }
  throw new Error('the stack is empty');
}

function after(game: Game, move: PlaceMove): Game {
  const position = clonePosition(game.position);
  playUnchecked(game.rules, position, move, null);
  return { rules: game.rules, position };
}

const lastRealms = (game: Game): Realm[] => lastNodes(game).map((node) => realmOf(game, node));

/** How many sides a placement brings together; more than that counts a realm with a builder or pig of one's own. */
function heat(game: Game, move: PlaceMove): number {
  const sides = (realm: Realm) => new Set(realm.figures.map(({ seat }) => sideOf(game, seat))).size;
  const own = (realm: Realm) =>
    realm.figures.filter(({ seat, meeple }) => seat === game.position.seat && ATTENDANTS.includes(meeple));
  return Math.max(0, ...lastRealms(after(game, move)).map((realm) => sides(realm) + 2 * own(realm).length));
}

const ATTENDANTS: readonly string[] = ['builder', 'pig'];

const OPEN_WEIGHT: Readonly<Record<string, number>> = { asteroid: 3, city: 3, field: 0 };

const closedness = (game: Game, move: PlaceMove): number =>
  -lastRealms(after(game, move)).reduce((sum, { kind, open }) => sum + (OPEN_WEIGHT[kind] ?? 1) * open, 0);

/**
 * Chooses an action. In order of preference, with random exceptions: recall, deploy into an occupied realm, deploy to
 * an open asteroid field, city or garden, any deployment, any action.
 */
function boldest(game: Game, moves: readonly ActionMove[], random: Random): Move {
  const back = moves.find((move) => move.type === 'recall');
  if (back !== undefined && random.below(3) === 0) return back;
  const deploys = moves.filter((move) => move.type === 'deploy');
  const realms = new Map(deploys.map((move) => [move, realmOf(game, move.node)]));
  const attacks = deploys.filter((move) => realms.get(move)?.figures.length !== 0);
  const wanted = (realm?: Realm) => ['asteroid', 'city', 'garden'].includes(realm?.kind ?? '') && realm?.open !== 0;
  const fields = deploys.filter((move) => wanted(realms.get(move)));
  const wishes = [attacks, fields, deploys, moves].filter((list) => list.length > 0 && random.below(4) > 0);
  return pickOf(wishes[0] ?? moves, random);
}
