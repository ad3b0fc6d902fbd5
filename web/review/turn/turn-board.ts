import type { BoardView, HighlightView, MeepleView } from '@asteroute/board/model/state.ts';
import { type Game, type Turn, xOf, yOf } from '@asteroute/engine';
import { likelyAnswer } from '@asteroute/page/analysis/spoken-realms.ts';
import { draftOf, spotsOf, withTile } from '@asteroute/page/match/draft.ts';
import { cellsMiddle, colorOf, meepleViews, pointOf, poseOf, tileViews } from '@asteroute/page/present/appearance.ts';
import { answerView } from '@asteroute/page/present/board/board-view.ts';
import { rankedTiles } from '@asteroute/page/present/board/ranked-tiles.ts';
import { figureLabel } from '@asteroute/page/present/event-text.ts';
import { tileLabel } from '@asteroute/page/present/tile-text.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Way } from './game-turns.ts';

export interface TurnBoard {
  readonly hand: Game;
  readonly ways: readonly Way[];
  readonly chosen: number;
  readonly still: boolean;
}

/** The position before a turn, and the ways to play it on the board. */
export function turnBoardView({ hand, ways, chosen, still }: TurnBoard, words: Words<'review'>): BoardView {
  const { page } = words;
  const placed = ways.map(({ turn, rank, played }) => ({ place: turn.place, rank, played }));
  const ranked = rankedTiles(hand, placed, chosen);
  const way = ways[chosen];
  const answer = way?.weighed === undefined ? null : likelyAnswer(way.weighed);
  return {
    tiles: tileViews(hand, (tile) => tileLabel(page, hand, tile)),
    meeples: [
      ...meepleViews(hand, [], (figure) => figureLabel(page, hand, figure)),
      ...(way === undefined ? [] : meepleOf(hand, way)),
    ],
    legal: ranked.map(({ x, y, text, played }) => ({
      x,
      y,
      rotations: 1,
      label: [text, played ? words.review.turn.played : '', page.board.at(x, y)].filter(Boolean).join(' · '),
    })),
    focus: null,
    ghost: null,
    spots: [],
    ranked,
    owned: [],
    lastMove: null,
    highlights: answer === null ? [] : [answerView(hand, answer)],
    reducedMotion: still,
    calm: true,
  };
}

/** The meeple that a way places, drawn as a draft. */
function meepleOf(hand: Game, { turn }: Way): MeepleView[] {
  const { action } = turn;
  if (action.type !== 'deploy') return [];
  const laid = withTile(hand, draftOf(turn));
  const spot = spotsOf(laid).find(({ node }) => node === action.node);
  if (spot === undefined) return [];
  const standing = spot.realm.figures.length;
  return [
    {
      id: 'draft',
      color: colorOf(hand, hand.position.seat),
      pose: poseOf(hand.rules.meeples[action.meeple].name, spot.place.kind),
      at: pointOf(laid, spot.place, standing, standing + 1),
      label: '',
      draft: true,
    },
  ];
}

export function litCell({ place }: Turn): HighlightView {
  const cell = { x: xOf(place.cell), y: yOf(place.cell) };
  return { id: 'turn', cells: [cell], at: cellsMiddle([cell]), text: '', formula: '', color: 'none', guides: true };
}
