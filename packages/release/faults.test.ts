import { expect, test } from 'vitest';
import { type Repository, releaseFaults } from './faults.ts';

const READY: Repository = {
  changes: '',
  origin: 'git@github.com:asteroute/asteroute.git',
  changesets: ['config.json'],
  named: 'git+https://github.com/asteroute/asteroute.git',
  env: { NODE_AUTH_TOKEN: 'a token' },
};

test('a clean tree with a token is released, also by a workflow that the registry trusts', () => {
  expect(releaseFaults(READY)).toEqual([]);
  expect(releaseFaults({ ...READY, env: { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://example.org' } })).toEqual([]);
});

test.each<[string, Partial<Repository>, RegExp]>([
  ['a changed file', { changes: ' M README.md\n' }, /^The working tree has changes/],
  ['a change without a version', { changesets: ['config.json', 'new-bot.md'] }, /^Changes wait in \.changeset/],
  ['a missing token', { env: {} }, /^There is no token/],
  ['no origin', { origin: null }, /but origin is missing/],
  ['another origin', { origin: 'https://github.com/someone/asteroute' }, /but origin is https/],
])('%s is refused', (_, change, message) => {
  expect(releaseFaults({ ...READY, ...change })).toEqual([expect.stringMatching(message)]);
});
