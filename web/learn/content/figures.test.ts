/** The engine plays every figure of the rulebook: as printed, and with every wrong try. */
import { type Explanation, explain, legal, type Move, parsePlace, play, unwrap } from '@asteroute/engine';
import { rulebookOf } from '@asteroute/words/test/markdown.ts';
import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/scoring/vectors.json' with { type: 'json' };
import { cellsOf, nodesOf } from '../candidates.ts';
import { spotOf } from '../cite.ts';
import {
  answerOf,
  choicesOf,
  type FigureStage,
  type FigureStep,
  goOn,
  openFigure,
  printedMove,
  type RuleFigure,
  solution,
  stepsOf,
  type Try,
  tryMove,
} from './figure.ts';
import { EXERCISES, FIGURES } from './figures.ts';
import { PAGES } from './pages.ts';

const english = rulebookOf('en');
const figures: readonly RuleFigure[] = [...Object.values(FIGURES), ...EXERCISES];
const open = (figure: RuleFigure): FigureStage => openFigure(figure, (color) => color);
const isNumber = (step: FigureStep): boolean => ['dice', 'points', 'field'].includes(step.do);

/** Plays every step of a figure as printed; returns the stages on the way. */
function walk(figure: RuleFigure): FigureStage[] {
  const stages = [open(figure)];
  for (const step of stepsOf(figure).slice(0, -1)) {
    const stage = stages.at(-1) as FigureStage;
    const moved = step.do === 'place' || step.do === 'act' ? tryMove(figure, stage, solution(figure, stage)) : null;
    if (moved === 'refused' || moved === 'other') throw new Error(`${figure.id}: ${step.do} was ${moved}`);
    stages.push(moved ?? goOn(figure, stage));
  }
  return stages;
}

describe('every figure', () => {
  test.each(figures.map((figure) => [figure.id, figure] as const))('%s is legal to its end', (_, figure) => {
    const stages = walk(figure);
    expect(stages).toHaveLength(stepsOf(figure).length);
    stepsOf(figure).forEach((step, i) => {
      if (isNumber(step)) expect(choicesOf(figure, stages[i])).toContain(answerOf(figure, stages[i]));
    });
  });

  test.each(figures.filter((f) => (f.tries ?? []).length > 0).map((f) => [f.id, f] as const))(
    '%s answers each wrong try with its rule',
    (_, figure) => {
      for (const wrong of figure.tries ?? []) expect([wrong, ruleFor(figure, wrong)]).toEqual([wrong, wrong.rule]);
    },
  );
});

/** The rule that the rulebook names for a wrong try. */
function ruleFor(figure: RuleFigure, wrong: Try): string {
  const kind = 'place' in wrong ? 'place' : 'act';
  const at = stepsOf(figure).findIndex((step) => step.do === kind);
  const stage = walk(figure)[at];
  const move = 'place' in wrong ? printedMove(wrong.place) : deployMove(stage, wrong.deploy);
  expect(tryMove(figure, stage, move)).toBe('refused');
  return explain(stage.game, move)?.rule ?? 'none';
}

function deployMove({ game }: FigureStage, [name, on]: readonly [string, string]): Move {
  const meeple = game.rules.meeples.findIndex((one) => one.name === name);
  return { type: 'deploy', meeple: meeple as never, node: unwrap(parsePlace(game, on)) };
}

test('a figure takes any legal placement on its cell that comes to the same', () => {
  const stage = open(FIGURES.E9);
  const due = solution(FIGURES.E9, stage);
  const same = legal(stage.game).filter(
    (move) => move.type === 'place' && due.type === 'place' && move.cell === due.cell,
  );
  expect(same.length).toBeGreaterThan(1);
  for (const move of same) expect(tryMove(FIGURES.E9, stage, move)).toMatchObject({ step: 1 });
  const elsewhere = legal(stage.game).find(
    (move) => move.type === 'place' && due.type === 'place' && move.cell !== due.cell,
  );
  expect(elsewhere && tryMove(FIGURES.E9, stage, elsewhere)).toBe('other');
});

