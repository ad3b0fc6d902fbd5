import { hostname } from 'node:os';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { announcement, houseAddresses, noticeHint } from './announce.ts';
import { readArguments } from './config/arguments.ts';
import { StartError } from './domain/ports.ts';
import { plainLines } from './terminal-log.ts';

const at = (host: string, trustProxy = false, origins: readonly string[] = []) => ({
  port: 3000,
  host,
  trustProxy,
  origins: [...origins],
  tls: null,
});
const HOUSES = ['192.168.1.20', '10.0.0.5'];

test('a server for this machine alone says how to let others in', () => {
  const local = 'Only this machine can reach it; to let others in: HOST=0.0.0.0 npm start';
  for (const isTerminal of [true, false])
    expect(announcement(at('127.0.0.1'), HOUSES, isTerminal)).toBe(
      `Asteroute is ready at http://localhost:3000\n${local}`,
    );
});

test('a server for others names its addresses in the house, and draws the first one for cameras on a terminal', () => {
  const plain = [
    'Asteroute is ready at http://localhost:3000',
    'For others in your network: http://192.168.1.20:3000 or http://10.0.0.5:3000',
    `Where your network knows this machine by name: http://${hostname().toLowerCase()}:3000`,
  ];
  expect(announcement(at('0.0.0.0'), HOUSES, false).split('\n')).toEqual(plain);
  const [first, second, third, ...code] = announcement(at('::'), HOUSES, true).split('\n');
  expect([first, second, third]).toEqual(plain);
  expect(dotsOf(code)).toEqual(encode('http://192.168.1.20:3000', { border: 2 }).data);
  expect(announcement(at('192.168.1.20'), HOUSES, false)).toBe('Asteroute is ready at http://192.168.1.20:3000');
  expect(announcement(at('fd00::1'), HOUSES, false)).toBe('Asteroute is ready at http://[fd00::1]:3000');
  expect(announcement(at('0.0.0.0', true), HOUSES, true).split('\n')).toEqual([
    plain[0],
    'Behind a proxy it answers to its public name once that is in ORIGINS',
  ]);
  expect(announcement(at('127.0.0.1', true, ['https://games.example']), HOUSES, true)).toMatch(
    /\nAlso by the names in ORIGINS: https:\/\/games\.example$/,
  );
  expect(announcement(at('0.0.0.0'), [], true)).toBe(plain[0]);
  const encrypted = {
    ...at('0.0.0.0', false, ['https://games.example', 'https://games.example']),
    tls: { cert: 'a', key: 'b' },
  };
  expect(announcement(encrypted, HOUSES, true).split('\n')).toEqual([
    'Asteroute is ready at https://localhost:3000',
    'Also by the names in ORIGINS and its certificate: https://games.example',
  ]);
});

test('a server that tells nobody of turns says how to turn that on', () => {
  const none = { pushContact: null, pushHosts: [], webhookHosts: [] };
  const hint = 'PUSH_CONTACT=mailto:you@example.org npm start';
  expect(noticeHint({ notifications: none, mail: null }).join()).toContain(hint);
  const mail = { url: 'smtp://mail.example', from: 'a@b.example', site: 'https://games.example' };
  expect(noticeHint({ notifications: none, mail })).toEqual([]);
  for (const some of [{ pushContact: 'mailto:a@b.example' }, { webhookHosts: ['https://hooks.example'] }])
    expect(noticeHint({ notifications: { ...none, ...some }, mail: null })).toEqual([]);
});

/**
 * Decodes the printed QR code into dots, true for black: a character is two dots, one above the other, and printed
 * blocks are white.
 */
function dotsOf(lines: readonly string[]): boolean[][] {
  const rows = lines.flatMap((line) => {
    const [before, after] = ['\u001b[97;40m', '\u001b[0m'];
    expect([line.startsWith(before), line.endsWith(after)]).toEqual([true, true]);
    const letters = [...line.slice(before.length, -after.length)];
    return ['█▀', '█▄'].map((inked) => letters.map((letter) => !inked.includes(letter)));
  });
  // A QR code has an odd number of rows, but each line of characters has two, so the last row is padding.
  return rows.slice(0, -1);
}

test('addresses of the house come first, networks within the machine not at all', () => {
  const one = (address: string, more = {}) => [
    { address, family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null, ...more } as const,
  ];
  const six = {
    address: 'fe80::1',
    family: 'IPv6',
    internal: false,
    netmask: '',
    mac: '',
    cidr: null,
    scopeid: 2,
  } as const;
  const interfaces = {
    lo: one('127.0.0.1', { internal: true }),
    docker0: one('172.17.0.1'),
    'br-1a2b': one('172.18.0.1'),
    tailscale0: one('100.64.0.3'),
    eth0: one('10.0.0.5'),
    wlan0: [...one('192.168.1.20'), six],
  };
  expect(houseAddresses(interfaces)).toEqual(['192.168.1.20', '10.0.0.5', '100.64.0.3']);
});

test('the server is told by variables: it knows --dev and --help, and nothing else', () => {
  expect(readArguments([])).toEqual({ help: null, dev: false });
  for (const word of ['serve', 'start']) expect(readArguments([word, '--dev'])).toEqual({ help: null, dev: true });
  expect(readArguments(['--help']).help).toMatch(/^Usage: npm start\n/);
  for (const args of [['--port', '3001'], ['stop'], ['--dev=1']])
    expect(() => readArguments(args)).toThrow(
      new StartError(`npm start takes no ${args.join(' ')}: settings are variables, such as PORT=3001 npm start.`),
    );
});

test('a person at a terminal reads words, not JSON', () => {
  const said: string[] = [];
  const log = plainLines((line) => said.push(line));
  log.write('{"level":30,"time":1,"msg":"stopping"}\n');
  log.write(
    '{"level":40,"time":1,"error":"ECONNREFUSED","tries":2,"msg":"waiting for the database of DATABASE_URL"}\n',
  );
  expect(said).toEqual([
    'Stopping.\n',
    'Warning: waiting for the database of DATABASE_URL (error: ECONNREFUSED, tries: 2).\n',
  ]);
});
