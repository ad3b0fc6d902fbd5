import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLI_COMMANDS, loadCommand } from './commands.ts';
import { completionScript, SHELLS } from './program/completion.ts';

let scripts: Record<string, string>;
beforeAll(async () => {
  const commands = await Promise.all(Object.keys(CLI_COMMANDS).map(loadCommand));
  scripts = Object.fromEntries(SHELLS.map((shell) => [shell, completionScript(shell, 'asteroute', commands)]));
});

/** What a program of a shell prints. */
function output(shell: string, program: string): string {
  const { status, stdout, stderr } = spawnSync(shell, ['-c', program], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const isMissing = (shell: string): boolean => spawnSync(shell, ['--version']).error !== undefined;
/** Options of a test that needs a shell: without it the test is skipped, and `npm test` prints why. */
function skippedWithout(shell: string): { readonly skip: boolean; readonly meta: object } {
  return { skip: isMissing(shell), meta: { skipReason: `no ${shell} on this machine` } };
}

/** Calls of the program up to the cursor, and what completes the last word. */
const COMPLETED: readonly (readonly [words: string, completions: readonly string[]])[] = [
  ['sim', ['simulate']],
  ['simulate --ed', ['--edition']],
  ['simulate --edition cl', ['classic']],
  ['arena --a carel', ['careless']],
  ['admin sho', ['show']],
  ['completion f', ['fish']],
];

describe('completion', () => {
  test.each(SHELLS)('for %s names every command', (shell) => {
    for (const name of Object.keys(CLI_COMMANDS)) expect(scripts[shell]).toMatch(new RegExp(`\\b${name}\\b`));
  });

  describe('in bash', skippedWithout('bash'), () => {
    test.each(COMPLETED)('asteroute %s: %j', (words, completions) => {
      const call = `COMP_WORDS=(asteroute ${words}) COMP_CWORD=${words.split(' ').length}`;
      const text = output('bash', `${scripts.bash}\n${call}\n_asteroute\necho "\${COMPREPLY[@]}"\n`);
      expect(text).toBe(`${completions.join(' ')}\n`);
    });

    test('of a file is left to the shell, and options are offered after a dash', () => {
      const completed = (word: string) =>
        output(
          'bash',
          `${scripts.bash}\nCOMP_WORDS=(asteroute replay '${word}') COMP_CWORD=2\n_asteroute\necho "\${COMPREPLY[@]}"\n`,
        );
      expect([completed(''), completed('--q')]).toEqual(['\n', '--quiet\n']);
    });
  });

  describe('in fish', skippedWithout('fish'), () => {
    test.each(COMPLETED)('asteroute %s: %j', (words, completions) => {
      const lines = output('fish', `${scripts.fish}\ncomplete -C "asteroute ${words}"\n`).trim().split('\n');
      expect(lines.map((line) => line.split('\t')[0])).toEqual(completions);
    });
  });

  test('in zsh is a script that zsh can read', skippedWithout('zsh'), () => {
    expect(output('zsh', `compdef() { echo "$@"; }\n${scripts.zsh}`)).toBe('_asteroute asteroute\n');
  });
});
