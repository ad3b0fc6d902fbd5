/** Tests `npm test` when it receives a termination signal, in a small repository of its own. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** A test that never ends. It starts a program that ignores SIGTERM. */
const SLOW_TEST = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  import { test } from 'vitest';
  test('never ends', async () => {
    const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1e6); console.log('up')";
    const child = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    console.log(JSON.stringify({ pids: [process.ppid, process.pid, child.pid] }));
    await new Promise(() => {});
  }, 600_000);
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-check-'));
  for (const name of ['main.ts', 'children.ts', 'report.ts'])
    cpSync(join(ROOT, 'tools/check', name), join(folder, 'tools/check', name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'vitest.config.js'),
    'export default { test: { disableConsoleIntercept: true, tags: [{ name: "soak" }] } };',
  );
  writeFileSync(join(folder, 'slow.test.ts'), SLOW_TEST);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Whether a process runs. A process that has ended may exist until its parent or the system has collected its exit
 * code.
 */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/^\d+ \(.*\) Z/.test(readFileSync(stat, 'utf8'));
}

test('npm test that gets SIGTERM ends all that its tests started', async () => {
  const child = spawn(process.execPath, [join(folder, 'tools/check/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let text = '';
  const pids = await new Promise<number[]>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (data: string) => {
      text += data;
      const told = /\{"pids":.*\}/.exec(text);
      if (told !== null) resolve((JSON.parse(told[0]) as { pids: number[] }).pids);
    });
    void ended.then(() => reject(new Error(`it ended by itself: ${text}`)));
  });
  expect(pids.map(isAlive)).toEqual([true, true, true]);
  child.kill('SIGTERM');
  expect(await ended).toBe(143);
  expect(text).toMatch(/-- ended by SIGTERM\n/);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});
