/**
 * Where everything on a tile is. Tile space is 100 x 100 units with (0, 0) at the north-west corner, `u` to the east
 * and `v` to the south; the centre is (50, 50). Drawings, hit areas, anchors and ownership overlays all use these
 * functions, so that clicks match what is visible.
 */
export { anchor, emblemSpot, planetSeats, printSpot } from './anchors.ts';
export { featureCurve, featurePath, featureRim } from './features.ts';
