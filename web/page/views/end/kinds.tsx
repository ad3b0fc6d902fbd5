import { BATTLE, type Tally } from '../../analysis/tally.ts';
import type { TableController } from '../../match/controller.ts';
import { sideColor } from '../../present/appearance.ts';
import { sideName } from '../../present/event-text.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Piece } from '../controls/parts.tsx';

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly kinds: readonly Tally[];
}

/** What the points were for: a row for each kind of realm, a column for each side. */
export function Kinds({ table, words, kinds }: Props) {
  const game = table.shown.game.value;
  const totals = table.shown.scores.value;
  const most = Math.max(1, ...kinds.flatMap(({ points }) => points));
  const kindName = (kind: string): string => (kind === BATTLE ? words.end.battles : (words.realms[kind] ?? kind));
  return (
    <div class="tally panel anywhere">
      <table>
        <caption class="muted start-aligned">{words.end.kinds}</caption>
        <thead>
          <tr>
            <td />
            {totals.map((_, side) => (
              <th key={side} scope="col" data-color={sideColor(game, side)}>
                <Piece color={sideColor(game, side)} />
                <span class="visually-hidden">{sideName(words, game, side)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, points }) => (
            <tr key={kind}>
              <th scope="row" class="start-aligned">
                {kindName(kind)}
              </th>
              {points.map((count, side) => (
                <td key={side} data-color={sideColor(game, side)} style={{ '--part': count / most }}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
