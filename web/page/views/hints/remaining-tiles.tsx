import { type Game, OWN_TILE_SET, stackCounts } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { percentText } from '@asteroute/words/grammar.ts';
import { useLayoutEffect } from 'preact/hooks';
import { drawChance } from '../../analysis/draws.ts';
import { fitsIn } from '../../present/board/marks.ts';
import { tileText } from '../../present/tile-text.ts';
import { HINTS } from '../../settings/hints.ts';
import { NO_QUESTION, type Ui } from '../../settings/ui.ts';
import { Button, Tile } from '../controls/parts.tsx';
import type { UiProps, ViewProps } from '../controls/props.ts';
import { Sheet } from '../controls/sheet.tsx';

/** The remaining tiles by kind, where they fit, and the tiles set aside. The tile in hand is not counted. */
export function RemainingTiles({ table, ui, words }: UiProps) {
  const game = table.shown.game.value;
  const { tiles, tileSet } = game.rules.setup;
  useLayoutEffect(
    () => () => {
      ui.tileQuery.value = NO_QUESTION;
    },
    [],
  );
  return (
    <Sheet title={words.stack.heading} close={words.stack.close} onClose={() => (ui.panel.value = null)}>
      <div class="bag stack gap-3">
        <p class="text-muted wide-only">
          {words.stack.left(game.position.stackSize)}. {words.stack.hint}
        </p>
        {tiles !== undefined && (
          <p class="text-muted">
            {words.setup.tileSet(tiles.name)} ({tileSet.slice(OWN_TILE_SET.length)})
          </p>
        )}
        {HINTS[ui.assist.value].counts && (
          <>
            <Question ui={ui} words={words} />
            <Kinds game={game} ui={ui} words={words} />
            <Answer game={game} ui={ui} words={words} />
          </>
        )}
        <h3>{words.stack.aside}</h3>
        <Shelf table={table} words={words} />
      </div>
    </Sheet>
  );
}

/** The current question, and a button back to all tiles. */
function Question({ ui, words }: Pick<UiProps, 'ui' | 'words'>) {
  const { kind, cell } = ui.tileQuery.value;
  if (kind === null && cell === null) return <p class="text-muted">{words.stack.ask}</p>;
  return (
    <p class="row flex-wrap justify-between">
      <strong>{cell === null ? '' : words.stack.fitting(words.board.at(cell.x, cell.y))}</strong>
      <Button icon="undo" text={words.stack.all} onClick={() => (ui.tileQuery.value = NO_QUESTION)} />
    </p>
  );
}

interface KindsProps {
  readonly game: Game;
  readonly ui: Ui;
  readonly words: Catalogue;
}

/** Every kind of tile, used up kinds last, or only the kinds that fit the cell of the question. */
function Kinds({ game, ui, words }: KindsProps) {
  const left = stackCounts(game);
  const { kind: chosen, cell } = ui.tileQuery.value;
  const fit = cell && fitsIn(game).find(({ x, y }) => x === cell.x && y === cell.y);
  const kinds = game.rules.tables.tiles
    .filter(({ id, count }) => count > 0 && (!fit || fit.rotations.has(id)))
    .sort((a, b) => Number(left[a.id] === undefined) - Number(left[b.id] === undefined));
  if (kinds.length === 0) return <p role="status">{words.stack.nothing}</p>;
  return (
    <ul class="kinds stack">
      {kinds.map(({ id, count }) => (
        <li key={id} data-gone={left[id] === undefined}>
          <button
            type="button"
            class="kind w-full relative bg-transparent selectable stack gap-0"
            aria-pressed={chosen === id}
            onClick={() => (ui.tileQuery.value = { kind: chosen === id ? null : id, cell: null })}
          >
            <Tile symbol={id} rotation={fit?.rotations.get(id)?.[0] ?? 0} />
            <span aria-hidden="true">
              {left[id] ?? 0}
              <small>/{count}</small>
            </span>
            <em class="visually-hidden">
              {tileText(words, game, id)}: {words.stack.count(left[id] ?? 0, count)}
            </em>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The cells where the chosen kind fits, and the chance that it is drawn before the player's next turn. */
function Answer({ game, ui, words }: KindsProps) {
  const { kind } = ui.tileQuery.value;
  if (kind === null) return null;
  const { draws, chance } = drawnSoon(game, kind);
  const cells = fitsIn(game).filter(({ rotations }) => rotations.has(kind)).length;
  return (
    <p class="bag-answer floating px-3 py-2 row flex-wrap justify-between" role="status">
      <b>{words.stack.chance(percentText(words.tag, chance, 1), draws)}</b>
      <span>{words.stack.cells(cells)}</span>
    </p>
  );
}

/** How many tiles are drawn until the player's next turn, and the chance that one of a kind is among them. */
function drawnSoon(game: Game, kind: string): { readonly draws: number; readonly chance: number } {
  const { stackSize } = game.position;
  const draws = Math.min(stackSize, game.rules.players.length);
  return { draws, chance: drawChance(stackCounts(game)[kind] ?? 0, stackSize, draws) };
}

/** Tiles that fitted nowhere and left the game. */
function Shelf({ table, words }: ViewProps) {
  const tiles = table.shown.history.value.flatMap((event) => (event.type === 'set-aside' ? [event.tile] : []));
  if (tiles.length === 0) return <p class="text-muted">{words.stack.noneAside}</p>;
  return (
    <ul class="kinds shelf stack">
      {tiles.map((tile, index) => (
        <li key={index}>
          <Tile symbol={tile} />
          <span class="visually-hidden">{tileText(words, table.shown.game.value, tile)}</span>
        </li>
      ))}
    </ul>
  );
}
