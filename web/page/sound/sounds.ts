/** Every sound of the table as the parts from which it is synthesized: struck bodies, noise, drums and brass. */

/** A body that is struck: each partial is a ratio to the pitch, a loudness, and the seconds in which it fades. */
interface Struck {
  readonly kind: 'struck';
  readonly hz: number;
  readonly partials: readonly (readonly [ratio: number, loud: number, fades: number])[];
  readonly at: number;
  readonly loud: number;
}

/** Noise in a band, or the skin of a drum, whose pitch goes from one value to another; or a brass note. */
interface Sustained {
  readonly kind: 'noise' | 'drum' | 'brass';
  readonly hz: readonly [from: number, to: number];
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

/** A part of a sound. Times are seconds after its beginning. */
export type Part = Struck | Sustained;

const WOOD = [[1, 1, 0.09], [2.76, 0.5, 0.05], [5.4, 0.22, 0.03]] as const; // biome-ignore format: a table
const METAL = [[1, 0.6, 0.5], [1.51, 0.5, 0.42], [2.41, 0.45, 0.32], [3.7, 0.35, 0.22], [5.93, 0.2, 0.12]] as const; // biome-ignore format: a table
const DIE = [[1, 1, 0.03], [1.83, 0.6, 0.02], [3.1, 0.3, 0.012]] as const; // biome-ignore format: a table
const CHIME = [[1, 1, 0.9], [2.01, 0.35, 0.5], [3.93, 0.14, 0.3], [0.5, 0.2, 0.7]] as const; // biome-ignore format: a table
const MARIMBA = [[1, 1, 0.42], [3.93, 0.25, 0.1], [9.2, 0.08, 0.04]] as const; // biome-ignore format: a table
const TOWER_BELL = [[0.5, 0.45, 1.7], [1, 1, 1.3], [1.19, 0.5, 1], [1.5, 0.35, 0.8], [2, 0.5, 0.7], [2.74, 0.22, 0.45], [3.76, 0.12, 0.3]] as const; // biome-ignore format: a table

type Partials = Struck['partials'];
const struck = (partials: Partials, hz: number, at: number, loud: number): Part => ({
  kind: 'struck',
  hz,
  partials,
  at,
  loud,
});
const sustained =
  (kind: Sustained['kind']) =>
  (hz: Sustained['hz'], at: number, lasts: number, loud: number): Part => ({ kind, hz, at, lasts, loud });
const [noise, drum] = [sustained('noise'), sustained('drum')];
const brass = (hz: number, at: number, lasts: number, loud: number): Part =>
  sustained('brass')([hz, hz], at, lasts, loud);

/** A footstep on the board. */
const step = (at: number, loud: number): Part[] => [
  drum([170, 85], at, 0.08, loud),
  noise([900, 350], at, 0.05, loud * 0.7),
];
/** A stroke on a war drum. */
const beat = (at: number, loud: number): Part[] => [
  drum([104, 46], at, 0.5, loud),
  noise([420, 140], at, 0.12, loud * 0.6),
];

/** When the dice strike the board: fast at first, then slower, as they come to rest. */
const RATTLE = [0.12, 0.17, 0.21, 0.28, 0.33, 0.41, 0.46, 0.56, 0.66, 0.78];

/** Every sound by its name. */
export const SOUNDS = {
  draw: [noise([900, 3600], 0, 0.24, 0.8), noise([2600, 1400], 0.25, 0.04, 0.9)],
  'tile-wood': [struck(WOOD, 330, 0, 1.3), drum([150, 82], 0, 0.13, 1), noise([1900, 800], 0, 0.03, 0.9)],
  'tile-metal': [struck(METAL, 415, 0, 0.5), drum([120, 58], 0, 0.16, 0.7), noise([5200, 2400], 0, 0.05, 0.35)],
  meeple: [...step(0, 0.5), ...step(0.12, 0.6), ...step(0.25, 0.8)],
  aside: [noise([3200, 480], 0, 0.32, 0.4), struck(WOOD, 190, 0.2, 0.4)],
  battle: [...beat(0, 0.7), ...beat(0.2, 0.5), ...beat(0.3, 0.6), ...beat(0.5, 1)],
  dice: RATTLE.flatMap((at, i) => [
    struck(DIE, 1500 + ((i * 377) % 900), at, 0.7 - i * 0.03),
    drum([240, 150], at, 0.04, 0.3),
  ]),
  tied: [struck(METAL, 330, 0, 0.45), struck(METAL, 352, 0.03, 0.45), ...beat(0.02, 0.5)],
  retreat: [brass(294, 0, 0.16, 0.3), brass(247, 0.15, 0.16, 0.3), brass(185, 0.3, 0.4, 0.35), ...step(0.45, 0.4)],
  won: [brass(392, 0, 0.12, 0.3), brass(392, 0.13, 0.1, 0.3), brass(523, 0.24, 0.5, 0.3), brass(659, 0.24, 0.5, 0.25), brass(784, 0.24, 0.6, 0.25), ...beat(0.24, 0.6)], // biome-ignore format: a chord
  'score-line': [struck(CHIME, 880, 0.02, 0.35), struck(CHIME, 1175, 0.14, 0.4)],
  'score-area': [struck(TOWER_BELL, 262, 0, 0.45), struck(TOWER_BELL, 392, 0.22, 0.3)],
  'score-middle': [523, 659, 784, 1047].map((hz, i) => struck(CHIME, hz, i * 0.09, 0.32)),
  'score-meadow': [330, 415, 494].map((hz, i) => struck(MARIMBA, hz, i * 0.11, 0.55)),
  end: [brass(262, 0, 0.2, 0.25), brass(392, 0.2, 0.2, 0.25), brass(523, 0.4, 0.9, 0.28), brass(659, 0.4, 0.9, 0.24), brass(784, 0.4, 0.9, 0.22), struck(TOWER_BELL, 523, 0.4, 0.3), ...beat(0.4, 0.8)], // biome-ignore format: a chord
  call: [struck(CHIME, 587, 0, 0.5), struck(CHIME, 880, 0.16, 0.5)],
} as const satisfies Record<string, readonly Part[]>;

/** Names of the sounds. */
export type SoundName = keyof typeof SOUNDS;

/** Ticks of rising pitch as the points arrive, one for each counted thing. */
export const ticks = (count: number): Part[] =>
  Array.from({ length: Math.min(count, 12) }, (_, i) => struck(DIE, 2100 + i * 90, 0.1 + i * 0.07, 0.28));
