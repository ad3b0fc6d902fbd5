import type { MeeplePose, MeepleView, Point } from '@asteroute/board/model/state.ts';
import type { Named } from '@asteroute/board/theme/named.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { hasLook, PLAYER_COLORS } from '@asteroute/board/theme/players.ts';
import type { FigureRef, Game, KindName, MeepleKindName, PlaceRef } from '@asteroute/engine';

const same = (color: PlayerColor): PlayerColor => color;

/** Where a screen shows each colour as `shown`; for a colour that has no look, one that no other player has. */
export function drawnColor(game: Game, seat: number, shown = same): PlayerColor {
  const colors = game.rules.players.map(({ color }) => color);
  const own = colors[seat];
  if (hasLook(own)) return shown(own);
  const taken = colors.filter(hasLook).map(shown);
  const free = PLAYER_COLORS.filter((color) => !taken.includes(color));
  return free[colors.filter((color) => !hasLook(color)).indexOf(own) % free.length];
}

type PieceSpot = (place: PlaceRef, index: number, count: number) => Point;

export interface PieceLooks {
  readonly color: (seat: number) => PlayerColor;
  readonly label: (figure: FigureRef) => string;
  readonly spot: PieceSpot;
}

/** Figures as the widget draws them; several on one planet stand around it. */
export function figurePieces(figures: readonly FigureRef[], { color, label, spot }: PieceLooks): MeepleView[] {
  return figures.map((figure) => {
    const mates = figures.filter((f) => samePlace(f.at, figure.at));
    return {
      id: String(figure.id),
      color: color(figure.seat),
      pose: poseOf(figure.meeple, figure.at.kind),
      at: spot(figure.at, mates.indexOf(figure), mates.length),
      label: label(figure),
      draft: false,
    };
  });
}

/** The pose of each kind of meeple; null for one that shows its trade. */
const KINDS: Named<MeepleKindName, MeeplePose | null> = {
  normal: null,
  small: null,
  large: 'large',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
};
const TRADES: Named<KindName, MeeplePose> = {
  route: 'merchant',
  asteroid: 'explorer',
  planet: 'conqueror',
  road: 'thief',
  city: 'knight',
  monastery: 'monk',
  garden: 'plain',
  river: 'plain',
  field: 'lying',
};

/** What kinds of meeple are as farmers, where they are not as others (FA-1). */
const IN_MEADOWS: Readonly<Record<string, MeeplePose>> = { large: 'large-lying', pig: 'pig' };

export function poseOf(meeple: string, realm: string): MeeplePose {
  if (realm === 'field') return IN_MEADOWS[meeple] ?? 'lying';
  return KINDS[meeple] ?? TRADES[realm] ?? 'plain';
}

function samePlace(a: PlaceRef, b: PlaceRef): boolean {
  return a.x === b.x && a.y === b.y && a.side === b.side && a.kind === b.kind;
}
