/** Registers the service worker, which caches the page for offline use, and watches for new versions. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface UpdatePorts {
  /** Undefined if the browser has no service workers, as on a page without HTTPS. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly worker: string;
  /** Calls back each time that the person comes back to the page. */
  readonly onReturn: (run: () => void) => void;
  readonly reload: () => void;
}

export interface Updates {
  /** True once a new version is installed and waits, until the person dismisses it. */
  readonly ready: ReadonlySignal<boolean>;
  /** Activates the new version: the page reloads and resumes the game from its record. */
  take(): void;
  putOff(): void;
}

export function watchUpdates({ container, worker, onReturn, reload }: UpdatePorts): Updates {
  const waiting = signal<ServiceWorker | null>(null);
  const ready = signal(false);

  /** A worker that is installed while another one serves the page is a new version. */
  function follow(worker: ServiceWorker | null): void {
    if (worker === null) return;
    const look = () => {
      const waits = worker.state === 'installed' && container?.controller != null;
      if (waits) waiting.value = worker;
      else if (waiting.value === worker) waiting.value = null;
      ready.value = waiting.value !== null;
    };
    worker.addEventListener('statechange', look);
    look();
  }

  async function register(workers: ServiceWorkerContainer): Promise<void> {
    const registration = await workers.register(worker, { updateViaCache: 'none' });
    follow(registration.waiting ?? registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    // Without a network the check fails, which is no fault.
    onReturn(() => void registration.update().catch(() => {}));
  }

  // Optional: if the browser refuses it (its settings, lack of space), the game works online.
  if (container !== undefined) register(container).catch(() => {});
  return {
    ready,
    take() {
      container?.addEventListener('controllerchange', reload, { once: true });
      waiting.value?.postMessage('take over');
    },
    putOff() {
      ready.value = false;
    },
  };
}
