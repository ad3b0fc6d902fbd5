/** Looks into markup, for tests. */

/** The complaint about markup that is not a tree of closed tags with quoted attributes; empty if it is. */
export function malformed(markup: string): string {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  for (let at = 0; at < markup.length; at = tag.lastIndex) {
    tag.lastIndex = at;
    const found = tag.exec(markup);
    if (found === null) return `no tag at "${markup.slice(at, at + 40)}"`;
    const [, closing, name, , empty] = found;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    if (!closing && !empty) open.push(name);
  }
  return open.join(' ');
}

/** The ids that the markup defines. */
export const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);

/** Ids that the markup refers to. */
export const references = (markup: string): string[] =>
  [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map((m) => m[1]);

/** The markup of one `<symbol>`, by its id. */
export const symbolMarkup = (markup: string, id: string): string =>
  markup.match(new RegExp(`<symbol id="${id}".*?</symbol>`))![0];
