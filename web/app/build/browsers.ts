/**
 * Defined only here: vite builds for them, TypeScript limits the page's code to their library, the test of the styles
 * compares them with MDN's table, the README names them. `public/old-browser.js` informs people with older browsers.
 */
export const FLOOR = { chrome: '120', edge: '120', firefox: '128', safari: '17.4', safari_ios: '17.4' } as const;

/** The standard library of these browsers, as tsconfig.browser.json names it. */
export const FLOOR_LIBRARY = 'es2024';

export const BUILD_TARGET = Object.entries(FLOOR).map(
  ([name, version]) => `${name.replace('safari_ios', 'ios')}${version}`,
);
