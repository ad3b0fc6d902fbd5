/** HTTPS by the server itself: what is served, how a renewed certificate gets there, and what is refused. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { createHttpServer } from '../delivery/http-server.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { readCertificate, renewCertificate } from './certificate.ts';

const GIVEN = join(import.meta.dirname, '..', 'test', 'certificates');
const FOLDER = mkdtempSync(join(tmpdir(), 'asteroute-tls-'));
const FILES = { cert: join(FOLDER, 'cert.pem'), key: join(FOLDER, 'key.pem') };
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const put = (name: string, file: 'cert' | 'key'): void =>
  copyFileSync(join(GIVEN, `${name}.${file === 'cert' ? 'crt' : 'key'}`), FILES[file]);

/** The certificate that a new connection is shown: its text in PEM. */
function shownBy(server: Server): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const line = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(line.getPeerX509Certificate()?.toString() ?? '');
      line.destroy();
    });
    line.on('error', reject);
  });
}

test('new connections get a renewed certificate within a minute, and the earlier one while the files do not fit', async () => {
  put('first', 'cert');
  put('first', 'key');
  const told: string[] = [];
  const note = (_: object, message: string) => void told.push(message);
  const clock = virtualClock();
  const certificate = readCertificate(FILES);
  expect(certificate.names).toEqual(['localhost', 'games.example']);
  const fetch = () => new Response('here');
  const server = createHttpServer({ fetch, maxConnections: 0, certificate }) as Server;
  renewCertificate(server, certificate, { clock, log: { info: note, warn: note, error: note } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [first, second] = ['first', 'second'].map((name) => readFileSync(join(GIVEN, `${name}.crt`), 'utf8'));
  expect(await shownBy(server)).toBe(first);

  put('second', 'cert');
  await clock.advance(120_000);
  expect(await shownBy(server)).toBe(first);
  expect(told).toEqual(['the certificate cannot be renewed']);
  put('second', 'key');
  await clock.advance(60_000);
  expect(await shownBy(server)).toBe(second);
  await clock.advance(120_000);
  expect(told.slice(1)).toEqual(['the certificate was renewed']);
  await new Promise((resolve) => server.close(resolve));
});

test('files that cannot be served are refused with the setting and the reason', () => {
  const text = join(FOLDER, 'text.pem');
  writeFileSync(text, 'certificate');
  const [cert, key] = ['first.crt', 'first.key'].map((name) => join(GIVEN, name));
  const read = (files: typeof FILES) => () => readCertificate(files);
  expect(read({ cert: '/nowhere/x.pem', key })).toThrow('TLS_CERT: /nowhere/x.pem cannot be read (ENOENT).');
  expect(read({ cert, key: FOLDER })).toThrow(`TLS_KEY: ${FOLDER} cannot be read (EISDIR).`);
  expect(read({ cert: text, key })).toThrow(`TLS_CERT: ${text} is no certificate in PEM.`);
  expect(read({ cert, key: text })).toThrow(`TLS_KEY: ${text} is no private key in PEM without a password.`);
  const other = join(GIVEN, 'second.key');
  expect(read({ cert, key: other })).toThrow(`TLS_KEY: ${other} is not the key of ${cert}.`);
});
