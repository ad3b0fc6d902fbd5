/**
 * A plugin for bundlers that imports by name what a file takes out of a namespace. The engine's files do so for V8
 * (decision 5); in a bundle, where all files are one, that would only keep what nothing uses.
 */
export const namedImports = {
  name: 'named-imports',
  enforce: 'pre',
  transform(code: string): { code: string; map: null } | null {
    const namespaces = [...code.matchAll(/^import \* as (\w+) from ('[^']+');$/gm)];
    if (namespaces.length === 0) return null;
    const files = new Map(namespaces.map(([, name, file]) => [name, file]));
    const named = code.replace(/^const \{([\s\w,]+)\} = (\w+);$/gm, (whole, names: string, from: string) =>
      files.has(from) ? `import {${names}} from ${files.get(from)};` : whole,
    );
    return { code: named, map: null };
  },
} as const;
