import { find, isComplete, nodeOf, tileAt } from '../../core/features.ts';
import { beginTurn, type Position, setDrawn, setPhase, takeTile } from '../../core/position.ts';
import { citedRule, explain } from '../../observe/explain.ts';
import { newGame } from '../../play/game.ts';
import { fitsAnywhere } from '../../play/legal.ts';
import type { Game } from '../../play/play.ts';
import type { Edition } from '../../ruleset/module.ts';
import { countOf } from '../../ruleset/ruleset.ts';
import { isObject } from '../../vocabulary/result.ts';
import { type Node, PHASE_NUMBERS } from '../../vocabulary/types.ts';
import { fault, type PositionFault } from './fault.ts';
import { standFigures } from './figures.ts';
import { layTiles, tileOf, unknownTile } from './tiles.ts';
import type { PositionWords } from './words.ts';

type PositionResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: PositionFault };

/** A position as far as the rules allow it: what is at fault is left out of the game. */
export interface SketchedPosition {
  readonly game: Game;
  readonly faults: readonly PositionFault[];
}

/**
 * Makes a game that begins in the middle of one, which no order of turns needs to reach. Everything is checked: tiles
 * and meeples that the box does not have, sides that differ, tiles apart from the others, meeples where none can be
 * between two turns. The set-up and `editions` are those of `newGame`.
 */
export function positionFrom(
  setup: unknown,
  words: PositionWords,
  editions?: readonly Edition[],
): PositionResult<Game> {
  const sketched = sketchPosition(setup, words, editions);
  if (!sketched.ok) return sketched;
  const { game, faults } = sketched.value;
  return faults.length > 0 ? { ok: false, error: faults[0] } : { ok: true, value: game };
}

/** The same for a position that is still being put together; only what is no description at all is refused. */
export function sketchPosition(
  setup: unknown,
  words: PositionWords,
  editions?: readonly Edition[],
): PositionResult<SketchedPosition> {
  const malformed = whyMalformed(words);
  if (malformed !== null) return { ok: false, error: fault('malformed', malformed) };
  const made = newGame(setup, editions);
  if (!made.ok) return { ok: false, error: { ...made.error, rule: null, at: null } };
  const game = made.value;
  const steps = [layTiles, standFigures, setScores, giveTokens, beginPlay];
  return { ok: true, value: { game, faults: steps.flatMap((step) => step(game, words)) } };
}

/** What is not of the form that the types ask for; null if nothing is. */
function whyMalformed(words: unknown): string | null {
  if (!isObject(words)) return 'a position is an object';
  const { tiles, figures, scores, seat, drawn, removed = [], tokens = [] } = words;
  for (const [name, list] of Object.entries({ tiles, figures, tokens })) {
    if (!Array.isArray(list) || !list.every(isObject)) return `give the ${name} as a list of objects`;
  }
  if (!Array.isArray(scores) || !Array.isArray(removed)) return 'give the scores and the removed tiles as lists';
  if (!Number.isInteger(seat)) return 'say whose turn it is as a number from 0';
  return drawn === null || typeof drawn === 'string' ? null : 'give the tile in hand by its id, or null';
}

function setScores({ position: pos }: Game, { scores }: PositionWords): readonly PositionFault[] {
  if (scores.length !== pos.figureTable.sides || !scores.every((one) => Number.isInteger(one) && one >= 0))
    return [fault('malformed', 'give a whole number of points, 0 or more, for each side')];
  scores.forEach((points, side) => {
    pos.scores[side] = points;
  });
  return [];
}

/** Gives the sides their tokens: together as many as complete realms have brought (TB-9). */
function giveTokens({ rules, position: pos }: Game, { tokens = [] }: PositionWords): readonly PositionFault[] {
  const gives = rules.modules.flatMap((module) => module.tokens ?? []);
  const roots = completeRoots(pos);
  for (const name of gives.flatMap(({ names }) => names)) {
    const brought = roots.reduce((sum, root) => sum + countOf(rules, pos, root, name), 0);
    const held = tokens.map((own) => own[name] ?? 0);
    const isWhole = held.every((one) => Number.isInteger(one) && one >= 0);
    if (isWhole && held.length <= pos.figureTable.sides && held.reduce((sum, one) => sum + one, 0) === brought)
      continue;
    const message = `the sides must hold ${brought} of ${name}, which complete realms have brought: count again`;
    return [fault('tokens-differ', message, { rule: citedRule(rules.modules, 'awarded', []) })];
  }
  for (const { give } of gives) for (const [side, own] of tokens.entries()) give(rules, pos, side, own);
  return [];
}

/** The roots of all complete realms, each once. */
function completeRoots(pos: Position): Node[] {
  const roots = new Set<Node>();
  for (let placement = 0; placement < pos.placed; placement++) {
    for (const [index, feature] of pos.tables.features[tileAt(pos, placement)].entries()) {
      if (feature !== null) roots.add(find(pos, nodeOf(pos, placement, index)));
    }
  }
  return [...roots].filter((root) => isComplete(pos, root));
}

/** Gives the turn to a player, with or without a tile in hand (SW-15, CL-5). */
function beginPlay(game: Game, words: PositionWords): readonly PositionFault[] {
  const why = whyNotBegun(game, words);
  return why === null ? [] : [why];
}

function whyNotBegun(game: Game, { seat, drawn, extra = false }: PositionWords): PositionFault | null {
  const { rules, position: pos } = game;
  if (rules.players[seat] === undefined) return fault('malformed', 'say whose turn it is as a number from 0');
  if (extra && rules.again.length === 0) return fault('no-extra-turns', 'nobody has two turns in a row in this game');
  beginTurn(pos, seat, extra);
  if (drawn === null)
    return pos.stackSize > 0 ? null : fault('game-ended', 'no tile is left, so the game is over: put one in hand');
  const tile = tileOf(game, drawn);
  if (tile === null) return unknownTile(drawn);
  const refused = explain(game, { type: 'draw', tile });
  if (refused !== null)
    return fault(refused.why, `${drawn} cannot be in hand: ${drawAdvice(refused.why)}`, { rule: refused.rule });
  if (!fitsAnywhere(rules, pos, tile))
    return fault('fits-nowhere', `${drawn} fits nowhere: remove it and choose another`);
  takeTile(pos, tile);
  setDrawn(pos, tile);
  setPhase(pos, PHASE_NUMBERS.place);
  return null;
}

const drawAdvice = (why: string): string =>
  why === 'none-left' ? 'the box has no more of it' : 'tiles that come before it are still in the stack';
