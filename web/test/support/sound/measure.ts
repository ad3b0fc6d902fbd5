/** Measures a rendered sound, in the page or outside. Runs without the rest of the house. */

/** What is measured of a sound. */
export interface Measured {
  /** The largest amplitude, in decibels below full scale. */
  readonly peak: number;
  /** The loudest 400 ms, weighted like the ear (ITU-R BS.1770, momentary loudness), in LUFS. */
  readonly loudness: number;
  /** Seconds until it stays below -60 dB. */
  readonly heard: number;
  /** Shares of the energy: below 150 Hz, to 500, to 2000, to 6000, above. */
  readonly bands: readonly number[];
  /** The share of the energy in the strongest sixth of an octave: near 1 for a sine. */
  readonly purest: number;
  /** The energy of right minus left, as a share of both: -1 is left, 1 is right. */
  readonly side: number;
  /** The quietest 400 ms before its end, in LUFS. */
  readonly quietest: number;
  /** The largest step from one sample to the next, as a share of the peak: a seam is a large one. */
  readonly steepest: number;
  /** Loudness in bands of a sixth of an octave, and in slices of 0.1 s: what tells sounds apart. */
  readonly features: readonly number[];
}

type Channels = readonly [left: Float32Array, right: Float32Array];

/** The upper edges of `Measured.bands`, in Hz, but for the last. */
export const EDGES = [150, 500, 2000, 6000];

/** A filter of second order: the coefficients of BS.1770 at 48 kHz. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}
const SHELF: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const HIGH_PASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

function filtered(data: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(data.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i++) {
    const x = data[i];
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

/** The energy of both channels in windows of some samples, one window each `step` samples. */
function windows(channels: readonly Float32Array[], size: number, step: number): number[] {
  const sums: number[] = [];
  for (let from = 0; from < channels[0].length; from += step) {
    let sum = 0;
    for (const data of channels) for (let i = from; i < Math.min(from + size, data.length); i++) sum += data[i] ** 2;
    sums.push(sum / size);
  }
  return sums;
}

/** Samples of a window of the spectrum, which is 3 Hz fine. */
const WINDOW = 16_384;

/** The fast Fourier transform, in place. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let i = 1, back = 0; i < size; i++) {
    let bit = size >> 1;
    for (; back & bit; bit >>= 1) back ^= bit;
    back ^= bit;
    if (i < back) {
      [re[i], re[back]] = [re[back], re[i]];
      [im[i], im[back]] = [im[back], im[i]];
    }
  }
  for (let half = 1; half < size; half *= 2) {
    const turns = Array.from({ length: half }, (_, k) => (-Math.PI * k) / half);
    const [cos, sin] = [turns.map(Math.cos), turns.map(Math.sin)];
    for (let from = 0; from < size; from += 2 * half) {
      for (let k = 0; k < half; k++) {
        const [i, j] = [from + k, from + k + half];
        const x = re[j] * cos[k] - im[j] * sin[k];
        const y = re[j] * sin[k] + im[j] * cos[k];
        re[j] = re[i] - x;
        im[j] = im[i] - y;
        re[i] += x;
        im[i] += y;
      }
    }
  }
}

/** The power spectrum of both channels together, which are transformed as one complex signal, window by window. */
function spectrum([left, right]: Channels): Float64Array {
  const power = new Float64Array(WINDOW / 2);
  for (let from = 0; from < left.length; from += WINDOW) {
    const [re, im] = [new Float64Array(WINDOW), new Float64Array(WINDOW)];
    re.set(left.subarray(from, from + WINDOW));
    im.set(right.subarray(from, from + WINDOW));
    if (re.every((x) => Math.abs(x) < 1e-6)) continue;
    transform(re, im);
    for (let i = 1; i < power.length; i++) {
      power[i] += re[i] ** 2 + im[i] ** 2 + re[WINDOW - i] ** 2 + im[WINDOW - i] ** 2;
    }
  }
  return power;
}

/** The offset of BS.1770 between decibels and LUFS. */
const LUFS = -0.691;

const decibels = (power: number): number => 10 * Math.log10(Math.max(power, 1e-12));

/** Sixths of an octave from 40 Hz on. */
const SIXTHS = 53;

const unit = (list: readonly number[]): number[] => {
  const length = Math.hypot(...list) || 1;
  return list.map((x) => x / length);
};

/**
 * Measures a stereo sound at 48 kHz.
 *
 * @public It is called inside the browser.
 */
export function measure(channels: Channels): Measured {
  const rate = 48_000;
  const [left, right] = channels;
  const weighted = channels.map((data) => filtered(filtered(data, SHELF), HIGH_PASS));
  const energy = channels.map((data) => data.reduce((sum, x) => sum + x * x, 0));
  const bands = EDGES.concat(rate).map(() => 0);
  const sixths = Array.from({ length: SIXTHS }, () => 0);
  for (const [i, both] of spectrum(channels).entries()) {
    const hz = (i * rate) / WINDOW;
    const edge = EDGES.findIndex((upper) => hz < upper);
    bands[edge < 0 ? EDGES.length : edge] += both;
    const sixth = Math.floor(6 * Math.log2(hz / 40));
    if (sixth >= 0 && sixth < SIXTHS) sixths[sixth] += both;
  }
  const all = bands.reduce((sum, x) => sum + x, 0) || 1;
  const slices = windows(channels, rate / 10, rate / 10).slice(0, 24);
  const audible = (x: number): boolean => Math.abs(x) > 0.001;
  const heard = Math.max(left.findLastIndex(audible), right.findLastIndex(audible)) + 1;
  const momentary = windows(weighted, rate * 0.4, rate * 0.1);
  const whole = momentary.slice(0, Math.max(1, Math.floor((heard / rate - 0.4) * 10)));
  const peak = Math.max(...channels.map((data) => data.reduce((most, x) => Math.max(most, Math.abs(x)), 0)));
  const step = (data: Float32Array): number =>
    data.reduce((most, x, i) => Math.max(most, i === 0 ? 0 : Math.abs(x - data[i - 1])), 0);
  return {
    peak: 2 * decibels(peak),
    loudness: LUFS + decibels(Math.max(...momentary)),
    quietest: LUFS + decibels(Math.min(...whole)),
    steepest: Math.max(...channels.map(step)) / peak,
    heard: heard / rate,
    bands: bands.map((x) => x / all),
    purest: Math.max(...sixths) / all,
    side: (energy[1] - energy[0]) / (energy[0] + energy[1] || 1),
    features: [...unit(sixths.map(Math.sqrt)), ...unit(slices.map(Math.sqrt))],
  };
}
