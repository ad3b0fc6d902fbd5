import * as v from 'valibot';

/** Longest description, in UTF-16 units: an issue may quote what it found. */
const MAX_LENGTH = 200;

/** What is wrong with a value from outside and where, in one short sentence: `turns.3.tile is missing`. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const fault = issue.message.replace(/^Invalid [^:]*: (?=Expected)/, '');
  const isMissing = path !== null && issue.kind === 'schema' && issue.received === 'undefined';
  return (path === null ? fault : isMissing ? `${path} is missing` : `${path}: ${fault}`).slice(0, MAX_LENGTH);
}
