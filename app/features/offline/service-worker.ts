/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

/** Has pages drop the worker and load again. Written again in registration.ts: a worker imports nothing. */
const WITHDRAW = 'withdraw';

/** What is shown of a page that the network does not bring. */
const OFFLINE_PAGE = '/offline';
/** Pages that are there from the first visit on, as they are for a visitor without an account; the other is « Tes trouvailles ». */
const OFFLINE_PAGES = [OFFLINE_PAGE, '/trouvailles'];
/** Tells their scripts, once the worker has answered with one, that nothing in it is news of the account. */
const KEPT_MARK = '<html data-kept=""';
/** They are kept with all that they are made of, each build's apart: its name is filled in by vite.config.ts. */
const OFFLINE_CACHE = 'offline-BUILD_NAME';

/** What is kept of what was visited, and how much of it: the oldest makes room. */
const VISITED = { assets: 200, pages: 40, pictures: 200 };

/** Pages to be read, the same for everybody: nothing of a search, and nothing of an account, is like them. */
const READABLE = /^\/(articles|about|bot)(\/|$)/;
/** Pages whose pictures are kept too: those, and « Tes trouvailles ». */
const ILLUSTRATED = /^\/(articles|about|bot|trouvailles)(\/|$)/;

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePages()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === WITHDRAW) void tellPages(WITHDRAW);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(keptOrFetched('assets', request, event));
  else if (pathname.startsWith('/img/')) event.respondWith(answerPicture(event));
});

async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  for (const path of OFFLINE_PAGES) {
    const response = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const html = await response.text();
    await cache.addAll(assetsOf(html));
    await cache.put(path, new Response(html.replace('<html', KEPT_MARK), response));
  }
}

async function takeOver(): Promise<void> {
  const current = [OFFLINE_CACHE, ...Object.keys(VISITED)];
  const past = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(past.map((name) => caches.delete(name)));
  // The network is asked while the worker still starts.
  await self.registration.navigationPreload?.enable();
}

/** A page as the network has it; without one as it was read last, or else the page that says so. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(request));
    if (isReadable(request, response)) event.waitUntil(keepPage(event, response.clone()));
    return response;
  } catch {
    return (await readPage(request)) ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

function isReadable({ url }: Request, { ok, headers }: Response): boolean {
  const { pathname, search } = new URL(url);
  const isStorable = !headers.get('Cache-Control')?.includes('no-store');
  const isPage = headers.get('Content-Type')?.startsWith('text/html');
  return Boolean(ok && isStorable && isPage && search === '' && READABLE.test(pathname));
}

async function keepPage(event: FetchEvent, response: Response): Promise<void> {
  const assets = assetsOf(await response.clone().text());
  await Promise.all(assets.map((path) => keptOrFetched('assets', new Request(path), event)));
  await keep('pages', event.request, response);
}

/** A page that is kept; undefined without all that it is made of, as when another build has pushed that out. */
async function readPage(request: Request): Promise<Response | undefined> {
  const page = await caches.match(request, { ignoreSearch: true });
  const assets = page ? assetsOf(await page.clone().text()) : [];
  const kept = await Promise.all(assets.map((path) => caches.match(path)));
  return kept.includes(undefined) ? undefined : page;
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const page = await self.clients.get(clientId);
  const isKept = page && ILLUSTRATED.test(new URL(page.url).pathname);
  return isKept ? await keptOrFetched('pictures', request, event) : await fetch(request);
}

/** From where it is kept, or else from the network; then it is kept where it never changes at its address. */
async function keptOrFetched(
  kind: keyof typeof VISITED,
  request: Request,
  event: FetchEvent,
): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  const isFixed = response.headers.get('Cache-Control')?.includes('immutable');
  if (response.status === 200 && isFixed) event.waitUntil(keep(kind, request, response.clone()));
  return response;
}

async function keep(kind: keyof typeof VISITED, request: Request, response: Response) {
  const cache = await caches.open(kind);
  await cache.put(request, response);
  const oldest = (await cache.keys()).slice(0, -VISITED[kind]);
  await Promise.all(oldest.map((each) => cache.delete(each)));
}

/** The scripts, styles and fonts that a page names. */
function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

async function tellPages(message: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}
