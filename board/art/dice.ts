/** The positions of the pips of each number: alternately column and row, each -1, 0 or 1 from the middle. */
const PIPS: readonly (readonly number[])[] = [
  [0, 0],
  [-1, -1, 1, 1],
  [-1, -1, 0, 0, 1, 1],
  [-1, -1, 1, -1, -1, 1, 1, 1],
  [-1, -1, 1, -1, 0, 0, -1, 1, 1, 1],
  [-1, -1, 1, -1, -1, 0, 1, 0, -1, 1, 1, 1],
];

/** The pips of a number as path data; columns and rows are `gap` units apart. */
const pipsOf = (n: number, gap: number): string =>
  PIPS[n - 1].map((at, i) => (i % 2 === 0 ? `M${at * gap}` : ` ${at * gap}h0`)).join('');

/** Pips as drawn: round or square by `--die-cap`, with a hole in the colour `--die-hole`. */
const inked = (pips: string, width: number): string =>
  [
    `<path d="${pips}" stroke="var(--die-pip, #10142b)" stroke-width="${width}" stroke-linecap="var(--die-cap, round)"/>`,
    `<path d="${pips}" stroke="var(--die-hole, none)" stroke-width="${width * 0.48}" stroke-linecap="var(--die-cap, round)"/>`,
  ].join('');

/** 1 to 6, about (0, 0) in a box of 40, coloured by `--die` and `--die-pip`, cream and ink by default. */
function dieFace(n: number): string {
  const pips = pipsOf(n, 8);
  return [
    '<rect x="-17" y="-16" width="34" height="34" rx="8" fill="#04060f" fill-opacity=".55"/>',
    '<rect x="-17" y="-17.5" width="34" height="34" rx="8" fill="var(--die, #f3ecdc)" stroke="#080b18" stroke-width="2"/>',
    '<rect x="-14.5" y="-15" width="29" height="29" rx="6" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.4"/>',
    `<g transform="translate(0 -.5)">${inked(pips, 6.4)}</g>`,
  ].join('');
}

/** It fills a box of 40, with corners rounded so little that the cube looks solid. */
function cubeFace(n: number): string {
  const pips = pipsOf(n, 9.6);
  return [
    '<rect x="-20" y="-20" width="40" height="40" rx="4.5" fill="var(--die, #f3ecdc)"/>',
    '<rect x="-18.4" y="-18.4" width="36.8" height="36.8" rx="7" fill="var(--die-top, #fff)" fill-opacity=".1" stroke="var(--die-edge, #fff)" stroke-opacity=".6" stroke-width="1.3"/>',
    `<path d="${pips}" transform="translate(0 .9)" stroke="#fff" stroke-opacity=".3" stroke-width="7.6" stroke-linecap="var(--die-cap, round)"/>`,
    inked(pips, 7.4),
  ].join('');
}

export const dieSymbols = (): string =>
  PIPS.map((_, i) =>
    [
      `<symbol id="die-${i + 1}" viewBox="-20 -20 40 40">${dieFace(i + 1)}</symbol>`,
      `<symbol id="die-face-${i + 1}" viewBox="-20 -20 40 40">${cubeFace(i + 1)}</symbol>`,
    ].join(''),
  ).join('');
