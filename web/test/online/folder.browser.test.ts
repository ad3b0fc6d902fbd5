/** A server in a folder of another site, whose proxy takes the folder off all paths. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { startProxy } from '../support/network/proxy.ts';
import { type GameServer, startServer } from '../support/network/server.ts';
import { atTable, confirmTurn, draftTurn, enter, expectSeated, openRoom, start } from '../support/online.ts';
import { openPage, sharedChromium } from '../support/stage.ts';

const FOLDER = '/our/games/';
const SIX_TURNS = '1KAXCGfFDFiHoT4_JvNxiIIYboyznoAA';

let server: GameServer;
let proxy: Awaited<ReturnType<typeof startProxy>>;
const complaints: string[] = [];

beforeAll(async () => {
  server = await startServer(undefined, 0, { BASE_PATH: FOLDER });
  proxy = await startProxy(server.url, { folder: FOLDER, sockets: true });
});
afterEach(() => expect(complaints).toEqual([]));
afterAll(async () => {
  proxy?.stop();
  await server?.stop();
});

async function person(seed: number) {
  const options = { speed: 'off', seed: 99_000 + seed, folder: FOLDER } as const;
  return openPage(await sharedChromium(), proxy.url, options, complaints);
}

test('two people meet there by an invitation and play, and open a game by link', { tags: ['soak'] }, async () => {
  const [ada, ben] = [await person(1), await person(2)];
  const link = await openRoom(ada, { name: 'Ada' });
  expect(link).toContain(`${proxy.url}${FOLDER}invite/`);
  await ben.goto(link);
  await enter(ben, 'Ben');
  await expectSeated(ada, ['Ada', 'Ben']);
  await start(ada);
  await Promise.all([ada, ben].map(atTable));
  const before = await tilesOnBoard(ben);
  await draftTurn(ada);
  await confirmTurn(ada);
  await expect.poll(() => tilesOnBoard(ben)).toBeGreaterThan(before);
  await ben.goto(`${FOLDER}game/${SIX_TURNS}/3`);
  await ben.getByRole('button', { name: 'Keep this game' }).waitFor();
  expect(new URL(ben.url()).pathname).toBe(FOLDER);
  await Promise.all([ada, ben].map((page) => page.context().close()));
});
