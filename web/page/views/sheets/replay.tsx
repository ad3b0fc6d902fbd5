import { drawnTile } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TEMPOS, type Tempo } from '../../match/playback/replay.ts';
import { colorOf } from '../../present/appearance.ts';
import { eventText, seatName } from '../../present/event-text.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import type { Hints } from '../../settings/hints.ts';
import { Button, IconButton, Tile } from '../controls/parts.tsx';
import type { UiProps, ViewProps } from '../controls/props.ts';
import type { MenuExtras } from './menu.tsx';

interface Props extends UiProps {
  readonly hints: Hints;
  /** Leaves the table; used only if its game is not played here. */
  readonly onLeave: () => void;
  /** Stores the watched game in this browser; returns whether that succeeded. */
  readonly onKeep?: (() => boolean) | null;
  readonly extras?: Pick<MenuExtras, 'official' | 'noShare'>;
}

export function ReplayBar({ table, ui, words, hints, onLeave, onKeep, extras }: Props) {
  const {
    link,
    shown: { replay },
  } = table;
  useEffect(
    () => () => {
      // When the replay returns to the live game, the list of moments closes too.
      if (replay.at.peek() === null && ui.panel.peek() === 'log') ui.panel.value = null;
    },
    [],
  );
  return (
    <section class="hand replay stack grid-cols-1 items-center gap-x-3" aria-label={words.replay.heading}>
      <Moment table={table} words={words} />
      <Steps table={table} words={words} />
      <div class="replay-ways row flex-wrap">
        {hints.advice && table.advisable.value !== null && (
          <Button icon="hint" text={words.advice.hint} onClick={() => (ui.panel.value = 'hint')} />
        )}
        {!extras?.official && !extras?.noShare && (
          <>
            <Button icon="branch" text={words.replay.playOn} onClick={() => (ui.panel.value = 'play-on')} />
            <Button icon="share" text={words.share.open} onClick={() => (ui.panel.value = 'share')} />
          </>
        )}
        {link.head.value.position.phase === 'over' && (
          <Button icon="hint" text={words.review.open} onClick={() => (ui.reviewing.value = 0)} />
        )}
        {onKeep && <Keep words={words} onKeep={onKeep} />}
        <Button
          text={link.live ? words.replay.now : words.replay.close}
          class="primary"
          onClick={link.live ? () => replay.leave() : onLeave}
        />
      </div>
    </section>
  );
}

/** The moment in words: how far, whose turn, what happened last. */
function Moment({ table, words }: ViewProps) {
  const game = table.shown.game.value;
  const step = table.shown.replay.step.value;
  const told = step === null ? [] : step.events.flatMap((event) => eventText(words, game, event) ?? []);
  const { placed, stackSize, phase, seat } = game.position;
  const drawn = drawnTile(game);
  return (
    <div class="replay-moment row gap-3" data-color={phase === 'over' ? undefined : colorOf(game, seat)}>
      {drawn !== null && <Tile symbol={drawnSprite(game)} />}
      <p class="stack gap-0 wrap-anywhere" role="status">
        <small>{step === null ? words.replay.start : words.replay.tiles(placed, placed + stackSize)}</small>
        <span class="line-clamp">
          {told.length > 0 ? told.join(' · ') : phase === 'place' ? words.replay.draws(seatName(game, seat)) : ''}
        </span>
      </p>
    </div>
  );
}

/** At an end a step button is not disabled but does nothing, so that it can keep the focus. */
function Steps({ table, words }: ViewProps) {
  const { replay } = table.shown;
  const [at, length] = [replay.at.value ?? replay.length.value, replay.length.value];
  const playing = replay.playing.value;
  return (
    <div class="replay-steps row flex-wrap gap-1 col-span-full" role="toolbar" aria-label={words.replay.heading}>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={words.replay.slider}
        aria-valuetext={words.replay.ply(at, length)}
        onInput={(event) => replay.go(Number(event.currentTarget.value))}
      />
      <IconButton icon="first" name={words.replay.first} aria-disabled={at === 0} onClick={() => replay.go(0)} />
      <IconButton icon="step-back" name={words.replay.back} aria-disabled={at === 0} onClick={() => replay.by(-1)} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        name={playing ? words.replay.pause : words.replay.play}
        onClick={() => replay.play(!playing)}
      />
      <IconButton
        icon="step-on"
        name={words.replay.forward}
        aria-disabled={at === length}
        onClick={() => replay.by(1)}
      />
      <IconButton
        icon="last"
        name={words.replay.last}
        aria-disabled={at === length}
        onClick={() => replay.go(length)}
      />
      <select
        aria-label={words.replay.tempo}
        value={String(replay.tempo.value)}
        onChange={(event) => replay.pace(Number(event.currentTarget.value) as Tempo)}
      >
        {TEMPOS.map((tempo) => (
          <option key={tempo} value={String(tempo)}>
            {words.replay.times(tempo)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Keep({ words, onKeep }: { readonly words: Catalogue; readonly onKeep: () => boolean }) {
  const kept = useSignal<boolean | null>(null);
  const text = kept.value === false ? words.games.full : words.games.keep;
  if (kept.value !== true) return <Button icon="keep" text={text} onClick={() => (kept.value = onKeep())} />;
  return (
    <span class="text-muted" role="status">
      {words.games.keptNow}
    </span>
  );
}
