import { citedRule, type EditionName, editionNamed } from '@asteroute/engine';
import * as boxes from '../../../examples/boxes.ts';
import { SCORINGS as CLASSIC_SCORINGS, SHARED } from '../../../examples/classic-vectors.ts';
import type { Dice, Example } from '../../../examples/example.ts';
import * as lesson from '../../../examples/lessons.ts';
import * as printed from '../../../examples/printed.ts';
import { BATTLES, DICE, SCORINGS, SEQUENCES } from '../../../examples/vectors.ts';
import vectors from '../../../fixtures/scoring/vectors.json' with { type: 'json' };
import type { Ask, RuleFigure, Try } from './figure.ts';

const PLACE: Ask = { do: 'place' };
const ACT: Ask = { do: 'act' };
const points = (color: string, rule: string): Ask => ({ do: 'points', color, rule });
const dice = (color: string, rule: string): Ask => ({ do: 'dice', color, rule });

function figure(example: Example, asks: readonly Ask[], tries: readonly Try[] = []): Omit<RuleFigure, 'id'> {
  return { example, asks, tries };
}

const { E1, E2, E3, E4, E5, E6, E7, E8, E9, E10_ABBEY, E10_GARDEN, E11 } = printed;

/** The figures in the text of the rulebook, which gives each its words, by their names. */
const TOLD: Readonly<Record<string, Omit<RuleFigure, 'id'>>> = {
  first: figure(SCORINGS['X-asteroid-two-tiles'][0], [PLACE, ACT]),
  fit: figure(
    E2,
    [PLACE],
    [
      { place: ['SW-a1', -1, -1, 0], rule: 'SW-16' },
      { place: ['SW-a1', 1, 0, 0], rule: 'SW-16' },
      { place: ['SW-a1', -1, -2, 1], rule: 'D-2' },
    ],
  ),
  E1a: figure(E1, [ACT], [{ deploy: ['small', 'route:W'], rule: 'SW-20' }]),
  takenField: figure(lesson.TAKEN_FIELD, [ACT], [{ deploy: ['small', 'asteroid:S'], rule: 'SW-21' }]),
  E1: figure(E1, [PLACE, points('red', 'SW-45')], [{ place: ['SW-a1-junction', 1, 0, 3], rule: 'SW-16' }]),
  routeSymbols: figure(SCORINGS['X-route-symbols'][0], [PLACE, points('red', 'SW-45')]),
  E2: figure(E2, [points('red', 'SW-47')]),
  E3: figure(E3, [PLACE, points('red', 'SW-49')], [{ place: ['SW-curve', -1, 0, 1], rule: 'SW-16' }]),
  reach: figure(lesson.REACH, [ACT], [{ deploy: ['small', 'planet@-1,1'], rule: 'SW-23' }]),
  E4: figure(E4, [PLACE, dice('red', 'SW-39')]),
  E5: figure(E5, [PLACE, dice('red', 'SW-30'), dice('black', 'SW-29')]),
  notInvolved: figure(SEQUENCES['X-active-not-involved'], [PLACE]),
  E6: figure(E6, [PLACE, ACT, dice('red', 'SW-40')]),
  completedAttack: figure(SEQUENCES['X-attack-on-planet-completed-by-tile'], [PLACE, ACT]),
  reinforce: figure(SEQUENCES['X-reinforced-planet'], [PLACE, points('red', 'C-29')]),
  noReinforcing: figure(lesson.NO_REINFORCING, [ACT], [{ deploy: ['small', 'planet@0,1'], rule: 'C-4' }]),
  oneExtra: figure(DICE['X-one-extra-only'][0], [dice('red', 'SW-30')]),
  cap: figure(DICE['X-cap'][0], [dice('red', 'SW-31')]),
  E8: figure(E8, [{ do: 'field', color: 'red', rule: 'SW-52' }]),
  E7: figure(E7, [
    points('red', 'SW-54'),
    points('white', 'SW-55'),
    points('green', 'SW-57'),
    points('orange', 'SW-56'),
    points('black', 'SW-55'),
  ]),
  teamCap: figure(DICE['X-team-cap-red-small-green-large-symbol'][0], [dice('red', 'SW-65')]),

  roadFit: figure(
    E9,
    [PLACE],
    [
      { place: ['CL-junction3', 1, 0, 3], rule: 'CL-5' },
      { place: ['CL-junction3', 0, -1, 0], rule: 'CL-5' },
      { place: ['CL-junction3', 1, 1, 0], rule: 'D-2' },
    ],
  ),
  takenRoad: figure(lesson.TAKEN_ROAD, [ACT], [{ deploy: ['normal', 'road:W'], rule: 'CL-7' }]),
  E9: figure(E9, [PLACE, points('red', 'CL-8')]),
  city2: figure(CLASSIC_SCORINGS['X-city-2'], [PLACE, ACT]),
  cityShield: figure(CLASSIC_SCORINGS['X-city-3-1'], [PLACE, points('red', 'CL-9')]),
  E10Abbey: figure(E10_ABBEY, [PLACE, points('red', 'CL-10')]),
  E11: figure(E11, [PLACE, points('red', 'CL-13'), points('blue', 'CL-13')]),
  majority: figure(SHARED['X-majority'], [PLACE, points('blue', 'CL-14'), points('red', 'CL-14')]),
  secondFarmer: figure(lesson.SECOND_FARMER, [ACT], [{ deploy: ['normal', 'field:Nw'], rule: 'FA-2' }]),
  meadow: figure(CLASSIC_SCORINGS['X-meadow-3-complete-1-open'], [points('red', 'FA-4')]),
  riverBend: figure(
    lesson.RIVER_BEND,
    [PLACE],
    [
      { place: ['RI-curve-garden', 1, 1, 1], rule: 'K-17' },
      { place: ['RI-curve-garden', 0, 1, 0], rule: 'K-16' },
    ],
  ),
  newGarden: figure(
    lesson.NEW_GARDEN,
    [ACT],
    [
      { deploy: ['normal', 'garden'], rule: 'AB-5' },
      { deploy: ['abbot', 'road:E'], rule: 'K-21' },
    ],
  ),
  E10Garden: figure(E10_GARDEN, [PLACE, points('red', 'AB-4')]),
  abbotBack: figure(CLASSIC_SCORINGS['X-abbot-back-6'], [PLACE, points('red', 'AB-6')]),
  innRoad: figure(boxes.INN_ROAD, [PLACE, points('red', 'IC-5')]),
  cathedral: figure(boxes.CATHEDRAL, [PLACE, points('red', 'IC-7')]),
  largeMeeple: figure(boxes.LARGE_AGAINST_NORMAL, [PLACE, points('blue', 'IC-3')]),
  secondTurn: figure(boxes.SECOND_TURN, [PLACE]),
  goods: figure(boxes.GOODS_OF_NOBODY, [PLACE]),
  pig: figure(boxes.PIG, [points('red', 'TB-13'), points('blue', 'TB-13')]),
  openRoad: figure(CLASSIC_SCORINGS['X-road-3-final-D20'], [points('red', 'D-20')]),
  openCity: figure(CLASSIC_SCORINGS['X-city-3-1-final'], [points('red', 'CL-18')]),
};

