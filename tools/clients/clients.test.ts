/** Clients that are generated from the OpenAPI description each play a whole game against a real server. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeApi } from '@asteroute/server/openapi';
import { startNode, type TestNode } from '@asteroute/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApi } from './operations.ts';
import { pythonClient } from './python.ts';
import { typescriptClient } from './typescript.ts';

const API = describeApi() as unknown as OpenApi;
const run = promisify(execFile);
const TOKEN = 'A'.repeat(43);
/** The second player is a bot, so the client plays every other turn; the names of the places are the server's. */
const OPENING = {
  id: 'game',
  name: 'Client',
  plan: {
    edition: 'star-wars',
    seats: [
      { color: 'red', bot: null },
      { color: 'black', bot: 'hasty' },
    ],
  },
};

const TYPESCRIPT = `
import { AsterouteClient, Refused } from './asteroute.ts';
const client = new AsterouteClient({ origin: process.argv[2], token: '${TOKEN}' });
const { table } = await client.openTable(${JSON.stringify(OPENING)});
for (let view = await client.readTable(table); view.status !== 'over'; view = await client.readTable(table)) {
  if (view.onTurn !== view.seat) {
    await client.listEntries(table, { since: view.head, wait: 20 });
    continue;
  }
  const { turn, turns } = await client.listLegalTurns(table);
  const { actions, x, y, rotation } = turns[turn % turns.length];
  await client.sendCommand(table, { type: 'turn', id: \`turn-\${turn}\`, turn, x, y, rotation, action: actions[actions.length - 1] });
}
const refusal = await client.readTable('0000000000000000').catch((error: unknown) => error);
const { final, turns } = await client.readRecord(table);
console.log(turns.length, final?.scores.join(' '), refusal instanceof Refused && refusal.fault.code);
`;

const PYTHON = `
import sys
from asteroute import AsterouteClient, Refused, Status
client = AsterouteClient(sys.argv[1], token="${TOKEN}")
table = client.open_table(${JSON.stringify(OPENING).replaceAll('null', 'None')}).table
view = client.read_table(table)
while view.status is not Status.OVER:
    if view.on_turn != view.seat:
        client.list_entries(table, since=view.head, wait=20)
    else:
        legal = client.list_legal_turns(table)
        place = legal.turns[legal.turn % len(legal.turns)]
        action = place.actions[-1].to_dict()
        spot = {"x": place.x, "y": place.y, "rotation": place.rotation}
        client.send_command(table, {"type": "turn", "id": f"turn-{legal.turn}", "turn": legal.turn, **spot, "action": action})
    view = client.read_table(table)
try:
    client.read_table("0000000000000000")
except Refused as error:
    refusal = error.code
record = client.read_record(table)
print(len(record.turns), *record.final.scores, refusal)
`;

let node: TestNode;
let folder = '';
beforeAll(async () => {
  node = await startNode();
  folder = mkdtempSync(join(tmpdir(), 'asteroute-clients-'));
});
afterAll(async () => {
  await node.close();
  rmSync(folder, { recursive: true });
});

const WHOLE_GAME = /^7[0-5] \d+ \d+ unknown-table$/;

/** Writes a client and a program that plays with it; returns the path of the program. */
function write(ending: 'ts' | 'py', client: string, program: string): string {
  writeFileSync(join(folder, `asteroute.${ending}`), client);
  writeFileSync(join(folder, `play.${ending}`), program);
  return join(folder, `play.${ending}`);
}

test('a client in TypeScript has types that hold, and plays a whole game', async () => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const program = write('ts', await typescriptClient(API), TYPESCRIPT);
  const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const roots = ['--types', 'node', '--typeRoots', join(import.meta.dirname, '../../node_modules/@types')];
  const strict = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--skipLibCheck', '--ignoreConfig'];
  const target = ['--target', 'es2024', '--module', 'nodenext', '--lib', 'es2024,dom'];
  const compiled = spawnSync(process.execPath, [compiler, ...strict, ...target, ...roots, program], {
    encoding: 'utf8',
  });
  expect(compiled.stdout + compiled.stderr).toBe('');
  expect((await run(process.execPath, [program, node.origin])).stdout.trim()).toMatch(WHOLE_GAME);
});

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 7))']).status === 0;

test.skipIf(!hasPython)('a client in Python plays a whole game (needs python3)', async () => {
  const program = write('py', await pythonClient(API), PYTHON);
  expect((await run('python3', [program, node.origin])).stdout.trim()).toMatch(WHOLE_GAME);
});
