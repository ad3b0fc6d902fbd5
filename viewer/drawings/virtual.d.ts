/** Modules that the build makes: the tiles of each set, the pieces of each theme, and the icons. */
declare module 'virtual:tiles/*' {
  const tiles: import('./drawn-tiles.ts').DrawnTiles;
  export default tiles;
}
declare module 'virtual:theme/*' {
  const theme: import('./drawn-tiles.ts').DrawnTheme;
  export default theme;
}
declare module 'virtual:icons' {
  const symbols: string;
  export default symbols;
}
