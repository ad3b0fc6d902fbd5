import { drawnTile, type Game } from '@asteroute/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { iconOf } from '../../board/art/realm-icon.ts';
import type { TableController } from '../../match/controller.ts';
import { forecastOf, type Spot } from '../../match/draft.ts';
import { looksInHand } from '../../match/turn-draft.ts';
import { colorOf } from '../../present/appearance.ts';
import { seatName } from '../../present/event-text.ts';
import { spotName } from '../../present/spot-words.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import { tileText } from '../../present/tile-text.ts';
import type { Hints } from '../../settings/hints.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { KindSwitch } from '../loupe/loupe.tsx';
import { chosenSpot, confirmText, promptText, spotWords } from '../loupe/turn-words.ts';
import { Icon, Tile } from '../parts.tsx';
import { Idle, type Waiting } from './idle.tsx';

interface HandProps extends Props, Waiting {
  readonly ui: Ui;
  readonly loupe: boolean;
  readonly onHint: () => void;
}

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly hints: Hints;
}

/**
 * The hand of the person on turn: the tile, what can be chosen, and a button that says what it will do. It fits a bar
 * below the board and a column beside it; its buttons never move. While the loupe is open the choices are made there,
 * and a column only lists them with their keys.
 */
export function Hand({ loupe, waiting, ui, onHint, ...props }: HandProps) {
  const { table, words, hints } = props;
  const game = table.game.value;
  const { seat } = game.position;
  if (!table.mine.value) return <Idle {...props} waiting={waiting} ui={ui} />;
  const drafted = table.drafted.value;
  return (
    <footer class="hand" data-color={colorOf(game, seat)} data-drafting={drafted !== null} data-loupe={loupe}>
      <div class="hand-in">
        <HandTile table={table} words={words} />
        <p class="hand-title">
          <strong>{words.turn.yours(seatName(game, seat))}</strong>
          <State {...props} />
        </p>
        {drafted !== null && (loupe ? <Places {...props} /> : <Choices {...props} game={drafted} />)}
        <div class="hand-end">
          {hints.advice && (
            <button
              type="button"
              class="hint"
              aria-label={words.advice.hint}
              title={words.advice.hint}
              onClick={onHint}
            >
              <Icon name="hint" />
            </button>
          )}
          <button
            type="button"
            class="quiet"
            aria-label={words.turn.undo}
            title={words.turn.undo}
            onClick={() => table.undo()}
            disabled={table.draft.value.cell === null}
          >
            <Icon name="undo" />
          </button>
          <button type="button" class="primary" onClick={() => table.confirm()} disabled={table.action.value === null}>
            <Icon name="check" />
            <span class="hand-deed">{confirmText(table, words)}</span>
            <span class="hand-go" aria-hidden="true">
              {words.turn.go}
            </span>
          </button>
        </div>
      </div>
    </footer>
  );
}

/** What is to be decided, and the chosen place with what it earns; a bar has room for one of them. */
function State({ table, words, hints }: Props) {
  const spot = chosenSpot(table);
  const said = spot === null ? null : spotWords(table, words, hints, spot);
  return (
    <>
      <span class="hand-ask">{promptText(table, words)}</span>
      {said !== null && <span class="hand-chosen">{[said.name, said.worth].filter(Boolean).join(': ')}</span>}
    </>
  );
}

function HandTile({ table, words }: Omit<Props, 'hints'>) {
  const game = table.game.value;
  const tile = tileText(words, game, drawnTile(game) ?? '', table.draft.value.rotation);
  const label = `${words.turn.drawn(tile)}. ${words.turn.rotate}`;
  return (
    <button
      type="button"
      class="hand-tile"
      aria-label={label}
      title={words.turn.rotate}
      onClick={() => table.rotate(1)}
    >
      <Tile symbol={drawnSprite(game)} rotation={table.draft.value.rotation} />
      {looksInHand(game).length > 1 && (
        <span class="hand-turn">
          <Icon name="rotate" />
        </span>
      )}
    </button>
  );
}

/** The places in words with their keys, beside the loupe, which holds the buttons for all who do not see them. */
function Places({ table, words, hints }: Props) {
  const spots = table.spots.value;
  const { choice } = table.draft.value;
  if (spots.length === 0) return null;
  return (
    <div class="hand-places" aria-hidden="true">
      {spots.map((spot, index) => {
        const { name, extra, worth } = spotWords(table, words, hints, spot);
        return (
          <PlaceLine
            key={spot.node}
            number={index + 1}
            chosen={choice?.type === 'deploy' && choice.node === spot.node}
            onChoose={() => table.choose(index + 1)}
          >
            <b>{[name, extra].filter(Boolean).join(', ')}</b>
            <small>{worth}</small>
          </PlaceLine>
        );
      })}
      <PlaceLine number={0} chosen={choice?.type === 'none'} onChoose={() => table.choose(0)}>
        <b>{words.turn.none}</b>
      </PlaceLine>
    </div>
  );
}

interface LineProps {
  readonly number: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

function PlaceLine({ number, chosen, onChoose, children }: LineProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the loupe has the button; this is a second way to point at it
    // biome-ignore lint/a11y/useKeyWithClickEvents: its key stands beside it
    <div class="hand-place" data-chosen={chosen} onClick={onChoose}>
      <kbd>{number}</kbd>
      <span>{children}</span>
    </div>
  );
}

/** The places as a list, beside those on the board, with what each earns; and none, as a choice of its own. */
function Choices({ table, words, hints, game }: Props & { readonly game: Game }) {
  const spots = table.spots.value;
  const { choice } = table.draft.value;
  const list = useRef<HTMLFieldSetElement>(null);
  // By a key or on the board what is chosen may lie where the list has not been scrolled to.
  useEffect(() => list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' }), [choice]);
  if (spots.length === 0 && !table.recallable.value) return null;
  return (
    <fieldset class="choices" ref={list}>
      <legend class="visually-hidden">{words.turn.choose}</legend>
      <button
        type="button"
        class="choice"
        aria-pressed={choice?.type === 'none'}
        data-advised={table.advised.value === 0}
        onClick={() => table.choose(0)}
      >
        <kbd>0</kbd>
        <span class="choice-name">
          <Icon name="pass" />
          {words.turn.none}
        </span>
      </button>
      {spots.map((spot, index) => (
        <SpotChoice key={spot.node} {...{ table, words, hints, spot }} number={index + 1} />
      ))}
      {table.recallable.value && <RecallChoice table={table} words={words} hints={hints} game={game} />}
      <KindSwitch table={table} words={words} />
    </fieldset>
  );
}

function SpotChoice(props: Props & { spot: Spot; number: number }) {
  const { table, words, hints, spot, number } = props;
  const { choice } = table.draft.value;
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
      <span class="choice-name">
        <Icon name={spot.held === 'rival' ? 'battle' : iconOf(spot.place.kind)} />
        {name}
        {extra !== '' && <em>{extra}</em>}
      </span>
      {worth !== '' && <small>{worth}</small>}
    </button>
  );
}

/** Taking a meeple back, with what it scores at once (AB-6). */
function RecallChoice({ table, words, hints, game }: Props & { readonly game: Game }) {
  const { points } = forecastOf(game, { type: 'recall' });
  return (
    <button
      type="button"
      class="choice recall"
      aria-pressed={table.draft.value.choice?.type === 'recall'}
      onClick={() => table.recall()}
    >
      <kbd>A</kbd>
      <span class="choice-name">
        <Icon name="recall" />
        {words.turn.recall}
      </span>
      {hints.worth && <small>{words.turn.now(words.score.plus(points))}</small>}
    </button>
  );
}
