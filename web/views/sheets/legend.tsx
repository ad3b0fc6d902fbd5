import type { Catalogue } from '../../words/catalogue.ts';
import { Icon } from '../parts.tsx';

/** The legend of the marks on the board, at the level of assistance for learners. */
export function Legend({ words }: { readonly words: Catalogue }) {
  const marks = words.legend;
  return (
    <ul class="legend untouched">
      <li>
        <i class="legend-legal" /> {marks.legal}
      </li>
      <li>
        <Icon name="check" /> {marks.completes}
      </li>
      <li>
        <Icon name="battle" /> {marks.battle}
      </li>
      <li>
        <i class="legend-rare">2</i> {marks.rare}
      </li>
      <li>
        <i class="legend-closed" /> {marks.closed}
      </li>
      <li>
        <Icon name="broken" /> {marks.broken}
      </li>
    </ul>
  );
}
