/** The quiet ground under a game: each edition has its own air, and now and then something far away. */
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { chanceOf, noise, type Part, panned, skin, struck } from './parts.ts';
import { noiseOf, type Synth } from './synth.ts';

/** A band of noise that swells and sinks. */
interface Wind {
  readonly hz: number;
  readonly q: number;
  readonly loud: number;
  /** Seconds of a swell. No two are in a simple ratio, so that nothing is heard to repeat. */
  readonly swell: number;
  readonly pan: number;
}

/** A tone of two near pitches. */
interface Hum {
  readonly hz: number;
  readonly loud: number;
  readonly swell: number;
  readonly pan: number;
}

interface Air {
  readonly winds: readonly Wind[];
  readonly hums: readonly Hum[];
  /** What is heard far away in one of the slots of time; most slots are empty. */
  readonly far: (slot: number) => readonly Part[];
}

export const AMBIENCE_GAIN = 0.35;
/** Seconds of a slot of time. */
export const SLOT = 7;

function bird(slot: number): readonly Part[] {
  const chance = chanceOf(slot * 31 + 5);
  if (chance() < 0.45) return [];
  const [base, side, count] = [2300 + 1500 * chance(), chance() * 1.6 - 0.8, 2 + Math.floor(3 * chance())];
  const calls = Array.from({ length: count }, (_, i) => {
    const hz = base * (1 + 0.12 * (chance() - 0.5));
    return { ...skin([hz * 1.12, hz * 0.86], i * (0.13 + 0.05 * chance()), 0.09, 0.1), rises: 0.02 };
  });
  return panned(side, calls);
}

/** A far bell, or the hiss of a passing ship. */
function signal(slot: number): readonly Part[] {
  const chance = chanceOf(slot * 17 + 3);
  const which = chance();
  const side = chance() * 1.6 - 0.8;
  if (which < 0.5) return [];
  if (which < 0.75) return panned(side, [{ ...noise([260, 900], 0, 4.5, 0.16), rises: 2 }]);
  const hz = [392, 440, 523, 587][Math.floor(4 * chance())];
  return panned(side, [struck('tube', hz, 0.4, 0.06), struck('tube', hz * 1.5, 1.3, 0.04)]);
}

const AIRS: Readonly<Record<ThemeName, Air>> = {
  'charted-space': {
    winds: [
      { hz: 240, q: 0.7, loud: 0.15, swell: 17.3, pan: -0.4 },
      { hz: 620, q: 1.2, loud: 0.06, swell: 11.9, pan: 0.5 },
    ],
    hums: [
      { hz: 98, loud: 0.012, swell: 23.1, pan: -0.2 },
      { hz: 196, loud: 0.016, swell: 19.7, pan: 0.3 },
      { hz: 294, loud: 0.012, swell: 13.3, pan: 0 },
      { hz: 441, loud: 0.007, swell: 29.3, pan: -0.5 },
    ],
    far: signal,
  },
  countryside: {
    winds: [
      { hz: 420, q: 0.5, loud: 0.16, swell: 13.7, pan: -0.5 },
      { hz: 980, q: 0.6, loud: 0.08, swell: 9.1, pan: 0.5 },
      { hz: 2900, q: 0.7, loud: 0.02, swell: 6.7, pan: 0.1 },
    ],
    hums: [],
    far: bird,
  },
};

/** Seconds in which the ambience comes and goes. */
const FADE = 2.5;
/** What is left of the ambience while a great moment is heard, and for how many seconds. */
const [DUCKED, DUCKED_FOR] = [0.25, 2.5];

export class Ambience {
  readonly theme: ThemeName;
  readonly #context: BaseAudioContext;
  readonly #synth: Synth;
  readonly #master: GainNode;
  readonly #sources: Sources;
  #loudness = 0;

  /** Starts it, silent at first; `synth` plays what is heard far away. */
  constructor(context: BaseAudioContext, out: AudioNode, synth: Synth, theme: ThemeName) {
    this.theme = theme;
    this.#context = context;
    this.#synth = synth;
    this.#master = context.createGain();
    this.#master.gain.value = 0;
    this.#master.connect(out);
    this.#sources = new Sources(context, this.#master);
    for (const wind of AIRS[theme].winds) this.#sources.wind(wind);
    for (const hum of AIRS[theme].hums) this.#sources.hum(hum);
  }

  /** Fades to a loudness from 0 to 1. */
  fade(loudness: number): void {
    this.#loudness = loudness;
    this.#master.gain.setTargetAtTime(loudness, this.#context.currentTime, FADE / 4);
  }

  /** Makes room for a great moment. */
  duck(): void {
    const now = this.#context.currentTime;
    this.#master.gain.setTargetAtTime(this.#loudness * DUCKED, now, 0.08);
    this.#master.gain.setTargetAtTime(this.#loudness, now + DUCKED_FOR, FADE / 4);
  }

  far(slot: number, start: number): void {
    const parts = AIRS[this.theme].far(slot);
    this.#synth.play(parts, { start, volume: this.#loudness, pan: 0, seed: slot });
  }

  stop(): void {
    this.fade(0);
    this.#sources.stop(this.#context.currentTime + 2 * FADE);
  }
}

/** The sources of an ambience that never end by themselves. */
class Sources {
  readonly #context: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #sources: AudioScheduledSourceNode[] = [];

  constructor(context: BaseAudioContext, out: AudioNode) {
    this.#context = context;
    this.#out = out;
  }

  wind({ hz, q, loud, swell, pan }: Wind): void {
    const source = this.#context.createBufferSource();
    source.buffer = noiseOf(this.#context, 5 + swell / 10, Math.round(hz));
    source.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = hz;
    band.Q.value = q;
    source.connect(band).connect(this.#swelling(loud, swell, pan));
    this.#run(source);
  }

  hum({ hz, loud, swell, pan }: Hum): void {
    const ending = this.#swelling(loud, swell, pan);
    const soft = this.#context.createBiquadFilter();
    soft.type = 'lowpass';
    soft.frequency.value = hz * 3.5;
    soft.connect(ending);
    for (const detune of [-4, 5]) {
      const voice = this.#context.createOscillator();
      voice.type = 'triangle';
      voice.frequency.value = hz;
      voice.detune.value = detune;
      voice.connect(soft);
      this.#run(voice);
    }
  }

  stop(at: number): void {
    for (const source of this.#sources) source.stop(at);
  }

  /** A loudness that swells and sinks by half, at a place between left and right. */
  #swelling(loud: number, seconds: number, pan: number): AudioNode {
    const gain = this.#context.createGain();
    gain.gain.value = loud;
    const [slow, depth] = [this.#context.createOscillator(), this.#context.createGain()];
    slow.frequency.value = 1 / seconds;
    depth.gain.value = loud * 0.5;
    slow.connect(depth).connect(gain.gain);
    this.#run(slow);
    const panner = this.#context.createStereoPanner();
    panner.pan.value = pan;
    gain.connect(panner).connect(this.#out);
    return gain;
  }

  #run(source: AudioScheduledSourceNode): void {
    source.start();
    this.#sources.push(source);
  }
}
