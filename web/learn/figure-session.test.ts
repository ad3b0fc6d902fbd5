/** A reader solves a figure of the rulebook: illegal tries are explained, right ones continue the example. */
import { cellAt } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { printedMove, solution } from './content/figure.ts';
import { FIGURES } from './content/figures.ts';
import { FigureSession } from './figure-session.ts';

/** Opens a session of a figure that asks for a tile and then for a meeple. */
function opened() {
  const figure = Object.values(FIGURES).find(({ asks }) => asks[0].do === 'place' && asks[1]?.do === 'act');
  if (figure === undefined) throw new Error('no figure asks for a tile and a meeple');
  return new FigureSession(figure, (color) => color);
}

test('a tile is held over a cell, turned there by a second click, and put down where the solution says', () => {
  const session = opened();
  const right = solution(session.figure, session.stage.value);
  if (right.type !== 'place') throw new Error('the solution places no tile');
  const cell = session.cells.value.find(({ x, y }) => cellAt(x, y) === right.cell);
  if (cell === undefined) throw new Error('the cell of the solution cannot be tried');
  session.intent({ type: 'cell', cell });
  expect(session.held.value).toEqual({ cell, rotation: 0 });
  session.intent({ type: 'cell', cell });
  expect(session.held.value.rotation).toBe(1);
  while (session.held.value.rotation !== right.rotation) session.rotate(1);
  session.place();
  expect(session.feedback.value).toEqual({ type: 'right' });
  expect([session.step.value.do, session.held.value.cell]).toEqual(['act', null]);
});

test('an illegal try is explained by its rule, and changes nothing', () => {
  const session = opened();
  const { game } = session.stage.value;
  session.attempt(printedMove(['', 60, 60, 0]));
  expect(session.feedback.value).toMatchObject({
    type: 'refused',
    told: { rule: expect.stringMatching(/^[A-Z]+-\d+$/) },
  });
  expect(session.stage.value.game).toBe(game);
});

test('every step can be shown, and then the figure starts again', () => {
  const session = opened();
  const first = session.step.value;
  for (let steps = 0; session.step.value.do !== 'end' && steps < 20; steps++) {
    session.show();
    expect(session.feedback.value).toEqual({ type: 'told' });
  }
  expect(session.step.value.do).toBe('end');
  session.again();
  session.show();
  expect(['place', 'act'], 'a turn is shown whole').not.toContain(session.step.value.do);
  session.again();
  expect([session.step.value, session.feedback.value]).toEqual([first, null]);
});
