import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort, type NodeProcess, nodeProcess } from '@asteroute/server/testing';
import { type AddressAttack, demandWithin, describeSpread, Stranger } from './attack.ts';
import { flagOf } from './searches.ts';

const TABLES = 110;
const FLAGS = 3;
/** Milliseconds within which a flag falls. */
const FLAG_MS = 1000;
const SECRETS = [1, 2].map((digit) => `${digit}`.repeat(64));

/** Running games with a bot on turn whose seeds nobody can open any more, beside new games with a clock. */
export const LOST_SECRET: AddressAttack = {
  name: 'lost-secret',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-lab-'));
    const port = await freePort();
    const env = { TRUST_PROXY: '1', DATA_DIR: folder };
    const nodes = SECRETS.map((secret) => nodeProcess(port, { ...env, SECRET_KEY: secret }));
    try {
      await nodes[0].start();
      await openGames(nodes[0]);
      await nodes[0].stop();
      const database = new DatabaseSync(join(folder, 'asteroute.sqlite'));
      database.exec('delete from server_key');
      database.close();
      await nodes[1].start();
      return await figuresAt(nodes[1]);
    } finally {
      for (const node of nodes) await node.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Opens games that begin with a search; most of them still wait for theirs when the node stops. */
async function openGames({ origin }: NodeProcess): Promise<void> {
  const colors = ['red', 'blue', 'green', 'yellow', 'black'];
  const seats = colors.map((color, seat) => ({ color, bot: seat < 4 ? 'master' : null }));
  const open = () => new Stranger(origin, '203.0.113.1').open({ edition: 'classic', seats }, { name: 'Ann' });
  await Promise.all(Array.from({ length: TABLES }, open));
}

async function figuresAt(node: NodeProcess): Promise<string> {
  const flags: number[] = [];
  for (let i = 1; i <= FLAGS; i++) flags.push(await flagOf(new Stranger(node.origin, `198.51.100.${i}`)));
  demandWithin(FLAG_MS, 'flags of strangers', flags);
  const failed = node.output().split('could not be served').length - 1;
  if (failed === 0) throw new Error('no table failed, so nothing was tried');
  if (failed > TABLES) throw new Error(`${failed} failures of ${TABLES} tables were logged`);
  return `flags fell after ${describeSpread(flags)}, and ${failed} tables that cannot be read were told of once`;
}
