/**
 * Without what messengers add or change: signs and unseen marks behind it, `#` or `&` in another form. Addresses end in
 * a letter, a digit, `-`, `_` or `/`.
 */
export const plainAddress = (address: string): string =>
  address
    .replace(/%23/g, '#')
    .replaceAll('&amp;', '&')
    .replace(/(?:[^\w\-/#%]|%[\dA-F]{2})+$/i, '');
