import { legal, nodeName, play, type Random, unwrap, xOf, yOf } from '@asteroute/engine';
import { type CommandOf, gameOf, type Table } from '@asteroute/protocol';

/** Returns a random legal turn as a command. */
export function anyTurn(table: Table, random: Random): Omit<CommandOf<'turn'>, 'id'> {
  const game = gameOf(table);
  const places = legal(game);
  const place = places[random.below(places.length)];
  if (place?.type !== 'place') throw new Error('no tile in hand');
  const laid = unwrap(play(game, place)).game;
  const actions = legal(laid);
  const action = actions[random.below(actions.length)];
  const words =
    action.type === 'deploy'
      ? ({ type: 'deploy', meeple: laid.rules.meeples[action.meeple].name, on: nodeName(laid, action.node) } as const)
      : ({ type: action.type === 'recall' ? 'recall' : 'pass' } as const);
  const spot = { x: xOf(place.cell), y: yOf(place.cell), rotation: place.rotation };
  return { type: 'turn', turn: table.turns, ...spot, action: words };
}
