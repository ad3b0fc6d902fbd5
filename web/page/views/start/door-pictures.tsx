import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { type Choices, colorsOf, editionOf } from '../../settings/setup.ts';
import { useTheme } from '../../theme/tile-sprites.ts';
import { diceStyle } from '../battle/dice-look.ts';

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

/** A tile that two players have their eye on; where they fight, their signs and the dice of a throw too. */
export function PlayPicture({ choices }: Props) {
  const [first, second] = choices.seats;
  const fights = themeOfEdition(editionOf(choices)) === 'charted-space';
  return (
    <Picture>
      <Laid choices={choices} index={1} at={fights ? '24 4 74' : '6 14 76'} turn={fights ? 0 : -7} />
      {fights && (
        <>
          <use href="#emblem-rebels" x="2" y="20" width="24" height="24" />
          <use href="#emblem-empire" x="96" y="20" width="24" height="24" />
        </>
      )}
      <Meeple color={first.color} at={fights ? '-2 46' : '44 34'} size={50} />
      <Meeple color={second.color} at={fights ? '74 46' : '74 44'} size={fights ? 50 : 42} />
      {fights && (
        <>
          <Die color={first.color} face={5} at="40 66" turn={-12} />
          <Die color={second.color} face={2} at="63 70" turn={16} />
        </>
      )}
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
    <Picture>
      <Laid choices={choices} index={1} at="2 20 60" turn={0} />
      <rect class="door-cell" x="65" y="21" width="55" height="58" rx="7" />
      <use href="#icon-puzzle" x="76" y="34" width="32" height="32" />
    </Picture>
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

interface DieProps {
  readonly color: PlayerColor;
  readonly face: number;
  readonly at: string;
  readonly turn: number;
}

function Die({ color, face, at, turn }: DieProps) {
  const [x, y] = at.split(' ').map(Number);
  return (
    <g transform={`rotate(${turn} ${x + 11} ${y + 11})`} style={diceStyle({ color, pips: 'round' })}>
      <use href={`#die-face-${face}`} x={x} y={y} width="22" height="22" />
    </g>
  );
}
