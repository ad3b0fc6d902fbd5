/** Letters of Cyrillic and Greek, digits and strokes, each before the Latin letter that looks the same. */
const SHAPES =
  'АA ВB ЕE ЅS Іl ЈJ КK МM НH ОO РP СC ТT УY ХX ԚQ ԜW Ӏl ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX Il 1l |l 0O ' +
  'аa еe ѕs іi јj оo рp сc уy хx һh ԁd ԛq ԝw ӏl αa οo νv ρp ιi υu κk';
const LATIN = new Map(SHAPES.split(' ').map(([letter, latin]) => [letter, latin] as const));

/**
 * But for case, unseen marks, dashes, spaces and lookalikes of Cyrillic and Greek (Unicode's whole table would be
 * larger than the protocol). Mixed alphabets are allowed ("DJ Вова"): nobody may pass for somebody else.
 */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [looksOf(one), looksOf(other)];
  return a.some((look, i) => look === b[i]);
}

/** The two looks of a name, by which a database finds those that look alike: two names do if they share either. */
export function looksOf(name: string): readonly [folded: string, shaped: string] {
  const text = evened(name);
  return [folded(text), folded(shaped(text))];
}

/** Folds case; by way of capitals, so that ß and ss are the same. */
const folded = (text: string): string => text.toUpperCase().toLowerCase();

const shaped = (text: string): string => Array.from(text, (letter) => LATIN.get(letter) ?? letter).join('');

function evened(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
