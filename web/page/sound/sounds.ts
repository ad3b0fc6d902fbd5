/** Every sound of the table, with the layers that are added as the weight of its moment grows. */
import { brass, moved, type NextRandom, noise, type Part, panned, skin, struck } from './parts.ts';

/** From weight 0 (nothing special) to 1 (the largest of a game). Chance varies little, so that it is recognised. */
type Composed = (weight: number, chance: NextRandom) => readonly Part[];

/** Parts that are heard from a weight on, and grow to their full loudness at weight 1. */
function layer(weight: number, from: number, parts: readonly Part[]): readonly Part[] {
  return weight <= from ? [] : moved(0, 0.35 + (0.65 * (weight - from)) / (1 - from), parts);
}

const step = (at: number, loud: number): Part[] => [
  struck('wood', 220, at, loud * 0.8),
  skin([210, 120], at, 0.07, loud * 0.5),
  noise([1500, 600], at, 0.05, loud * 0.9),
];
/** A stroke on a war drum: stick, skin and belly. */
const beat = (at: number, loud: number, hz = 104): Part[] => [
  struck('skin', hz, at, loud * 0.62),
  skin([hz * 2.3, hz * 1.5], at, 0.16, loud * 0.4),
  noise([2600, 900], at, 0.03, loud * 0.55),
  noise([620, 300], at, 0.16, loud * 0.8),
];
/** A cymbal: bright noise that opens slowly. */
const cymbal = (at: number, lasts: number, loud: number): Part[] => [
  { kind: 'noise', hz: [7600, 5200], at, lasts, loud, pan: 0.35, rises: 0.02 },
  { kind: 'noise', hz: [5200, 4100], at, lasts: lasts * 0.8, loud: loud * 0.8, pan: -0.35, rises: 0.03 },
];
/** A chord of brass, spread from left to right. */
const choir = (notes: readonly number[], at: number, lasts: number, loud: number): Part[] =>
  notes.map((hz, i) => ({
    ...brass(hz, at, lasts, loud),
    pan: notes.length < 2 ? 0 : (i / (notes.length - 1) - 0.5) * 0.9,
  }));
const roll = (from: number, strokes: number, loud: number): Part[] =>
  Array.from({ length: strokes }, (_, i) =>
    panned(i % 2 === 0 ? -0.25 : 0.25, beat(from + i * 0.085, loud * (0.25 + (0.75 * i) / strokes), 118)),
  ).flat();

/** The pitches of dice: few, because each struck body is computed once and kept. */
const DIE_HZ = [1350, 1480, 1610, 1770, 1930, 2110, 2310];

/** When dice strike the board: fast at first, then slower, as they come to rest. */
function rattle(chance: NextRandom): Part[] {
  return Array.from({ length: 11 }, (_, i) => {
    const at = 0.1 + 0.045 * i + 0.0032 * i * i + 0.012 * chance();
    const pan = chance() * 1.2 - 0.6;
    const loud = 0.85 - i * 0.045;
    return panned(pan, [
      struck('die', DIE_HZ[Math.floor(DIE_HZ.length * chance())], at, loud),
      skin([480, 290], at, 0.05, loud * 0.6),
    ]);
  }).flat();
}

/** What each realm adds to its own bell: an octave, a drum, then brass and a cymbal. */
const crowned = (weight: number, hz: number, at: number): Part[] => [
  ...layer(weight, 0.25, panned(0.3, [struck('bell', hz * 2, at + 0.1, 0.2), struck('bar', hz * 4, at + 0.19, 0.14)])),
  ...layer(weight, 0.45, [...beat(at, 0.5), ...panned(-0.3, [struck('bar', hz * 3, at + 0.28, 0.16)])]),
  ...layer(weight, 0.6, choir([hz / 2, hz * 0.75, hz], at + 0.05, 1.1, 0.13)),
  ...layer(weight, 0.8, [...cymbal(at + 0.05, 1.5, 0.16), ...beat(at + 0.34, 0.45, 88)]),
];

