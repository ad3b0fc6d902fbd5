import { themeOfEdition } from '../../board/art/themes.ts';
import { type Choices, editionOf } from '../../settings/setup.ts';
import type { ThemeName } from '../../theme/theme-name.ts';

type Laid = readonly [tile: string, x: number, y: number, rotation: number];

/** A corner of each theme's world, laid by the rules from real tiles. */
const PICTURES: Readonly<Record<ThemeName, readonly Laid[]>> = {
  'charted-space': [
    ['SW-planet-route-e', 0, 0, 3],
    ['SW-curve-h', 1, 0, 0],
    ['SW-planet-r', 2, 0, 0],
    ['SW-planet-h', 3, 0, 0],
    ['SW-a1', 0, 1, 1],
    ['SW-a3-route-r', 1, 1, 2],
    ['SW-a2-corner-e', 2, 1, 0],
  ],
  countryside: [
    ['RI-c2-curve', 0, 0, 1],
    ['CL-c3-shield', 1, 0, 2],
    ['CL-c3-road-shield', 2, 0, 3],
    ['RI-bridge', 3, 0, 2],
    ['RI-source', 0, 1, 3],
    ['CL-c2-corner-shield', 1, 1, 1],
    ['CL-c2-corner-curve', 2, 1, 0],
    ['RI-monastery-road', 3, 1, 1],
  ],
};

/** The picture of the start page: the world of the chosen edition. */
export function Hero({ choices }: { readonly choices: Choices }) {
  const theme = themeOfEdition(editionOf(choices));
  return (
    <svg
      class="hero"
      viewBox="0 0 400 200"
      data-theme={theme}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="400" height="200" class="hero-ground" />
      {PICTURES[theme].map(([tile, x, y, rotation]) => (
        <g key={tile} transform={`translate(${x * 100} ${y * 100}) rotate(${rotation * 90} 50 50)`}>
          <use href={`#tile-${tile}`} width="100" height="100" style={{ '--turn': rotation }} />
        </g>
      ))}
    </svg>
  );
}
