import { closest, distance } from 'fastest-levenshtein';

/** Prefixes that only our settings have: an unknown variable with one of them must be a mistake. */
const OWN_BEGINNINGS = ['LIMIT_', 'KEEP_', 'BACKUP_', 'PUSH_', 'WEBHOOK_'];
/**
 * How many letters may be wrong in a name of at least so many. Of a shorter one only the order or a letter twice, because
 * it resembles many words: POST is one letter from HOST.
 */
const MISTYPED = [
  { length: 7, most: 2 },
  { length: 6, most: 1 },
] as const;

/** Returns a message about the first variable like a misspelled setting, or null; most are other programs'. */
export function unknownSetting(variables: readonly string[], settings: readonly string[]): string | null {
  for (const name of variables) {
    if (settings.includes(name)) continue;
    const beginning = OWN_BEGINNINGS.find((one) => name.startsWith(one));
    const near = nearest(name, settings);
    if (near !== null) return `${name} is no setting. Did you mean ${near}?`;
    if (beginning === undefined) continue;
    const own = settings.filter((one) => one.startsWith(beginning)).join(', ');
    return `${name} is no setting. There are ${own}.`;
  }
  return null;
}

function nearest(name: string, settings: readonly string[]): string | null {
  const typed = name.toUpperCase();
  const near = closest(typed, settings);
  const { most = 0 } = MISTYPED.find(({ length }) => typed.length >= length) ?? {};
  if (distance(typed, near) <= most) return near;
  return settings.find((one) => lettersOf(one) === lettersOf(typed) || one === typed.replace(/(.)\1/, '$1')) ?? null;
}

const lettersOf = (name: string): string => [...name].sort().join('');
