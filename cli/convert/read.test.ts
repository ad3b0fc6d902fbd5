import { decoded, readableText } from '@asteroute/foreign';
import { expect, test } from 'vitest';
import { type GameFormat, readAnyGames } from './read.ts';
import { faultSentence } from './sentences.ts';

const LINK = 'https://www.carcassonnelab.com/#/0/0/Fg/2121?players=Zo%C3%AB,Ben&colors=black,green';
/** A save of JCloisterZone of one turn. */
const SAVE = JSON.stringify({
  setup: { sets: { 'basic:1': 1 }, elements: { 'small-follower': 7, farmers: true } },
  players: [{ name: 'Zoë' }, { name: 'Ben' }],
  replay: [
    { type: 'PLACE_TILE', payload: { tileId: 'BA/C', rotation: 'R180', position: [0, -1] } },
    { type: 'COMMIT', payload: {} },
  ],
});

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${SAVE}`, 'utf16le')],
  ['UTF-16 in the other order, without a mark', Buffer.from(SAVE, 'utf16le').swap16()],
  ['UTF-8 with a mark, and with what cannot be seen', Buffer.from(`\uFEFF\u200B${SAVE}\u200B\r\n`)],
  ['a mail', Buffer.from(`Look:\n${LINK.replaceAll('=', '=3D').replace('2121', '21=\r\n21')}`)],
])('a game in %s is read', (_, bytes) => {
  const games = readAnyGames(readableText(decoded(bytes)), 'auto').flatMap(({ record }) => record ?? []);
  expect(games.map(({ players, turns }) => [players[0].name, turns.length])).toEqual([['Zoë', 1]]);
});

test.each([
  ['auto', SAVE.slice(0, -9), 'cut off; copy or save it once more, whole (it looks like a save of JCloisterZone)'],
  [
    'auto',
    '[{"type": "playTile", "args',
    'cut off; copy or save it once more, whole (it looks like a log of Board Game Arena)',
  ],
  ['auto', '{"data":{"logs":[]}}', 'no game that can be read (it looks like JSON of another kind)'],
  ['auto', '<html></html>', 'no game that can be read (it looks like a page of the web)'],
  ['bga', SAVE, 'not in the format that --from names (it looks like a save of JCloisterZone)'],
])('by --from %s no game: %s', (from, text, said) => {
  const [{ record, faults }] = readAnyGames(text, from as GameFormat | 'auto');
  expect([record, faults.map((fault) => faultSentence(fault, false))]).toEqual([null, [said]]);
});
