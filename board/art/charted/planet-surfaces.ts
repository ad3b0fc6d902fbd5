/**
 * The surfaces of planets, drawn about (0, 0) with radius 24 and clipped to the disc. Each class has its own pattern,
 * so that planets can be distinguished without colour.
 */

const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

/** A belt of clouds between two wavy lines; `sway` bends it. */
const belt = (top: number, bottom: number, sway: number): string =>
  `M-27 ${top}C-14 ${top - sway} -6 ${top + sway} 4 ${top}S19 ${top - sway} 27 ${top + sway / 2}V${bottom}C15 ${bottom + sway} 6 ${bottom - sway} -5 ${bottom}S-18 ${bottom + sway} -27 ${bottom}Z`;

const storm = (x: number, y: number, r: number, color: string, ink: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.6}" fill="${color}" stroke="${ink}" stroke-width="1.1"/>` +
  stroke(`M${x - r * 0.45} ${y + 0.2}q${r * 0.45}-${r * 0.45} ${r * 0.9} 0`, ink, 0.8);

/** A gas planet: belts and zones with a great storm. */
export function gas(belts: readonly string[], eye: string, tilt: number): string {
  const at = [-19, -12.5, -6, 1, 8.5, 15.5];
  const deep = [4, 3.4, 5, 3, 5, 4.4];
  const bands = at.map((y, i) => fill(belt(y, y + deep[i], 1.8), belts[i % belts.length], 0.85)).join('');
  const streaks = stroke(
    'M-24-7.5q8-1.6 15 0M-2-1.6q9 2 22 0M-22 6.6q10 2 18 .4M4 14.6q8-1.4 16 .4M-14-15q9-1.6 18 0',
    '#fff',
    0.9,
    0.5,
  );
  return `<g transform="rotate(${tilt})">${bands}${streaks}${storm(8, 6.4, 6, eye, '#fff6e0')}${storm(-11, 12.6, 2.6, eye, '#fff6e0')}</g>`;
}

/** The outlines of an ocean planet. */
const OCEAN = {
  continents:
    'M-21-9C-17-17-9-20-3-17-.5-12.5-7-11.5-6.5-7-4-3.5 0-4.5 1 .5 0 5.5-5.5 6-8 11.5-12.5 9.5-12.5 3-17 1.5-22-.5-24-5-21-9ZM6-5C11-9.5 17.5-8 20.5-2.5 22 3 18 4 16 8 13.5 13 9.5 12.5 8 7.5 4 6 3-.5 6-5ZM-5 17C0 13.5 6 15 8 19 4 25-3 25-9 22.5-8.5 19-7 18-5 17Z',
  highlands:
    'M-16-10c3-4 7-5 9-3-1 3-4 3-5 6-3 2-6 0-4-3ZM10-2c3-2 6 0 6 3-2 2-2 5-4 5-2-2-4-5-2-8ZM-12 2c3-1 5 1 4 4-3 1-4-2-4-4Z',
  weather:
    'M-23 3.5c7-3 12 2.5 20-.5M-17 7.5c5-1.5 8 0 11-.5M3-14c6-2 11 1 17-1M7-10.5c4-1 7 .5 10-.5M-1 11c7-2.5 13 2.5 21-.5M-13-14.5c4 1 7-1 11 0',
  cap: 'M-14-21C-5-17.5 7-17.5 14-21L0-27Z',
} as const;

/** An ocean planet: continents with a bright shore, highlands, weather and a polar cap. */
export function ocean(land: string, high: string, shore: string): string {
  return [
    stroke(OCEAN.continents, shore, 2.6, 0.55),
    fill(OCEAN.continents, land),
    fill(OCEAN.highlands, high),
    fill(OCEAN.cap, '#f4fbff'),
    stroke(OCEAN.weather, '#fff', 2, 0.78),
  ].join('');
}

/** Many islands on shoals, and one spiral storm. */
export function archipelago(land: string, shoal: string): string {
  const isles =
    'M-17-8q4-5 8-2-1 5-6 5-3 0-2-3ZM-6-16q4-3 8 0-2 4-6 3ZM-19 4q4-3 7 1-2 5-6 3ZM-8 15q3-5 8-2 0 5-5 6-4 0-3-4ZM4-6q3-2 5 1-2 3-5 1ZM14-14q4 0 5 4-4 2-6-1ZM-8 1q3-3 6 0-1 4-5 3ZM8 17q4-3 7 0-2 3-6 3ZM-21-2q2-1 3 1-2 1-3-1Z';
  const spiral = 'M10 5c-3-1-5 2-3 4 3 3 9 1 9-4 0-6-8-8-13-4M10 5c3 1 5-1 4-3M16 5c1 5-4 10-11 8M3 1c3-5 12-6 17 0';
  return (
    stroke(isles, shoal, 4.2, 0.75) +
    fill(isles, land) +
    stroke(spiral, '#fff', 1.7, 0.9) +
    stroke('M-22-13c6-2 9 2 14 0M-16 11c5-2 7 1 12-1', '#fff', 1.8, 0.6)
  );
}

