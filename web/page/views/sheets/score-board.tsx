import { meepleId } from '@asteroute/board/art/piece.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { type BoardForm, LAP, spaceAt } from './score-spaces.ts';

/** What the board of a theme is made of: its spaces, every tenth space, and the line that joins the spaces. */
interface Material {
  readonly space: string;
  readonly edge: string;
  readonly ink: string;
  readonly tenth: string;
  readonly tenthInk: string;
  readonly line: string;
  /** The radius of a space's corners in hundredths of its side. */
  readonly corner: number;
}

/** Lit plates along a trade route, and stones along a country road. */
const MATERIALS: Readonly<Record<ThemeName, Material>> = {
  'charted-space': {
    space: '#16204a',
    edge: '#4a5da6',
    ink: '#b9c4ea',
    tenth: '#20407e',
    tenthInk: '#ffffff',
    line: '#59cdf7',
    corner: 30,
  },
  countryside: {
    space: '#ecdcb2',
    edge: '#8a6a3c',
    ink: '#5b3d1c',
    tenth: '#a63a2a',
    tenthInk: '#fbf1d8',
    line: '#6b5b45',
    corner: 12,
  },
};

interface Marker {
  readonly color: PlayerColor;
  readonly points: number;
}

interface Props {
  readonly form: BoardForm;
  readonly theme: ThemeName;
  readonly markers: readonly Marker[];
}

/** 50 spaces; a marker lies one more time for each lap (C-33). The list within the board says the same in words. */
export function ScoreBoard({ form, theme, markers }: Props) {
  const [columns, rows] = form;
  const made = MATERIALS[theme];
  return (
    <svg viewBox={`0 0 ${columns * 100} ${rows * 100}`} aria-hidden="true" focusable="false">
      <rect
        {...{ x: 50, y: 50, width: columns * 100 - 100, height: rows * 100 - 100, rx: 20 }}
        fill="none"
        stroke={made.line}
        stroke-width="9"
      />
      {Array.from({ length: LAP }, (_, space) => (
        <Space key={space} space={space} form={form} made={made} />
      ))}
      {markers.map((marker, side) => (
        <Figure key={side} form={form} marker={marker} place={placeAmong(markers, side)} />
      ))}
    </svg>
  );
}

function Space({ space, form, made }: { readonly space: number; readonly form: BoardForm; readonly made: Material }) {
  const [x, y] = spaceAt(space, form);
  const tenth = space % 10 === 0;
  return (
    <g transform={`translate(${x * 100} ${y * 100})`}>
      <rect
        {...{ x: 5, y: 5, width: 90, height: 90, rx: made.corner }}
        fill={tenth ? made.tenth : made.space}
        stroke={made.edge}
        stroke-width="3"
      />
      <text
        {...{ x: 50, y: 88 }}
        font-size={tenth ? 38 : 31}
        font-weight={tenth ? 700 : 500}
        text-anchor="middle"
        fill={tenth ? made.tenthInk : made.ink}
      >
        {space}
      </text>
    </g>
  );
}

interface Place {
  readonly index: number;
  readonly count: number;
}

interface FigureProps {
  readonly form: BoardForm;
  readonly marker: Marker;
  readonly place: Place;
}

/** A standing marker, or as many lying ones as the side has made laps. */
function Figure({ form, marker: { color, points }, place }: FigureProps) {
  const [x, y] = spaceAt(points % LAP, form);
  const laps = Math.floor(points / LAP);
  const size = place.count === 1 ? 82 : place.count === 2 ? 56 : 44;
  const { dx, dy } = offsetOf(place, size);
  const figure = { href: `#${meepleId(color, 'plain')}`, x: -size / 2, y: -size / 2, width: size, height: size };
  return (
    <g class="score-marker" style={{ transform: `translate(${x * 100 + 50 + dx}px, ${y * 100 + 42 + dy}px)` }}>
      {laps === 0 && <use {...figure} />}
      {Array.from({ length: laps }, (_, lap) => (
        <use key={lap} {...figure} transform={`translate(0 ${12 - lap * size * 0.26}) rotate(90)`} />
      ))}
    </g>
  );
}

function placeAmong(markers: readonly Marker[], side: number): Place {
  const here = [...markers.keys()].filter((other) => markers[other].points % LAP === markers[side].points % LAP);
  return { index: here.indexOf(side), count: here.length };
}

/** Where a marker stands among several: side by side, from the third on in two rows. */
function offsetOf({ index, count }: Place, size: number): { readonly dx: number; readonly dy: number } {
  if (count === 1) return { dx: 0, dy: 0 };
  const inRow = count === 2 ? 2 : Math.ceil(count / 2);
  const [column, row] = [index % inRow, Math.floor(index / inRow)];
  const dx = (column - (inRow - 1) / 2) * Math.min(size, 96 / inRow);
  return { dx, dy: count === 2 ? 0 : (row - 0.5) * size * 0.72 };
}
