/** Counts comments, and finds those that say the name again that they stand before. */

const SMALL = new Set(
  'a all an and are as at be been by can each every for from has have if in into is it its may no not of on one only or own that the their them they this to was what when where which who whose with'.split(
    ' ',
  ),
);
const ENDINGS = ['ings', 'ing', 'ies', 'ied', 'ers', 'er', 'ed', 'es', 's', 'e', 'y'];

/** The part of its words that a comment may have in common with the declaration below it. */
const SHARED = 0.6;

/** The words of a text or of names in it, without endings and without those that mean nothing alone. */
function wordsOf(text: string): string[] {
  const apart = text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return Array.from(apart.matchAll(/[a-z]{2,}/g), ([word]) => word)
    .filter((word) => !SMALL.has(word))
    .map(withoutEnding);
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((one) => word.length > one.length + 2 && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Whether most words of a comment are in the declaration after it; numbers, of rules or units, and a second sentence are news. */
function isEcho(comment: string, declaration: string): boolean {
  const [told, named] = [wordsOf(comment), new Set(wordsOf(declaration))];
  return !/[\d;]/.test(comment) && told.filter((word) => named.has(word)).length >= told.length * SHARED;
}

export function echoes(
  text: string,
): { readonly at: number; readonly comment: string; readonly declaration: string }[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const comment = /^\s*\/\*\* (.*) \*\/$/.exec(line)?.[1];
    const declaration = lines[index + 1] ?? '';
    if (index === 0 || comment === undefined || /^\s*(import\b|\/|$)/.test(declaration)) return [];
    return isEcho(comment, declaration) ? [{ at: index + 1, comment, declaration }] : [];
  });
}

export function commentLines(text: string): number {
  const comments = text.matchAll(/^[ \t]*(\/\*[\s\S]*?\*\/[ \t]*$|\/\/.*$)/gm);
  return Array.from(comments, ([comment]) => comment.split('\n').length).reduce((sum, lines) => sum + lines, 0);
}
