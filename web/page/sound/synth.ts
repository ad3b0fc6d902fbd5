/** Plays the parts of sounds: each part is one source, or two for brass; bodies are computed once and kept. */
import { BODIES, chanceOf, type NextRandom, type Part, type StruckPart, type SustainedPart } from './parts.ts';

/** Where a sound goes: straight to the ear, and into the room. */
export interface Mix {
  readonly dry: AudioNode;
  readonly room: AudioNode;
}

export interface Playing {
  /** Time of the context in seconds. */
  readonly start: number;
  /** From 0 to 1. */
  readonly volume: number;
  /** From -1 (left) to 1 (right). */
  readonly pan: number;
  /** Makes repetitions of a sound differ a little in pitch, loudness and time. */
  readonly seed: number;
}

/** Sources that may sound at a time. Parts beyond are left out: the last parts of a sound are its decoration. */
const MAX_SOURCES = 96;
/** How much of a sound goes into the room. */
const ROOM_SEND = 0.3;
/** The largest changes of a repetition: of all pitches together, of each part's loudness, and of its time in seconds. */
const VARIED = { pitch: 0.006, loud: 0.12, time: 0.006 };
/** A loudness that counts as silence. */
const SILENT = 0.0001;

type Chain = readonly AudioNode[];

export class Synth {
  readonly #context: BaseAudioContext;
  readonly #mix: Mix;
  readonly #bodies = new Map<string, AudioBuffer>();
  readonly #noise: AudioBuffer;
  #sources = 0;

  constructor(context: BaseAudioContext, mix: Mix) {
    this.#context = context;
    this.#mix = mix;
    this.#noise = noiseOf(context, 2, 7);
  }

  /** The number of sources that sound or are scheduled. */
  get sources(): number {
    return this.#sources;
  }

  play(parts: readonly Part[], { start, volume, pan, seed }: Playing): void {
    const chance = chanceOf(seed);
    const pitch = 1 + VARIED.pitch * (2 * chance() - 1);
    const bus = this.#bus(volume);
    const panners = new Map<number, AudioNode>();
    for (const part of parts) {
      const [louder, later] = [1 + VARIED.loud * (2 * chance() - 1), VARIED.time * chance()];
      if (this.#sources >= MAX_SOURCES) return;
      const side = Math.round(8 * Math.max(-0.9, Math.min(0.9, pan + (part.pan ?? 0)))) / 8;
      const out = panners.get(side) ?? this.#panner(side, bus);
      panners.set(side, out);
      const at = start + part.at + later;
      if (part.kind === 'struck') this.#strike({ ...part, at, loud: part.loud * louder }, pitch, out);
      else this.#sustain({ ...part, at, loud: part.loud * louder }, pitch, [out, chance]);
    }
  }

  #bus(volume: number): AudioNode {
    const bus = this.#context.createGain();
    bus.gain.value = volume;
    const send = this.#context.createGain();
    send.gain.value = ROOM_SEND;
    bus.connect(this.#mix.dry);
    bus.connect(send).connect(this.#mix.room);
    return bus;
  }

  #panner(side: number, bus: AudioNode): AudioNode {
    const panner = this.#context.createStereoPanner();
    panner.pan.value = side;
    panner.connect(bus);
    return panner;
  }

  #strike({ body, hz, at, loud }: StruckPart, pitch: number, out: AudioNode): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#body(body, hz);
    source.playbackRate.value = pitch;
    const gain = this.#context.createGain();
    gain.gain.value = loud;
    this.#run(source, at, source.buffer.duration, [gain, out]);
  }

  #sustain(part: SustainedPart, pitch: number, [out, chance]: readonly [AudioNode, NextRandom]): void {
    const { kind, at, lasts } = part;
    const hz = [part.hz[0] * pitch, part.hz[1] * pitch] as const;
    const ending = [this.#fading(part), out];
    if (kind === 'skin') return this.#run(this.#tone('sine', hz, part), at, lasts, ending);
    if (kind === 'noise') {
      const source = this.#context.createBufferSource();
      source.buffer = this.#noise;
      source.loop = true;
      const band = this.#filter('bandpass', hz[0], 0.9);
      band.frequency.setValueAtTime(hz[0], at);
      band.frequency.exponentialRampToValueAtTime(hz[1], at + lasts);
      return this.#run(source, at, lasts, [band, ...ending], chance());
    }
    const bright = this.#filter('lowpass', hz[0] * 1.5, 0.8);
    bright.frequency.setValueAtTime(hz[0] * 1.5, at);
    bright.frequency.exponentialRampToValueAtTime(Math.min(9000, hz[0] * 8), at + 0.08);
    bright.frequency.exponentialRampToValueAtTime(hz[0] * 2.5, at + lasts);
    for (const detune of [-7, 7]) {
      const voice = this.#tone('sawtooth', hz, part);
      voice.detune.value = detune + 4 * chance();
      this.#run(voice, at, lasts, [bright, ...ending]);
    }
  }