export const FIGURES: Readonly<Record<string, RuleFigure>> = Object.fromEntries(
  Object.entries(TOLD).map(([id, rest]) => [id, { id, ...rest }]),
);

/** Kinds of realm for which the vectors use another name than the rules. */
const KINDS: Readonly<Record<string, string>> = { abbey: 'monastery', meadow: 'field' };

/** The rule for a completed realm if `complete`, else that of the final scoring. Meadows score only there. */
function scoringRule(edition: EditionName, kind: string, complete: boolean): string {
  const { base, optional } = editionNamed(edition);
  const cited = (why: 'complete' | 'final') => citedRule([...base, ...optional], why, [KINDS[kind] ?? kind]);
  return (complete ? cited('complete') : null) ?? cited('final') ?? '';
}

type Exercise = RuleFigure & { readonly edition: EditionName; readonly about: 'dice' | 'battle' | 'points' };

const editionOf = ({ scene }: Example) => (scene.edition ?? 'star-wars') as EditionName;

const exercise = (id: string, about: Exercise['about'], example: Example, ask: Ask): Exercise => ({
  id,
  edition: editionOf(example),
  about,
  ...figure(example, [ask]),
});

/** A planet alone on a table (X-planet-alone-final) needs other tiles than the game has, so it cannot be played. */
const UNPLAYABLE = ['X-planet-alone-final'];

function diceCounts(): Exercise[] {
  return vectors.dice_count.map(({ id }) => {
    const [example, color] = DICE[id];
    return exercise(id, 'dice', example, dice(color === 'rebels' ? 'red' : color, 'SW-29'));
  });
}

function battles(): Exercise[] {
  return vectors.battles.map(({ id, throws }) => {
    const [{ scene, turn }, letters] = BATTLES[id];
    const named = throws.map((one) => renamed(one as unknown as Dice, letters));
    const [first] = Object.keys(named[0]);
    return exercise(id, 'battle', { scene, turn: { ...turn, throws: named } }, dice(first, 'SW-29'));
  });
}

function renamed(thrown: Dice, letters: Readonly<Record<string, string>>): Dice {
  return Object.fromEntries(Object.entries(thrown).map(([name, own]) => [letters[name] ?? name, own]));
}

function scorings(): Exercise[] {
  return vectors.scoring.flatMap(({ id, kind, complete }): Exercise[] => {
    if (UNPLAYABLE.includes(id)) return [];
    const [example, color] = SCORINGS[id] ?? [CLASSIC_SCORINGS[id], 'red'];
    const rule = scoringRule(editionOf(example), kind, complete === true);
    return [exercise(id, 'points', example, points(color, rule))];
  });
}

const turns = (): Exercise[] => [
  ...Object.entries(SEQUENCES).map(([id, example]) => exercise(id, 'battle', example, PLACE)),
  ...Object.entries(SHARED).map(([id, example]) => exercise(id, 'points', example, points('blue', 'K-1'))),
];

/** Every vector of fixtures/scoring/vectors.json as a figure. */
export const EXERCISES: readonly Exercise[] = [...diceCounts(), ...battles(), ...scorings(), ...turns()];
