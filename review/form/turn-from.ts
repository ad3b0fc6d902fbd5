import { type Game, playTurnWords, type Turn, type TurnWords } from '@asteroute/engine';

/** The turn that words describe in a position; null if the rules do not allow it. */
export function turnFrom(hand: Game, words: TurnWords): Turn | null {
  const plies = playTurnWords(hand, words);
  if (!plies.ok) return null;
  const [place, action] = plies.value.map(({ move }) => move);
  return { place, action } as Turn;
}
