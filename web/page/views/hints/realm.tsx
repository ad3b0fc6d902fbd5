import type { Realm } from '@asteroute/engine';
import { isBroken } from '../../analysis/broken.ts';
import { completedPoints } from '../../analysis/worth.ts';
import { sideColor } from '../../present/appearance.ts';
import { fitsIn } from '../../present/board/marks.ts';
import { sideNames } from '../../present/event-text.ts';
import { openText } from '../../present/spot-words.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Icon, Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

/** The realms under the pointer: owner, size and value. */
export function RealmCards({ table, words }: ViewProps) {
  return (
    <aside class="realms padded floating raised stack untouched" aria-live="polite">
      {table.turn.inspected.value.map((realm, index) => (
        <Card key={index} table={table} words={words} realm={realm} />
      ))}
    </aside>
  );
}

function Card({ table, words, realm }: ViewProps & { readonly realm: Realm }) {
  const game = table.shown.game.value;
  const broken = isBroken(fitsIn(game), realm);
  return (
    <section class="stack gap-0 owned" data-color={sideColor(game, realm.holders[0])}>
      <p class="row wrap gap-1">
        {realm.holders.map((side) => (
          <Piece key={side} color={sideColor(game, side)} />
        ))}
        <strong>{sideNames(words, game, realm.holders)}</strong>
      </p>
      <p class="row wrap gap-1">
        <Icon name={realm.kind} />
        {words.realms[realm.kind]}, {words.score.tiles(realm.cells.length)}, {openText(words, realm)}
      </p>
      <p class="row wrap gap-1">{valueWords(words, realm)}</p>
      {broken && (
        <p class="danger row wrap gap-1">
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
