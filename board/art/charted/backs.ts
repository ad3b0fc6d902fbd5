import { CHARTED } from '../../theme/charted-space.ts';

/** The back of a tile: a compass rose over rings of a chart. The start tile has an orange back (SW-4). */
function back(ground: string, ink: string): string {
  const ray = 'M50 12 54.5 45.5 88 50 54.5 54.5 50 88 45.5 54.5 12 50 45.5 45.5Z';
  return [
    `<path d="M0 0h100v100H0Z" fill="${ground}"/>`,
    `<g fill="none" stroke="${ink}"><path d="M7 7h86v86H7Z" stroke-width="1.4"/><circle cx="50" cy="50" r="33" stroke-opacity=".6" stroke-dasharray="1.6 2.6"/><circle cx="50" cy="50" r="22" stroke-width="1.4"/><path d="M26 26 74 74M74 26 26 74" stroke-opacity=".6"/></g>`,
    `<path d="${ray}" fill="${ground}" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
    `<path d="M50 12 54.5 45.5 50 50ZM88 50 54.5 54.5 50 50ZM50 88 45.5 54.5 50 50ZM12 50 45.5 45.5 50 50Z" fill="${ink}"/>`,
    `<circle cx="50" cy="50" r="3.4" fill="${ground}" stroke="${ink}" stroke-width="1.6"/>`,
  ].join('');
}

export const chartedBacks = (): string =>
  `<symbol id="tile-back-charted-space" viewBox="0 0 100 100">${back('#141d47', CHARTED.cream)}</symbol><symbol id="tile-back-start" viewBox="0 0 100 100">${back('#b4531c', '#ffe9c4')}</symbol>`;
