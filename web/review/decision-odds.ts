import type { DecidedBy } from '@asteroute/page/analysis/deciding.ts';
import type { Ply } from '@asteroute/record';
import { chanceOfBattle, scoringTiles, type TileOdds } from '@asteroute/review';
import { turnsOf } from './turn/game-turns.ts';

/** How likely it was when the tile came or the dice were thrown. */
export type DecisionOdds =
  | ({ readonly type: 'tiles' } & TileOdds)
  | { readonly type: 'dice'; readonly side: number; readonly chance: number };

/** How likely a realm or a battle was that decided a game; null if neither tile nor dice had to come for it. */
export function oddsOfDecision(steps: readonly Ply[], decision: DecidedBy): DecisionOdds | null {
  if (decision.type !== 'realm' && decision.type !== 'battle') return null;
  const turns = turnsOf(steps);
  const turn = turns[decision.turn - 1];
  const end = turns[decision.turn]?.ply ?? steps.length;
  const thrown = steps.findIndex(({ move }, ply) => ply > turn.ply && ply < end && move.type === 'roll');
  if (decision.type === 'battle') return oddsOfBattle(steps, decision, thrown);
  if (thrown !== -1 || turn.played.action.type === 'recall') return null;
  const odds = scoringTiles(steps[turn.ply - 2].game, decision.side, decision.points);
  return odds.all > 1 && odds.fitting > 0 ? { type: 'tiles', ...odds } : null;
}

function oddsOfBattle(
  steps: readonly Ply[],
  { side, kind }: Extract<DecidedBy, { type: 'battle' }>,
  thrown: number,
): DecisionOdds | null {
  const won = steps.findIndex(
    ({ events }, ply) =>
      ply >= thrown && events.some((event) => event.type === 'won' && event.side === side && event.at.kind === kind),
  );
  return thrown < 1 || won < 1 ? null : { type: 'dice', side, chance: chanceOfBattle(steps[won - 1].game, side) };
}
