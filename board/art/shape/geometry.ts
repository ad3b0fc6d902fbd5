/**
 * Where everything on a tile is. Tile space is 100 x 100 units with (0, 0) at the north-west corner, `u` to the east
 * and `v` to the south; the centre is (50, 50). What this file says is used for drawing, for hit areas, for anchors
 * and for ownership overlays alike, so that what is seen is what is clicked.
 */
export { anchor, emblemSpot, planetSeats, printSpot, shieldSpot } from './anchors.ts';
export { featureCurve, featurePath } from './features.ts';
