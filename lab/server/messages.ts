import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, mix } from '@asteroute/engine';
import type { Answer, Entry, ServerMessage } from '@asteroute/protocol';
import { follow, onTurn, openTable } from '@asteroute/protocol';
import { anyTurn, ask, command, freePort, metricsOf, newToken, nodeProcess, openAt } from '@asteroute/server/testing';
import { WebSocket } from 'ws';
import type { CampaignResult, LongCampaign, Progress, Range } from '../campaign/campaign.ts';
import { type Target, type Wrong, wrongMessage } from './wrong-messages.ts';

/** What a campaign of messages found, and how the server's memory grew while it went on. */
interface Sent extends Omit<CampaignResult, 'lines'> {
  readonly refused: ReadonlyMap<string, number>;
  /** Memory in use in MiB, at its least: in the second quarter of the messages and in the last. */
  readonly memory: readonly [number, number];
}

const SOCKETS = 6;
const PLAYED = 20;
/** Longest that an answer may take, in milliseconds. */
const LONGEST = 10_000;
const ENOUGH = 20;

/** MiB that a server may have in use more towards the end of all messages than in their first half. */
const GROWTH = 8;

/** Wrong messages to a real server: each is answered with a code, no game changes, and its memory does not grow. */
export const MESSAGES: LongCampaign = {
  name: 'messages',
  count: 100_000,
  async runAll(range, progress) {
    const { memory, refused, done, faults } = await sendWrong(range, progress);
    const grown = memory[1] - memory[0];
    const growth = grown > GROWTH ? [`the server's memory grew by ${grown.toFixed(0)} MiB`] : [];
    const codes = [...refused].map(([code, n]) => `${n} ${code}`).join(', ');
    const sizes = memory.map((mib) => mib.toFixed(0)).join(' then ');
    return { done, faults: [...faults, ...growth], lines: [`${codes}, memory ${sizes} MiB`] };
  },
};

