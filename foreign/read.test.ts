import { replay } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { readTypes } from './carcassonnelab/digits.ts';
import { tileNamed } from './jcz/tiles.ts';
import { foreignFormatOf, readForeign } from './read.ts';
import { labLink, PLAYED_LINK, storedGames } from './testing.ts';

const played = readForeign(PLAYED_LINK, 'carcassonnelab').record;
if (played === null) throw new Error('the game is not read');

test('a game that two people played gives the points that were counted then, turn by turn', () => {
  expect(readForeign(PLAYED_LINK, 'carcassonnelab').faults).toEqual([]);
  expect(played.turns).toHaveLength(71);
  const scores = played.turns.map(({ scores: now }) => now.join(':'));
  expect(scores.filter((now, turn) => now !== scores[turn - 1]).join(' ')).toBe(
    '0:0 0:2 0:4 0:6 8:6 11:6 17:12 21:12 30:21 30:25 34:25 38:25 38:34 42:34 46:34 46:42 50:42 56:42 65:42',
  );
  const final = played.final?.points.map(({ points, reason }) => `${points} ${reason}`);
  expect(final?.sort()).toEqual(
    ['6 road', '2 city', '27 city', '27 city', '7 monastery', '8 monastery', '3 field', '3 field', '9 field'].sort(),
  );
  expect([played.final?.scores, played.winners]).toEqual([[110, 89], [0]]);
});

describe('a link of CarcassonneLab', () => {
  const read = (text: string) => readForeign(text, 'carcassonnelab');
  const faultOf = (text: string) => read(text).faults.map(({ code, entry }) => [code, entry])[0];

  test.each([
    ['hello', 'not-this-format', null],
    ['#/1/0/qcp/1111?players=A,B', 'newer', null],
    ['#/0/0/Fg/34L?players=A,B', 'damaged', null],
    ['#/0/0/AAAA/34L5?players=A,B', 'damaged', null],
    ['#/0/0/Fg/3410?players=A', 'players', null],
    ['#/0/0/Fg/3410?players=1,2,3,4,5,6', 'players', null],
    ['#/0/0/Fg/34L5?players=A,B', 'place', 1],
    ['#/0/0/Fg/l4L0?players=A,B', 'damaged', 1],
    ['#/0/0/Fg/34L0?players=A,B', 'rules', 1],
    [labLink({ moves: '212112b1z990' }), 'damaged', 3],
    [labLink({ moves: '2121'.repeat(900) }), 'damaged', 72],
    [labLink({ moves: '2121'.repeat(1200) }), 'too-long', null],
  ])('no. %# is refused: %2$s', (text, code, entry) => {
    expect(read(text).record).toBeNull();
    expect(faultOf(text)).toEqual([code, entry]);
  });

  test.each([
    ['https://www.carcassonnelab.com/#/0/0/Fg/2121?players=Ann Lee,Bob&colors=red,blue', 'Ann Lee red, Bob blue'],
    ['https://www.carcassonnelab.com/%23/0/0/Fg/2121?players=Ann,Bob&colors=red,blue', 'Ann red, Bob blue'],
    ['see #/0/0/Fg/2121?players=Ann,Bob&amp;colors=blue,red and tell me', 'Ann blue, Bob red'],
    ['#/0/0/Fg/2121?colors=green,blue,red', 'Player 1 green, Player 2 blue, Player 3 red'],
    ['#/0/0/Fg/2121', 'Player 1 red, Player 2 blue'],
  ])('%s was played by %s', (text, players) => {
    const { record, faults } = read(text);
    expect(record?.players.map(({ name, color }) => `${name} ${color}`).join(', ')).toBe(players);
    expect(faults.map(({ code }) => code)).toEqual(text.includes('?') ? [] : ['no-players']);
  });

  test('a turn against the rules is named with its rule, and the turns before it are kept', () => {
    const { record, faults } = read(labLink({ moves: '212112b19930' }));
    expect(record?.turns).toHaveLength(2);
    expect(faults).toEqual([
      { code: 'rules', entry: 3, turn: 3, found: expect.stringMatching(/^CL-\S+ at 8,8 rotation 2: \S+ \(\S+\)$/) },
    ]);
  });

  test('names come without what would disturb a page, at most as long as a name may be', () => {
    const query = `players=${encodeURIComponent('\u202eEve\u0007  X')},${'n'.repeat(300)},%E0%A4%A,&colors=red,red,pink`;
    const { record } = read(labLink({ query, moves: '2121' }));
    expect(record?.players.map(({ name }) => name)).toEqual(['Eve X', 'n'.repeat(40), '%E0%A4%A', 'Player 4']);
    expect(record?.players.map(({ color }) => color)).toEqual(['red', 'blue', 'green', 'yellow']);
  });

  test('a tile that the link counts as fitting nowhere, but that fits, is a fault', () => {
    const aside = readTypes(PLAYED_LINK.split('/')[6])?.indexOf(22) ?? 0;
    const { record, faults } = read(
      labLink({ aside: `0.${aside - 1}`, moves: PLAYED_LINK.split('/')[7].slice(0, 4 * aside) }),
    );
    expect(record?.turns).toHaveLength(aside - 1);
    expect(faults[0].found).toBe('CL-c4-shield was set aside, but fits');
  });
});

