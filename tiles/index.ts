export { classicTiles } from './classic.ts';
export { riverTiles } from './river.ts';
export { starWarsTiles } from './star-wars.ts';
export * from './tile.ts';
