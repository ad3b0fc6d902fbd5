import { describeIssue } from './issue.ts';
import type { DescribeFault } from './parse.ts';

/** A fault of a record with its place: `turn 4, tile is missing` or `turn 4, rotation: must be at most 3, found 7`. */
export const describeFault: DescribeFault = (issue) => describeIssue(issue, placeName);

/** `turn 2, points 1, side`: lists are counted from 1, as people and all other messages count turns. */
function placeName(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key !== 'number') return `${text === '' ? '' : `${text}, `}${/^\d$/.test(key) ? `side ${key}` : key}`;
    return `${text.replace(/(turn|player)s$/, '$1')}${/\d$/.test(text) ? ', no.' : ''} ${key + 1}`;
  }, '');
}
