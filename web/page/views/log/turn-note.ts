import { type ActionWords, type Game, type GameEvent, placeName, turnText } from '@asteroute/engine';

interface Told {
  readonly event: GameEvent;
}

/** As people write and say it: `E3S2 b @route:S`. Null if the event is not that of a tile, or its turn is not over. */
export function turnNote({ rules }: Game, told: readonly Told[], index: number): string | null {
  const { event: placed } = told[index];
  if (placed.type !== 'placed') return null;
  const { x, y, rotation } = placed;
  let action: ActionWords = { type: 'pass' };
  for (let next = index + 1; next < told.length; next++) {
    const { event } = told[next];
    if (event.type === 'turn-ended') return turnText({ x, y, rotation, action }, rules.meeples[0].name);
    if (event.type === 'recalled') action = { type: 'recall' };
    if (event.type === 'deployed') {
      const { meeple, at } = event.figure;
      action = { type: 'deploy', meeple, on: placeName(at, placed) };
    }
  }
  return null;
}
