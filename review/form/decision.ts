import type { ActionWords, TurnWords } from '@asteroute/engine';

/** The parts of a game, by thirds of its tiles. */
export const GAME_PARTS = ['opening', 'middle', 'end'] as const;
export type GamePart = (typeof GAME_PARTS)[number];

/** What a player decided differently from the best turn: where the tile goes, or what the meeple does. */
export const DECISIONS = ['tile', 'meeple', 'farm', 'planet'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** Kinds of realm whose meeples are decisions of their own: farmers stay to the end, and planets are fought for. */
const SPECIAL: readonly (readonly [DecisionKind, string])[] = [
  ['farm', 'field'],
  ['planet', 'planet'],
];

/** The part of a game in which a tile is drawn; `tiles` is the number of tiles before the first draw. */
export function gamePart(tilesLeft: number, tiles: number): GamePart {
  const third = Math.floor(((tiles - tilesLeft) / Math.max(1, tiles)) * GAME_PARTS.length);
  return GAME_PARTS[Math.max(0, Math.min(GAME_PARTS.length - 1, third))];
}

export function decisionBetween(played: TurnWords, best: TurnWords): DecisionKind {
  const [one, other] = [kindOn(played.action), kindOn(best.action)];
  const special = SPECIAL.find(([, kind]) => (one === kind) !== (other === kind));
  if (special !== undefined) return special[0];
  const isSamePlace = played.x === best.x && played.y === best.y && played.rotation === best.rotation;
  return isSamePlace ? 'meeple' : 'tile';
}

function kindOn(action: ActionWords): string | null {
  return action.type === 'deploy' ? action.on.split(/[:@]/)[0] : null;
}
