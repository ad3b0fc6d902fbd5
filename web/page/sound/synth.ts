import type { Part } from './sounds.ts';

/**
 * Plays the parts of a sound into `out`, beginning at a time of the context. It is a single function without imports,
 * because a check runs it in a browser without the rest of the page.
 */
export function playParts(context: BaseAudioContext, out: AudioNode, parts: readonly Part[], start: number): void {
  /** A loudness that rises at once and fades to nothing. */
  const fading = (at: number, loud: number, lasts: number, rises = 0.004): GainNode => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), at + rises);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + rises + lasts);
    gain.connect(out);
    return gain;
  };
  const run = (source: AudioScheduledSourceNode, at: number, lasts: number): void => {
    source.start(at);
    source.stop(at + lasts + 0.03);
  };
  const tone = (type: OscillatorType, hz: readonly [number, number], at: number, lasts: number): OscillatorNode => {
    const source = context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(hz[0], at);
    source.frequency.exponentialRampToValueAtTime(hz[1], at + lasts);
    run(source, at, lasts);
    return source;
  };
  /** Noise that is the same in every call. */
  const hiss = (seconds: number): AudioBuffer => {
    const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0, state = 1; i < data.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      data[i] = state / 2 ** 31;
    }
    return buffer;
  };
  const filter = (type: BiquadFilterType, hz: number, q: number): BiquadFilterNode => {
    const node = context.createBiquadFilter();
    node.type = type;
    node.frequency.value = hz;
    node.Q.value = q;
    return node;
  };
  for (const part of parts) {
    const at = start + part.at;
    if (part.kind === 'struck') {
      for (const [ratio, loud, fades] of part.partials) {
        const hz = part.hz * ratio;
        tone('sine', [hz, hz], at, fades).connect(fading(at, part.loud * loud * 0.5, fades, 0.002));
      }
    } else if (part.kind === 'noise') {
      const source = context.createBufferSource();
      source.buffer = hiss(part.lasts + 0.05);
      const band = filter('bandpass', part.hz[0], 0.9);
      band.frequency.setValueAtTime(part.hz[0], at);
      band.frequency.exponentialRampToValueAtTime(part.hz[1], at + part.lasts);
      source.connect(band).connect(fading(at, part.loud, part.lasts));
      run(source, at, part.lasts);
    } else if (part.kind === 'drum') {
      tone('sine', part.hz, at, part.lasts).connect(fading(at, part.loud * 0.8, part.lasts));
    } else {
      const bright = filter('lowpass', part.hz[0] * 1.5, 0.8);
      bright.frequency.setValueAtTime(part.hz[0] * 1.5, at);
      bright.frequency.exponentialRampToValueAtTime(part.hz[0] * 6, at + 0.07);
      bright.frequency.exponentialRampToValueAtTime(part.hz[0] * 2, at + part.lasts);
      bright.connect(fading(at, part.loud * 0.5, part.lasts, 0.03));
      for (const detune of [-6, 6]) {
        const voice = tone('sawtooth', part.hz, at, part.lasts);
        voice.detune.value = detune;
        voice.connect(bright);
      }
    }
  }
}

/** The last stage of all sounds: a limiter, so that sounds that play together are not clipped. */
export function limiterOf(context: BaseAudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -10;
  limiter.knee.value = 6;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.001;
  limiter.release.value = 0.12;
  const trim = context.createGain();
  trim.gain.value = 0.9;
  limiter.connect(trim).connect(context.destination);
  return limiter;
}