describe('a log of Board Game Arena', () => {
  const read = (text: string) => readForeign(text, 'bga');
  const text = textIn('bga');
  const log = JSON.parse(text) as { data: { data: { data: { type: string; args: Record<string, unknown> }[] }[] } };
  const packets = log.data.data;
  const scores = (value: unknown) =>
    read(typeof value === 'string' ? value : JSON.stringify(value)).record?.final?.scores;

  test('is read in an answer of the site, as a list, and in the source of a replay page', () => {
    const notifications = packets.flatMap(({ data }) => data);
    const archive = { data: { logs: packets } };
    const page = `<html><script>\nvar x = "[";\n g_gamelogs = ${JSON.stringify(log)};\nfoo({});</script>`;
    for (const value of [log, packets, archive, notifications, page]) expect(scores(value)).toEqual([110, 89]);
    expect([text, page].map(foreignFormatOf)).toEqual(['bga', 'bga']);
  });

  test('may tell a notification twice, and details as a list of one', () => {
    const twice = packets.flatMap(({ data }, number) => {
      const told = data.map((one, index) => ({ ...one, uid: `${number}-${index}`, args: [one.args] }));
      return [{ data: told }, { data: told }];
    });
    expect(scores(twice)).toEqual([110, 89]);
  });

  test('that counted other scores is read, with a note', () => {
    const other = JSON.parse(text.replaceAll('"score":"110"', '"score":"111"'));
    const { record, faults } = read(JSON.stringify(other));
    expect(record?.final?.scores).toEqual([110, 89]);
    expect(faults).toEqual([
      { code: 'scores', entry: null, turn: null, found: 'the source has 111:89, the rules give 110:89' },
    ]);
  });

  test('of a game that a player gave up has its end', () => {
    const last = packets.at(-1)?.data ?? [];
    const conceded = JSON.parse(JSON.stringify(last).replace('"concede":0', '"concede":1'));
    const { record } = read(JSON.stringify([...packets.slice(0, 40), { data: conceded }]));
    expect([record?.turns.length, record?.ended, record?.winners]).toEqual([40, { by: 'resignation', side: 0 }, [1]]);
  });

  const change = (type: string, args: object) =>
    JSON.stringify(
      packets.map(({ data }) => ({
        data: data.map((one) => (one.type === type ? { ...one, args: { ...one.args, ...args } } : one)),
      })),
    );
  test.each([
    ['[]', 'players', null],
    ['{"a": 1}', 'not-this-format', null],
    ['g_gamelogs = {"data": [', 'not-this-format', null],
    [change('playTile', { type: '25' }), 'expansion', 1],
    [change('playTile', { x: 'a' }), 'damaged', 1],
    [change('playTile', { ori: 5 }), 'damaged', 1],
    [change('playTile', { player_id: '7' }), 'players', null],
    [change('playPartisan', { pos: '9' }), 'place', 2],
    [change('playPartisan', { ptype: 'big' }), 'expansion', 2],
    [JSON.stringify([{ type: 'cantPlay', args: { tile_id: '99' } }]), 'expansion', 1],
    [JSON.stringify([{ type: 'playPartisan', args: { pos: '1' } }]), 'damaged', 1],
  ])('no. %# is refused: %2$s', (wrong, code, entry) => {
    const { record, faults } = read(wrong);
    expect([record, faults.map((fault) => [fault.code, fault.entry])]).toEqual([null, [[code, entry]]]);
  });
});

