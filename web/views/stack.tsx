import { type Game, stackCounts } from '@asteroute/engine';
import type { Table } from '../ctrl.ts';
import { tileWords } from '../say.ts';
import type { Ui } from '../ui.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { Sheet, Tile } from './parts.tsx';

interface Props {
  readonly table: Table;
  readonly ui: Ui;
  readonly words: Catalogue;
}

/** What is still to come, by kind, and what was set aside. The tile in hand is no longer in the stack. */
export function Stack({ table, ui, words }: Props) {
  const game = table.game.value;
  const aside = table.history.value.flatMap((event) => (event.type === 'set-aside' ? [event.tile] : []));
  return (
    <Sheet title={words.stack.heading} close={words.stack.close} onClose={() => (ui.panel.value = null)}>
      <p class="muted">
        {words.stack.left(game.position.stackSize)}. {words.stack.hint}
      </p>
      <Kinds game={game} words={words} />
      <h3>{words.stack.aside}</h3>
      {aside.length === 0 ? (
        <p class="muted">{words.stack.noneAside}</p>
      ) : (
        <Aside tiles={aside} game={game} words={words} />
      )}
    </Sheet>
  );
}

function Kinds({ game, words }: { readonly game: Game; readonly words: Catalogue }) {
  const left = stackCounts(game);
  return (
    <ul class="kinds">
      {game.rules.tables.tiles
        .filter((kind) => kind.count > 0)
        .map((kind) => (
          <li key={kind.id} data-gone={left[kind.id] === undefined}>
            <Tile symbol={kind.id} />
            <span aria-hidden="true">
              {left[kind.id] ?? 0}
              <small>/{kind.count}</small>
            </span>
            <p class="visually-hidden">
              {tileWords(words, game, kind.id)}: {words.stack.count(left[kind.id] ?? 0, kind.count)}
            </p>
          </li>
        ))}
    </ul>
  );
}

function Aside({ tiles, game, words }: { tiles: readonly string[]; game: Game; words: Catalogue }) {
  return (
    <ul class="kinds">
      {tiles.map((tile, index) => (
        <li key={index}>
          <Tile symbol={tile} />
          <span class="visually-hidden">{tileWords(words, game, tile)}</span>
        </li>
      ))}
    </ul>
  );
}
