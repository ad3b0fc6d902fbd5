import { BATTLE, GOODS, type Tally } from '../../analysis/tally.ts';
import { sideColor } from '../../present/appearance.ts';
import { sideName } from '../../present/event-text.ts';
import { Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

/** What the points were for: a row for each kind of realm, a column for each side. */
export function Kinds({ table, words, kinds }: ViewProps & { readonly kinds: readonly Tally[] }) {
  const known: Readonly<Record<string, string>> = { [BATTLE]: words.end.battles, [GOODS]: words.score.goods };
  const rows = kinds.map(({ kind, points }) => ({ name: known[kind] ?? words.realms[kind] ?? kind, points }));
  return (
    <div class="tally panel">
      <SideTable {...{ table, words, rows }} caption={words.end.kinds} />
    </div>
  );
}

interface SideTableProps extends ViewProps {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly points: readonly number[] }[];
}

export function SideTable({ table, words, caption, rows }: SideTableProps) {
  const game = table.shown.game.value;
  const most = Math.max(1, ...rows.flatMap(({ points }) => points));
  return (
    <table>
      <caption class="text-muted text-start">{caption}</caption>
      <thead>
        <tr>
          <td />
          {rows[0].points.map((_, side) => (
            <th key={side} scope="col" data-color={sideColor(game, side)}>
              <Piece color={sideColor(game, side)} />
              <span class="visually-hidden">{sideName(words, game, side)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, points }) => (
          <tr key={name}>
            <th scope="row" class="text-start capitalize-first">
              {name}
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
  );
}
