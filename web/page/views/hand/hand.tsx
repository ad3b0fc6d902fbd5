import { drawnTile, type Game, isExtra } from '@asteroute/engine';
import { looksInHand } from '../../match/turn-draft.ts';
import { colorOf } from '../../present/appearance.ts';
import { spotWords } from '../../present/choices/spot-words.ts';
import { seatName } from '../../present/event-text.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import { tileText } from '../../present/tile-text.ts';
import type { Hints } from '../../settings/hints.ts';
import type { Ui } from '../../settings/ui.ts';
import { Icon, IconButton, Tile } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import { DESK, useMedia } from '../layout.ts';
import { KindSwitch, SpotList } from '../loupe/choices.tsx';
import type { LoupeForm } from '../loupe/place.ts';
import { anywayText, confirmText, promptText } from '../loupe/turn-words.ts';
import { Idle, type Waiting } from './idle.tsx';

interface HandProps extends Props, Waiting {
  readonly ui: Ui;
  /** The form of the loupe; null while it is closed. */
  readonly loupe: LoupeForm | null;
  /** Whether the draft starts a battle whose odds can be shown. */
  readonly attacks: boolean;
  readonly onHint: () => void;
}

interface Props extends ViewProps {
  readonly hints: Hints;
}

/** The number of characters from which the words of the confirming button are small, so that three lines fit. */
const LONG_DEED = 48;

/**
 * It fits a bar below the board or a column beside it, and its buttons never move. While the loupe is open the turn is
 * decided there; beside it the list of places is for keys and ears, and seen while it has the focus.
 */
export function Hand({ loupe, waiting, ui, attacks, onHint, ...props }: HandProps) {
  const { table, words, hints } = props;
  const game = table.shown.game.value;
  const { seat } = game.position;
  if (!table.mine.value) return <Idle {...props} waiting={waiting} ui={ui} />;
  const drafted = table.turn.drafted.value;
  // One button confirms: beside the tile with a mouse, in the bar with a thumb.
  const deed = confirmText(table, words);
  const confirms = !useMedia(DESK) || (drafted !== null && loupe === null);
  return (
    <footer class="hand" data-color={colorOf(game, seat)} data-drafting={drafted !== null} data-beside={loupe !== null}>
      <div class="hand-in stack">
        <HandTile table={table} words={words} />
        <p class="hand-title wrap-anywhere text-muted">
          <strong>{words.turn.yours(seatName(game, seat))}</strong>
          {isExtra(game) && <span class="extra-turn rounded-full text-sm font-semibold">{words.turn.second}</span>}
          <State {...props} />
        </p>
        {drafted !== null && loupe === 'bar' && <SpotList {...props} game={drafted} />}
        {drafted !== null && loupe === null && <WholeList {...props} game={drafted} />}
        {attacks && <OddsButton ui={ui} words={words} />}
        <div class="hand-end flex gap-2 min-w-0">
          {hints.advice && (
            <IconButton
              icon="hint"
              name={words.advice.hint}
              class="hint bg-transparent row justify-center square"
              onClick={onHint}
            />
          )}
          <IconButton
            icon="undo"
            name={words.turn.undo}
            class="quiet"
            onClick={() => table.undo()}
            disabled={table.turn.draft.value.cell === null}
          />
          {confirms && (
            <button
              type="button"
              class="primary"
              onClick={() => table.confirm()}
              disabled={table.turn.action.value === null}
            >
              <Icon name="check" />
              <span class="hand-deed" data-long={deed.length > LONG_DEED}>
                {deed}
              </span>
              <span class="hand-go" aria-hidden="true">
                {words.turn.go}
              </span>
            </button>
          )}
        </div>
      </div>
    </footer>
  );
}

/** The current decision, and the chosen place with what it earns; a bar has room for one of them. */
function State({ table, words, hints }: Props) {
  const spot = table.turn.chosen.value;
  const said = spot === null ? null : spotWords(table, words, hints, spot);
  return (
    <>
      <span class="hand-ask">{promptText(table, words)}</span>
      {said !== null && (
        <span class="hand-chosen capitalize-first">{[said.name, said.worth].filter(Boolean).join(': ')}</span>
      )}
    </>
  );
}

function HandTile({ table, words }: Omit<Props, 'hints'>) {
  const game = table.shown.game.value;
  const tile = tileText(words, game, drawnTile(game) ?? '', table.turn.draft.value.rotation);
  const label = `${words.turn.drawn(tile)}. ${words.turn.rotate}`;
  return (
    <button
      type="button"
      class="hand-tile row bare"
      aria-label={label}
      title={words.turn.rotate}
      onClick={() => table.turn.rotate(1)}
    >
      <Tile symbol={drawnSprite(game)} rotation={table.turn.draft.value.rotation} />
      {looksInHand(game).length > 1 && (
        <span class="hand-turn floating grid place-items-center rounded-full">
          <Icon name="rotate" />
        </span>
      )}
    </button>
  );
}

/** All that the loupe would show, for a window without room for it. */
function WholeList({ table, words, hints, game }: Props & { readonly game: Game }) {
  const anyway = anywayText(table, words, hints);
  return (
    <SpotList {...{ table, words, hints, game }}>
      <KindSwitch table={table} words={words} />
      {anyway !== '' && <p class="choices-anyway text-muted text-sm text-center">{anyway}</p>}
    </SpotList>
  );
}

/** Shows or hides the dice of both sides and the reasons for them, where the card about an attack would cover the board. */
function OddsButton({ ui, words }: Pick<HandProps, 'ui' | 'words'>) {
  return (
    <IconButton
      icon="battle"
      name={words.odds.heading}
      class="hand-odds quiet square"
      aria-expanded={ui.odds.value}
      onClick={() => (ui.odds.value = !ui.odds.value)}
    />
  );
}
