/** Why a text is refused: it is empty, contains an invisible character, or has too many marks on one letter. */
export type TextFault = 'empty' | 'unseen' | 'marks';

/** The flags of England, Scotland and Wales: a black flag, letters as tags, and the end of the tags. */
const TAGGED_FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,8}\u{E007F}/gu;
/** Characters that join letters or keep them apart: invisible, but needed in Persian and for family emoji. */
const JOINERS = /[\u200C\u200D]/gu;
/** A joiner at either end, beside a space or beside another joiner, which therefore joins nothing. */
const IDLE_JOINER = /(^|[\s\u200C\u200D])[\u200C\u200D]|[\u200C\u200D](\s|$)/u;
/** Selectors of a letter's form after something that has one. Elsewhere they make a second name of the same looks. */
const FORMS =
  /(?<=[\p{Extended_Pictographic}\p{Emoji}])[\uFE0E\uFE0F]|(?<=\p{sc=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=[\p{sc=Mong}\p{sc=Phag}])[\u180B-\u180D\u180F\uFE00]/gu;
/** All that shows nothing or disturbs the text around, and what is not assigned, except room kept for emoji. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]|(?!\p{Extended_Pictographic})\p{Cn}/u;
/** A mark without a letter, or more marks on one letter than any language uses. */
const STRAY_MARKS = /^\p{M}|\p{M}{5}/u;
const NOTHING = /^[\p{Z}\p{M}]*$/u;

/** Returns why a name or a line of chat is refused; null if it is valid. Surrounding spaces are ignored. */
export function textFault(text: string): TextFault | null {
  const line = text.trim().replace(TAGGED_FLAG, 'F');
  const letters = line.replace(JOINERS, '').replace(FORMS, '');
  if (letters === '') return line === '' ? 'empty' : 'unseen';
  if (IDLE_JOINER.test(line) || UNSEEN.test(letters)) return 'unseen';
  if (NOTHING.test(letters)) return 'empty';
  return STRAY_MARKS.test(letters) ? 'marks' : null;
}
