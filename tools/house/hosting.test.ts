/** Checks that what hosts copy and build, the service and the image, hold what the server needs. */
import { expect, test } from 'vitest';
import { listFiles, read } from './sources.ts';

const FILES = listFiles();

test('the service runs what is there, as the page of hosting installs it', () => {
  const unit = read('deploy/asteroute.service');
  expect(unit).toMatch(/^WorkingDirectory=\/opt\/asteroute$/m);
  expect(FILES).toContain(/^ExecStart=\S+\/node (\S+)$/m.exec(unit)?.[1]);
  expect(read('docs/host-in-ten-minutes.md')).toContain('/opt/asteroute');
});

test('the image has every workspace that server and command line use', () => {
  const [, copied] = /cp -a --parents ([^&]*)\/image/.exec(read('Dockerfile').replaceAll('\\\n', ' ')) ?? [];
  const inImage = copied?.trim().split(/\s+/) ?? [];
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
  const folders = new Map(workspaces.map((folder) => [packageOf(folder).name, folder]));
  const needed = new Set(['server', 'cli']);
  for (const folder of needed)
    for (const name of Object.keys(packageOf(folder).dependencies ?? {}))
      if (folders.has(name)) needed.add(folders.get(name) ?? '');
  expect(needed.size).toBeGreaterThan(6);
  expect([...needed].filter((folder) => !inImage.includes(folder))).toEqual([]);
  // Operators are told to call it.
  expect(read('Dockerfile')).toContain('/usr/local/bin/asteroute');
});

const packageOf = (folder: string): { readonly name: string; readonly dependencies?: object } =>
  JSON.parse(read(`${folder}/package.json`));
