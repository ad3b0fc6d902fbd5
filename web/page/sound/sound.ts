/** The sounds of the table. Everything that makes them is loaded when the first of them is due. */
import type { Game } from '@asteroute/engine';
import type { SoundCue } from './cues.ts';
import type { SoundPlayer } from './player.ts';

/** Seconds after which a sound that had to be loaded comes too late to be heard. */
const TOO_LATE = 0.3;

/** Plays the sounds through an audio context, which is created on the first touch. Does nothing while audio is locked. */
export class Sound {
  readonly #open: () => AudioContext;
  #context: AudioContext | null = null;
  #player: SoundPlayer | null = null;
  #loads = false;
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
  }

  /** Plays the sound of an event at a volume from 0 to 1. The first one begins the ambience. */
  play(cue: SoundCue, volume: number): void {
    if (volume > 0 || this.#ambience[1] > 0) this.#act((player) => player.play(cue, volume));
  }

  /** Plays the signal for one's own turn. */
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
    if (this.#loads) return;
    this.#loads = true;
    const due = context.currentTime;
    // Offline, sounds that were not cached cannot be loaded; the next one tries again.
    load(context).then(
      (player) => {
        this.#player = player;
        player.setAmbience(...this.#ambience);
        if (context.currentTime - due < TOO_LATE) play(player);
      },
      () => {
        this.#loads = false;
      },
    );
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
