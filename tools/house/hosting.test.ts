/** Checks that what hosts copy and build, the service and the image, hold what the server needs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, read } from './sources.ts';

const FILES = listFiles();

test('the service runs what is there, as the page of hosting installs it', () => {
  const unit = read('deploy/asteroute.service');
  expect(unit).toMatch(/^WorkingDirectory=\/opt\/asteroute$/m);
  expect(FILES).toContain(/^ExecStart=\S+\/node (\S+)$/m.exec(unit)?.[1]);
  expect(read('docs/host-in-ten-minutes.md')).toContain('/opt/asteroute');
});

test('HTTPS by the service itself: it may use its port, and reads the files of its certificate', () => {
  const [unit, tls] = ['deploy/asteroute.service', 'deploy/asteroute-tls.conf'].map((file) => settingsOf(read(file)));
  // What a drop-in sets takes the place of the unit's, but lists grow.
  const last = (name: string) => (tls.get(name) ?? unit.get(name))?.at(-1);
  const given = Object.fromEntries(
    tls
      .get('Environment')
      ?.join(' ')
      .split(' ')
      .map((one) => one.split('=')) ?? [],
  );
  expect(Number(given.PORT)).toBeLessThan(1024);
  expect([last('AmbientCapabilities'), last('CapabilityBoundingSet')]).toEqual(Array(2).fill('CAP_NET_BIND_SERVICE'));
  expect(last('PrivateUsers')).toBe('no');
  const copied = tls.get('LoadCredential')?.map((one) => one.split(':')[0]) ?? [];
  expect([given.TLS_CERT, given.TLS_KEY]).toEqual(copied.map((name) => `%d/${name}`));
  // The settings of the guide are those of a server behind a proxy, which believes what clients say of their address.
  expect(read('docs/host-in-ten-minutes.md')).toContain('sed -i /TRUST_PROXY/d /etc/asteroute.env');
});

test.skipIf(!hasSystemd())('systemd understands the service, with and without HTTPS of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-unit-'));
  const unit = read('deploy/asteroute.service').replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true');
  writeFileSync(join(folder, 'asteroute.service'), unit);
  const verify = () =>
    spawnSync('systemd-analyze', ['verify', join(folder, 'asteroute.service')], {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    });
  const plain = verify();
  mkdirSync(join(folder, 'asteroute.service.d'));
  writeFileSync(join(folder, 'asteroute.service.d', 'tls.conf'), read('deploy/asteroute-tls.conf'));
  const tls = verify();
  rmSync(folder, { recursive: true });
  expect([plain, tls].map(({ status, stderr }) => ({ status, stderr }))).toEqual(
    Array(2).fill({ status: 0, stderr: '' }),
  );
});

function hasSystemd(): boolean {
  return spawnSync('systemd-analyze', ['--version']).status === 0;
}

/** The settings of a unit's text: all values of each name, in their order. */
function settingsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const settings = text.split('\n').flatMap((line) => {
    const [, name, value] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value }];
  });
  return new Map(
    [...Map.groupBy(settings, ({ name }) => name)].map(([name, all]) => [name, all.map(({ value }) => value)]),
  );
}

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
