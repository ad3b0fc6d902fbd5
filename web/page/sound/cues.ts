import { type Form, formOf } from '@asteroute/board/art/shape/forms.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import type { Game, GameEvent } from '@asteroute/engine';
import type { TableController } from '../match/controller.ts';
import type { Weight } from '../match/director.ts';
import { isHere } from '../match/link.ts';
import { themeName } from '../present/appearance.ts';
import type { SoundName } from './sound.ts';

/** A sound, and the number of counted tiles for which it ticks. */
interface Heard {
  readonly sound: SoundName;
  readonly counted?: number;
}

type Sounds = { readonly [T in GameEvent['type']]?: (event: Extract<GameEvent, { type: T }>, game: Game) => Heard };

/** The sound of a placed tile in each theme. */
const TILES: Readonly<Record<ThemeName, SoundName>> = { 'charted-space': 'tile-metal', countryside: 'tile-wood' };

/** The bell of a completed realm by the form in which its kind is drawn. */
const BELLS: Readonly<Record<Form, SoundName>> = {
  line: 'score-line',
  area: 'score-area',
  disc: 'score-middle',
  rest: 'score-meadow',
};

const bellOf = (kind: string, cells: readonly unknown[]): Heard => ({
  sound: BELLS[formOf({ type: kind })],
  counted: cells.length,
});

/** The sound of each event; events that are not listed are silent. No information is in the sound alone. */
const SOUND_OF: Sounds = {
  drew: () => ({ sound: 'draw' }),
  placed: (_, game) => ({ sound: TILES[themeName(game)] }),
  deployed: () => ({ sound: 'meeple' }),
  recalled: ({ figure, cells }) => bellOf(figure.at.kind, cells),
  'set-aside': () => ({ sound: 'aside' }),
  'put-back': () => ({ sound: 'aside' }),
  battle: () => ({ sound: 'battle' }),
  rolled: () => ({ sound: 'dice' }),
  tied: () => ({ sound: 'tied' }),
  defeated: () => ({ sound: 'retreat' }),
  won: () => ({ sound: 'won' }),
  scored: ({ at, cells }) => bellOf(at.kind, cells),
  ended: () => ({ sound: 'end' }),
};

/** Outputs of the cues: sound, and the notification of a player. */
export interface CuePorts {
  readonly playSound: (sound: SoundName, counted?: number, weight?: Weight) => void;
  /** Notifies the person whose turn it is after somebody elsewhere, or a bot, has moved. */
  readonly notify: () => void;
}

/** Plays a sound for every event that is shown, and notifies the person whose turn follows another player's. */
export function attachCues(table: TableController, { playSound, notify }: CuePorts): () => void {
  const stopHearing = table.shown.timeline.frame.subscribe(({ cue, game, moment }) => {
    const heard = cue === null ? undefined : SOUND_OF[cue.type]?.(cue as never, game);
    if (heard !== undefined) playSound(heard.sound, heard.counted, moment?.weight);
  });
  let placed = table.shown.game.peek().position.placed;
  const stopCalling = table.mine.subscribe((mine) => {
    const now = table.shown.game.peek().position.placed;
    // No notification after a take-back, or when the table is opened.
    if (mine && now > placed && table.link.seats.some((seat) => !isHere(seat))) notify();
    if (mine) placed = now;
  });
  return () => {
    stopHearing();
    stopCalling();
  };
}
