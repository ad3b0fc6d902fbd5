import type { BoardView, HighlightView } from '@asteroute/board/model/state.ts';
import { drawnColor, figurePieces, tileViews } from '@asteroute/board-view';
import { allRealms, type Game, type GameEvent, type PlaceRef } from '@asteroute/engine';
import type { Drawings } from '../drawings/load.ts';
import { type BoardGeometry, geometryOf } from './geometry.ts';
import type { GameMoment, PlayedGame } from './moments.ts';
import { colorOfSide } from './people.ts';

type Scored = Extract<GameEvent, { type: 'scored' }>;
type LastMove = NonNullable<BoardView['lastMove']>;

/** The view of a moment; the last tile of each player has a ring. The final scoring lights too many realms for sums. */
export function momentView({ moments }: PlayedGame, at: number, drawings: Drawings): BoardView {
  const { game, events, figures, kind } = moments[at];
  const geometry = geometryOf(game, drawings);
  const color = (seat: number) => drawnColor(game, seat);
  const [lastMove = null, ...earlierMoves] = lastMoves(moments.slice(0, at + 1));
  return {
    tiles: tileViews(game),
    meeples: figurePieces(figures, { color, label: () => '', spot: geometry.spot }),
    legal: [],
    focus: null,
    ghost: null,
    spots: [],
    owned: [],
    lastMove,
    earlierMoves,
    highlights: lights(game, events, geometry).map((light) => (kind === 'end' ? { ...light, text: '' } : light)),
    reducedMotion: false,
  };
}

function lastMoves(played: readonly GameMoment[]): LastMove[] {
  const newest = new Map<number, LastMove>();
  for (const { seat, placed, game } of played.toReversed()) {
    if (seat === null || placed === null || newest.has(seat)) continue;
    newest.set(seat, { x: placed.x, y: placed.y, color: drawnColor(game, seat) });
  }
  return [...newest.values()];
}

/** The realms that were scored, each with its sum. */
function lights(game: Game, events: readonly GameEvent[], geometry: BoardGeometry): HighlightView[] {
  const scored = events.filter((event) => event.type === 'scored' && event.shares.some(({ points }) => points > 0));
  return (scored as Scored[]).map((event) => lightOf(game, event, geometry));
}

function lightOf(game: Game, { at, cells, shares }: Scored, { spot, shapes }: BoardGeometry): HighlightView {
  const realm = allRealms(game).find(({ places }) => places.some((place) => isSame(place, at)));
  const lit = realm === undefined ? null : shapes(realm);
  return {
    id: `${at.x},${at.y},${at.side},${at.kind}`,
    cells,
    ...(lit && { shapes: lit }),
    at: spot(at),
    text: `+${Math.max(...shares.map(({ points }) => points))}`,
    formula: '',
    color: colorOfSide(game, shares[0].side),
  };
}

const isSame = (a: PlaceRef, b: PlaceRef): boolean =>
  a.x === b.x && a.y === b.y && a.side === b.side && a.kind === b.kind;
