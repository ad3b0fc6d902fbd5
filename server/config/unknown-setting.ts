import { closest, distance } from 'fastest-levenshtein';

/** Prefixes that only our settings have: an unknown variable with one of them must be a mistake. */
const OWN_BEGINNINGS = ['LIMIT_', 'KEEP_', 'BACKUP_', 'PUSH_', 'WEBHOOK_'];
const MAX_MISTYPED = 2;
/** Minimum length of a name to be compared, because short names resemble many words: HOME is two letters from HOST. */
const MIN_LENGTH = 7;

/** Returns a message about the first variable like a misspelled setting, or null; most are other programs'. */
export function unknownSetting(variables: readonly string[], settings: readonly string[]): string | null {
  for (const name of variables) {
    if (settings.includes(name)) continue;
    const beginning = OWN_BEGINNINGS.find((one) => name.startsWith(one));
    const near = name.length < MIN_LENGTH ? null : nearest(name, settings);
    if (near !== null) return `${name} is no setting. Did you mean ${near}?`;
    if (beginning === undefined) continue;
    const own = settings.filter((one) => one.startsWith(beginning)).join(', ');
    return `${name} is no setting. There are ${own}.`;
  }
  return null;
}

function nearest(name: string, settings: readonly string[]): string | null {
  const near = closest(name.toUpperCase(), settings);
  return distance(name.toUpperCase(), near) <= MAX_MISTYPED ? near : null;
}