/** A desert planet: rows of dunes, each with a lit crest. */
export function desert(sands: readonly string[], crest: string): string {
  const ridges = [
    'M-27-13C-18-18-11-9-2-13S14-19 27-12',
    'M-27-5C-17-10-8 1 2-4S18-9 27-3',
    'M-27 4C-19-1-11 9 0 5S17-1 27 6',
    'M-27 13C-18 8-9 17 1 13S18 9 27 14',
  ];
  const dunes = ridges.map((d, i) => fill(`${d}V27H-27Z`, sands[i]) + stroke(d, crest, 1.2, 0.8)).join('');
  const ripples = stroke(
    'M-10-7.5q5 3.5 10 2M8-8q4-2 8-1M-17 2q4 2 8 3.5M8 1q5-2 10-1M-6 10q4 2 8 1M-14 17q5 3 10 2M8 17q5-1 9 0',
    crest,
    0.8,
    0.5,
  );
  return `<g transform="rotate(-14)">${dunes}${ripples}</g>`;
}

const crater = (x: number, y: number, r: number, floor: string, lip: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${floor}"/>` +
  stroke(`M${x - r * 0.7} ${y + r * 0.7}A${r} ${r} 0 0 0 ${x + r * 0.7} ${y - r * 0.7}`, lip, Math.max(0.8, r / 4));

/** A rocky planet: basins, a canyon and frost at the pole. */
export function cratered(floor: string, lip: string, plain: string): string {
  const holes = [
    [-9, -8, 6.5],
    [9, -12, 3.4],
    [10, 6, 5],
    [-6, 11, 4],
    [-17, 5, 2.6],
    [2, 0, 1.8],
    [17, -3, 2],
    [1, 18, 2.2],
    [-2, -17, 2],
  ];
  return [
    fill('M-24 2C-12-4-4 6 6 1S20 2 27-4V12C14 16 6 8-4 13S-20 12-27 16Z', plain, 0.5),
    stroke('M-23 9C-14 4-8 5-1 5.5S10 11 23 9M-1 5.5 4 10', floor, 1.9),
    ...holes.map(([x, y, r]) => crater(x, y, r, floor, lip)),
  ].join('');
}

/** An ice planet: plates of ice with cracks between them. */
export function ice(plates: readonly string[], crack: string): string {
  const shards = [
    'M-27-27-6-27-9-10-27-6Z',
    'M-6-27 12-27 8-12-9-10Z',
    'M12-27 27-27V-4L8-12Z',
    'M-27-6-9-10-4 4-27 12Z',
    'M-9-10 8-12 14 2-4 4Z',
    'M8-12 27-4V12L14 2Z',
    'M-27 12-4 4-6 18-27 27Z',
    'M-4 4 14 2 16 16-6 18Z',
    'M14 2 27 12V27L16 16Z',
    'M-27 27-6 18 16 16 27 27Z',
  ];
  const faces = shards.map((d, i) => fill(d, plates[(i * 3) % plates.length])).join('');
  const glints = fill('M-8.5-9.3-1-11-4 3ZM8-11 13 1 10 2ZM-26-5-10-9-20 2Z', '#fff', 0.55);
  const cracks = stroke(
    'M-6-24-9-10-27-6M-9-10 8-12 24-5M8-12 11-24M-9-10-4 4-24 11M-4 4 14 2 24 10M8-12 14 2 16 16-6 18-4 4M-6 18-18 23M16 16 20 20M-4 4 5 11M8-12 1-4',
    crack,
    0.9,
  );
  return faces + glints + cracks;
}

/** A lava planet: a dark crust with glowing cracks. */
export function lava(): string {
  const cracks =
    'M-25-5-15-8-9-1-12 7-4 12 2 9 8 16 11 25M-9-1 0-6 5-14 2-25M0-6 10-2 17-8 26-6M8 16 17 10 25 13M-12 7-20 14M10-2 12 5 17 10M-15-8-14-17M-4 12-6 20';
  const crust = fill(
    'M-18-18-8-20-3-12-12-12ZM8-18 16-15 12-9ZM-8 4 0 0 5 4-2 7ZM13-1 20-1 18 5ZM-2 15 4 14 4 22-3 21ZM-22-1-15-4-14 3Z',
    '#120605',
    0.7,
  );
  return [
    crust,
    stroke(cracks, '#ff2a06', 5.4, 0.4),
    stroke(cracks, '#ff6a10', 2.9),
    stroke(cracks, '#ffd85c', 1.2),
    '<circle cx="-9" cy="-1" r="3" fill="#ffc23d"/><circle cx="8" cy="16" r="2.3" fill="#ffc23d"/><circle cx="0" cy="-6" r="1.8" fill="#fff0a8"/>',
  ].join('');
}

/** A planet covered by one city: ring roads, avenues and the lights between them. */
export function cityLights(glow: string): string {
  const rings = [4, 9, 14.5, 20.5].map((r) => `<circle cx="4" cy="4" r="${r}"/>`).join('');
  const avenues = 'M4 0V-28M4 8V28M0 4H-28M8 4H28M1-1-16-18M7-1 20-14M1 7-12 20M7 7 20 20';
  const blocks =
    'M-8-4h0M-5-9h0M10-6h0M14 0h0M-3 11h0M10 12h0M-11 1h0M-13 8h0M-14-9h0M0-14h0M9-15h0M-19-2h0M15 9h0M-8 15h0M2 17h0M-9-16h0M17-7h0M-20 7h0M-3-19h0M-2-4h0M0 9h0';
  return [
    fill('M-27-27H10C-10-22-20-8-22 16L-27 20Z', '#6f86c8', 0.55),
    `<g fill="none" stroke="${glow}" stroke-width=".8" stroke-opacity=".8">${rings}<path d="${avenues}"/></g>`,
    stroke(blocks, '#fff1c4', 2),
    '<circle cx="4" cy="4" r="3" fill="#fff6d8"/>',
  ].join('');
}
