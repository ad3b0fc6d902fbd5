import type { Game, GameEvent } from '@asteroute/engine';
import type { TableController } from '../match/controller.ts';
import type { Weight } from '../match/director.ts';
import { isHere } from '../match/link.ts';

/** An event that may be heard, in its game. */
export interface SoundCue {
  readonly event: GameEvent;
  readonly game: Game;
  readonly weight: Weight;
  /** True in the stillness before the event: nothing is heard of it yet. */
  readonly still: boolean;
}

/** Outputs of the cues: sound, and the notification of a player. */
export interface CuePorts {
  readonly playSound: (cue: SoundCue) => void;
  /** Begins the ambience of a game's table, or ends it. */
  readonly setAmbience: (game: Game | null) => void;
  /** Notifies the person whose turn it is after somebody elsewhere, or a bot, has moved. */
  readonly notify: () => void;
}

/** Plays a sound for every event that is shown, and notifies the person whose turn follows another player's. */
export function attachCues(table: TableController, { playSound, setAmbience, notify }: CuePorts): () => void {
  const stopHearing = table.shown.timeline.frame.subscribe(({ cue, hush, game, moment }) => {
    const event = cue ?? hush;
    if (event !== null) playSound({ event, game, weight: moment?.weight ?? 0, still: cue === null });
  });
  setAmbience(table.shown.game.peek());
  let placed = table.shown.game.peek().position.placed;
  const stopCalling = table.mine.subscribe((mine) => {
    const now = table.shown.game.peek().position.placed;
    // No notification after a take-back, or when the table is opened.
    if (mine && now > placed && table.link.seats.some((seat) => !isHere(seat))) notify();
    if (mine) placed = now;
  });
  return () => {
    stopHearing();
    stopCalling();
    setAmbience(null);
  };
}
