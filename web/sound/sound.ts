/** Every sound of the table, made of a few oscillators and some noise: nothing is loaded, nothing is borrowed. */

interface Note {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Where the pitch begins and ends, in hertz; of noise, the middle of its band. */
  readonly hz: readonly [number, number];
  /** Seconds after the beginning of the sound, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const note = (wave: Note['wave'], hz: Note['hz'], at: number, rest: Pick<Note, 'lasts' | 'loud'>): Note => ({
  wave,
  hz,
  at,
  ...rest,
});
const bell = (hz: number, at: number): Note => note('sine', [hz, hz], at, { lasts: 0.5, loud: 0.35 });
const click = (at: number): Note => note('noise', [2600, 1800], at, { lasts: 0.04, loud: 0.5 });

/** Every sound as the notes it is made of. */
export const SOUNDS = {
  tile: [
    note('noise', [900, 500], 0, { lasts: 0.07, loud: 0.7 }),
    note('sine', [190, 120], 0, { lasts: 0.12, loud: 0.5 }),
  ],
  meeple: [note('triangle', [420, 300], 0, { lasts: 0.09, loud: 0.5 }), click(0)],
  aside: [note('triangle', [300, 180], 0, { lasts: 0.25, loud: 0.35 })],
  battle: [
    note('triangle', [196, 196], 0, { lasts: 0.18, loud: 0.4 }),
    note('triangle', [147, 147], 0.16, { lasts: 0.3, loud: 0.4 }),
  ],
  dice: [0, 0.07, 0.15, 0.25, 0.37, 0.52].map(click),
  score: [bell(523, 0), bell(659, 0.09), bell(784, 0.18)],
  retreat: [note('triangle', [330, 165], 0, { lasts: 0.35, loud: 0.35 })],
  end: [bell(392, 0), bell(523, 0.14), bell(659, 0.28), bell(784, 0.42)],
  call: [bell(587, 0), bell(880, 0.16)],
} as const satisfies Record<string, readonly Note[]>;
/** Names of the sounds. */
export type SoundName = keyof typeof SOUNDS;

/** Throttle in seconds: a sound this soon after another is dropped. */
const GAP = 0.05;

/** Plays sounds. */
export interface Sound {
  /** Unlocks audio; browsers allow it only after the first touch or key. */
  wake(): void;
  /** Plays a sound at a volume from 0 to 1; before the first touch, nothing. */
  play(name: SoundName, volume: number): void;
}

/** Plays the sounds through an audio context, which is created on the first touch. */
export function createSound(open: () => AudioContext): Sound {
  let context: AudioContext | null = null;
  let noise: AudioBuffer | null = null;
  let last = Number.NEGATIVE_INFINITY;
  return {
    wake() {
      try {
        context ??= open();
        noise ??= noiseOf(context);
      } catch {
        // Without an audio device the page is silent.
      }
    },
    play(name, volume) {
      if (context === null || noise === null || volume <= 0 || context.currentTime - last < GAP) return;
      last = context.currentTime;
      for (const one of SOUNDS[name]) sound(context, noise, one, volume * one.loud);
    },
  };
}

function sound(context: AudioContext, noise: AudioBuffer, { wave, hz, at, lasts }: Note, loud: number): void {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * 0.5), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(context.destination);
  const source = wave === 'noise' ? hiss(context, noise, hz, gain) : tone(context, wave, gain);
  const pitch = wave === 'noise' ? null : (source as OscillatorNode).frequency;
  pitch?.setValueAtTime(hz[0], start);
  pitch?.exponentialRampToValueAtTime(hz[1], start + lasts);
  source.start(start);
  source.stop(start + lasts);
}

function tone(context: AudioContext, wave: OscillatorType, out: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  source.connect(out);
  return source;
}

function hiss(context: AudioContext, noise: AudioBuffer, hz: Note['hz'], out: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hz[0];
  source.buffer = noise;
  source.connect(band).connect(out);
  return source;
}

/** Half a second of noise, the same each time. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    data[i] = state / 2 ** 31;
  }
  return buffer;
}
