import type { Game } from '@asteroute/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { forecastOf, meeplesOf, type Spot } from '../../match/draft.ts';
import { colorOf, poseOf } from '../../present/appearance.ts';
import { spotLabel, spotWords } from '../../present/choices/spot-words.ts';
import { iconOf } from '../../present/realm-icon.ts';
import type { Hints } from '../../settings/hints.ts';
import { Icon, Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

interface Props extends ViewProps {
  readonly hints: Hints;
}

interface ListProps extends Props {
  readonly game: Game;
  readonly children?: ComponentChildren;
}

/** The places as a list with a line and a key for each, beside those on the board; "no meeple" is a choice too. */
export function SpotList({ table, words, hints, game, children }: ListProps) {
  const spots = table.turn.spots.value;
  const { choice } = table.turn.draft.value;
  const list = useRef<HTMLFieldSetElement>(null);
  const advised = table.advised.value;
  // A place chosen by a key or on the board, or advised, may lie outside of the visible part of the list.
  useEffect(() => {
    const wanted = choice === null ? '[data-advised="true"]' : '[aria-pressed="true"]';
    const observer = new ResizeObserver(() =>
      list.current?.querySelector(wanted)?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    if (list.current !== null) observer.observe(list.current);
    return () => observer.disconnect();
  }, [choice, advised, spots.length]);
  if (spots.length === 0 && !table.turn.recallable.value) return null;
  return (
    <fieldset class="choices flex gap-2 self-stretch min-w-0" ref={list}>
      <legend class="visually-hidden">{words.turn.choose}</legend>
      <button
        type="button"
        class="choice text-start justify-start"
        aria-pressed={choice?.type === 'none'}
        data-advised={advised === 0}
        onClick={() => table.choose(0)}
      >
        <kbd>0</kbd>
        <span class="choice-name row font-semibold">
          <Icon name="pass" />
          {words.turn.none}
        </span>
      </button>
      {spots.map((spot, index) => (
        <SpotChoice key={spot.node} {...{ table, words, hints, spot }} number={index + 1} />
      ))}
      {table.turn.recallable.value && <RecallChoice table={table} words={words} hints={hints} game={game} />}
      {children}
    </fieldset>
  );
}

function SpotChoice(props: Props & { spot: Spot; number: number }) {
  const { table, words, hints, spot, number } = props;
  const { name, extra, brief } = spotWords(table, words, hints, spot);
  return (
    <button
      type="button"
      class="choice text-start justify-start relative"
      data-attack={spot.held === 'rival'}
      data-advised={table.advised.value === number}
      aria-pressed={table.turn.chosen.value === spot}
      onClick={() => table.choose(number)}
    >
      <span class="visually-hidden">{spotLabel(table, words, hints, spot)}</span>
      <span class="as-parts" aria-hidden="true">
        <kbd>{number}</kbd>
        <span class="choice-name row font-semibold">
          <Icon name={spot.held === 'rival' ? 'battle' : iconOf(spot.place.kind)} />
          <span class="capitalize-first">{name}</span>
          {extra !== '' && <em>{extra}</em>}
        </span>
        {brief !== '' && <small class="truncate">{brief}</small>}
      </span>
    </button>
  );
}

/** The choice of taking a meeple back, with what it scores at once (AB-6). */
function RecallChoice({ table, words, hints, game }: Props & { readonly game: Game }) {
  const { points } = forecastOf(game, { type: 'recall' });
  return (
    <button
      type="button"
      class="choice recall text-start justify-start"
      aria-pressed={table.turn.draft.value.choice?.type === 'recall'}
      onClick={() => table.turn.recall()}
    >
      <kbd>A</kbd>
      <span class="choice-name row font-semibold">
        <Icon name="recall" />
        {words.turn.recall}
      </span>
      {hints.worth && <small>{words.turn.now(words.score.plus(points))}</small>}
    </button>
  );
}

/** The button for the kind of meeple, if several kinds could go: each press chooses the next. */
export function KindSwitch({ table, words }: Omit<Props, 'hints'>) {
  const game = table.shown.game.value;
  const kinds = meeplesOf(table.turn.spots.value);
  if (kinds.length < 2) return null;
  const chosen = table.turn.draft.value.meeple;
  const meeple = game.rules.meeples[chosen].name;
  return (
    <button
      type="button"
      class="choice size"
      aria-label={words.kinds[meeple]}
      title={words.kinds[meeple]}
      aria-pressed={chosen !== 0}
      onClick={() => table.turn.sendNext()}
    >
      <Piece color={colorOf(game, game.position.seat)} pose={poseOf(meeple, '')} />
      {kinds.map((kind) => (
        <span key={kind} class="meeple-kind text-muted" data-chosen={kind === chosen} aria-hidden="true">
          {words.kinds[game.rules.meeples[kind].name]}
        </span>
      ))}
    </button>
  );
}
