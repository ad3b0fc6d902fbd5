/** The sounds of the table. What makes them is loaded shortly before the first is due, and only if it is wanted. */
import type { Game } from '@asteroute/engine';
import type { SoundCue } from './cues.ts';
import type { SoundPlayer } from './player.ts';

/** Seconds after which a sound that waited for what makes it comes too late to be heard. */
const TOO_LATE = 0.3;

/** Plays the sounds through an audio context, which is created on the first touch. Does nothing while audio is locked. */
export class Sound {
  readonly #open: () => AudioContext;
  readonly #isWanted: () => boolean;
  #context: AudioContext | null = null;
  #player: SoundPlayer | null = null;
  #loads: Promise<unknown> | null = null;
  #ambience: readonly [Game | null, number] = [null, 0];

  /** Opens its audio context with `open`; `isWanted` tells whether any volume is above 0. */
  constructor(open: () => AudioContext, isWanted: () => boolean) {
    this.#open = open;
    this.#isWanted = isWanted;
  }

  /** Unlocks audio at the first press or key, and after a call, the lock screen or another program has paused it. */
  wake(): void {
    try {
      this.#context ??= this.#open();
    } catch {
      // Without an audio device the page is silent.
      return;
    }
    resume(this.#context);
    if (this.#ambience[0] !== null) this.prepare();
  }

  /** Loads what makes the sounds, before the first is due: on a slow machine that would be too late. */
  prepare(): void {
    if (this.#context !== null && this.#isWanted()) void this.#load(this.#context);
  }

  play(cue: SoundCue, volume: number): void {
    if (volume > 0 || this.#ambience[1] > 0) this.#act((player) => player.play(cue, volume));
  }

  call(volume: number): void {
    if (volume > 0) this.#act((player) => player.call(volume));
  }

  /** The table at which somebody sits, with the volume of its ambience; null for none. */
  setAmbience(game: Game | null, volume: number): void {
    this.#ambience = [game, volume];
    this.#player?.setAmbience(game, volume);
  }

  /** The clock of a paused context stops, so that everything played in the pause would sound at once afterwards. */
  #act(play: (player: SoundPlayer) => void): void {
    const context = this.#context;
    if (context?.state !== 'running') return;
    if (this.#player !== null) return play(this.#player);
    const due = context.currentTime;
    void this.#load(context).then(() => {
      if (this.#player !== null && context.currentTime - due < TOO_LATE) play(this.#player);
    });
  }

  #load(context: AudioContext): Promise<unknown> {
    this.#loads ??= load(context).then(
      (player) => {
        this.#player = player;
        player.setAmbience(...this.#ambience);
      },
      () => {
        // Offline, sounds that were not cached cannot be loaded; the next one tries again.
        this.#loads = null;
      },
    );
    return this.#loads;
  }
}

async function load(context: AudioContext): Promise<SoundPlayer> {
  const { SoundPlayer } = await import('./player.ts');
  return new SoundPlayer(context);
}

/** Resumes audio. Safari refuses after a mere touch; the next press then tries again. */
function resume(context: AudioContext): void {
  if (context.state !== 'running') void context.resume().catch(() => {});
}
