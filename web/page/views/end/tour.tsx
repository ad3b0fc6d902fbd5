import { ruleOf } from '@asteroute/engine';
import { isFinalScoring } from '../../match/timeline.ts';
import { sideColor } from '../../present/appearance.ts';
import { eventText, formulaText, sideName } from '../../present/event-text.ts';
import { Button, IconButton, Piece, useFocus } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

interface Props extends ViewProps {
  /** Opens the rulebook at a rule. */
  readonly onRules: (rule: string) => void;
}

/** The tour of the final scoring: a realm at a time, its tiles lit on the board, a column growing for each side. */
export function FinalTour({ table, words, onRules }: Props) {
  const { cue, pending } = table.shown.timeline.frame.value;
  if (cue?.type !== 'scored' && cue?.type !== 'awarded') return null;
  const index = table.shown.history.value.filter(isFinalScoring).length;
  const count = index + pending.filter(isFinalScoring).length;
  const color = sideColor(table.shown.game.value, cue.shares[0].side);
  const rule = ruleOf(table.shown.game.value, cue);
  return (
    <section class="hand final stack level" data-color={color} aria-label={words.end.scoring}>
      <Columns table={table} words={words} gains={cue.shares.map(({ side }) => side)} />
      <div class="hand-middle stack column gap-0 anywhere narrow">
        <p class="final-title row wrap baseline gap-x-3 gap-y-0 muted">
          <strong>{words.end.scoring}</strong>
          <span>{words.end.step(index, count)}</span>
        </p>
        <p class="final-text large">
          {eventText(words, table.shown.game.value, cue)}{' '}
          {cue.type === 'scored' && <small>{formulaText(words, cue)}</small>}
        </p>
      </div>
      <div class="hand-end bar narrow">
        {rule !== null && (
          <Button text={rule} class="quiet rule muted" title={words.log.rule} onClick={() => onRules(rule)} />
        )}
        <Button text={words.end.all} onClick={() => table.shown.timeline.skipAll()} />
        <TourButtons table={table} words={words} />
      </div>
    </section>
  );
}

/** The buttons that pause or resume the tour, and that show the next realm. */
function TourButtons({ table, words }: ViewProps) {
  const next = useFocus<HTMLButtonElement>();
  const { timeline } = table.shown;
  const [icon, name] = timeline.paused ? ['play', words.replay.play] : ['pause', words.replay.pause];
  return (
    <>
      <IconButton icon={icon} class="quiet" name={name} onClick={() => timeline.pause(!timeline.paused)} />
      <Button ref={next} text={words.end.next} class="primary" onClick={() => timeline.skip()} />
    </>
  );
}

/** A column of each side's points so far. */
function Columns({ table, words, gains }: ViewProps & { readonly gains: readonly number[] }) {
  const game = table.shown.game.value;
  const totals = table.shown.scores.value;
  const most = Math.max(1, ...table.ifEnded.value, ...totals);
  return (
    <ul class="final-columns bar lower" aria-hidden="true">
      {totals.map((points, side) => (
        <li
          class="stack gap-0 centers"
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
