import { botNamed } from '@asteroute/bots';
import { botPlayer, outsidePlayer, playMirror } from '@asteroute/cli/arena';
import { expect, test } from 'vitest';

test('a bot plays as a guest as it does at home, and so gains nothing against itself', async () => {
  const bot = botNamed('projected');
  if (bot === null) throw new Error('no bot');
  const root = `${import.meta.dirname}/../..`;
  const command = `"${process.execPath}" "${import.meta.dirname}/guest.ts" --tree "${root}" --bot projected`;
  const guest = await outsidePlayer(command, {}, () => {});
  const bots = { a: 'projected', b: command };
  const match = { edition: 'star-wars', modules: [], players: 2, seed: 4, bots, budget: {}, luck: false };
  const { games } = await playMirror(match, { a: botPlayer(bot), b: guest }, 0);
  await guest.close();
  expect(games.map(({ forfeit }) => forfeit)).toEqual([null, null]);
  const [one, other] = games.map(({ record }) => JSON.stringify(record.turns));
  expect(one === other).toBe(true);
});
