import {
  arrange,
  cellAt,
  type Game,
  legal,
  type Move,
  newGame,
  parseAction,
  play,
  type Rotation,
  type Seat,
  scores as scoresOf,
  sideOf,
  tileId,
  unwrap,
} from '@asteroute/engine';
import type { Laid, Scene, Standing } from '../../../examples/example.ts';

/** Reached by legal turns: each meeple goes as soon as a tile allows it. Throws if the rules do not allow the scene. */
export function gameOfScene(scene: Scene, nameOf: (color: string) => string): Game {
  const { edition = 'star-wars', colors, modules = [], options = {} } = scene;
  const players = colors.split(' ').map((color) => ({ name: nameOf(color), color }));
  const start = unwrap(newGame({ edition, modules, options, players }));
  let [game, waiting] = [start, scene.meeples ?? []];
  for (const laid of scene.tiles ?? []) [game, waiting] = lay(game, laid, waiting);
  if (waiting.length > 0) throw new Error(`no turn takes ${waiting[0].join(' ')}`);
  return asTold(game, scene);
}

/** Of a player who has a meeple for this tile or for a planet beside it; if nobody has, of any player. */
function lay(game: Game, laid: Laid, waiting: readonly Standing[]): [Game, readonly Standing[]] {
  const near = (one: Standing) => Number(one[3] === laid[1] && one[4] === laid[2]);
  for (const standing of [...waiting].sort((a, b) => near(b) - near(a))) {
    const [color, meeple, place, x, y] = standing;
    const placed = withTile(arrange(game, { seat: seatOf(game, color) }), laid);
    const on = near(standing) === 1 ? place : `${place}@${x},${y}`;
    const action = parseAction(placed, { type: 'deploy', meeple, on });
    const done = action.ok ? play(placed, action.value) : action;
    if (done.ok) return [done.value.game, waiting.filter((one) => one !== standing)];
  }
  return [unwrap(play(withTile(game, laid), { type: 'pass' })).game, waiting];
}

function withTile(game: Game, [tile, x, y, rotation]: Laid): Game {
  const drawn = unwrap(play(game, drawOf(game, tile))).game;
  return unwrap(play(drawn, { type: 'place', cell: cellAt(x, y), rotation: rotation as Rotation })).game;
}

/** Returns the draw of a tile; throws if it cannot be drawn now. */
export function drawOf(game: Game, tile: string): Move {
  const move = legal(game).find((one) => one.type === 'draw' && tileId(game, one.tile) === tile);
  if (move === undefined) throw new Error(`${tile} cannot be drawn`);
  return move;
}

export function seatOf(game: Game, color: string): Seat {
  return game.rules.players.findIndex((player) => player.color === color);
}

/** Sets the player on turn, the contents of the stack and the earlier points of a scene. */
function asTold(game: Game, { turn, stack, scores = {} }: Scene): Game {
  const totals = scoresOf(game);
  for (const [color, points] of Object.entries(scores)) totals[sideOf(game, seatOf(game, color))] = points;
  return arrange(game, { seat: turn === undefined ? 0 : seatOf(game, turn), stack, scores: totals });
}

export function actionIn(game: Game, { deploy, recall }: { deploy?: readonly [string, string]; recall?: true }) {
  if (deploy !== undefined) return parseAction(game, { type: 'deploy', meeple: deploy[0], on: deploy[1] });
  return parseAction(game, { type: recall ? 'recall' : 'pass' });
}
