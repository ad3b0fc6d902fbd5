import type { Obstacle } from '@asteroute/page/library/obstacles.ts';
import type { ContactRequest } from '@asteroute/protocol';

type WantedPush = NonNullable<ContactRequest['push']>;

export type TurnPush = ReturnType<typeof browserPush>;

/** Why a browser shows no notifications; `window` is one that takes none, as a private one does. */
export type PushObstacle = Obstacle | 'window' | 'blocked';

interface PushPorts {
  /** Undefined if the browser has no service workers, as on a page without encryption. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  /** The server's key; null if it sends no messages. */
  readonly loadKey: () => Promise<string | null>;
  readonly obstacle: Obstacle | null;
  readonly isBlocked?: () => boolean;
}

export function browserPush({ container, loadKey, obstacle, isBlocked = () => false }: PushPorts) {
  let key: Promise<string | null> | null = null;
  const keyOnce = () => (key ??= loadKey());

  async function manager(): Promise<PushManager | null> {
    const registration = await container?.getRegistration().catch(() => undefined);
    return registration?.pushManager ?? null;
  }

  return {
    isOffered: async () => (await manager()) !== null && (await keyOnce()) !== null,
    /** The reason why this browser accepts no messages although the server sends them; null if it accepts them. */
    async obstacle(): Promise<PushObstacle | null> {
      if ((await keyOnce()) === null) return null;
      if (obstacle !== null && (await manager()) === null) return obstacle;
      if (isBlocked()) return 'blocked';
      return (await manager()) === null ? 'window' : null;
    },
    /** Subscribes and asks the person for permission if necessary; null if the person or the browser refuses. */
    async subscribe(): Promise<WantedPush | null> {
      const [pushes, applicationServerKey] = await Promise.all([manager(), keyOnce()]);
      if (pushes === null || applicationServerKey === null) return null;
      const options = { userVisibleOnly: true, applicationServerKey };
      try {
        const found = await pushes.subscribe(options).catch(() => subscribeAnew(pushes, options));
        return wanted(found);
      } catch {
        return null;
      }
    },
  };
}

/** A subscription for another key, as after a new set-up of the server, blocks a new one. */
async function subscribeAnew(pushes: PushManager, options: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  await (await pushes.getSubscription())?.unsubscribe();
  return pushes.subscribe(options);
}

function wanted(found: PushSubscription): WantedPush {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = found.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}
