import { ruleOf } from '@asteroute/engine';
import { useMemo } from 'preact/hooks';
import { GOODS, pointsByKind } from '../../analysis/tally.ts';
import { isFinalScoring } from '../../match/playback/timeline.ts';
import { sideColor } from '../../present/appearance.ts';
import { eventText, formulaText, sideName } from '../../present/event-text.ts';
import { Button, IconButton, Piece, useFocus } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

interface Props extends ViewProps {
  readonly onRules: (rule: string) => void;
}

/**
 * A realm at a time, its tiles lit on the board. It runs by itself; where nothing moves, one press shows the results.
 */
export function FinalTour({ table, words, onRules }: Props) {
  const { cue: told, hush, pending } = table.shown.timeline.frame.value;
  const cue = told ?? hush;
  if (cue?.type !== 'scored' && cue?.type !== 'awarded') return null;
  const before = table.shown.history.value.filter(isFinalScoring).length;
  const count = before + pending.filter(isFinalScoring).length;
  const color = sideColor(table.shown.game.value, cue.shares[0].side);
  const rule = ruleOf(table.shown.game.value, cue);
  return (
    <section
      class="hand final stack items-center"
      data-color={told === null ? 'none' : color}
      aria-label={words.end.scoring}
    >
      <Columns table={table} words={words} gains={told === null ? [] : cue.shares.map(({ side }) => side)} />
      <div class="hand-middle stack grid-cols-1 gap-0 wrap-anywhere min-w-0">
        <p class="final-title row flex-wrap items-baseline gap-x-3 gap-y-0 text-muted">
          <strong>{words.end.scoring}</strong>
          <span>{words.end.step(before + Number(told === null), count)}</span>
        </p>
        <p class="final-text text-lg">
          {told === null ? '…' : eventText(words, table.shown.game.value, cue)}{' '}
          {told?.type === 'scored' && <small>{formulaText(words, told)}</small>}
        </p>
        <KindSoFar table={table} words={words} kind={cue.type === 'scored' ? cue.at.kind : GOODS} />
      </div>
      <div class="hand-end flex gap-2 min-w-0">
        {rule !== null && (
          <Button text={rule} class="quiet rule text-muted" title={words.log.rule} onClick={() => onRules(rule)} />
        )}
        <TourButtons table={table} words={words} />
      </div>
    </section>
  );
}

/** The first is the main one if the tour does not run by itself, because a press for each realm would be many. */
function TourButtons({ table, words }: ViewProps) {
  const { timeline } = table.shown;
  const still = useMemo(() => timeline.paused, [timeline]);
  const main = useFocus<HTMLButtonElement>();
  const [icon, name] = timeline.paused ? ['play', words.replay.play] : ['pause', words.replay.pause];
  const look = (isMain: boolean) => (isMain ? { ref: main, class: 'primary' } : {});
  return (
    <>
      <Button text={words.end.all} {...look(still)} onClick={() => timeline.skipAll()} />
      <IconButton icon={icon} class="quiet square" name={name} onClick={() => timeline.pause(!timeline.paused)} />
      <Button text={words.end.next} {...look(!still)} onClick={() => timeline.skip()} />
    </>
  );
}

function KindSoFar({ table, words, kind }: ViewProps & { readonly kind: string }) {
  const game = table.shown.game.value;
  const events = table.shown.history.value.filter(isFinalScoring);
  const points = pointsByKind([{ events }], table.shown.scores.value.length).find((row) => row.kind === kind)?.points;
  return (
    <p class="final-kind row flex-wrap gap-x-3 gap-y-0 text-muted" aria-hidden="true">
      <span class="capitalize-first">{kind === GOODS ? words.score.goods : words.realms[kind]}</span>
      {table.shown.scores.value.map((_, side) => (
        <span key={side} class="row gap-1" data-color={sideColor(game, side)}>
          <Piece color={sideColor(game, side)} />
          <b>{points?.[side] ?? 0}</b>
        </span>
      ))}
    </p>
  );
}

function Columns({ table, words, gains }: ViewProps & { readonly gains: readonly number[] }) {
  const game = table.shown.game.value;
  const totals = table.shown.scores.value;
  const most = Math.max(1, ...table.ifEnded.value, ...totals);
  return (
    <ul class="final-columns flex gap-2 items-end" aria-hidden="true">
      {totals.map((points, side) => (
        <li
          class="stack gap-0 justify-items-center"
          key={side}
          data-color={sideColor(game, side)}
          data-gains={gains.includes(side)}
          title={sideName(words, game, side)}
        >
          <b>{points}</b>
          <i style={{ '--part': points / most }} />
          <Piece color={sideColor(game, side)} />
        </li>
      ))}
    </ul>
  );
}
