/** Text by others, made safe for a terminal, which obeys control codes and lets direction marks reverse text. */

/** Without the joiners that emoji and Persian need. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** Maximum length of a printed line of other people's text, in UTF-16 units. */
const MAX_LINE = 1000;

/** A line with unsafe characters written as `\u001b`, cut off at the maximum length. */
export function safeLine(text: string): string {
  const line = escaped(text);
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}

/** Several lines, each made safe to print. */
export function safeLines(text: string): string {
  return text.split('\n').map(safeLine).join('\n');
}

/** A value as JSON, in one line unless indented, with characters that a terminal obeys written as escapes. */
export function safeJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  // JSON has already escaped line ends within its strings, so every line end belongs to the indentation.
  return text.split('\n').map(escaped).join('\n');
}

function escaped(text: string): string {
  return text.replace(UNSAFE, (letter) =>
    Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  );
}
