import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { withNodes } from '../own-node.ts';
import { type AddressAttack, BEHIND_PROXY, Stranger } from './attack.ts';

const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];
const TABLES = 6;

interface Group {
  readonly count: number;
  readonly newest: readonly { readonly byName: string }[];
}

/** One address reports itself at tables of its own, to hide what somebody else reports. */
export const FALSE_REPORTS: AddressAttack = {
  name: 'reports',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-reports-'));
    try {
      return await withNodes(1, { ...BEHIND_PROXY, DATA_DIR: folder }, async ([{ origin }]) => {
        const [ann, bob] = [new Stranger(origin, '198.51.100.1'), new Stranger(origin, '198.51.100.2')];
        const table = await seated([ann, bob]);
        await ann.send(table, { type: 'report', seat: 1, reason: 'chat' });
        let sent = 0;
        for (let i = 0; i < TABLES; i++) sent += await reportEverybody(origin);
        const groups = await listOf(join(folder, 'admin.sock'));
        const real = groups.find(({ newest }) =>
          newest.some(({ byName }) => byName === 'Player 1' && newest.length === 1),
        );
        if (groups.length !== 2 || real === undefined)
          throw new Error(`the report is hidden: ${JSON.stringify(groups)}`);
        return `one address sent ${sent} of ${TABLES * 20} reports; the operator sees both addresses`;
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Opens a table and seats these players there; resolves with its id. */
async function seated(players: readonly Stranger[]): Promise<string> {
  const seats = COLORS.slice(0, players.length).map((color) => ({ color }));
  const table = await players[0].open({ edition: 'classic', seats }, { name: 'Player 1' });
  if (table === null) throw new Error('a stranger could open no table');
  for (const [n, player] of players.entries())
    if (n > 0) await player.send(table, { type: 'join', name: `Player ${n + 1}`, clientSeed: '' });
  return table;
}

/** Lets every player of a new table report every other; resolves with how many of these reports were taken. */
async function reportEverybody(origin: string): Promise<number> {
  const players = COLORS.map(() => new Stranger(origin, '203.0.113.1'));
  const table = await seated(players);
  let sent = 0;
  for (const [by, player] of players.entries()) {
    for (const seat of COLORS.keys()) {
      if (seat === by) continue;
      const done = await player.send(table, { type: 'report', seat, reason: 'play' }).then(
        () => 1,
        () => 0,
      );
      sent += done;
    }
  }
  return sent;
}

/** Asks the server what its operator sees. */
function listOf(socketPath: string): Promise<readonly Group[]> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: '/reports' }, (answer) => {
      json(answer).then((groups) => resolve(groups as readonly Group[]), reject);
    });
    asked.on('error', reject).end();
  });
}
