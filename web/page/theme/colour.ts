/** Colour arithmetic for the checks of a theme: contrast by WCAG, distance in OKLab. */

export type Rgb = readonly [number, number, number];
/** A linear map of colours, by rows. */
export type Matrix = readonly [Rgb, Rgb, Rgb];

/** sRGB `#rrggbb` to linear light, 0..1. */
export function linear(hex: string): Rgb {
  const channel = (i: number): number => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A colour mapped by a matrix, clamped to 0..1. */
export const apply = (m: Matrix, c: Rgb): Rgb => {
  const [r, g, b] = m.map((row) => Math.min(1, Math.max(0, dot(row, c))));
  return [r, g, b];
};

const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Linear RGB to OKLab, in which distances match what eyes see. */
function oklab(c: Rgb): Rgb {
  const lms = LMS.map((row) => Math.cbrt(dot(row, c))) as unknown as Rgb;
  return LAB.map((row) => dot(row, lms)) as unknown as Rgb;
}

/** Euclidean distance in OKLab of two linear colours. */
export function difference(a: Rgb, b: Rgb): number {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex));

/** WCAG contrast ratio, 1..21. */
export function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}
