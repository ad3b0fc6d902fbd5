import type { Named } from '@asteroute/board/theme/named.ts';
import type { Realms, TokenNames } from '@asteroute/words/rule-names.ts';

const ICONS: Named<Realms | TokenNames> = {
  route: 'route',
  asteroid: 'asteroid',
  planet: 'planet',
  road: 'road',
  city: 'city',
  monastery: 'monastery',
  garden: 'garden',
  field: 'field',
  river: 'river',
  wine: 'wine',
  grain: 'grain',
  cloth: 'cloth',
};

/** The icon of a kind of realm or token; the icon of a person for an unknown one. */
export const iconOf = (name: string): string => ICONS[name] ?? 'person';
