// A bot for Asteroute in thirty lines. It knows no rules: the server lists the legal moves, and it picks one at random.
//   node table-bot.mjs http://localhost:3000 TABLE [NAME]
import { randomBytes, randomInt } from 'node:crypto';

const [server, table, name = 'Dicey'] = process.argv.slice(2);
const games = `${server}/api/games/${table}`;
const headers = { Authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
const pick = (list) => list[randomInt(list.length)];
const get = async (path) => (await fetch(`${games}${path}`, { headers })).json();

/** Sends a command. Because of its `id` it is carried out only once, even if it is sent several times. */
async function send(command) {
  const body = JSON.stringify({ id: randomBytes(9).toString('base64url'), ...command });
  const answer = await (await fetch(`${games}/commands`, { method: 'POST', headers, body })).json();
  if (!answer.ok) throw new Error(`${answer.fault.code}: ${answer.fault.message}`);
}

await send({ type: 'join', name });
for (let view = await get(''); view.status !== 'over'; view = await get('')) {
  if (view.onTurn !== view.seat) await get(`/events?since=${view.head}&wait=20`);
  else if (view.phase === 'draw') await send({ type: 'draw', turn: view.turn });
  else {
    const { turn, turns } = await get('/legal');
    const { actions, ...place } = pick(turns);
    await send({ type: 'turn', turn, ...place, action: pick(actions) });
  }
}
const { scores, ending } = await get('');
console.log(`${name}: ${scores.join(' : ')}, ${ending.reason}`);
