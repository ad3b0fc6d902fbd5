/** Features that no theme knows, such as an expansion's without pictures, in neutral lines: at least visible. */
import type { TileKind } from '@asteroute/tiles';
import { num } from './curves/curve.ts';
import { line } from './curves/paths.ts';
import { type Form, formOf } from './shape/forms.ts';
import { emblemSpot, featurePath } from './shape/geometry.ts';
import type { Theme } from './shape/theme.ts';

const FILL = '#b9bcc4';
const EDGE = '#4a4d57';

const shape = (d: string, opacity: number): string =>
  `<path d="${d}" fill="${FILL}" fill-opacity="${opacity}" fill-rule="evenodd" stroke="${EDGE}" stroke-width="1.5"/>`;

const SHAPES: Readonly<Record<Form, (d: string) => string>> = {
  line: (d) => line(d, EDGE, 12) + line(d, FILL, 8.5),
  area: (d) => shape(d, 0.9),
  disc: (d) => shape(d, 0.9),
  // Translucent, because it may cover the whole tile.
  rest: (d) => shape(d, 0.35),
};

export function drawPlainFeatures(kind: TileKind, theme: Theme): string {
  return kind.features
    .map((f, i) => (f.type in theme.features ? '' : SHAPES[formOf(f)](featurePath(kind, i))))
    .join('');
}

export function drawPlainSymbols(kind: TileKind, theme: Theme): string {
  return kind.features
    .map((f, i) => {
      const at = emblemSpot(kind, i);
      if (at === null || theme.symbols.includes(f.symbol!)) return '';
      return `<circle cx="${num(at.u)}" cy="${num(at.v)}" r="7" fill="${FILL}" stroke="${EDGE}" stroke-width="3"/>`;
    })
    .join('');
}
