/** What a person can do something about: the page is not on the home screen, or it came without HTTPS. */
export type Obstacle = 'home-screen' | 'https';

/** What the browser reports about the page. */
interface Told {
  readonly isSecure: boolean;
  /** On an iPhone or iPad, whether the page was opened from the home screen; elsewhere undefined. */
  readonly isOnHomeScreen: boolean | undefined;
}

/** Whether browsers give this page all that they have, and how it was opened. Only Safari knows home screens. */
export const toldByBrowser = (): Told => ({
  isSecure: isSecureContext,
  isOnHomeScreen: (navigator as { readonly standalone?: boolean }).standalone,
});

/** Why this page cannot be installed by a button or receive notices; null where nothing is known to be in the way. */
export function obstacleOf({ isSecure, isOnHomeScreen }: Told): Obstacle | null {
  if (!isSecure) return 'https';
  return isOnHomeScreen === false ? 'home-screen' : null;
}
