/** Plays the events of a table and its ambience through an audio context. */
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import type { Game } from '@asteroute/engine';
import { GREAT, type Weight } from '../match/playback/director.ts';
import { themeName } from '../present/appearance.ts';
import { AMBIENCE_GAIN, Ambience, SLOT } from './ambience.ts';
import type { SoundCue } from './cues.ts';
import { type Heard, soundOf } from './event-sounds.ts';
import { chanceOf } from './parts.ts';
import { type Output, outputOf } from './room.ts';
import { compose } from './sounds.ts';
import { Synth } from './synth.ts';

/** Throttle in seconds: a sound this soon after another is dropped. */
const GAP = 0.05;
/** Seconds between a call and its sound, so that its first sample is not late. */
const SOON = 0.01;

export class SoundPlayer {
  readonly #context: AudioContext;
  readonly #output: Output;
  readonly #synth: Synth;
  #ambience: Ambience | null = null;
  #cancelFar = () => {};
  #last = Number.NEGATIVE_INFINITY;
  /** The number of sounds that were played, from which their variations follow. */
  #count = 0;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#output = outputOf(context);
    this.#output.enter('charted-space');
    this.#synth = new Synth(context, this.#output);
  }

  /** Plays the sound of an event, if it has one, at a volume from 0 to 1. The ambience makes room for great moments. */
  play({ event, game, weight, still }: SoundCue, volume: number): void {
    if (weight >= GREAT) this.#ambience?.duck();
    const heard = still || volume === 0 ? null : soundOf(event, game);
    if (heard === null) return;
    this.#output.enter(themeName(game));
    this.#play(heard, weight, volume);
  }

  call(volume: number): void {
    this.#play({ sound: 'call', counted: 0, pan: 0 }, 0, volume);
  }

  /** Changes the ambience to that of a game; without a game, or at volume 0, it ends. */
  setAmbience(game: Game | null, volume: number): void {
    const theme = game === null || volume === 0 ? null : themeName(game);
    if (theme !== (this.#ambience?.theme ?? null)) this.#changeAmbience(theme);
    this.#ambience?.fade(volume * AMBIENCE_GAIN);
  }

  #play({ sound, counted, pan }: Heard, weight: Weight, volume: number): void {
    const now = this.#context.currentTime;
    if (now - this.#last < GAP) return;
    this.#last = now;
    const seed = this.#count++;
    this.#synth.play(compose(sound, weight, counted, chanceOf(seed)), { start: now + SOON, volume, pan, seed });
  }

  #changeAmbience(theme: ThemeName | null): void {
    this.#cancelFar();
    this.#ambience?.stop();
    this.#ambience = null;
    if (theme === null) return;
    const ambience = new Ambience(this.#context, this.#output.dry, this.#synth, theme);
    let slot = 0;
    const timer = setInterval(() => ambience.far(slot++, this.#context.currentTime + SOON), SLOT * 1000);
    this.#cancelFar = () => clearInterval(timer);
    this.#ambience = ambience;
  }
}
