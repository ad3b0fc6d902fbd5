import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { PlayedGame } from '../game/moments.ts';
import { momentHeading, momentSentences } from '../game/sentences.ts';
import type { Shown } from '../state/shown.ts';

interface Props {
  readonly shown: Shown;
  readonly game: PlayedGame;
}

/** Says what each moment shows, once a person has left the one that the viewer opened with. */
export function LiveRegion({ shown, game }: Props) {
  const opened = useSignal(shown.turn.peek());
  const at = shown.turn.value;
  const words = shown.words.value;
  const moved = at !== opened.value;
  useLayoutEffect(() => {
    if (moved) opened.value = -1;
  }, [moved]);
  const told = [momentHeading(words, game, at), ...momentSentences(words, game, game.moments[at])];
  return (
    <p class="heard" role="status" aria-live="polite">
      {moved && `${told.join('. ')}.`}
    </p>
  );
}
