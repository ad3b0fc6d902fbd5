import { type Pattern, PLAYER_COLORS, PLAYER_LOOKS } from '../theme/players.ts';

/** In a cell of 10 units. A dark casing keeps the pattern readable on dust and on space. */
const MARKS: Readonly<Record<Pattern, (ink: string) => string>> = {
  dots: (ink) =>
    `<circle cx="5" cy="5" r="2.6" fill="#080b18" fill-opacity=".7"/><circle cx="5" cy="5" r="1.8" fill="${ink}"/>`,
  diagonal: (ink) => strokes('M-2 12 12-2M-2 2 2-2M8 12 12 8', ink),
  grid: (ink) => strokes('M5 0V10M0 5H10', ink),
  waves: (ink) => strokes('M-5 5C-2.5 1 -2.5 1 0 5S2.5 9 5 5 7.5 1 10 5 12.5 9 15 5', ink),
  rings: (ink) =>
    `<circle cx="5" cy="5" r="3" fill="none" stroke="#080b18" stroke-opacity=".6" stroke-width="3"/><circle cx="5" cy="5" r="3" fill="none" stroke="${ink}" stroke-width="1.5"/>`,
  solid: (ink) =>
    `<path d="M0 0h10v10H0Z" fill="#04050c" fill-opacity=".66"/><path d="M0 0h10v10H0Z" fill="${ink}" fill-opacity=".16"/>`,
};

const strokes = (d: string, ink: string): string =>
  `<path d="${d}" fill="none" stroke="#080b18" stroke-opacity=".6" stroke-width="3"/><path d="${d}" fill="none" stroke="${ink}" stroke-width="1.5"/>`;

/** `<pattern id="own-red">` and so on, in board units: the fills of a player's areas. */
export function ownershipPatterns(): string {
  const one = (color: (typeof PLAYER_COLORS)[number]): string => {
    const look = PLAYER_LOOKS[color];
    const wash = look.pattern === 'solid' ? '' : `<path d="M0 0h10v10H0Z" fill="${look.fill}" fill-opacity=".28"/>`;
    return `<pattern id="own-${color}" patternUnits="userSpaceOnUse" width="10" height="10">${wash}${MARKS[look.pattern](look.display)}</pattern>`;
  };
  return `<defs>${PLAYER_COLORS.map(one).join('')}</defs>`;
}