describe('numbers that readers are asked for are those of the vectors', () => {
  const asked = (id: string): number => {
    const figure = EXERCISES.find((one) => one.id === id) as RuleFigure;
    return answerOf(figure, open(figure));
  };
  test.each(vectors.dice_count)('$id', ({ id, dice }) => {
    expect(asked(id)).toBe(dice);
  });
  test.each(vectors.scoring.filter(({ id }) => id !== 'X-planet-alone-final'))('$id', ({ id, points }) => {
    const figure = EXERCISES.find((one) => one.id === id) as RuleFigure;
    const stages = walk(figure);
    const ask = stepsOf(figure).findIndex((step) => step.do === 'points');
    // After the last throw the loser is paid too; the question here is about the winner, who has paid nothing.
    expect(answerOf(figure, stages[ask])).toBe(points);
  });
});

test('every vector has a figure, but for the one that no game can reach', () => {
  const { dice_count, battles, scoring, sequences } = vectors;
  const ids = [...dice_count, ...battles, ...scoring, ...sequences].map(({ id }) => id);
  expect(EXERCISES.map(({ id }) => id).sort()).toEqual(ids.filter((id) => id !== 'X-planet-alone-final').sort());
});

test('the printed examples give what is printed (E1 to E11)', () => {
  const numbers = (figure: RuleFigure) =>
    stepsOf(figure).flatMap((step, i) => (isNumber(step) ? [answerOf(figure, walk(figure)[i])] : []));
  const { E1, E2, E3, E4, E5, E6, E7, E8, E9, E10Abbey, E10Garden, E11 } = FIGURES;
  expect([E1, E2, E3, E4, E5, E6].map(numbers)).toEqual([[3], [8], [11], [1], [2, 2], [2]]);
  expect([E7, E8, E9, E10Abbey, E10Garden, E11].map(numbers)).toEqual([[3, 2, 5, 6, 1], [1], [3], [9], [9], [3, 3]]);
  expect(unwrap(play(open(E1).game, solution(E1, open(E1)))).game.position.placed).toBe(3);
});

/** The reasons for all refusals among everything that a reader can try at a step. */
function refusalsOf(figure: RuleFigure, stage: FigureStage): Explanation[] {
  const { game } = stage;
  const tile = figure.example.turn.tile[0];
  const laid = cellsOf(game, figure).flatMap(({ x, y }) => [0, 1, 2, 3].map((r) => printedMove([tile, x, y, r])));
  const sent = nodesOf(game, figure).flatMap((node) =>
    game.rules.meeples.map((_, meeple) => ({ type: 'deploy', meeple: meeple as never, node }) as const),
  );
  const moves = stepsOf(figure)[stage.step].do === 'place' ? laid : sent;
  const refused = moves.filter((move) => tryMove(figure, stage, move) === 'refused');
  return refused.flatMap((move) => explain(game, move) ?? []);
}

test('whatever a reader tries is answered with a rule that some page tells', () => {
  const answers = Object.values(FIGURES).flatMap((figure) =>
    walk(figure).flatMap((stage) =>
      ['place', 'act'].includes(stepsOf(figure)[stage.step].do) ? refusalsOf(figure, stage) : [],
    ),
  );
  expect(answers.length).toBeGreaterThan(400);
  for (const { rule } of answers) expect(spotOf(english, rule ?? ''), rule ?? 'none').not.toBe(null);
  const whys = [...new Set(answers.map(({ why, rule }) => `${why} ${rule}`))].sort();
  expect(whys).toMatchInlineSnapshot(`
    [
      "held-already C-4",
      "may-not-stand AB-5",
      "may-not-stand K-21",
      "no-neighbour D-2",
      "none-in-reserve C-11",
      "not-continued K-16",
      "not-reached SW-23",
      "realm-held CL-7",
      "realm-held FA-2",
      "realm-held SW-20",
      "realm-held SW-21",
      "sides-differ CL-5",
      "sides-differ SW-16",
      "turns-back K-17",
    ]
  `);
});

test('no icon stands for two pages of an edition', () => {
  const icons = PAGES.flatMap(({ edition, icon }) => (icon === undefined ? [] : `${edition} ${icon}`));
  expect(icons.length).toBe(new Set(icons).size);
});
