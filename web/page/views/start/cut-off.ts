/** An address that leads to a table as far as it goes. */
const CUT =
  /^#(?:\/invite\/[a-z0-9]*|table\/[a-z0-9]{0,16}(?:\/[\w-]{0,42})?|seat\/[a-z0-9]{0,16}(?:\/[\w.-]{0,88})?)$/;

export const isCutOff = (path: string): boolean => CUT.test(path);
