/** Which sound an event has, and where on the board it is heard. */
import { type Form, formOf } from '@asteroute/board/art/shape/forms.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { boardTiles, type Coordinates, type Game, type GameEvent } from '@asteroute/engine';
import { themeName } from '../present/appearance.ts';
import type { SoundName } from './sounds.ts';

export interface Heard {
  readonly sound: SoundName;
  /** The number of counted tiles for which it ticks. */
  readonly counted: number;
  /** From -1 (left) to 1 (right). */
  readonly pan: number;
}

type Described = Omit<Partial<Heard>, 'pan'> & { readonly sound: SoundName; readonly at?: readonly Coordinates[] };
type Sounds = {
  readonly [T in GameEvent['type']]: ((event: Extract<GameEvent, { type: T }>, game: Game) => Described) | null;
};

const TILES: Readonly<Record<ThemeName, SoundName>> = { 'charted-space': 'tile-metal', countryside: 'tile-wood' };

/** The bell of a completed realm by the form in which its kind is drawn. */
const BELLS: Readonly<Record<Form, SoundName>> = {
  line: 'score-line',
  area: 'score-area',
  disc: 'score-middle',
  rest: 'score-meadow',
};

const bellOf = (kind: string, cells: readonly Coordinates[]): Described => ({
  sound: BELLS[formOf({ type: kind })],
  counted: cells.length,
  at: cells,
});

/** The sound of each event; null if it is silent. No information is in the sound alone. */
const SOUND_OF: Sounds = {
  drew: () => ({ sound: 'draw' }),
  passed: null,
  'turn-ended': null,
  placed: (tile, game) => ({ sound: TILES[themeName(game)], at: [tile] }),
  deployed: ({ figure }) => ({ sound: 'meeple', at: [figure.at] }),
  recalled: ({ figure, cells }) => bellOf(figure.at.kind, cells),
  'set-aside': () => ({ sound: 'aside' }),
  'put-back': () => ({ sound: 'aside' }),
  battle: ({ at }) => ({ sound: 'battle', at: [at] }),
  rolled: ({ at }) => ({ sound: 'dice', at: [at] }),
  tied: ({ at }) => ({ sound: 'tied', at: [at] }),
  defeated: ({ at }) => ({ sound: 'retreat', at: [at] }),
  won: ({ at }) => ({ sound: 'won', at: [at] }),
  scored: ({ at, cells }) => bellOf(at.kind, cells),
  took: ({ tokens }) => ({ sound: 'goods', counted: Object.values(tokens).reduce((sum, count) => sum + count, 0) }),
  awarded: () => ({ sound: 'score-goods' }),
  ended: () => ({ sound: 'end' }),
};

export function soundOf(event: GameEvent, game: Game): Heard | null {
  const described = SOUND_OF[event.type]?.(event as never, game) ?? null;
  if (described === null) return null;
  const { sound, counted = 0, at = [] } = described;
  return { sound, counted, pan: panOf(at, game) };
}

/** The place of a sound at the edges of the board. */
const WIDEST = 0.7;
/** Columns from the middle to an edge, at least: two tiles side by side are not far left and far right. */
const LEAST_REACH = 3;

/** Where cells are between the left and the right edge of the board. */
function panOf(cells: readonly Coordinates[], game: Game): number {
  if (cells.length === 0) return 0;
  const columns = boardTiles(game).map(({ x }) => x);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const reach = Math.max(LEAST_REACH, (right - left) / 2);
  const middle = cells.reduce((sum, { x }) => sum + x, 0) / cells.length;
  return Math.max(-1, Math.min(1, (middle - (left + right) / 2) / reach)) * WIDEST;
}