export const SOUNDS = {
  draw: () => [
    { ...noise([900, 3200], 0, 0.22, 1.3), pan: 0.25, rises: 0.08 },
    noise([2600, 1500], 0.24, 0.05, 1),
    struck('wood', 520, 0.24, 0.22),
  ],
  'tile-wood': (weight) => [
    struck('wood', 330, 0, 1.5),
    skin([230, 140], 0, 0.12, 0.9),
    noise([1900, 800], 0, 0.04, 1.3),
    ...layer(weight, 0.5, [struck('marimba', 165, 0, 0.5)]),
  ],
  'tile-metal': (weight) => [
    struck('metal', 415, 0, 0.66),
    skin([240, 130], 0, 0.12, 0.75),
    noise([5200, 2400], 0, 0.06, 0.75),
    ...layer(weight, 0.5, [struck('gong', 166, 0, 0.26)]),
  ],
  meeple: () => [...panned(-0.12, step(0, 0.55)), ...step(0.12, 0.65), ...panned(0.1, step(0.25, 0.85))],
  aside: () => [{ ...noise([3200, 700], 0, 0.3, 1), rises: 0.05 }, struck('wood', 240, 0.22, 0.5)],
  battle: (weight) => [
    ...panned(-0.35, beat(0, 0.7)),
    ...panned(0.35, beat(0.2, 0.5, 124)),
    ...panned(0.35, beat(0.3, 0.6, 124)),
    ...beat(0.5, 1),
    ...layer(weight, 0.3, choir([147, 220], 0.5, 0.7, 0.13)),
    ...layer(weight, 0.6, [struck('gong', 110, 0.5, 0.2), ...roll(0.55, 5, 0.32)]),
  ],
  dice: (weight, chance) => [...rattle(chance), ...layer(weight, 0.5, roll(0.1, 8, 0.3))],
  tied: (weight) => [
    struck('metal', 330, 0, 0.55),
    { ...struck('metal', 352, 0.03, 0.55), pan: 0.3 },
    noise([6200, 3600], 0, 0.12, 0.4),
    ...beat(0.02, 0.5),
    ...layer(weight, 0.4, [struck('gong', 147, 0.02, 0.35)]),
  ],
  retreat: (weight) => [
    ...choir([294], 0, 0.2, 0.11),
    ...choir([247], 0.16, 0.2, 0.11),
    ...choir([185, 233], 0.32, 0.5, 0.11),
    ...panned(-0.2, step(0.5, 0.5)),
    ...panned(-0.4, step(0.64, 0.4)),
    ...layer(weight, 0.35, [...beat(0.32, 0.7, 92), ...choir([139, 147], 0.34, 0.9, 0.12)]),
    ...layer(weight, 0.65, [struck('tower', 147, 0.34, 0.34), { ...noise([900, 240], 0.34, 1.2, 0.4), rises: 0.2 }]),
  ],
  won: (weight) => [
    brass(392, 0, 0.14, 0.17),
    brass(392, 0.13, 0.13, 0.17),
    ...choir([523, 659, 784], 0.25, 0.6, 0.12),
    ...beat(0.25, 0.7),
    ...layer(weight, 0.3, [...choir([262, 392], 0.25, 0.8, 0.11), ...panned(0.3, beat(0.12, 0.5, 124))]),
    ...layer(weight, 0.6, [...cymbal(0.25, 1.3, 0.2), struck('tube', 523, 0.25, 0.25), ...beat(0.55, 0.8)]),
  ],
  'score-line': (weight) => [
    struck('bar', 880, 0.02, 0.4),
    { ...struck('bar', 1175, 0.14, 0.42), pan: 0.2 },
    ...crowned(weight, 587, 0.14),
  ],
  'score-area': (weight) => [
    struck('tower', 262, 0, 0.42),
    { ...struck('bell', 392, 0.22, 0.26), pan: -0.2 },
    ...crowned(weight, 392, 0.22),
  ],
  'score-middle': (weight) => [
    ...[523, 659, 784, 1047].map((hz, i) => ({ ...struck('tube', hz, i * 0.1, 0.32), pan: (i - 1.5) * 0.25 })),
    ...crowned(weight, 523, 0.3),
  ],
  'score-meadow': (weight) => [
    ...[330, 415, 494].map((hz, i) => ({ ...struck('marimba', hz, i * 0.11, 0.55), pan: (i - 1) * 0.25 })),
    noise([1600, 900], 0, 0.03, 0.4),
    ...crowned(weight, 330, 0.22),
  ],
  /** Crates that are set down, one on the other. */
  goods: () => [
    ...[
      [0, 262, -0.2],
      [0.11, 311, 0.15],
      [0.2, 392, 0],
    ].flatMap(([at, hz, side]) =>
      panned(side, [struck('wood', hz, at, 0.85), skin([180, 110], at, 0.09, 0.5), noise([1100, 500], at, 0.05, 0.7)]),
    ),
  ],
  'score-goods': (weight) => [
    ...[0, 0.07, 0.14].map((at, i) => ({ ...struck('metal', 1245 + 185 * i, at, 0.2), pan: (i - 1) * 0.3 })),
    { ...struck('bell', 466, 0.16, 0.3), pan: 0.1 },
    struck('bar', 932, 0.24, 0.2),
    ...crowned(weight, 466, 0.2),
  ],
  end: (weight) => [
    ...roll(0, 7, 0.55),
    ...choir([262, 392], 0.6, 0.26, 0.15),
    ...choir([294, 440], 0.88, 0.26, 0.15),
    ...choir([262, 330, 392, 523, 659], 1.18, 2, 0.11),
    ...beat(1.18, 0.9),
    ...panned(-0.3, beat(1.6, 0.6, 124)),
    ...panned(0.3, beat(1.82, 0.7, 124)),
    ...beat(2.04, 0.9),
    ...cymbal(1.18, 2.2, 0.16),
    struck('tower', 262, 1.18, 0.3),
    ...[523, 659, 784, 1047, 784, 1047].map((hz, i) => ({
      ...struck('tube', hz, 1.3 + i * 0.2, 0.14),
      pan: (i - 2.5) * 0.25,
    })),
    struck('tower', 131, 2.5, 0.35),
    struck('bell', 523, 2.9, 0.2),
    ...layer(weight, 0.5, [...choir([196, 523, 784, 1047], 2.04, 1.6, 0.09), ...cymbal(2.04, 2, 0.16)]),
  ],
  call: () => [struck('bell', 587, 0, 0.4), { ...struck('bell', 880, 0.17, 0.4), pan: 0.2 }],
} as const satisfies Readonly<Record<string, Composed>>;

export type SoundName = keyof typeof SOUNDS;

/** The parts of a sound with a tick of rising pitch for each counted thing. */
export function compose(name: SoundName, weight: number, counted: number, chance: NextRandom): readonly Part[] {
  const sound: Composed = SOUNDS[name];
  return [...sound(weight, chance), ...ticks(counted)];
}

const MAX_TICKS = 12;

const ticks = (count: number): Part[] =>
  Array.from({ length: Math.min(count, MAX_TICKS) }, (_, i) => ({
    ...struck('die', 2100 + i * 90, 0.1 + i * 0.07, 0.28),
    pan: (i % 2 === 0 ? -1 : 1) * 0.15,
  }));
