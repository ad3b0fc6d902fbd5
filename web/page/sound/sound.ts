/** The sounds of the table. Everything that makes them is loaded at the first touch or key. */
import type { Game } from '@asteroute/engine';
import type { SoundCue } from './cues.ts';
import type { SoundPlayer } from './player.ts';

/** Plays the sounds through an audio context, which is created on the first touch. Does nothing while audio is locked. */
export class Sound {
  readonly #open: () => AudioContext;
  #context: AudioContext | null = null;
  #player: SoundPlayer | null = null;
  #ambience: readonly [Game | null, number] = [null, 0];

  constructor(open: () => AudioContext) {
    this.#open = open;
  }

  /**
   * Unlocks audio at a press or key: the first time, and after a call, the lock screen or another program has paused
   * it.
   */
  wake(): void {
    if (this.#context !== null) return resume(this.#context);
    try {
      this.#context = this.#open();
    } catch {
      // Without an audio device the page is silent.
      return;
    }
    resume(this.#context);
    // Offline, sounds that were not cached cannot be loaded, and the page is silent too.
    this.#load(this.#context).catch(() => {});
  }

  /** Plays the sound of an event at a volume from 0 to 1. */
  play(cue: SoundCue, volume: number): void {
    if (volume > 0) this.#running?.play(cue, volume);
  }

  /** Plays the signal for one's own turn. */
  call(volume: number): void {
    if (volume > 0) this.#running?.call(volume);
  }

  /** The table at which somebody sits, with the volume of its ambience; null for none. */
  setAmbience(game: Game | null, volume: number): void {
    this.#ambience = [game, volume];
    this.#player?.setAmbience(game, volume);
  }

  /** The clock of a paused context stops, so that everything played in the pause would sound at once afterwards. */
  get #running(): SoundPlayer | null {
    return this.#context?.state === 'running' ? this.#player : null;
  }

  async #load(context: AudioContext): Promise<void> {
    const { SoundPlayer } = await import('./player.ts');
    this.#player = new SoundPlayer(context);
    this.#player.setAmbience(...this.#ambience);
  }
}

/** Resumes audio. Safari refuses after a mere touch; the next press then tries again. */
function resume(context: AudioContext): void {
  if (context.state !== 'running') void context.resume().catch(() => {});
}