describe('a save of JCloisterZone', () => {
  const read = (text: string) => readForeign(text, 'jcz');
  const text = textIn('jcz');
  const save = JSON.parse(text) as { setup: Record<string, object>; replay: { type: string; payload: object }[] };
  const withSetup = (change: object) => JSON.stringify({ ...save, setup: { ...save.setup, ...change } });

  test('is read, also in the words of earlier versions', () => {
    expect(read(text).record?.final?.scores).toEqual([110, 89]);
    const older = text
      .replaceAll('"feature":"Monastery","location":"I"', '"location":"CLOISTER"')
      .replaceAll('"feature":"City",', '');
    expect(older).not.toBe(text);
    expect(read(older).record?.final?.scores).toEqual([110, 89]);
    expect(foreignFormatOf(text)).toBe('jcz');
  });

  test('of version 4 is read: other names of tiles, slots in the order of their serial numbers', () => {
    const { gameAnnotations: _, players: __, ...kept } = JSON.parse(text);
    const slots = ['A', 'B'].map((nickname, index) => ({ number: 5 - index, serial: index + 1, nickname }));
    const setup = { expansions: { BASIC: 1 }, rules: {}, capabilities: ['StandardGame'] };
    const replay = [...kept.replay, { type: 'GAME_OVER', payload: {} }];
    const older = JSON.stringify({ ...kept, appVersion: '4.4.0', slots: slots.toReversed(), setup, replay });
    const { record, faults } = read(older.replaceAll('BA/', 'BA.').replaceAll(/"feature":"\w+",/g, ''));
    expect([record?.players.map(({ name }) => name), record?.final?.scores, faults]).toEqual([
      ['A', 'B'],
      [110, 89],
      [],
    ]);
  });

  test('counts a turn once it is confirmed; the open one is left out with a note', () => {
    const last = save.replay.findLastIndex(({ type }) => type === 'COMMIT');
    const { record, faults } = read(JSON.stringify({ ...save, replay: save.replay.slice(0, last) }));
    expect([record?.turns.length, record?.setAside]).toEqual([70, undefined]);
    expect(faults).toMatchObject([{ code: 'open-turn', turn: 71 }]);
  });

  test('of inns and traders is read, with second turns', () => {
    const sets = { 'basic:1': 1, 'inns-and-cathedrals:1': 1, 'traders-and-builders:1': 1 };
    const elements = { 'big-follower': 1, inn: true, cathedral: true, builder: 1, pig: 1, traders: true };
    const turn = (id: string, position: readonly number[], [meepleId, feature, location]: readonly string[] = []) => [
      {
        type: 'PLACE_TILE',
        payload: { tileId: id.split(' ')[0], rotation: `R${90 * Number(id.slice(-1))}`, position },
      },
      meepleId === undefined
        ? { type: 'PASS', payload: {} }
        : { type: 'DEPLOY_MEEPLE', payload: { meepleId, pointer: { position, feature, location } } },
      { type: 'COMMIT', payload: {} },
    ];
    const game = {
      appVersion: '5.12.1',
      players: ['A', 'B'].map((name, slot) => ({ name, slot })),
      setup: { sets, elements: { 'small-follower': 7, farmers: true, ...elements } },
      replay: [
        ...turn('IC/RFr.i 0', [1, 0], ['0.big.1', 'Road', 'WE']),
        ...turn('IC/CCCC 0', [0, -1], ['1.small.1', 'Field', 'I']),
        ...turn('BA/RFr 0', [2, 0], ['0.builder.1', 'Road', 'WE']),
        ...turn('BA/L 0', [0, 1]),
        ...turn('TB/RRrr 0', [3, 0]),
        ...turn('IC/RrRr 0', [3, 1], ['0.small.1', 'Field', 'NR.EL.SR.WL']),
      ],
    };
    const { record, faults } = read(JSON.stringify(game));
    expect(faults).toEqual([]);
    expect(record?.modules).toEqual(['farmers', 'inns', 'traders']);
    expect(
      record?.turns.map(({ player, tile, action }) => [player, tile, action.type === 'deploy' ? action.meeple : '']),
    ).toEqual([
      [0, 'IC-straight-inn-garden', 'large'],
      [1, 'IC-c1c1c1c1-garden', 'normal'],
      [0, 'CL-straight', 'builder'],
      [1, 'CL-monastery', ''],
      [0, 'TB-bridge', ''],
      [0, 'IC-curves', 'normal'],
    ]);
  });

  test('a tile of version 4 is drawn a quarter turn before ours', () => {
    expect(['IC/RrRr', 'IC.RrRr', 'IC.Rr.i'].map((id) => tileNamed(id)?.turned)).toEqual([0, 1, 0]);
  });

  const change = (type: string, payload: object) =>
    JSON.stringify({
      ...save,
      replay: save.replay.map((one) => (one.type === type ? { ...one, payload: { ...one.payload, ...payload } } : one)),
    });
  test.each([
    ['{"replay": 1}', 'not-this-format', null],
    ['[', 'not-this-format', null],
    [JSON.stringify({ ...save, players: [] }), 'players', null],
    [withSetup({ sets: { 'inns-and-cathedrals:1': 1 } }), 'expansion', null],
    [withSetup({ sets: { 'river:1': 1 } }), 'expansion', null],
    [withSetup({ expansions: { BASIC: 1, RIVER: 1 } }), 'expansion', null],
    [withSetup({ elements: { 'small-follower': 7, 'big-follower': 1 } }), 'expansion', null],
    [withSetup({ elements: { 'small-follower': 7, abbot: 1 } }), 'expansion', null],
    [withSetup({ elements: { 'small-follower': 8 } }), 'expansion', null],
    [withSetup({ rules: { 'tiny-city-scoring': '2' } }), 'expansion', null],
    [withSetup({ start: [{ tile: 'BA/C', x: 0, y: 0, rotation: 0 }] }), 'expansion', null],
    [change('PLACE_TILE', { tileId: 'IC/C' }), 'expansion', 1],
    [change('PLACE_TILE', { tileId: 'BA-C' }), 'expansion', 1],
    [change('PLACE_TILE', { rotation: 'R45' }), 'damaged', 1],
    [change('DEPLOY_MEEPLE', { meepleId: '0.mayor.1' }), 'expansion', 2],
    [change('DEPLOY_MEEPLE', { pointer: { position: [9, 9], location: 'N' } }), 'place', 2],
    [JSON.stringify({ ...save, replay: [{ type: 'DEPLOY_FLIER' }] }), 'expansion', 1],
  ])('no. %# is refused: %2$s', (wrong, code, entry) => {
    const { record, faults } = read(wrong);
    expect([record, faults.map((fault) => [fault.code, fault.entry])]).toEqual([null, [[code, entry]]]);
  });
});

test('the whole game replays without a difference', () => {
  const replayed = replay(played);
  expect(replayed.ok && replayed.value.differences).toEqual([]);
});

/** The whole game as a text of another program. */
function textIn(format: 'bga' | 'jcz'): string {
  const text = storedGames()[0][format];
  if (text === undefined) throw new Error(`the game is not stored in ${format}`);
  return text;
}
