/** What names and lines of chat may consist of: they must be visible, and must not disturb the text around them. */

/** Why a text is refused: it is empty, contains an invisible character, or has too many marks on one letter. */
export type TextFault = 'empty' | 'unseen' | 'marks';

/** The flags of England, Scotland and Wales: a black flag, letters as tags, and the end of the tags. */
const TAGGED_FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,8}\u{E007F}/gu;
/**
 * Characters that join emoji and letters, or keep letters apart: invisible, but needed in Persian and for family emoji.
 */
const JOINERS = /[\u200C\u200D]/gu;
/** A joiner at either end, beside a space or beside another joiner, which therefore joins nothing. */
const IDLE_JOINER = /(^|[\s\u200C\u200D])[\u200C\u200D]|[\u200C\u200D](\s|$)/u;
/** Controls, characters that change the direction of writing, lone surrogates, private characters and blank letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u;
/** A mark without a letter, or more marks on one letter than any language uses. */
const STRAY_MARKS = /^\p{M}|\p{M}{5}/u;
const NOTHING = /^[\p{Z}\p{M}]*$/u;

/** Returns why a name or a line of chat is refused; null if it is valid. Surrounding spaces are ignored. */
export function textFault(text: string): TextFault | null {
  const line = text.trim().replace(TAGGED_FLAG, 'F');
  const letters = line.replace(JOINERS, '');
  if (letters === '') return line === '' ? 'empty' : 'unseen';
  if (IDLE_JOINER.test(line) || UNSEEN.test(letters)) return 'unseen';
  if (NOTHING.test(letters)) return 'empty';
  return STRAY_MARKS.test(letters) ? 'marks' : null;
}
