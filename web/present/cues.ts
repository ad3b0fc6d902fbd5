import type { GameEvent } from '@asteroute/engine';
import type { TableController } from '../match/controller.ts';
import { isHere } from '../match/link.ts';
import type { SoundName } from './sound.ts';

/** What is heard of each event; those that are not named go without a sound. All of them are seen as well. */
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

/** Where cues go. */
export interface CuePorts {
  readonly playSound: (sound: SoundName) => void;
  /** Somebody else has moved, and it is this screen's turn. */
  readonly notify: () => void;
}

/** Plays a cue for every event that is shown, and calls the person whose turn comes after somebody else's. */
export function attachCues(table: TableController, { playSound, notify }: CuePorts): () => void {
  const stopHearing = table.timeline.frame.subscribe(({ cue }) => {
    const sound = cue === null ? undefined : SOUND_OF[cue.type];
    if (sound !== undefined) playSound(sound);
  });
  let placed = table.game.peek().position.placed;
  const stopCalling = table.mine.subscribe((mine) => {
    const now = table.game.peek().position.placed;
    // A turn taken back, or the first look at a table, calls nobody.
    if (mine && now > placed && table.link.seats.some((seat) => !isHere(seat))) notify();
    if (mine) placed = now;
  });
  return () => {
    stopHearing();
    stopCalling();
  };
}
