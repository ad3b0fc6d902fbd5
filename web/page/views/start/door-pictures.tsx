import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { type Choices, colorsOf, editionOf } from '../../settings/setup.ts';
import { useTheme } from '../../theme/tile-sprites.ts';

interface Props {
  readonly choices: Choices;
}

type Laid = readonly [tile: string, rotation: number];

const PAIRS: Readonly<Record<ThemeName, readonly [Laid, Laid]>> = {
  'charted-space': [
    ['SW-curve-h', 0],
    ['SW-planet-r', 0],
  ],
  countryside: [
    ['CL-c3-road-shield', 3],
    ['RI-monastery-road', 1],
  ],
};

/** A tile with a meeple of the first player, and one of the next beside it. */
export function PlayPicture({ choices }: Props) {
  const [first, second] = choices.seats;
  return (
    <Picture>
      <Laid choices={choices} index={1} at="6 14 76" turn={-7} />
      <Meeple color={first.color} at="44 34" size={50} />
      <Meeple color={second.color} at="74 44" size={42} />
    </Picture>
  );
}

/** A tile and the dotted cell beside it, where the next one goes. */
export function LearnPicture({ choices }: Props) {
  return (
    <Picture>
      <Laid choices={choices} index={0} at="2 22 58" turn={0} />
      <rect class="door-cell" x="63" y="23" width="56" height="56" rx="7" />
      <use href="#icon-hint" x="75" y="35" width="32" height="32" />
    </Picture>
  );
}

export function FriendsPicture({ choices }: Props) {
  const [a, b, c, d] = colorsOf(choices);
  return (
    <Picture>
      <Meeple color={c} at="4 26" size={46} />
      <Meeple color={d} at="70 26" size={46} />
      <Meeple color={b} at="48 38" size={50} />
      <Meeple color={a} at="22 36" size={52} />
    </Picture>
  );
}

/** A piece of a puzzle: a tile, the cell beside it, and the question where the next one goes. */
export function PuzzlePicture({ choices }: Props) {
  return (
    <svg class="door-puzzle" viewBox="0 0 88 60" aria-hidden="true" focusable="false">
      <Laid choices={choices} index={1} at="1 8 44" turn={0} />
      <rect class="door-cell" x="47" y="9" width="40" height="42" rx="6" />
      <use href="#icon-puzzle" x="55" y="18" width="24" height="24" />
    </svg>
  );
}

function Picture({ children }: { readonly children: preact.ComponentChildren }) {
  return (
    <svg class="door-picture" viewBox="0 0 122 100" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface LaidProps extends Props {
  readonly index: 0 | 1;
  /** x, y and size. */
  readonly at: string;
  readonly turn: number;
}

function Laid({ choices, index, at, turn }: LaidProps) {
  const theme = themeOfEdition(editionOf(choices));
  const [tile, rotation] = PAIRS[theme][index];
  const [x, y, size] = at.split(' ').map(Number);
  return (
    <g class={useTheme(theme)} transform={`translate(${x} ${y}) scale(${size / 100}) rotate(${turn} 50 50)`}>
      <g transform={`rotate(${rotation * 90} 50 50)`}>
        <rect width="100" height="100" rx="6" class="tile-ground" />
        <use href={`#tile-${tile}`} width="100" height="100" style={{ '--turn': rotation }} />
      </g>
      <rect width="100" height="100" rx="6" fill="none" stroke="var(--c-line-strong)" stroke-width="2" />
    </g>
  );
}

function Meeple({ color, at, size }: { readonly color: string; readonly at: string; readonly size: number }) {
  const [x, y] = at.split(' ').map(Number);
  return <use href={`#meeple-${color}`} x={x} y={y} width={size} height={size} />;
}
