import type { Game, GameEvent } from '@asteroute/engine';
import type { TableController } from '../match/controller.ts';
import { isHere } from '../match/link.ts';
import { momentOf, type Weight } from '../match/playback/director.ts';
import type { TimelineFrame } from '../match/playback/timeline.ts';

export interface SoundCue {
  readonly event: GameEvent;
  readonly game: Game;
  readonly weight: Weight;
  /** True in the stillness before the event: nothing is heard of it yet. */
  readonly still: boolean;
}

export interface CuePorts {
  readonly playSound: (cue: SoundCue) => void;
  /** Begins the ambience of a game's table, or ends it. */
  readonly setAmbience: (game: Game | null) => void;
  /** Makes the sounds ready: others are on turn, whose events come without a press at this screen. */
  readonly prepareSound: () => void;
  /** Notifies the person whose turn it is after somebody elsewhere, or a bot, has moved. */
  readonly notify: () => void;
}

/** Of events that pass at once, without speed or because they were skipped, the one that means most is heard. */
export function attachCues(table: TableController, ports: CuePorts): () => void {
  const { playSound, setAmbience, prepareSound, notify } = ports;
  const { shown } = table;
  const eventsUpTo = ({ pending }: TimelineFrame): readonly GameEvent[] => {
    const events = shown.past.peek().flatMap((ply) => ply.events);
    return events.slice(0, events.length - pending.length);
  };
  let heard = eventsUpTo(shown.timeline.frame.peek()).length;
  const stopHearing = shown.timeline.frame.subscribe((frame) => {
    const { cue, hush, game, moment } = frame;
    const events = eventsUpTo(frame);
    const event = cue ?? hush;
    const passed = event === null ? loudest(events, heard, game) : null;
    if (event !== null) playSound({ event, game, weight: moment?.weight ?? 0, still: cue === null });
    else if (passed !== null) playSound({ ...passed, game, still: false });
    heard = events.length;
  });
  setAmbience(shown.game.peek());
  let placed = shown.game.peek().position.placed;
  const stopCalling = table.mine.subscribe((mine) => {
    const now = shown.game.peek().position.placed;
    // No notification after a take-back, or when the table is opened.
    if (mine && now > placed && table.link.seats.some((seat) => !isHere(seat))) notify();
    if (mine) placed = now;
    else prepareSound();
  });
  return () => {
    stopHearing();
    stopCalling();
    setAmbience(null);
  };
}

/** The event after the first `from` that means most, before others the tile; null if there is none. */
function loudest(events: readonly GameEvent[], from: number, game: Game): Pick<SoundCue, 'event' | 'weight'> | null {
  let best: Pick<SoundCue, 'event' | 'weight'> | null = null;
  for (let at = from; at < events.length; at++) {
    const event = events[at];
    const { weight } = momentOf(events.slice(0, at + 1), game);
    if (best === null || weight > best.weight || (weight === best.weight && event.type === 'placed')) {
      best = { event, weight };
    }
  }
  return best;
}
