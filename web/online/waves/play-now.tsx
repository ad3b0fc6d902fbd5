import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ServerPorts } from '../connection/browser.ts';
import { clockWords } from '../parts/clock-words.ts';
import { EditionField } from '../parts/edition-field.tsx';
import { CLOCKS } from '../room/plan.ts';
import type { Words } from '../words/use-words.ts';
import type { Wave } from './use-wave.ts';

interface Props {
  readonly words: Words;
  readonly wave: Wave;
  /** Seconds between two waves. */
  readonly every: number;
  /** The edition that is offered first. */
  readonly edition: string;
  /** Begins a game against a bot that is not kept. */
  readonly onBot: () => void;
}

/** The clocks that are offered: those with which both stay at the table. */
const LIVE = CLOCKS.flatMap((clock) => (clock.type === 'live' ? [clock] : []));

/** Seconds between two waves of this server; 0 if it pairs nobody, and before it has said so. */
export function useWavesOffered({ api }: Pick<ServerPorts, 'api'>): ReadonlySignal<number> {
  const every = useSignal(0);
  useEffect(() => {
    void api.waves().then((seconds) => (every.value = seconds));
  }, []);
  return every;
}

/** Live games between people who wait: the choice of the game, or how the wait stands. */
export function PlayNow(props: Props) {
  const { words, wave, every } = props;
  const { waves } = words.online;
  return (
    <section class="lobby-list stack gap-3" aria-label={waves.heading}>
      <h2 class="heading">{waves.heading}</h2>
      <p class="muted">{waves.about(every)}</p>
      <div class="lobby-card card stack gap-4 raised">
        {wave.wanted === null ? <Choice {...props} /> : <Waiting {...props} />}
        {wave.failed && <p role="alert">{words.online.company.failed}</p>}
      </div>
    </section>
  );
}

function Choice({ words, wave, edition: first }: Props) {
  const { room, waves } = words.online;
  const [edition, clock, rated] = [useSignal(first), useSignal(0), useSignal(false)];
  const begin = (event: Event) => {
    event.preventDefault();
    const { seconds, increment } = LIVE[clock.value];
    wave.begin({ edition: edition.value, rated: rated.value, clock: { seconds, increment } });
  };
  return (
    <form class="row wrap lower gap-x-3" aria-label={waves.heading} onSubmit={begin}>
      <EditionField words={words} edition={edition} />
      <label class="field stack gap-1">
        <span>{room.clock}</span>
        <select value={String(clock.value)} onChange={({ currentTarget: { value } }) => (clock.value = Number(value))}>
          {LIVE.map((one, at) => (
            <option key={one.seconds} value={String(at)}>
              {clockWords(words.online, one)}
            </option>
          ))}
        </select>
      </label>
      <label class="row waves-rated">
        <input
          type="checkbox"
          checked={rated.value}
          onChange={({ currentTarget }) => (rated.value = currentTarget.checked)}
        />
        <span>{room.rated}</span>
      </label>
      <Button text={waves.wait} type="submit" class="primary" />
    </form>
  );
}

/** How many wait, when the next wave comes, and what to do meanwhile. */
function Waiting({ words, wave, onBot }: Props) {
  const { company, waves } = words.online;
  return (
    <>
      <p class="large" role="status">
        {wave.state === null ? waves.joining : waves.waiting(wave.state.waiting)}
      </p>
      <Countdown {...{ words, wave }} />
      <div class="row wrap">
        <Button icon="bot" text={company.bot} onClick={onBot} />
        <Button text={waves.stop} class="quiet" onClick={wave.stop} />
      </div>
      <p class="muted small">{waves.traceless}</p>
    </>
  );
}

const SECOND_MS = 1000;

/** The seconds until the next wave; a screen reader is not told each of them. */
export function Countdown({ words, wave: { next, state } }: Pick<Props, 'words' | 'wave'>) {
  const left = useSignal(0);
  useEffect(() => {
    const tick = () => (left.value = Math.max(0, Math.ceil((next - Date.now()) / SECOND_MS)));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [next]);
  return state === null ? null : <p class="muted">{words.online.waves.next(left.value)}</p>;
}
