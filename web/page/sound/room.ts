/** What all sounds pass before they are heard: a room of each edition, and a limiter. */
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { chanceOf } from './parts.ts';
import type { Mix } from './synth.ts';

/** A room: seconds until its echo has faded by 60 dB, its delay, how bright it is (0 to 1), and how loud. */
interface Room {
  readonly fades: number;
  readonly delay: number;
  readonly bright: number;
  readonly loud: number;
}

const ROOMS: Readonly<Record<ThemeName, Room>> = {
  'charted-space': { fades: 1.5, delay: 0.022, bright: 0.42, loud: 0.9 },
  countryside: { fades: 0.75, delay: 0.009, bright: 0.3, loud: 0.9 },
};

/** Echoes of the walls, before the tail: seconds after the delay, and loudness. */
const EARLY = [[0.007, 0.5], [0.013, 0.42], [0.019, 0.36], [0.029, 0.28], [0.041, 0.2]] as const; // biome-ignore format: a table

/** The response of a room to a click, generated; left and right differ, so that the room has a width. */
function responseOf(context: BaseAudioContext, { fades, delay, bright, loud }: Room): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(2, Math.ceil((delay + fades) * rate), rate);
  for (const side of [0, 1]) {
    const data = buffer.getChannelData(side);
    const chance = chanceOf(11 + side);
    const first = Math.floor(delay * rate);
    let [soft, sum] = [0, 0];
    for (let i = first; i < data.length; i++) {
      const t = (i - first) / rate;
      // High tones fade sooner than low ones.
      const share = bright * Math.exp((-2.2 * t) / fades) + 0.02;
      soft += share * (2 * chance() - 1 - soft);
      data[i] = soft * 10 ** ((-3 * t) / fades);
      sum += data[i] ** 2;
    }
    const level = (0.55 * loud) / Math.sqrt(sum);
    for (let i = first; i < data.length; i++) data[i] *= level;
    for (const [at, echo] of EARLY) {
      data[first + Math.floor((at + (side * 0.0031 * (at + 0.01)) / 0.02) * rate)] += echo * loud * 0.35;
    }
  }
  return buffer;
}

export interface Output extends Mix {
  enter(theme: ThemeName): void;
}

/** The largest amplitude that leaves the output: 1.2 dB below full scale. */
const CEILING = 0.87;
/** Amplitudes below this pass unchanged. */
const KNEE = 0.6;

export function outputOf(context: BaseAudioContext): Output {
  const dry = context.createGain();
  const convolver = context.createConvolver();
  convolver.normalize = false;
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.knee.value = 8;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.14;
  // A compressor lets the first milliseconds of a stroke pass.
  const clipper = context.createWaveShaper();
  clipper.curve = ceilingCurve();
  dry.connect(limiter);
  convolver.connect(limiter);
  limiter.connect(clipper).connect(context.destination);
  let entered: ThemeName | null = null;
  return {
    dry,
    room: convolver,
    enter(theme) {
      if (theme !== entered) convolver.buffer = responseOf(context, ROOMS[theme]);
      entered = theme;
    },
  };
}

/** A curve that bends loud amplitudes below the ceiling. */
function ceilingCurve(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2049);
  for (let i = 0; i < curve.length; i++) {
    const x = i / 1024 - 1;
    const over = Math.max(0, Math.abs(x) - KNEE);
    const bent = Math.min(Math.abs(x), KNEE) + (CEILING - KNEE) * Math.tanh(over / (CEILING - KNEE));
    curve[i] = Math.sign(x) * bent;
  }
  return curve;
}
