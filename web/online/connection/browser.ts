import { HttpTransport, type SocketPorts, socketTransport } from '@asteroute/client';
import { obstacleOf, toldByBrowser } from '@asteroute/page/library/obstacles.ts';
import { askToKeep } from '@asteroute/page/library/persist.ts';
import { browserKeyring, type Key, type Keyring } from '../keys/keyring.ts';
import { BrowserContact } from '../notify/contact.ts';
import { browserPush, type TurnPush } from '../notify/push.ts';
import { createServerKey, type ServerKey } from '../trust/server-key.ts';
import { type Api, pageApi } from './api.ts';

/** Dependencies of server tables on the browser. */
export interface ServerPorts extends SocketPorts {
  readonly api: Api;
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
  const api = pageApi();
  const keyring = browserKeyring(storage);
  const keep = (key: Key) => {
    keyring.keep(key);
    askToKeep();
  };
  return {
    api,
    keyring: { ...keyring, keep },
    push: browserPush({
      container: import.meta.env.PROD ? navigator.serviceWorker : undefined,
      loadKey: api.pushKey,
      obstacle: obstacleOf(toldByBrowser()),
      isBlocked: () => globalThis.Notification?.permission === 'denied',
    }),
    contact: new BrowserContact({
      api,
      keyring,
      zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    serverKey: createServerKey({ load: api.serverKey, stored: keyring.serverKey }),
    connect: (handlers) => socketTransport(new WebSocket(socket.href), handlers),
    connectOverHttp: (handlers) => new HttpTransport(handlers, api),
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
