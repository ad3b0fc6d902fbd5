import { BATTLE, type Tally } from '../../analysis/tally.ts';
import { sideColor } from '../../present/appearance.ts';
import { sideName } from '../../present/event-text.ts';
import { Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

interface Props extends ViewProps {
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
        <caption class="muted">{words.end.kinds}</caption>
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
              <th scope="row">{kindName(kind)}</th>
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
