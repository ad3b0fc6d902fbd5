import type { Obstacle } from '@asteroute/page/library/obstacles.ts';
import type { CommandOf } from '@asteroute/protocol';

/** The subscription in the form that the command takes. */
type WantedPush = NonNullable<CommandOf<'notify'>['push']>;

/** Push messages to this browser. */
export type TurnPush = ReturnType<typeof browserPush>;

/** The dependencies of push messages. */
interface PushPorts {
  /** Undefined if the browser has no service workers, as on a page without encryption. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  /** The server's key; null if it sends no messages. */
  readonly loadKey: () => Promise<string | null>;
  /** The reason why browsers give this page no push messages. */
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
    /** Whether the server sends push messages and this browser accepts them. */
    isOffered: async () => (await manager()) !== null && (await keyOnce()) !== null,
    /**
     * The reason why this browser accepts no messages although the server sends them; null if it accepts them or the
     * reason is unknown.
     */
    async obstacle(): Promise<Obstacle | null> {
      if ((await manager()) !== null) return null;
      return obstacle !== null && (await keyOnce()) !== null ? obstacle : null;
    },
    /** Subscribes and asks the person for permission if necessary; null if the person or the browser refuses. */
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

/**
 * Removes an old subscription and subscribes again. A subscription for another key, as after a new set-up of the
 * server, blocks a new one.
 */
async function subscribeAnew(pushes: PushManager, options: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  await (await pushes.getSubscription())?.unsubscribe();
  return pushes.subscribe(options);
}

function wanted(found: PushSubscription, language: string): WantedPush {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = found.toJSON();
  return { endpoint, keys: { p256dh, auth }, language: language as WantedPush['language'] };
}
