/** The schema of `asteroute review --json`, from which the published JSON Schema is made. */
import { DIALECT, type Json, jsonSchemas } from '@asteroute/protocol/schema';
import { LABELS } from '@asteroute/review';
import * as v from 'valibot';
import { REVIEW_FORMAT } from './print.ts';

const told = <T extends v.GenericSchema>(schema: T, meaning: string) => v.pipe(schema, v.description(meaning));

const count = (meaning: string) => told(v.pipe(v.number(), v.integer(), v.minValue(0)), meaning);
const points = (meaning: string) => told(v.number(), meaning);
const share = (meaning: string) => told(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), meaning);
const bySide = v.array(v.number());

const estimate = v.object({
  points: told(bySide, 'Points by side.'),
  se: told(bySide, 'Their standard errors; 0 where they are exact.'),
});
const tileLuck = v.object({
  tile: told(v.string(), 'The id of the tile.'),
  luck: points('Its value for the side on turn compared with the average tile, in points.'),
});
const action = v.variant('type', [
  v.object({ type: v.literal('pass') }),
  v.object({ type: v.literal('recall') }),
  v.object({ type: v.literal('deploy'), meeple: v.string(), on: v.string() }),
]);
const whole = v.pipe(v.number(), v.integer());
const alternative = v.object({
  x: told(whole, 'Cells east of the start tile.'),
  y: told(whole, 'Cells south of the start tile.'),
  rotation: told(v.picklist([0, 1, 2, 3]), 'Quarter turns clockwise.'),
  action: told(action, 'As in a record.'),
  value: points('The expected margin of the side after it, in points.'),
});

const turn = v.object({
  n: count('The number of the turn, from 1.'),
  seat: count('The seat on turn.'),
  side: count('Its side.'),
  tile: told(v.string(), 'The id of the tile.'),
  tilesLeft: count('Tiles before the draw.'),
  before: told(bySide, 'Expected margins by side before the draw.'),
  chances: told(v.array(v.number()), 'The chances to win that follow from them, by side.'),
  after: told(bySide, 'Expected margins after the turn and its dice; after the last turn the final ones.'),
  parts: v.object({
    tiles: told(estimate, 'What the draw changed.'),
    turn: told(estimate, 'What the turn changed against the one that is best at first sight.'),
    dice: told(estimate, 'What the dice changed.'),
  }),
  sight: told(bySide, 'The change by the draw at first sight, by side.'),
  seen: told(v.nullable(estimate), 'The margins after the turn by playouts; null if it was not searched.'),
  error: points('Points that it is sure to have lost; 0 within the sampling error.'),
  lost: points('Points lost by the raw estimate.'),
  se: points('The standard error of `lost`; 0 if it is exact.'),
  loss: share('The chance to win that the error lost.'),
  label: told(v.nullable(v.picklist(LABELS)), 'How grave it was.'),
  choices: count('How many different ways there were to play.'),
  hardness: points('Points that it would cost a player who looks at the present score alone.'),
  best: told(v.array(alternative), 'The best ways to play, best first.'),
  bag: v.object({ best: tileLuck, worst: tileLuck }),
});

const name = {
  format: told(v.literal(REVIEW_FORMAT), 'Rises when a key changes its meaning or goes away.'),
  id: count('The number of the game in the files, from 1.'),
  game: v.optional(told(v.string(), 'The server’s id of the game.')),
};

/** A review, or why there is none. Every key is there; further keys may come. */
export const reviewSchema = v.object({
  ...name,
  depth: told(v.picklist(['quick', 'deep']), 'By the judge at first sight, or by search.'),
  scores: told(bySide, 'The final scores.'),
  margin: told(bySide, 'The score minus the best rival’s: the sum of `start`, `tiles`, `dice` and all of `play`.'),
  start: told(estimate, 'The expected margins before the first draw.'),
  tiles: told(estimate, 'The luck of all draws.'),
  dice: told(estimate, 'The luck of all dice.'),
  play: told(v.array(estimate), 'What the turns of each side did to the margins of all: `play[by].points[side]`.'),
  unexplained: told(bySide, 'The standard error of the split between luck and play, in points.'),
  accuracy: told(bySide, '0 to 100; 100 if no turn had a choice.'),
  hardness: told(bySide, 'Mean points a turn that the game would cost a player who looks at the score alone.'),
  spread: told(
    v.object({ spread: v.number(), power: v.number() }),
    'Chances to win: the standard deviation of a final score is spread * (tiles + 0.25) ** power.',
  ),
  turns: v.array(turn),
});
/** The line of a game that cannot be reviewed. */
export const refusalSchema = v.object({
  ...name,
  refused: v.object({
    code: told(v.string(), 'The reason, for programs.'),
    message: told(v.string(), 'The reason as a sentence.'),
  }),
});

export function reviewJsonSchema(): Json {
  return {
    $schema: DIALECT,
    $id: `urn:asteroute:review:${REVIEW_FORMAT}`,
    title: `A line of asteroute review --json, format ${REVIEW_FORMAT}`,
    anyOf: [{ $ref: '#/$defs/Review' }, { $ref: '#/$defs/Refusal' }],
    $defs: jsonSchemas(
      { Estimate: estimate, Alternative: alternative, Turn: turn, Review: reviewSchema, Refusal: refusalSchema },
      '#/$defs/',
    ),
  };
}