  #tone(type: OscillatorType, hz: readonly [number, number], { at, lasts }: SustainedPart): OscillatorNode {
    const source = this.#context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(hz[0], at);
    source.frequency.exponentialRampToValueAtTime(hz[1], at + lasts);
    return source;
  }

  #filter(type: BiquadFilterType, hz: number, q: number): BiquadFilterNode {
    const node = this.#context.createBiquadFilter();
    node.type = type;
    node.frequency.value = hz;
    node.Q.value = q;
    return node;
  }

  /** A loudness that rises and fades; brass stays before it fades. */
  #fading({ kind, at, loud, lasts, rises }: SustainedPart): GainNode {
    const node = this.#context.createGain();
    const up = rises ?? (kind === 'brass' ? 0.035 : 0.003);
    node.gain.setValueAtTime(SILENT, at);
    node.gain.exponentialRampToValueAtTime(Math.max(2 * SILENT, loud), at + up);
    if (kind === 'brass') node.gain.exponentialRampToValueAtTime(loud * 0.6, at + Math.max(up + 0.01, lasts * 0.7));
    node.gain.exponentialRampToValueAtTime(SILENT, at + Math.max(lasts, up + 0.02));
    return node;
  }

  /** Plays a source through a chain, and takes the chain apart when it has ended. */
  #run(source: AudioScheduledSourceNode, at: number, lasts: number, chain: Chain, offset = 0): void {
    let last: AudioNode = source;
    for (const node of chain) last = last.connect(node);
    if (source instanceof AudioBufferSourceNode) source.start(at, offset);
    else source.start(at);
    source.stop(at + lasts + 0.03);
    this.#sources++;
    source.onended = () => {
      this.#sources--;
      source.disconnect();
      chain[0]?.disconnect();
    };
  }

  #body(name: StruckPart['body'], hz: number): AudioBuffer {
    const key = `${name} ${hz}`;
    const kept = this.#bodies.get(key);
    if (kept !== undefined) return kept;
    const made = bodyOf(this.#context, name, hz);
    this.#bodies.set(key, made);
    return made;
  }
}

/** Renders a body. Each partial is a rotating vector that shrinks, which needs no sine per sample. */
function bodyOf(context: BaseAudioContext, name: StruckPart['body'], hz: number): AudioBuffer {
  const rate = context.sampleRate;
  const partials = BODIES[name].filter(([ratio]) => hz * ratio < rate * 0.45);
  const longest = Math.max(...partials.map(([, , fades]) => fades));
  const buffer = context.createBuffer(1, Math.ceil(longest * rate), rate);
  const data = buffer.getChannelData(0);
  for (const [index, [ratio, loud, fades]] of partials.entries()) {
    const turn = (2 * Math.PI * hz * ratio) / rate;
    const shrink = 10 ** (-3 / (fades * rate));
    const [re, im] = [Math.cos(turn) * shrink, Math.sin(turn) * shrink];
    // Partials that begin in different phases make no click together.
    let [x, y] = [loud * 0.5 * Math.cos(index), loud * 0.5 * Math.sin(index)];
    for (let i = 0, most = Math.min(data.length, Math.ceil(fades * rate * 1.3)); i < most; i++) {
      data[i] += y;
      const turned = x * re - y * im;
      y = x * im + y * re;
      x = turned;
    }
  }
  const soft = Math.ceil(rate * 0.0015);
  for (let i = 0; i < soft; i++) data[i] *= i / soft;
  return buffer;
}

/** White noise, the same for the same seed. As it has no shape, it can be repeated without a seam. */
export function noiseOf(context: BaseAudioContext, seconds: number, seed: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const [data, chance] = [buffer.getChannelData(0), chanceOf(seed)];
  for (let i = 0; i < data.length; i++) data[i] = 2 * chance() - 1;
  return buffer;
}
