import type { Realm } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { isBroken } from '../../analysis/placement/broken.ts';
import type { Fit } from '../../analysis/placement/fits.ts';
import { completedPoints } from '../../analysis/placement/worth.ts';
import type { TableController } from '../../match/controller.ts';
import { sideColor } from '../../present/appearance.ts';
import { fitsIn } from '../../present/board/marks.ts';
import { openText } from '../../present/choices/spot-words.ts';
import { sideNames } from '../../present/event-text.ts';
import { HINTS } from '../../settings/hints.ts';
import { Icon, Piece } from '../controls/parts.tsx';
import type { UiProps, ViewProps } from '../controls/props.ts';

/** What is under the pointer: the owner, size and value of realms, or how many tiles fit an empty cell. */
export function RealmCards({ table, ui, words }: UiProps) {
  const realms = table.turn.inspected.value;
  const fit = HINTS[ui.assist.value].cells ? askedFit(table) : undefined;
  if (realms.length === 0 && fit === undefined) return null;
  return (
    <aside class="realms px-3 py-2 floating shadow-lg stack pointer-events-none" aria-live="polite">
      {fit && <p>{fit.left === 0 ? words.legend.closed : words.stack.empty(words.board.at(fit.x, fit.y), fit.left)}</p>}
      {realms.map((realm, index) => (
        <Card key={index} table={table} words={words} realm={realm} />
      ))}
    </aside>
  );
}

/** The empty cell under the pointer where the tile in hand does not fit. */
function askedFit({ turn, shown }: TableController): Fit | undefined {
  const { value: cell } = turn.pointed;
  if (cell === null || turn.hover.value !== null || turn.draft.value.cell !== null) return undefined;
  return fitsIn(shown.game.value).find(({ x, y }) => x === cell.x && y === cell.y);
}

function Card({ table, words, realm }: ViewProps & { readonly realm: Realm }) {
  const game = table.shown.game.value;
  const broken = isBroken(fitsIn(game), realm);
  return (
    <section class="stack gap-0 owned" data-color={sideColor(game, realm.holders[0])}>
      <p class="row flex-wrap gap-1">
        {realm.holders.map((side) => (
          <Piece key={side} color={sideColor(game, side)} />
        ))}
        <strong>{sideNames(words, game, realm.holders)}</strong>
      </p>
      <p class="row flex-wrap gap-1">
        <Icon name={realm.kind} />
        {words.realms[realm.kind]}, {words.score.tiles(realm.cells.length)}, {openText(words, realm)}
      </p>
      <p class="row flex-wrap gap-1">{valueWords(words, realm)}</p>
      {broken && (
        <p class="text-danger row flex-wrap gap-1">
          <Icon name="broken" />
          {words.legend.broken}
        </p>
      )}
    </section>
  );
}

function valueWords(words: Catalogue, realm: Realm): string {
  if (!realm.scoresComplete) return words.turn.atEnd(realm.now.points);
  return `${words.turn.atEnd(realm.now.points)}, ${words.turn.ifDone(completedPoints(realm))}`;
}
