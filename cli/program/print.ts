/**
 * Text of other people on its way to a terminal: names and places of records, what players wrote. A terminal obeys
 * control codes (colours, its title, a cleared screen), and marks of direction turn around what stands beside them.
 */

/**
 * Controls, lone surrogates, line ends of Unicode and what is invisible, but for the joiners of emoji and of Persian.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** Longest line that is printed of what others wrote, in UTF-16 units. */
const MAX_LINE = 1000;

/** A line with its unsafe letters written as `\u001b`, and its end cut off where it is too long. */
export function safeLine(text: string): string {
  const line = escaped(text);
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}

/** Lines of which each is safe to print. */
export function safeLines(text: string): string {
  return text.split('\n').map(safeLine).join('\n');
}

/** A value as JSON, in one line unless indented: the same value, without letters that a terminal obeys. */
export function safeJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  // JSON itself has escaped all controls within its texts that end a line.
  return text.split('\n').map(escaped).join('\n');
}

function escaped(text: string): string {
  return text.replace(UNSAFE, (letter) =>
    Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  );
}
