import { legal, play, type Random, type Turn, turnWords, unwrap } from '@asteroute/engine';
import { type CommandOf, gameOf, type Table } from '@asteroute/protocol';

export function anyTurn(table: Table, random: Random): Omit<CommandOf<'turn'>, 'id'> {
  const game = gameOf(table);
  const places = legal(game);
  const place = places[random.below(places.length)];
  if (place?.type !== 'place') throw new Error('no tile in hand');
  const actions = legal(unwrap(play(game, place)).game);
  const turn = { place, action: actions[random.below(actions.length)] } as Turn;
  return { type: 'turn', turn: table.turns, ...turnWords(game, turn) };
}
