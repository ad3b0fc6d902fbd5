/** The address of how these people fared against each other; without names, of the choice of them. */
export const rivalsAddress = (names: readonly string[]): string =>
  ['#rivals', ...names.map(encodeURIComponent)].join('/');
