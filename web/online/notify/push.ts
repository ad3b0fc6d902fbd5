import type { Obstacle } from '@asteroute/page/library/obstacles.ts';
import type { CommandOf } from '@asteroute/protocol';

/** What the server sends push messages to, as the command takes it. */
type WantedPush = NonNullable<CommandOf<'notify'>['push']>;

/** Push messages to this browser. */
export type TurnPush = ReturnType<typeof browserPush>;

/** What push messages need. */
interface PushPorts {
  /** Undefined where the browser keeps no programs, as on a page without encryption. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  /** The server's key; null where it sends none. */
  readonly loadKey: () => Promise<string | null>;
  /** Why browsers would give this page no push messages. */
  readonly obstacle: Obstacle | null;
}

/** Push messages by the service worker of the page. */
export function browserPush({ container, loadKey, obstacle }: PushPorts) {
  let key: Promise<string | null> | null = null;
  const keyOnce = () => (key ??= loadKey());

  async function manager(): Promise<PushManager | null> {
    const registration = await container?.getRegistration().catch(() => undefined);
    return registration?.pushManager ?? null;
  }

  return {
    /** Whether the server sends them and this browser takes them. */
    isOffered: async () => (await manager()) !== null && (await keyOnce()) !== null,
    /** Why this browser takes none though the server sends them; null where it does, or nobody knows. */
    async obstacle(): Promise<Obstacle | null> {
      if ((await manager()) !== null) return null;
      return obstacle !== null && (await keyOnce()) !== null ? obstacle : null;
    },
    /** Asks the person, unless they were asked before; null where they or the browser refuse. */
    async subscribe(language: string): Promise<WantedPush | null> {
      const [pushes, applicationServerKey] = await Promise.all([manager(), keyOnce()]);
      if (pushes === null || applicationServerKey === null) return null;
      const options = { userVisibleOnly: true, applicationServerKey };
      try {
        const found = await pushes.subscribe(options).catch(() => subscribeAnew(pushes, options));
        return wanted(found, language);
      } catch {
        return null;
      }
    },
  };
}

/** A subscription that was made for another key, as of a server that was set up again, is in the way of a new one. */
async function subscribeAnew(pushes: PushManager, options: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  await (await pushes.getSubscription())?.unsubscribe();
  return pushes.subscribe(options);
}

function wanted(found: PushSubscription, language: string): WantedPush {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = found.toJSON();
  return { endpoint, keys: { p256dh, auth }, language: language as WantedPush['language'] };
}
