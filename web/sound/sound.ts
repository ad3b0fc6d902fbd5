/** The sounds of the table. What they are made of is loaded with the first touch or key. */
import type { SoundName } from './sounds.ts';

export type { SoundName } from './sounds.ts';

/** Throttle in seconds: a sound this soon after another is dropped. */
const GAP = 0.05;

/** Plays sounds. */
export interface Sound {
  /** Unlocks audio; browsers allow it only after the first touch or key. */
  wake(): void;
  /** Plays a sound at a volume from 0 to 1, with a tick for each counted thing; before the first touch, nothing. */
  play(name: SoundName, volume: number, counted?: number): void;
}

type Play = (name: SoundName, volume: number, counted: number) => void;

/** Plays the sounds through an audio context, which is created on the first touch. */
export function createSound(open: () => AudioContext): Sound {
  let play: Play | null = null;
  return {
    wake() {
      if (play !== null) return;
      play = () => {};
      load(open).then(
        (loaded) => {
          play = loaded;
        },
        // Without an audio device, or offline before the sounds were kept, the page is silent.
        () => {},
      );
    },
    play(name, volume, counted = 0) {
      if (volume > 0) play?.(name, volume, counted);
    },
  };
}

async function load(open: () => AudioContext): Promise<Play> {
  const context = open();
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
