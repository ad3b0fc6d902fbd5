import { botNamed } from '@asteroute/bots';
import { analyzers, margin } from '@asteroute/bots/search';
import { clonePosition, createRandom } from '@asteroute/engine';
import { codesIn } from '@asteroute/review/puzzle-parts';
import { isRight } from '@asteroute/review/puzzles';
import { expect, test } from 'vitest';
import { handOfPuzzle } from './census.ts';
import { CLOSED_CITY } from './sample-puzzles.ts';

test('a search finds the right turn also where the judge likes more than ten others better', () => {
  const hand = handOfPuzzle(CLOSED_CITY);
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const turns = analyzers()(hand.rules).turns.different(clonePosition(hand.position));
  const [answer] = CLOSED_CITY.answers.map((one) => codesIn(hand, one));
  const right = turns.find((turn) => turn.placement === answer.placement && turn.action === answer.action);
  const worth = margin(right?.values ?? [], side);
  expect(turns.filter(({ values }) => margin(values, side) > worth).length).toBeGreaterThan(10);
  const bot = botNamed('master', { simulations: 344 });
  expect(isRight(CLOSED_CITY, hand, bot.turn(hand, createRandom(1)))).toBe(true);
});
