export { starWarsTiles } from './star-wars.ts';
export * from './tile.ts';
