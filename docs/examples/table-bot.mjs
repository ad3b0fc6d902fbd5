// A bot for Asteroute in forty lines. It knows no rules: the server lists the legal moves, and it picks one at random.
//   node table-bot.mjs http://localhost:3000 TABLE [NAME]
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const [server, table, name = 'Dicey'] = process.argv.slice(2);
const games = `${server}/api/games/${table}`;
const headers = { Authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
const pick = (list) => list[randomInt(list.length)];

/** Asks again while the server cannot answer (503) or is asked too much (429): it says in how many seconds. */
async function ask(path, init = {}) {
  for (;;) {
    const response = await fetch(`${games}${path}`, { headers, ...init });
    if (response.status !== 429 && response.status !== 503) return response.json();
    await setTimeout(1000 * (response.headers.get('Retry-After') ?? 1));
  }
}

/** Sends a command. Because of its `id` it is carried out only once, even if it is sent several times. */
async function send(command) {
  const body = JSON.stringify({ id: randomBytes(9).toString('base64url'), ...command });
  const answer = await ask('/commands', { method: 'POST', body });
  if (!answer.ok) throw new Error(`${answer.fault.code}: ${answer.fault.message}`);
}

await send({ type: 'join', name });
for (let view = await ask(''); view.status !== 'over'; view = await ask('')) {
  if (view.onTurn !== view.seat) await ask(`/events?since=${view.head}&wait=20`);
  else if (view.phase === 'draw') await send({ type: 'draw', turn: view.turn });
  else {
    const { turn, turns } = await ask('/legal');
    const { actions, ...place } = pick(turns);
    await send({ type: 'turn', turn, ...place, action: pick(actions) });
  }
}
const { scores, ending } = await ask('');
console.log(`${name}: ${scores.join(' : ')}, ${ending.reason}`);
