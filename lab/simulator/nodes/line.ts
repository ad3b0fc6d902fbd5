import { Connection, type Core, type Wire } from '@asteroute/server/simulation';
import { LATENCY_MS } from '../virtual/ledger.ts';
import type { World } from '../virtual/world.ts';
import type { Process } from './process.ts';

export interface ClientEnd {
  readonly address: string;
  receive(text: string): void;
  /** Called when the connection is broken. No message arrives after that. */
  broken(): void;
}

export interface ClientLine {
  send(text: string): void;
  /** Breaks the connection. Some messages in transit are lost. */
  drop(): void;
}

/** Milliseconds until one end notices that the other is gone. */
const NOTICE_MS = 1500;

/**
 * Opens a connection between a client and the core of a process. Messages keep their order, and none is lost before the
 * connection breaks.
 */
export function openLine(own: Process, core: Core, client: ClientEnd, world: World): ClientLine {
  const { queue, chances, trace } = world;
  const latency = () => chances.between(0.05, LATENCY_MS);
  const up: string[] = [];
  const down: { readonly text: string; readonly taken: () => void }[] = [];
  let isOpen = true;

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    own.lines.delete(close);
    for (const list of [up, down]) list.splice(chances.below(list.length + 1));
    queue.after(latency(), () => own.whenAwake(() => connection.close()));
    queue.after(chances.between(1, NOTICE_MS), () => client.broken());
  }

  const wire: Wire = {
    isOpen: () => isOpen,
    send(text, taken = () => undefined) {
      if (!isOpen) return taken();
      down.push({ text, taken });
      queue.after(latency(), deliver);
    },
    cut: close,
  };
  const connection = new Connection(wire, client.address, { ...core, countMessage: () => undefined });
  own.lines.add(close);

  function deliver(): void {
    const first = down.shift();
    if (first === undefined) return;
    trace.note(`${own.name} to ${client.address}: ${first.text}`);
    client.receive(first.text);
    own.whenAwake(first.taken);
  }

  function arrive(): void {
    const text = up.shift();
    if (text !== undefined) void connection.receive(text);
  }

  return {
    send(text) {
      if (!isOpen) return;
      up.push(text);
      queue.after(latency(), () => own.whenAwake(arrive));
    },
    drop: close,
  };
}
