import { describeIssue } from './issue.ts';
import type { DescribeFault } from './parse.ts';

/** Such as `turn 4, tile is missing` or `turn 4, rotation: must be at most 3, found 7`. */
export const describeFault: DescribeFault = (issue) => describeIssue(issue, placeName);

/** Names a place in a record: `turn 2, points 1, side`. List items count from 1, as turns do in all other messages. */
function placeName(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key !== 'number') return `${text === '' ? '' : `${text}, `}${/^\d$/.test(key) ? `side ${key}` : key}`;
    return `${text.replace(/(turn|player)s$/, '$1')}${/\d$/.test(text) ? ', no.' : ''} ${key + 1}`;
  }, '');
}
