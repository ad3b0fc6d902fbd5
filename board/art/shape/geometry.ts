/**
 * Tile space is 100 x 100 units, (0, 0) in the north-west, `u` east, `v` south. Drawings, hit areas, anchors and
 * overlays share these functions, so that clicks match what is visible.
 */
export { anchor, emblemSpot, planetSeats, printSpot } from './anchors.ts';
export { featureCurve, featurePath, featureRim } from './features.ts';
