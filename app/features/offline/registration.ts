import { useSyncExternalStore } from 'react';
import { SERVICE_WORKER } from './worker-paths.ts';

/** The one message that a page sends to the worker, and the worker to pages. Written again there. */
const WITHDRAW = 'withdraw';

/**
 * What became of the service worker in this browser. A page is « controlled » where one answers its requests already: the next one
 * then waits until the last such page is closed, so that no search is interrupted.
 */
export type ServiceWorkerNotice =
  | 'registered'
  | 'updated_uncontrolled'
  | 'updated_controlled'
  | 'offline'
  | 'registration_failed'
  | 'unregister_failed';

/** The same notice twice is two objects. */
let latest: { notice: ServiceWorkerNotice } | null = null;
const listeners = new Set<() => void>();

function tell(notice: ServiceWorkerNotice): void {
  latest = { notice };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest notice about the worker; null for none, and on the server. */
export function useServiceWorkerNotice(): { notice: ServiceWorkerNotice } | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}

/**
 * Has the browser keep what opens the site without a network, once the page is all there. Where it has no service workers, nothing
 * happens. Browser only.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === WITHDRAW) void dropWorker();
  });
  addEventListener('offline', () => tell('offline'));
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  try {
    const registration = await serviceWorker.register(SERVICE_WORKER);
    tell('registered');
    registration.addEventListener('updatefound', () => follow(registration.installing));
  } catch {
    tell(navigator.onLine ? 'registration_failed' : 'offline');
  }
}

function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state !== 'installed') return;
    tell(navigator.serviceWorker.controller ? 'updated_controlled' : 'updated_uncontrolled');
  });
}

/** Has the worker tell every page of this browser to drop it and to load again. Browser only. */
export function withdrawWorker(registration: ServiceWorkerRegistration): void {
  registration.active?.postMessage(WITHDRAW);
}

async function dropWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await (await serviceWorker.getRegistration())?.unregister().catch(() => false);
  // Another page or the worker itself may have been first: what counts is that it is gone.
  if (await serviceWorker.getRegistration()) tell('unregister_failed');
  else location.reload();
}
