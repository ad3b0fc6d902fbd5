import { drawnTile, type Game } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import { forecastOf, hasReserve, meepleFor, meeplesOf, type Spot } from '../../match/draft.ts';
import { isBattle } from '../../match/timeline.ts';
import { colorOf, poseOf } from '../../present/appearance.ts';
import { eventText, seatName } from '../../present/event-text.ts';
import { earnings } from '../../present/spot-words.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import { tileText } from '../../present/tile-text.ts';
import type { Hints } from '../../settings/hints.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Icon, Piece, Tile } from '../parts.tsx';

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly hints: Hints;
}

/** The bar of the person on turn: the tile in hand, what can be chosen, and a button that says what it will do. */
export function Hand({ table, words, hints, onHint }: Props & { readonly onHint: () => void }) {
  const game = table.game.value;
  const { seat } = game.position;
  const name = seatName(game, seat);
  if (!table.mine.value) return <Idle table={table} words={words} />;
  return (
    <footer class="hand" data-color={colorOf(game, seat)} data-drafting={table.drafted.value !== null}>
      <HandTile table={table} words={words} />
      <div class="hand-middle">
        <p class="hand-title">
          <strong>{words.turn.yours(name)}</strong>
          <span>{prompt(table, words)}</span>
        </p>
        {table.drafted.value !== null && (
          <Choices table={table} words={words} hints={hints} game={table.drafted.value} />
        )}
      </div>
      <div class="hand-end">
        {hints.advice && (
          <button type="button" class="hint" aria-label={words.advice.hint} title={words.advice.hint} onClick={onHint}>
            <Icon name="hint" />
          </button>
        )}
        <button
          type="button"
          class="quiet"
          aria-label={words.turn.undo}
          onClick={() => table.undo()}
          disabled={table.draft.value.cell === null}
        >
          <Icon name="undo" />
          <span>{words.turn.undo}</span>
        </button>
        <button type="button" class="primary" onClick={() => table.confirm()} disabled={table.action.value === null}>
          <Icon name="check" />
          <span>{confirmText(table, words)}</span>
        </button>
      </div>
    </footer>
  );
}

/** The bar while others move: what happens, a tile that is set aside, and a way to have it over with. */
function Idle({ table, words }: Omit<Props, 'hints'>) {
  const game = table.game.value;
  const { cue } = table.timeline.frame.value;
  const busy = table.timeline.busy.value;
  if (cue !== null && isBattle(cue)) return <footer class="hand" data-idle="true" />;
  if (!busy && game.position.phase === 'over') return null;
  const thinking = words.turn.thinking(seatName(game, game.position.seat));
  return (
    <footer class="hand" data-idle="true">
      {(cue?.type === 'set-aside' || cue?.type === 'put-back') && (
        <span class="hand-aside">
          <Tile symbol={cue.tile} />
        </span>
      )}
      <p class="hand-wait">{cue === null ? (busy ? '' : thinking) : eventText(words, game, cue)}</p>
      {table.canTakeBack.value && (
        <button type="button" class="quiet" onClick={() => table.undo()}>
          <Icon name="undo" />
          <span>{words.turn.undo}</span>
        </button>
      )}
      {busy && (
        <button type="button" class="quiet" onClick={() => table.timeline.skipAll()}>
          {words.battle.skip}
        </button>
      )}
    </footer>
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
      <span class="hand-turn">
        <Icon name="rotate" />
      </span>
    </button>
  );
}

function prompt(table: TableController, words: Catalogue): string {
  const game = table.drafted.value;
  if (game === null) return words.turn.place;
  if (table.spots.value.length > 0 || table.recallable.value) return words.turn.choose;
  return hasReserve(game) ? words.turn.noPlaces : words.turn.noReserve;
}

function confirmText(table: TableController, words: Catalogue): string {
  const action = table.action.value;
  if (action === null) return words.turn.confirm;
  if (action.type === 'recall') return words.turn.confirmRecall;
  const spot = action.type === 'deploy' ? table.spots.value.find((s) => s.node === action.node) : undefined;
  if (spot === undefined || action.type !== 'deploy') return words.turn.confirmTile;
  const { kind } = spot.place;
  const meeple = table.game.value.rules.meeples[action.meeple].name;
  return spot.held === 'rival' ? words.turn.confirmAttack(kind, meeple) : words.turn.confirmMeeple(kind, meeple);
}

/** The places as a list, beside those on the board, with what each earns; and none, as a choice of its own. */
function Choices({ table, words, hints, game }: Props & { readonly game: Game }) {
  const spots = table.spots.value;
  const { choice } = table.draft.value;
  if (spots.length === 0 && !table.recallable.value) return null;
  return (
    <fieldset class="choices">
      <legend class="visually-hidden">{words.turn.choose}</legend>
      <button type="button" class="choice" aria-pressed={choice?.type === 'none'} onClick={() => table.choose(0)}>
        <kbd>0</kbd>
        <span class="choice-name">
          <Icon name="pass" />
          {words.turn.none}
        </span>
      </button>
      {spots.map((spot, index) => (
        <SpotChoice
          key={spot.node}
          table={table}
          words={words}
          hints={hints}
          game={game}
          spot={spot}
          number={index + 1}
        />
      ))}
      {table.recallable.value && <RecallChoice table={table} words={words} hints={hints} game={game} />}
      <KindSwitch table={table} words={words} />
    </fieldset>
  );
}

function SpotChoice(props: Props & { game: Game; spot: Spot; number: number }) {
  const { table, words, hints, game, spot, number } = props;
  const { choice } = table.draft.value;
  const meeple = meepleFor(table.draft.value, spot);
  const outcome = forecastOf(game, { type: 'deploy', meeple, node: spot.node });
  const selected = choice?.type === 'deploy' && choice.node === spot.node;
  return (
    <button
      type="button"
      class="choice"
      data-attack={spot.held === 'rival'}
      aria-pressed={selected}
      onClick={() => table.choose(number)}
    >
      <kbd>{number}</kbd>
      <span class="choice-name">
        <Icon name={spot.held === 'rival' ? 'battle' : spot.place.kind} />
        {words.spotName(spot.place.kind, game.rules.meeples[meeple].name)}
        {spot.held === 'own' && <em>{words.turn.reinforce}</em>}
        {spot.held === 'rival' && <em>{words.turn.attack}</em>}
      </span>
      {(outcome.attack === null ? hints.worth : hints.odds) && <small>{earnings(words, spot, outcome)}</small>}
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

/** Which kind of meeple goes, where several could: each press chooses the next. */
function KindSwitch({ table, words }: Omit<Props, 'hints'>) {
  const game = table.game.value;
  if (meeplesOf(table.spots.value).length < 2) return null;
  const chosen = table.draft.value.meeple;
  const meeple = game.rules.meeples[chosen].name;
  return (
    <button type="button" class="choice size" aria-pressed={chosen !== 0} onClick={() => table.sendNext()}>
      <kbd>L</kbd>
      <Piece color={colorOf(game, game.position.seat)} pose={poseOf(meeple, '')} />
      <span class="choice-name">{words.kinds[meeple]}</span>
    </button>
  );
}
