import { isExtra } from '@asteroute/engine';
import type { ComponentChildren } from 'preact';
import { isBattle } from '../../match/playback/timeline.ts';
import { colorOf } from '../../present/appearance.ts';
import { theirTile } from '../../present/board/board-view.ts';
import { eventText, seatName } from '../../present/event-text.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import { tileText } from '../../present/tile-text.ts';
import type { Hints } from '../../settings/hints.ts';
import { Button, Tile } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';

/** What a table on a server adds while another player is to move. */
export interface Waiting {
  readonly waiting: {
    /** The text instead of "is thinking", if any. */
    readonly text: string | null;
    /** The last turns of everybody. */
    readonly moves: ComponentChildren;
    /** Actions that are possible while waiting. */
    readonly end: ComponentChildren;
  };
}

interface Props extends UiProps, Waiting {
  readonly hints: Pick<Hints, 'legal'>;
}

/** The bar while others move: their tile, what happens, and a button to skip it. */
export function Idle(props: Props) {
  const { table, words, waiting } = props;
  const game = table.shown.game.value;
  const { cue } = table.shown.timeline.frame.value;
  const busy = table.shown.timeline.busy.value;
  if (!busy && game.position.phase === 'over') return null;
  const thinking = waiting.text ?? words.turn.thinking(seatName(game, game.position.seat));
  return (
    <footer class="hand" data-idle="true">
      <div class="hand-in stack">
        {!isBattle(cue) && (
          <>
            {cue?.type === 'set-aside' || cue?.type === 'put-back' ? (
              <span class="hand-aside">
                <Tile symbol={cue.tile} />
              </span>
            ) : (
              <TheirTile {...props} />
            )}
            <p class="hand-wait text-center text-muted wrap-anywhere text-balance">
              {cue === null && !busy && isExtra(game) && (
                <span class="extra-turn rounded-full text-sm font-semibold">{words.turn.second}</span>
              )}{' '}
              {cue === null ? (busy ? '' : thinking) : eventText(words, game, cue)}
            </p>
            <div class="hand-meanwhile row min-w-0">
              {table.canTakeBack.value && <Button icon="undo" text={words.turn.undo} onClick={() => table.undo()} />}
              {busy && <Button text={words.battle.skip} onClick={() => table.shown.timeline.skipAll()} />}
              <div class="moves-below flex-1 min-w-0">{waiting.moves}</div>
              {waiting.end}
            </div>
          </>
        )}
      </div>
    </footer>
  );
}

/** Everybody may see it; pressing it shows where it fits, in this turn and the next ones. */
function TheirTile({ table, ui, words, hints }: Props) {
  const game = table.shown.game.value;
  const theirs = theirTile(table);
  if (theirs === null) return null;
  const said = words.turn.drawn(tileText(words, game, theirs));
  const color = colorOf(game, game.position.seat);
  if (!hints.legal) {
    return (
      <span class="hand-theirs" data-color={color} role="img" aria-label={said}>
        <Tile symbol={drawnSprite(game)} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class="hand-theirs"
      data-color={color}
      aria-label={`${said}. ${words.turn.whereFits}`}
      title={words.turn.whereFits}
      aria-pressed={ui.theirCells.value}
      onClick={() => (ui.theirCells.value = !ui.theirCells.value)}
    >
      <Tile symbol={drawnSprite(game)} />
    </button>
  );
}
