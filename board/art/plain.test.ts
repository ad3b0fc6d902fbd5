import type { TileFeature, TileKind } from '@asteroute/tiles';
import { expect, test } from 'vitest';
import { tileSvg } from './index.ts';
import { formOf } from './shape/forms.ts';
import { anchor, featurePath } from './shape/geometry.ts';
import { malformed } from './shape/markup.ts';

/** A feature of a type that no theme knows, on a tile with a road. */
const UNKNOWN: readonly (readonly [string, TileFeature])[] = [
  ['line', { type: 'unknown', sides: 'EW' }],
  ['line', { type: 'unknown', sides: 'E' }],
  ['area', { type: 'unknown', sides: 'NEW' }],
  ['disc', { type: 'unknown' }],
  ['rest', { type: 'unknown', edges: ['Nw', 'Ne', 'En', 'Es', 'Se', 'Sw', 'Ws', 'Wn'] }],
];

test.each(UNKNOWN)(
  'an unknown feature is drawn as a plain %s, with its symbol and a place for a meeple',
  (form, feature) => {
    const kind: TileKind = {
      id: 'X',
      count: 1,
      features: [
        { type: 'road', sides: 'S' },
        { ...feature, symbol: 'sign' },
      ],
    };
    const svg = tileSvg(kind);
    const path = featurePath(kind, 1);
    const { u, v } = anchor(kind, 1, 0);
    expect([formOf(feature), malformed(svg), path.includes('NaN')]).toEqual([form, '', false]);
    expect(svg).toContain(`d="${path}" fill="${form === 'line' ? 'none' : '#b9bcc4'}"`);
    expect(svg).toContain('r="7" fill="#b9bcc4"');
    expect([u, v].every((at) => at >= 0 && at <= 100)).toBe(true);
  },
);
