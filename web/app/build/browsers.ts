/**
 * The oldest browsers that the page works in, written here alone: what vite builds for, what TypeScript lets programs of
 * the page call, what the test of our styles compares with MDN's table, and what the README promises. A test holds them
 * together. `public/old-browser.js` tells older ones.
 */
export const FLOOR = { chrome: '120', edge: '120', firefox: '128', safari: '17.4', safari_ios: '17.4' } as const;

/** The standard library of that floor, as tsconfig.browser.json names it. */
export const FLOOR_LIBRARY = 'es2024';

/** The floor as vite writes it. */
export const BUILD_TARGET = Object.entries(FLOOR).map(
  ([name, version]) => `${name.replace('safari_ios', 'ios')}${version}`,
);