/** Sends the messages of a range. */
export async function sendWrong({ seed, count }: Range, progress: Progress = () => {}): Promise<Sent> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-messages-'));
  const node = nodeProcess(await freePort(), { DATA_DIR: folder, LOG_LEVEL: 'error' });
  try {
    await node.start();
    const targets = await prepareTargets(node.origin);
    const before = await snapshot(node.origin, targets);
    const campaign = new Campaign(node.origin, targets, { seed, count });
    const sent = await campaign.run(progress);
    const after = await snapshot(node.origin, targets);
    const changed = after === before ? [] : ['a game changed'];
    const logged = node.output().includes('not answered') ? ['the server logged an error'] : [];
    return { ...sent, faults: [...sent.faults, ...changed, ...logged] };
  } finally {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Campaign {
  private readonly faults: string[] = [];
  private readonly refused = new Map<string, number>();
  private next = 0;
  private done = 0;
  private readonly origin: string;
  private readonly targets: readonly Target[];
  private readonly range: Range;

  constructor(origin: string, targets: readonly Target[], range: Range) {
    this.origin = origin;
    this.targets = targets;
    this.range = range;
  }

  async run(progress: Progress): Promise<Sent> {
    const { origin, range, faults, refused } = this;
    const sizes: (readonly [number, number])[] = [];
    const look = async () => {
      sizes.push([this.done / range.count, await memoryOf(origin)]);
      progress(this.done, faults.length);
    };
    await Promise.all(Array.from({ length: SOCKETS }, () => this.work(look)));
    await look();
    // Between two collections memory only grows: the least says what is truly in use.
    const least = (from: number, to: number) =>
      Math.min(...sizes.flatMap(([part, size]) => (part > from && part <= to ? [size] : [])));
    return { done: this.done, faults, refused, memory: [least(0.25, 0.5), least(0.75, 1)] };
  }

  /** One socket: a message is sent when the one before is answered. */
  private async work(look: () => Promise<void>): Promise<void> {
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/api/socket`);
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    while (this.next < this.range.count && this.faults.length < ENOUGH) {
      const number = this.range.seed + this.next++;
      const wrong = wrongMessage(this.targets, createRandom(mix(number, 7)));
      this.judge(number, wrong, await answerTo(socket, wrong.text));
      if (++this.done % 500 === 0) await look();
    }
    socket.terminate();
  }

  private judge(number: number, { expected, text }: Wrong, code: string): void {
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
    if (expected.includes(code)) return;
    const shown = text.toString().slice(0, 200);
    this.faults.push(`soak --only messages --seed ${number} --count 1: answered ${code}, not ${expected} to ${shown}`);
  }
}

/** The code of an answer: `already` and `done` for those that are no refusals, `none` where there is none. */
function answerTo(socket: WebSocket, text: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const late = setTimeout(() => end('none'), LONGEST);
    const end = (code: string) => {
      clearTimeout(late);
      socket.off('message', hear).off('close', closed);
      resolve(code);
    };
    const hear = (data: Buffer) => end(codeOf(JSON.parse(data.toString()) as ServerMessage));
    const closed = (code: number) => end(`closed ${code}`);
    socket.on('message', hear).on('close', closed);
    socket.send(text);
  });
}

function codeOf(message: ServerMessage): string {
  if (message.type === 'fault') return message.fault.code;
  if (message.type === 'answer') return codeOfAnswer(message);
  return message.type;
}

function codeOfAnswer(answer: Answer): string {
  if (!answer.ok) return answer.fault.code;
  return answer.already ? 'already' : 'done';
}

/** Everything that anybody can read of the tables. */
async function snapshot(origin: string, targets: readonly Target[]): Promise<string> {
  const all = targets.map(async ({ name, tokens: [token] }) => {
    const { entries } = await ask<{ entries: Entry[] }>(`${origin}/api/games/${name}/events`, { token });
    return entries;
  });
  return JSON.stringify(await Promise.all(all));
}

/** Memory in use, of the program and of what it holds outside, in MiB. */
async function memoryOf(origin: string): Promise<number> {
  const text = await metricsOf(origin);
  const sizes = ['heap_size_used_bytes', 'external_memory_bytes'].map((name) =>
    Number(new RegExp(`^asteroute_nodejs_${name} (\\S+)$`, 'm').exec(text)?.[1]),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20;
}

/** Games of both editions in their middle, public and by link. */
function prepareTargets(origin: string): Promise<Target[]> {
  const plans = [
    { edition: 'star-wars', access: 'public', colors: ['red', 'green', 'black'] },
    { edition: 'star-wars', access: 'link', colors: ['red', 'green'] },
    { edition: 'classic', access: 'public', colors: ['red', 'blue'] },
    { edition: 'classic', access: 'link', colors: ['red', 'blue', 'green', 'yellow'] },
  ];
  return Promise.all(plans.map((plan, i) => prepareTarget(origin, plan, i)));
}

interface TargetPlan {
  readonly edition: string;
  readonly access: string;
  readonly colors: readonly string[];
}

async function prepareTarget(origin: string, { edition, access, colors }: TargetPlan, seed: number): Promise<Target> {
  const tokens = colors.map(newToken);
  const invite = access === 'link' ? newToken() : null;
  const plan = { edition, access, seats: colors.map((color) => ({ color })) };
  const name = await openAt(origin, tokens[0], plan, { name: 'host', ...(invite === null ? {} : { invite }) });
  const done = [];
  for (const seat of tokens.keys()) {
    if (seat === 0) continue;
    const join = { id: `j${seat}`, type: 'join', name: 'guest', clientSeed: '' } as const;
    const url = `${origin}/api/games/${name}/commands`;
    await ask(url, { token: tokens[seat], body: join, ...(invite === null ? {} : { invite }) });
    done.push({ seat, command: join });
  }
  const random = createRandom(seed);
  const read = async () => {
    const { entries } = await ask<{ entries: Entry[] }>(`${origin}/api/games/${name}/events`, { token: tokens[0] });
    return entries.slice(1).reduce((table, entry) => follow(table, entry), openTable(name, entries[0]));
  };
  let table = await read();
  for (let i = 0; i < PLAYED; i++) {
    const seat = onTurn(table) as number;
    const turn = { id: `t${i}`, ...anyTurn(table, random) };
    await command(origin, name, turn, tokens[seat]);
    done.push({ seat, command: turn });
    table = await read();
  }
  return { name, table, tokens, invite, done };
}
