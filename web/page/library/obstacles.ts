/** An obstacle that a person can remove: the page is not on the home screen, or was loaded without HTTPS. */
export type Obstacle = 'home-screen' | 'https';

interface Told {
  readonly isSecure: boolean;
  /** On an iPhone or iPad, whether the page was opened from the home screen; elsewhere undefined. */
  readonly isOnHomeScreen: boolean | undefined;
}

/** Asks the browser whether the page has its full features and how it was opened. Only Safari reports home screens. */
export const toldByBrowser = (): Told => ({
  isSecure: isSecureContext,
  isOnHomeScreen: (navigator as { readonly standalone?: boolean }).standalone,
});

/** Why this page cannot be installed by a button or receive notices; null if no obstacle is known. */
export function obstacleOf({ isSecure, isOnHomeScreen }: Told): Obstacle | null {
  if (!isSecure) return 'https';
  return isOnHomeScreen === false ? 'home-screen' : null;
}
