import { COUNTRYSIDE as C } from '../../theme/countryside.ts';

/** The back of a tile: a roundel with a tower on a hill and a winding road. */
function back(ground: string, frame: string, hill: string): string {
  return [
    `<path d="M0 0h100v100H0Z" fill="${ground}"/>`,
    `<g fill="none" stroke="${frame}"><path d="M6 6h88v88H6Z" stroke-width="2"/><path d="M10 10h80v80H10Z" stroke-width=".9" stroke-dasharray="3 2"/></g>`,
    `<clipPath id="cs-roundel-${hill.slice(1)}"><circle cx="50" cy="50" r="31"/></clipPath>`,
    `<g clip-path="url(#cs-roundel-${hill.slice(1)})"><circle cx="50" cy="50" r="31" fill="${C.plaster}"/><circle cx="67" cy="35" r="7" fill="${C.gold}"/><path d="M14 62Q34 42 52 52T90 50V90H14Z" fill="${hill}"/><path d="M14 74Q40 58 60 66T90 66V90H14Z" fill="${C.hedge}" fill-opacity=".45"/><path d="M46 54C60 60 34 66 42 74S58 78 54 86" fill="none" stroke="${C.roadEdge}" stroke-width="7"/><path d="M46 54C60 60 34 66 42 74S58 78 54 86" fill="none" stroke="${C.road}" stroke-width="4.2"/></g>`,
    `<g stroke="${C.wall}" stroke-width="1.4" stroke-linejoin="round"><path d="M38 55V36H50V55Z" fill="${C.crenel}"/><path d="M46 36H50V55H46Z" fill="${C.stone}"/><path d="M35.6 36.6 44 23 52.4 36.6Z" fill="${C.roof}"/></g>`,
    `<circle cx="50" cy="50" r="31" fill="none" stroke="${frame}" stroke-width="2.4"/>`,
  ].join('');
}

/** `<symbol id="tile-back-countryside">` and `tile-back-river`. */
export const countrysideBacks = (): string =>
  `<symbol id="tile-back-countryside" viewBox="0 0 100 100">${back('#8fae62', C.crenel, C.meadow)}</symbol><symbol id="tile-back-river" viewBox="0 0 100 100">${back(C.river, '#f2fbff', '#a8cc9a')}</symbol>`;
