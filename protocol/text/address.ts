/**
 * Without what messengers make of it: signs of the sentence and marks without a width behind it, and `#` or `&` written
 * in another way. Addresses end in a letter, a digit, `-`, `_` or `/`.
 */
export const plainAddress = (address: string): string =>
  address
    .replace(/%23/g, '#')
    .replaceAll('&amp;', '&')
    .replace(/(?:[^\w\-/#%]|%[\dA-F]{2})+$/i, '');
