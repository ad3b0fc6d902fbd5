import type { Connect, TableKey, TableRequests } from '@asteroute/client';
import { decodeServer, type EntriesMessage, type FaultMessage } from '@asteroute/protocol';
import { type Core, entriesMessage } from '@asteroute/server/simulation';
import { LATENCY_MS } from '../virtual/ledger.ts';
import type { World } from '../virtual/world.ts';
import type { SimulatedNode } from './node.ts';

/** How a client reaches the nodes: each connection and each request goes to a random one. */
export interface Network {
  readonly nodes: readonly SimulatedNode[];
  readonly world: World;
  readonly address: () => string;
}

/** Milliseconds between two looks for an entry that a request waits for. */
const LOOK_MS = 600;
const MAX_ENTRIES = 200;

export function simulatedRequests({ nodes, world, address }: Network): TableRequests {
  const { chances, queue } = world;
  const ask = <T>(run: (core: Core) => Promise<T>) =>
    new Promise<T | null>((resolve) => chances.pick(nodes).request(run, resolve));
  const clientOf = ({ token, invite }: TableKey) => ({ token, invite: invite ?? undefined, address: address() });
  const readerOf = ({ service }: Core, key: TableKey) => service.reader(key.table, clientOf(key));

  async function page(key: TableKey, since: number): Promise<EntriesMessage | FaultMessage | null> {
    const answer = await ask(async (core) => {
      const reader = await readerOf(core, key);
      const found = reader.ok ? await reader.value.entries(since, MAX_ENTRIES) : reader;
      return found.ok ? entriesMessage(key.table, found.value, core.service.up()) : found.fault;
    });
    if (typeof answer === 'string') return decodeServer(answer) as EntriesMessage;
    return answer && { type: 'fault', table: key.table, fault: answer };
  }

  return {
    isReachable: async () => (await ask(async () => true)) !== null,
    async seat(key) {
      const view = await ask(async (core) => {
        const reader = await readerOf(core, key);
        return reader.ok ? reader.value.view() : null;
      });
      return view && { seat: view.seat, head: view.head };
    },
    command: (key, command) => ask(({ service }) => service.command(key.table, command, clientOf(key))),
    async events(key, { since, wait }, signal) {
      for (const end = queue.now() + wait * 1000; ; ) {
        const message = await page(key, since);
        const isThere = message?.type !== 'entries' || message.entries.length > 0;
        if (isThere || signal.aborted || queue.now() >= end) return message;
        await new Promise<void>((resolve) => queue.after(LOOK_MS, resolve));
      }
    },
  };
}

export function simulatedSockets({ nodes, world, address }: Network, onLine: (cut: () => void) => void): Connect {
  const { chances, queue } = world;
  return ({ onOpen, onMessage, onClose }) => {
    let isOver = false;
    const end = (then: () => void) => () => {
      if (isOver) return;
      isOver = true;
      then();
    };
    const line = chances.pick(nodes).connect({
      address: address(),
      receive: (text) => isOver || onMessage(decodeServer(text)),
      broken: end(onClose),
    });
    queue.after(chances.between(0.05, LATENCY_MS), line === null ? end(onClose) : () => isOver || onOpen());
    onLine(() => line?.drop());
    return {
      send: (message) => line?.send(JSON.stringify(message)),
      close: end(() => line?.drop()),
    };
  };
}

export function noSockets({ queue, chances }: World): Connect {
  return ({ onClose }) => {
    const cancel = queue.after(chances.between(0.05, LATENCY_MS), onClose);
    return { send: () => undefined, close: cancel };
  };
}
