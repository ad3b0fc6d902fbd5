/** Advice for records that are spread over several lines. */
const ONE_LINE = 'a game is one line: jq -c . FILE makes it so';

/** Why it is not JSON and what to do; null if it is. The line was decoded as UTF-8, as records are. */
export function whyNotJson(line: string): string | null {
  try {
    JSON.parse(line);
    return null;
  } catch (error) {
    return encodingFault(line) ?? endFault(line) ?? `not JSON${placeOf(error)}`;
  }
}

function encodingFault(line: string): string | null {
  if (line.startsWith('\uFEFF')) return 'begins with a byte-order mark; save the file as UTF-8 without one';
  // Neither byte of a UTF-16 byte-order mark is valid UTF-8, and every second byte of ASCII letters is 0.
  const order = /^\uFFFD*\s*[{["]\0/.test(line) ? 'LE' : /^\uFFFD*\0\s*\0?[{["]/.test(line) ? 'BE' : null;
  if (order === null) return null;
  const cause = 'which > of Windows PowerShell 5 writes';
  return `UTF-16 (${order}), ${cause}; make it UTF-8: iconv -f UTF-16 -t UTF-8, or write it from cmd or PowerShell 7`;
}

function endFault(line: string): string | null {
  if (!endsEarly(line)) return null;
  const text = line.trim();
  if (/^[{[\s]+$/.test(text)) return `JSON over several lines; ${ONE_LINE}`;
  const end = `the line ends before its JSON does, after ${text.length} characters`;
  return /[{[,]$/.test(text) ? `${end}: cut off, or over several lines; ${ONE_LINE}` : `${end}: it was cut off`;
}

/** Whether a text that begins with an object or a list ends inside of it, or inside of a string. */
function endsEarly(line: string): boolean {
  let [depth, isQuoted] = [0, false];
  for (let at = 0; at < line.length; at++) {
    const letter = line[at];
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += letter === '\\' ? 1 : 0;
    else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth--;
    if (depth < 0) return false;
  }
  return /^\s*[{[]/.test(line) && (isQuoted || depth > 0);
}

/** Returns ` at character 16` if the JavaScript engine names the position, otherwise nothing. */
function placeOf(error: unknown): string {
  const at = /position (\d+)/.exec(String(error))?.[1];
  return at === undefined ? '' : ` at character ${Number(at) + 1}`;
}
