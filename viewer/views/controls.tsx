import type { PlayedGame } from '../game/moments.ts';
import { momentHeading } from '../game/sentences.ts';
import type { Shown } from '../state/shown.ts';
import { ViewerIcon } from './icon.tsx';

interface Props {
  readonly shown: Shown;
  readonly game: PlayedGame;
}

interface StepProps {
  readonly icon: string;
  readonly text: string;
  readonly onClick: () => void;
  /** Nothing lies in this direction. It stays focusable, so that the focus is not lost at an end of the game. */
  readonly idle: boolean;
}

function Step({ icon, text, idle, onClick }: StepProps) {
  return (
    <button
      type="button"
      part="button"
      aria-label={text}
      title={text}
      aria-disabled={idle}
      onClick={() => idle || onClick()}
    >
      <ViewerIcon name={icon} />
    </button>
  );
}

export function Controls({ shown, game }: Props) {
  const words = shown.words.value;
  const [at, end, playing] = [shown.turn.value, shown.end.value, shown.playing.value];
  const heading = momentHeading(words, game, at);
  return (
    <div class="controls" part="controls" role="toolbar" aria-label={words.controls}>
      <Step icon="first" text={words.first} idle={at === 0} onClick={() => shown.choose(0)} />
      <Step icon="step-back" text={words.back} idle={at === 0} onClick={() => shown.choose(at - 1)} />
      <Step
        icon={playing ? 'pause' : 'play'}
        text={playing ? words.pause : words.play}
        idle={end === 0}
        onClick={() => (playing ? shown.pause() : shown.play())}
      />
      <Step icon="step-on" text={words.forward} idle={at === end} onClick={() => shown.choose(at + 1)} />
      <Step icon="last" text={words.last} idle={at === end} onClick={() => shown.choose(end)} />
      <input
        type="range"
        part="slider"
        min={0}
        max={end}
        value={at}
        aria-label={words.slider}
        aria-valuetext={heading}
        onInput={(event) => shown.choose(event.currentTarget.valueAsNumber)}
      />
      <output class="now" part="now" aria-hidden="true">
        {heading}
      </output>
    </div>
  );
}
