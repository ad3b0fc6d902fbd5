export { classicTiles } from './classic.ts';
export { innsTiles } from './inns.ts';
export { riverTiles } from './river.ts';
export { starWarsTiles } from './star-wars.ts';
export * from './tile.ts';
export { tradersTiles } from './traders.ts';
