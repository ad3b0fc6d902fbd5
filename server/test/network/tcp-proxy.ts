/** For tests only: a connection to a server that can be cut, silently blocked, or redirected to another server. */
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy on a port of this machine. */
export type TcpProxy = ReturnType<typeof tcpProxy>;

/** Creates a proxy from `port` to port `first`, which is closed until `open` is called. */
export function tcpProxy(port: number, first: number) {
  let target = first;
  const pairs = new Set<readonly [Socket, Socket]>();
  const server: Server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port,
    /** Starts listening and forwarding to the target. */
    open: (): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    /** Breaks every existing connection. */
    cut,
    /** Stops forwarding on the existing connections; new ones work. */
    silence(): void {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    /** Breaks every existing connection and forwards new ones to this port. */
    retarget(next: number): void {
      target = next;
      cut();
    },
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
