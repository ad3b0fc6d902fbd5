/** The sounds of the table. Their definitions are loaded at the first touch or key. */
import type { SoundName } from './sounds.ts';

export type { SoundName } from './sounds.ts';

/** Throttle in seconds: a sound this soon after another is dropped. */
const GAP = 0.05;

/** Plays sounds. */
export interface Sound {
  /**
   * Unlocks audio at a press or key: the first time, and after a call, the lock screen or another program has paused
   * it.
   */
  wake(): void;
  /**
   * Plays a sound at a volume from 0 to 1, with a tick for each counted thing; does nothing while audio is locked or
   * paused.
   */
  play(name: SoundName, volume: number, counted?: number): void;
}

type Play = (name: SoundName, volume: number, counted: number) => void;

/** Plays the sounds through an audio context, which is created on the first touch. */
export function createSound(open: () => AudioContext): Sound {
  let context: AudioContext | null = null;
  let play: Play = () => {};
  return {
    wake() {
      if (context !== null) return resume(context);
      try {
        context = open();
      } catch {
        // Without an audio device the page is silent.
        return;
      }
      resume(context);
      // Offline, sounds that were not cached cannot be loaded, and the page is silent too.
      load(context).then(
        (loaded) => {
          play = loaded;
        },
        () => {},
      );
    },
    play(name, volume, counted = 0) {
      // The clock of a paused context stops, so that everything played in the pause would sound at once afterwards.
      if (volume > 0 && context?.state === 'running') play(name, volume, counted);
    },
  };
}

/** Resumes audio. Safari refuses after a mere touch; the next press then tries again. */
function resume(context: AudioContext): void {
  if (context.state !== 'running') void context.resume().catch(() => {});
}

async function load(context: AudioContext): Promise<Play> {
  const [{ SOUNDS, ticks }, { limiterOf, playParts }] = await Promise.all([
    import('./sounds.ts'),
    import('./synth.ts'),
  ]);
  const limiter = limiterOf(context);
  let last = Number.NEGATIVE_INFINITY;
  return (name, volume, counted) => {
    if (context.currentTime - last < GAP) return;
    last = context.currentTime;
    const gain = context.createGain();
    gain.gain.value = volume;
    gain.connect(limiter);
    playParts(context, gain, [...SOUNDS[name], ...ticks(counted)], context.currentTime + 0.005);
  };
}
