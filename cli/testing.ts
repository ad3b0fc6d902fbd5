/** For tests only: runs the `asteroute` command as a program of its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Path of the command line's program. */
export const MAIN = join(import.meta.dirname, 'main.ts');

/** Runs an `asteroute` command to its end, with `input` on its standard input. */
export function asteroute(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
  return run([MAIN, ...args], input);
}

/** Runs a Node program to its end. */
export function run(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args);
    const [out, err]: [string[], string[]] = [[], []];
    child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: out.join(''), err: err.join('') }));
    // A command that does not read its input closes it early, which is not an error.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Runs a command, reads the first line of its output, and closes the pipe as `head -1` does. */
export function firstLine(
  args: readonly string[],
): Promise<{ readonly line: string; readonly code: number | null; readonly err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [line, err] = ['', ''];
    child.stdout.setEncoding('utf8').once('data', (text: string) => {
      line = text.split('\n')[0];
      child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ line, code, err }));
  });
}

/** Standard error without progress lines, which are printed only on slow machines. */
export function withoutProgress(err: string): string {
  return err.replace(/^.* of \d+, .* s left *\n/gm, '');
}
