/** A game counted up before its end: the engine's final scoring, and nothing of it in the record. */
import { projectedScores, scores } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { TableController } from './controller.ts';
import { openCounted } from './link-count.ts';
import { openPast } from './link-past.ts';
import { randomGame } from './testing.ts';

test('the final scoring follows what was played, with its realms one after the other', () => {
  const { start, steps } = randomGame(3);
  const drawn = steps.findLastIndex(({ move }) => move.type === 'draw');
  const past = { start, steps: steps.slice(0, drawn + 1) };
  const link = openPast(start, past.steps);
  const table = new TableController(openCounted(link, past), { speed: () => 'off', after: () => () => {} });
  const due = projectedScores(past.steps[drawn].game);
  expect(due).not.toEqual(scores(past.steps[drawn].game));
  expect([table.timeline.waiting.value, table.timeline.frame.value.cue?.type]).toEqual([true, 'scored']);
  table.timeline.skipAll();
  expect([table.game.value.position.phase, table.scores.value]).toEqual(['over', due]);
  expect(table.link.record()).toEqual(link.record());
  expect(table.mine.value).toBe(false);
});
