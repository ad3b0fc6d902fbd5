// A bot for Asteroute in thirty lines: it joins a table of a server, and plays at random.
//   node table-bot.mjs http://localhost:3000 TABLE [NAME]
import { botNamed } from '@asteroute/bots';
import { joinAs, playerKey, runtimePorts, TableClient } from '@asteroute/client';
import { createRandom, turnWords } from '@asteroute/engine';

const [server, id, name = 'Dicey'] = process.argv.slice(2);
const client = new TableClient(playerKey({ table: id }), runtimePorts(server));
const [bot, random] = [botNamed('random'), createRandom(Date.now())];

/** Sends a command, and waits until the table is what it led to. */
async function send(command) {
  const answer = await client.send(command);
  if (!answer.ok) throw new Error(`${answer.fault.code}: ${answer.fault.message}`);
  await client.until(({ table }) => table !== null && table.head >= answer.seq);
}

await send(joinAs(client.key, name));
for (;;) {
  const { table } = await client.until(
    ({ table, seat }) => table.status === 'over' || (seat !== null && table.game?.position.seat === seat),
  );
  if (table.status === 'over') break;
  const { game, turns: turn } = table;
  if (game.position.phase === 'draw') await send({ type: 'draw', turn });
  else await send({ type: 'turn', turn, ...turnWords(game, bot.turn(game, random)) });
}
const { scores, reason } = client.state.table.ending;
console.log(`${name}: ${scores.join(' : ')}, ${reason}`);
client.close();
