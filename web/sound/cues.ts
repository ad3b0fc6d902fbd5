import type { GameEvent } from '@asteroute/engine';
import type { TableController } from '../match/controller.ts';
import { isHere } from '../match/link.ts';
import type { SoundName } from './sound.ts';

/** The sound of each event; events that are not listed are silent. No information is in the sound alone. */
const SOUND_OF: Readonly<Partial<Record<GameEvent['type'], SoundName>>> = {
  placed: 'tile',
  deployed: 'meeple',
  recalled: 'score',
  'set-aside': 'aside',
  'put-back': 'aside',
  battle: 'battle',
  rolled: 'dice',
  tied: 'dice',
  defeated: 'retreat',
  scored: 'score',
  ended: 'end',
};

/** Outputs of the cues: sound, and the notification of a player. */
export interface CuePorts {
  readonly playSound: (sound: SoundName) => void;
  /** Notifies the person whose turn it is after somebody elsewhere, or a bot, has moved. */
  readonly notify: () => void;
}

/** Plays a sound for every event that is shown, and notifies the person whose turn follows another player's. */
export function attachCues(table: TableController, { playSound, notify }: CuePorts): () => void {
  const stopHearing = table.timeline.frame.subscribe(({ cue }) => {
    const sound = cue === null ? undefined : SOUND_OF[cue.type];
    if (sound !== undefined) playSound(sound);
  });
  let placed = table.game.peek().position.placed;
  const stopCalling = table.mine.subscribe((mine) => {
    const now = table.game.peek().position.placed;
    // No notification after a take-back, or when the table is opened.
    if (mine && now > placed && table.link.seats.some((seat) => !isHere(seat))) notify();
    if (mine) placed = now;
  });
  return () => {
    stopHearing();
    stopCalling();
  };
}
