import type { Catalogue } from '../../words/catalogue.ts';
import { Icon } from '../controls/parts.tsx';

/** The legend of the marks on the board, at the level of assistance for learners. */
export function Legend({ words }: { readonly words: Catalogue }) {
  const marks = words.legend;
  return (
    <ul class="legend padded floating untouched">
      <li class="row">
        <i class="legend-legal center" /> {marks.legal}
      </li>
      <li class="row">
        <Icon name="check" /> {marks.completes}
      </li>
      <li class="row">
        <Icon name="battle" /> {marks.battle}
      </li>
      <li class="row">
        <i class="legend-rare center">2</i> {marks.rare}
      </li>
      <li class="row">
        <i class="legend-closed center" /> {marks.closed}
      </li>
      <li class="row">
        <Icon name="broken" /> {marks.broken}
      </li>
    </ul>
  );
}
