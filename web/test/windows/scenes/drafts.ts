/** Turns in which the tile can be placed with a wanted number of places for a meeple. */
import { legal, play, unwrap } from '@asteroute/engine';
import { findTurn, type PlayedTurn, type Recipe, recipeIn, type Table } from '@asteroute/page/testing/prepared.ts';
import { gameOf } from '@asteroute/page/testing/truth.ts';

/** A turn, and a recipe that places its tile so that a wanted number of places is open. */
export interface Draft {
  readonly turn: PlayedTurn;
  readonly recipe: Recipe;
}

/** How many turns later than wanted the draft may be. */
const LATER = 4;

/** The first draft with `places` places once `turns` turns are played; the recipe chooses the last of the places. */
export function draftWith(table: Table, places: number, turns: number): Draft {
  let recipe: Recipe | undefined;
  const turn = findTurn(table, (played) => {
    const count = played.before.turns.length;
    if (count < turns || count > turns + LATER || !played.running) return false;
    recipe = recipeWith(played, places);
    return recipe !== undefined;
  });
  if (recipe === undefined) throw new Error('a turn was found without its recipe');
  return { turn, recipe };
}

function recipeWith(turn: PlayedTurn, places: number): Recipe | undefined {
  const game = gameOf({ record: turn.before, seats: [], seed: turn.seed });
  for (const place of legal(game)) {
    if (place.type !== 'place') continue;
    const moves = legal(unwrap(play(game, place)).game);
    const nodes = new Set(moves.flatMap((move) => (move.type === 'deploy' ? [move.node] : [])));
    const pass = moves.find(({ type }) => type === 'pass');
    if (nodes.size === places && pass !== undefined) return { ...recipeIn(game, [place, pass]), number: places };
  }
  return undefined;
}
