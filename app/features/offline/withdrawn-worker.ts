/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

// Served in the place of the service worker where the site does without one: it ends the one that a browser has, and itself.
// It does so without being in its place: that could take minutes, until the one before has answered all that it was asked.
self.addEventListener('install', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A page says so if it fails. Those without scripts do nothing: the registration ends with the last of them.
  for (const page of pages) page.postMessage('withdraw');
  // Not awaited: it comes after what the browser is at now, which is this.
  void self.registration.unregister();
}
