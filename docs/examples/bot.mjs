// A bot for the arena, without packages. It places a meeple whenever it can, preferably in the middle of a tile. When
// few tiles are left it only places meeples there. Try it:
//   npx asteroute arena --edition star-wars --a "node docs/examples/bot.mjs" --b random
import { createInterface } from 'node:readline';

const LOW = 15;
let left = 0;

/** Returns one of the legal moves as it was offered. The seed chooses between equally good ones. */
function choose({ legal, seed }) {
  const claims = legal.filter(({ type }) => type === 'deploy');
  const middle = claims.filter(({ on }) => !on.includes(':'));
  const passes = legal.filter(({ type }) => type === 'pass');
  const wanted = [middle, left > LOW ? claims : [], passes, legal].find((moves) => moves.length > 0);
  return wanted[seed % wanted.length];
}

function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'claimer' });
  if (message.type === 'game') left = Object.values(message.stack).reduce((sum, count) => sum + count, 0);
  if (message.plies) left -= message.plies.filter(({ type }) => type === 'draw').length;
  if (message.type === 'request') say({ type: 'move', move: choose(message) });
}
