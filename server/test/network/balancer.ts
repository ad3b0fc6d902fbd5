/** For tests only: distributes connections among the nodes that report that they are ready, as a proxy does. */
import { connect, createServer, type Socket } from 'node:net';
import { Conditions } from '../conditions.ts';

/** The nodes, and how often they are checked. */
export interface BalancerPlan {
  readonly port: number;
  /** Ports of the nodes. */
  readonly nodes: readonly number[];
  /** Milliseconds between two requests to `/readyz`. */
  readonly checkMs: number;
}

/** Milliseconds after which a node that does not answer is not ready. */
const CHECK_TIMEOUT_MS = 4000;

/** Opens a balancer. A connection that one node does not accept is passed to the next. */
export async function openBalancer({ port, nodes, checkMs }: BalancerPlan) {
  const ready = new Set<number>();
  const open = new Set<Socket>();
  const conditions = new Conditions();
  let turn = 0;

  function note(node: number, isReady: boolean): void {
    if (isReady) ready.add(node);
    else ready.delete(node);
    conditions.check();
  }

  async function check(node: number): Promise<void> {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    // Each check uses a new connection, because an open one would keep a stopping node from ending.
    const headers = { Connection: 'close' };
    const answer = await fetch(`http://127.0.0.1:${node}/readyz`, { signal, headers }).catch(() => null);
    note(node, answer?.ok ?? false);
  }

  function pass(near: Socket, tried: readonly number[]): void {
    const left = [...ready].filter((node) => !tried.includes(node));
    if (left.length === 0) return void near.destroy();
    const node = left[turn++ % left.length];
    const far = connect(node, '127.0.0.1');
    const next = () => pass(near, [...tried, node]);
    far.once('error', next);
    far.once('connect', () => {
      far.off('error', next);
      join(near, far);
    });
  }

  function join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }

  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => undefined);
    near.on('close', () => open.delete(near));
    pass(near, []);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const timer = setInterval(() => nodes.forEach((node) => void check(node)), checkMs);
  return {
    /** `http://127.0.0.1:PORT` */
    origin: `http://127.0.0.1:${port}`,
    /** Resolves once it distributes connections to exactly `count` nodes. */
    until: (count: number): Promise<void> => conditions.until(() => ready.size === count),
    async close(): Promise<void> {
      clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const one of open) one.destroy();
      await closed;
    },
  };
}
