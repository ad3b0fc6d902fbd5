const OMITTED = new Set(['level', 'time', 'msg']);
const WARNING = 40;

export function plainLines(write: (line: string) => void) {
  return {
    write(line: string): void {
      const entry: Readonly<Record<string, unknown>> = JSON.parse(line);
      const fields = Object.entries(entry).filter(([name]) => !OMITTED.has(name));
      const more = fields.map(
        ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      );
      const begin = Number(entry.level) >= WARNING ? 'Warning: ' : '';
      const text = `${begin}${entry.msg}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
      write(`${text[0].toUpperCase()}${text.slice(1)}.\n`);
    },
  };
}
