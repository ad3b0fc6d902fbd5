import type { Game } from '@asteroute/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { TableController } from '../../match/controller.ts';
import { forecastOf, meeplesOf, type Spot } from '../../match/draft.ts';
import { colorOf, poseOf } from '../../present/appearance.ts';
import { iconOf } from '../../present/realm-icon.ts';
import { spotName } from '../../present/spot-words.ts';
import type { Hints } from '../../settings/hints.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Icon, Piece } from '../controls/parts.tsx';
import { anywayText, spotWords } from './turn-words.ts';

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly hints: Hints;
}

/** The places as a list, beside those on the board, with what each earns; "no meeple" is a choice too. */
export function SpotList({ table, words, hints, game }: Props & { readonly game: Game }) {
  const spots = table.turn.spots.value;
  const { choice } = table.turn.draft.value;
  const list = useRef<HTMLFieldSetElement>(null);
  // A place chosen by a key or on the board may lie outside of the visible part of the list.
  useEffect(() => list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' }), [choice]);
  if (spots.length === 0 && !table.turn.recallable.value) return null;
  const anyway = anywayText(table, words, hints);
  return (
    <fieldset class="choices bar" ref={list}>
      <legend class="visually-hidden">{words.turn.choose}</legend>
      <button
        type="button"
        class="choice"
        aria-pressed={choice?.type === 'none'}
        data-advised={table.advised.value === 0}
        onClick={() => table.choose(0)}
      >
        <kbd>0</kbd>
        <span class="choice-name row bold">
          <Icon name="pass" />
          {words.turn.none}
        </span>
      </button>
      {spots.map((spot, index) => (
        <SpotChoice key={spot.node} {...{ table, words, hints, spot }} number={index + 1} />
      ))}
      {table.turn.recallable.value && <RecallChoice table={table} words={words} hints={hints} game={game} />}
      <KindSwitch table={table} words={words} />
      {anyway !== '' && <p class="choices-anyway muted small centered">{anyway}</p>}
    </fieldset>
  );
}

function SpotChoice(props: Props & { spot: Spot; number: number }) {
  const { table, words, hints, spot, number } = props;
  const { choice } = table.turn.draft.value;
  const { name, extra, worth } = spotWords(table, words, hints, spot);
  const said = [spotName(words, table, spot), extra, worth].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class="choice"
      data-attack={spot.held === 'rival'}
      data-advised={table.advised.value === number}
      aria-pressed={choice?.type === 'deploy' && choice.node === spot.node}
      aria-label={`${number}: ${said}`}
      onClick={() => table.choose(number)}
    >
      <kbd>{number}</kbd>
      <span class="choice-name row bold">
        <Icon name={spot.held === 'rival' ? 'battle' : iconOf(spot.place.kind)} />
        {name}
        {extra !== '' && <em>{extra}</em>}
      </span>
      {worth !== '' && <small>{worth}</small>}
    </button>
  );
}

/** The choice of taking a meeple back, with what it scores at once (AB-6). */
function RecallChoice({ table, words, hints, game }: Props & { readonly game: Game }) {
  const { points } = forecastOf(game, { type: 'recall' });
  return (
    <button
      type="button"
      class="choice recall"
      aria-pressed={table.turn.draft.value.choice?.type === 'recall'}
      onClick={() => table.turn.recall()}
    >
      <kbd>A</kbd>
      <span class="choice-name row bold">
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
        <span key={kind} class="meeple-kind muted" data-chosen={kind === chosen} aria-hidden="true">
          {words.kinds[game.rules.meeples[kind].name]}
        </span>
      ))}
    </button>
  );
}
