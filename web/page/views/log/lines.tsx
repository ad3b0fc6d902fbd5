import type { GameEvent } from '@asteroute/engine';
import { toldOf } from '../../match/controller.ts';
import { scoresNothing } from '../../match/playback/timeline.ts';
import { eventText, formulaText } from '../../present/event-text.ts';
import type { ViewProps } from '../controls/props.ts';

/** A line of the log: an event, its sentence, and the number of plies up to it. */
export interface LogLine {
  readonly event: GameEvent;
  readonly ply: number;
  readonly index: number;
  readonly text: string;
}

/** The lines of the log, newest first: of the last `most` events, but for realms that score nothing. */
export function logLines({ table, words }: ViewProps, most = Number.POSITIVE_INFINITY): LogLine[] {
  const game = table.shown.game.value;
  const lines = toldOf(table)
    .slice(-most)
    .flatMap(({ event, ply }, index) => {
      const text = scoresNothing(event) ? null : eventText(words, game, event);
      return text === null ? [] : [{ event, ply, index, text }];
    });
  return lines.reverse();
}

interface LinkProps extends Pick<ViewProps, 'words'> {
  readonly line: LogLine;
  /** The turn that begins with the event, in the notation. */
  readonly note?: string | null;
  readonly onShow: () => void;
  readonly onJump: () => void;
}

/** The text of a line: it highlights the tiles of a scoring, and leads to the moment of any other event. */
export function LineLink({ line: { event, text }, note = null, words, onShow, onJump }: LinkProps) {
  const isScored = event.type === 'scored';
  return (
    <button
      type="button"
      class="link bare w-full text-start justify-start wrap-anywhere"
      title={isScored ? words.log.show : words.replay.jump}
      onClick={isScored ? onShow : onJump}
    >
      {text}
      {isScored && <small> {formulaText(words, event)}</small>}
      {note !== null && <small class="text-muted"> {note}</small>}
    </button>
  );
}
