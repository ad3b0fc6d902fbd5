import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { TableController } from '../../match/controller.ts';
import { iconOf } from '../../present/realm-icon.ts';
import { Icon } from '../controls/parts.tsx';

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly side: number;
}

export function Goods({ table, words, side }: Props) {
  const held = Object.entries(table.shown.tokensOf(side)).filter(([, count]) => count > 0);
  if (held.length === 0) return null;
  const said = words.score.tokens(Object.fromEntries(held));
  return (
    <span class="goods row" role="img" aria-label={said} title={said}>
      {held.map(([name, count]) => (
        <span class="row gap-0" key={name}>
          <Icon name={iconOf(name)} />
          <b>{count}</b>
        </span>
      ))}
    </span>
  );
}
