import { closest, distance } from 'fastest-levenshtein';

/** Beginnings that only settings of ours have, each with several: whatever else begins so was meant for us. */
const OWN_BEGINNINGS = ['LIMIT_', 'KEEP_', 'BACKUP_', 'PUSH_', 'WEBHOOK_'];
/** Letters by which a mistyped name differs from what was meant. */
const MAX_MISTYPED = 2;
/** Shorter names are near to many words: HOME is two letters from HOST. */
const MIN_LENGTH = 7;

/**
 * The message about the first variable of the environment that looks like a misspelled setting; null
 * where there is none. Most of an environment is meant for others, and passes.
 */
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
