import { type Game, parseAction, parsePlacement, play, type TurnWords, unwrap } from '@asteroute/engine';
import { codesOf, type TurnCodes } from '../../alternatives.ts';

export function codesIn(hand: Game, { action, ...placement }: TurnWords): TurnCodes {
  const place = unwrap(parsePlacement(placement));
  return codesOf({ place, action: unwrap(parseAction(unwrap(play(hand, place)).game, action)) });
}
