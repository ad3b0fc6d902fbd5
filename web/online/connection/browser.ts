import { type AskServer, HttpTransport, type SocketPorts, socketTransport, tableRequests } from '@asteroute/client';
import { obstacleOf, toldByBrowser } from '@asteroute/page/library/obstacles.ts';
import { askToKeep } from '@asteroute/page/library/persist.ts';
import { askServer } from '@asteroute/page-account/server-time';
import { browserKeyring, type Key, type Keyring } from '../keyring/keyring.ts';
import { BrowserContact } from '../notify/contact.ts';
import { browserPush, type TurnPush } from '../notify/push.ts';
import { createServerKey, type ServerKey } from '../trust/server-key.ts';
import { ownAccount } from './agreement.ts';

export interface ServerPorts extends SocketPorts {
  readonly ask: AskServer;
  readonly keyring: Keyring;
  readonly serverKey: ServerKey;
  readonly push: TurnPush;
  readonly contact: BrowserContact;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
}

/** Connects to the server that the page came from. */
export function browserServer(storage: () => Storage, after: SocketPorts['after']): ServerPorts {
  const socket = new URL('api/socket', document.baseURI);
  socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:';
  const ask = askServer();
  const published = async () => {
    const read = await ask('GET /.well-known/asteroute.json');
    return read.ok ? read.value : null;
  };
  const keyring = browserKeyring(storage);
  const keep = (key: Key) => {
    keyring.keep(key);
    askToKeep();
  };
  return {
    ask,
    keyring: { ...keyring, keep },
    push: browserPush({
      container: import.meta.env.PROD ? navigator.serviceWorker : undefined,
      loadKey: async () => (await published())?.pushKey ?? null,
      obstacle: obstacleOf(toldByBrowser()),
      isBlocked: () => globalThis.Notification?.permission === 'denied',
    }),
    contact: new BrowserContact({
      ask,
      account: ownAccount,
      keyring,
      zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    serverKey: createServerKey({ load: async () => (await published())?.publicKey ?? null, stored: keyring.serverKey }),
    connect: (handlers) => socketTransport(new WebSocket(socket.href), handlers),
    connectOverHttp: (handlers) => new HttpTransport(handlers, tableRequests(ask)),
    refusals: { count: 0 },
    after,
    chance: () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32,
    now: () => performance.now(),
    onNetwork(run) {
      const listening = new AbortController();
      const { signal } = listening;
      addEventListener('online', () => run(true), { signal });
      addEventListener('offline', () => run(false), { signal });
      // Reconnect at once when the page becomes visible again.
      document.addEventListener('visibilitychange', () => document.hidden || run(true), { signal });
      return () => listening.abort();
    },
  };
}
