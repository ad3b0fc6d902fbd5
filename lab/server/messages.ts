import { createRandom, mix } from '@asteroute/engine';
import { onTurn, type ServerMessage } from '@asteroute/protocol';
import { anyTurn, ask, command, openSeated, readTable, type SeatedTable } from '@asteroute/server/testing';
import { WebSocket } from 'ws';
import { type Campaign, type LongCampaign, type Progress, type Range, runCampaign } from '../campaign/campaign.ts';
import { metricOf, withNode } from './own-node.ts';
import { type Target, wrongMessage } from './wrong-messages.ts';

const SOCKETS = 6;
const PLAYED = 20;
const LONGEST = 10_000;
const LOOK_EVERY = 500;
/** MiB by which a server's memory use may grow from the second quarter of the messages to the last. */
const GROWTH = 8;

/** Running games of both editions, at public tables and at tables by link. */
const PLANS = [
  { edition: 'star-wars', access: 'public', colors: ['red', 'green', 'black'] },
  { edition: 'star-wars', access: 'link', colors: ['red', 'green'] },
  { edition: 'classic', access: 'public', colors: ['red', 'blue'] },
  { edition: 'classic', access: 'link', colors: ['red', 'blue', 'green', 'yellow'] },
];

/** Wrong messages to a real server. Each is answered with a code, no game changes and the memory does not grow. */
export const MESSAGES: LongCampaign = {
  name: 'messages',
  count: 100_000,
  runAll: (range, progress) =>
    withNode(
      async ({ origin, output }) => {
        const games = PLANS.map(async ({ colors, ...plan }, seed) =>
          playOn(origin, await openSeated(origin, colors, plan), seed),
        );
        const targets = await Promise.all(games);
        const before = await snapshot(origin, targets);
        const { done, faults, lines } = await sendWrong(origin, targets, range, progress);
        const changed = (await snapshot(origin, targets)) === before ? [] : ['a game changed'];
        const logged = output().includes('not answered') ? ['the server logged an error'] : [];
        return { done, faults: [...faults, ...changed, ...logged], lines };
      },
      { LOG_LEVEL: 'error' },
    ),
};

/** Sends the messages of a range over several sockets. Each waits for the answer before it sends the next one. */
async function sendWrong(origin: string, targets: readonly Target[], range: Range, progress: Progress) {
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openSocket(origin)));
  const free = [...sockets];
  const sizes: number[] = [];
  const campaign: Campaign<string> = {
    ...MESSAGES,
    async run(number) {
      const { text, expected } = wrongMessage(targets, createRandom(mix(number, 7)));
      const socket = free.pop();
      if (socket === undefined) throw new Error('more messages under way than sockets');
      const code = await answerTo(socket, text);
      free.push(socket);
      if ((number - range.seed) % LOOK_EVERY === 0) sizes.push(await memoryOf(origin));
      if (expected.includes(code)) return code;
      throw new Error(`answered ${code}, not ${expected} to ${text.toString().slice(0, 200)}`);
    },
    sum(codes) {
      const counts = [...Map.groupBy(codes, (code) => code)].map(([code, all]) => `${all.length} ${code}`);
      const grown = `memory grew by ${growthOf(sizes).toFixed(0)} MiB`;
      return { lines: [`${counts.join(', ')}; ${grown}`], faults: growthOf(sizes) > GROWTH ? [grown] : [] };
    },
  };
  const found = await runCampaign(campaign, range, { limit: SOCKETS, progress });
  for (const socket of sockets) socket.terminate();
  return found;
}

/** Compares the minimum of two quarters, since memory only grows between garbage collections. */
function growthOf(sizes: readonly number[]): number {
  const least = (from: number, to: number) => Math.min(...sizes.slice(from * sizes.length, to * sizes.length));
  return sizes.length < 4 ? 0 : least(0.75, 1) - least(0.25, 0.5);
}

async function openSocket(origin: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return socket;
}

function answerTo(socket: WebSocket, text: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const late = setTimeout(() => end('none'), LONGEST);
    const end = (code: string) => {
      clearTimeout(late);
      socket.off('message', hear).off('close', closed);
      resolve(code);
    };
    const hear = (data: Buffer) => end(codeOf(JSON.parse(data.toString())));
    const closed = (code: number) => end(`closed ${code}`);
    socket.on('message', hear).on('close', closed);
    socket.send(text);
  });
}

function codeOf(message: ServerMessage): string {
  if (message.type === 'fault' || (message.type === 'answer' && !message.ok)) return message.fault.code;
  if (message.type !== 'answer') return message.type;
  return message.already ? 'already' : 'done';
}

async function snapshot(origin: string, targets: readonly Target[]): Promise<string> {
  const all = targets.map(async ({ name, tokens: [token] }) => {
    const { entries } = await ask(origin, 'GET /api/games/:id/events', { params: { id: name }, token });
    return entries;
  });
  return JSON.stringify(await Promise.all(all));
}

/** Memory that the process uses, including memory outside the JavaScript heap, in MiB. */
async function memoryOf(origin: string): Promise<number> {
  const names = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'];
  const [heap, external] = await Promise.all(names.map((name) => metricOf(origin, name)));
  return (heap + external) / 2 ** 20;
}

/** Plays some turns at a table whose game has just begun. */
async function playOn(origin: string, { name, tokens, invite, joins }: SeatedTable, seed: number): Promise<Target> {
  const random = createRandom(seed);
  const done: Target['done'][number][] = [...joins];
  for (let i = 0; i < PLAYED; i++) {
    const table = await readTable(origin, name, tokens[0]);
    const seat = onTurn(table) ?? 0;
    const turn = { id: `t${i}`, ...anyTurn(table, random) };
    await command(origin, name, turn, tokens[seat]);
    done.push({ seat, command: turn });
  }
  return { name, table: await readTable(origin, name, tokens[0]), tokens, invite, done };
}
