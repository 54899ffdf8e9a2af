/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

/** Has pages drop the worker and load again. Written again in registration.ts: a worker imports nothing. */
const WITHDRAW = 'withdraw';

/** What is shown of a page that the network does not bring. */
const OFFLINE_PAGE = '/offline';
/** It and « Tes trouvailles » are there from the first visit on. */
const OFFLINE_PAGES = [OFFLINE_PAGE, '/trouvailles'];
/** They are kept with all that they are made of, each build's apart: its name is filled in by worker-plugin.ts. */
const OFFLINE_CACHE = 'offline-BUILD_NAME';

/** What is kept of what was visited, and how much of it: the oldest makes room. Pictures are kept by keep-picture.ts too. */
const VISITED = { assets: 200, pages: 40, pictures: 200 };

/** Pages to be read, which have nothing of a search. */
const READABLE = /^\/(articles|about|bot)(\/|$)/;
/** Pages whose pictures are kept too: those, and « Tes trouvailles ». */
const ILLUSTRATED = /^\/(articles|about|bot|trouvailles)(\/|$)/;

/** Tells the scripts of a page that it was answered to nobody, so that it says nothing of the account. */
const KEPT_MARK = '<html data-kept=""';

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
    const { page, assets } = await pageForNobody(path);
    await cache.addAll(assets);
    await cache.put(path, page);
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
    const { pathname, search } = new URL(request.url);
    const isRead = response.ok && search === '' && READABLE.test(pathname);
    if (isRead) event.waitUntil(keepRead(pathname, event));
    return response;
  } catch {
    return (await readPage(request)) ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

async function keepRead(path: string, event: FetchEvent): Promise<void> {
  const { page, assets } = await pageForNobody(path);
  await Promise.all(assets.map((asset) => keptOrFetched('assets', new Request(asset), event)));
  await keep('pages', new Request(path), page);
}

/** A page as a visitor without an account is answered, to be kept, and what it is made of. */
async function pageForNobody(path: string): Promise<{ page: Response; assets: string[] }> {
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || !isPage) throw new Error(`${path} is no page: ${response.status}`);
  const html = await response.text();
  const page = new Response(html.replace('<html', KEPT_MARK), response);
  return { page, assets: assetsOf(html) };
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
  // Of a picture the browser reads any format that it has.
  const kept = await caches.match(request, { ignoreVary: true });
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
