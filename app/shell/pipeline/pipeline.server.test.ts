import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { authorization } from '../authorization.server.ts';
import type { RouteHandle } from '../route-handle.ts';
import { createPipeline } from './pipeline.server.ts';

const KIB = 1024;

type TestRoute = {
  handle?: RouteHandle;
  loader?: (args: { request: Request }) => Promise<Response>;
  action?: (args: { request: Request }) => Promise<Response>;
  /** A page, with the answer of the build in place of a rendered component. */
  default?: () => null;
};

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Serves some routes, by their paths. @returns the origin. */
async function serve(routes: Record<string, TestRoute>, renderPage = () => '<p>page</p>') {
  const middleware = [
    authorization({ minimumFor: () => 'NonLogged', signInPath: () => '/sign-in' }),
  ];
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number) =>
          new Response(status === 200 ? renderPage() : 'error page', { status }),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null, middleware } },
      ...Object.fromEntries(
        Object.entries(routes).map(([path, module]) => [
          path,
          { id: path, parentId: 'root', path, module },
        ]),
      ),
    },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    future: {},
    ssr: true,
  } as unknown as ServerBuild;
  const handleRequest = createPipeline({ build, mode: 'test', isReady: () => true });
  const server = createServer((request, response) =>
    handleRequest(request, response, (_request, _response, next) => next()),
  );
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

function post(url: string, length = 0, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body: 'x'.repeat(length), headers: { ...FORM, ...headers } });
}

/** A post whose body goes on: without a length, and open until it is ended. */
function openPost(url: string) {
  const asked = httpRequest(url, { method: 'POST', headers: FORM });
  const answered = (once(asked, 'response') as Promise<[IncomingMessage]>).then(
    async ([response]) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      return { status: response.statusCode, text };
    },
  );
  return { asked, answered };
}

const countBytes: TestRoute['action'] = async ({ request }) =>
  new Response(String((await request.arrayBuffer()).byteLength));

test('a body may be as long as its route declares, 64 KiB where it declares nothing', async () => {
  const origin = await serve({
    plain: { action: countBytes },
    large: { action: countBytes, handle: { bodyLimit: 200 * KIB } },
  });
  expect(await (await post(`${origin}/plain`, 64 * KIB)).text()).toBe(String(64 * KIB));
  expect((await post(`${origin}/plain`, 64 * KIB + 1)).status).toBe(413);
  expect(await (await post(`${origin}/large`, 200 * KIB)).text()).toBe(String(200 * KIB));
  expect((await post(`${origin}/large`, 200 * KIB + 1)).status).toBe(413);
});

test('a post from another site goes through at the paths that its route allows', async () => {
  const origin = await serve({
    plain: { action: countBytes },
    'open/:token': {
      action: countBytes,
      handle: { crossOriginPost: (path) => path === '/open/good' },
    },
  });
  const status = async (path: string) =>
    (await post(origin + path, 1, { 'sec-fetch-site': 'cross-site' })).status;
  expect(await status('/plain')).toBe(403);
  expect(await status('/open/bad')).toBe(403);
  expect(await status('/open/good')).toBe(200);
});

test('a blocked call is answered in JSON, any other request with the error page', async () => {
  const origin = await serve({
    page: { action: countBytes },
    call: { action: countBytes, handle: { call: true } },
  });
  const page = await post(`${origin}/page`, 65 * KIB);
  expect([page.status, await page.text()]).toEqual([413, 'error page']);
  for (const path of ['/call', '/call.data', '/CALL/']) {
    const call = await post(origin + path, 65 * KIB);
    expect([call.status, await call.json()]).toEqual([
      413,
      { error: { code: 'too_large', message: expect.any(String) } },
    ]);
  }
});

test('a streamed upload reaches its route while it arrives', async () => {
  const origin = await serve({
    upload: {
      handle: { streamsUpload: true },
      action: async ({ request }) => {
        const { value } = await request.body!.getReader().read();
        return new Response(`received ${value?.length}`);
      },
    },
  });
  const { asked, answered } = openPost(`${origin}/upload`);
  asked.write('first');
  expect(await answered).toEqual({ status: 200, text: 'received 5' });
  asked.destroy();
});

test('a streamed upload ends with 413 where it goes beyond the limit of its route', async () => {
  let runs = 0;
  const origin = await serve({
    upload: {
      handle: { streamsUpload: true, bodyLimit: 100 * KIB },
      action: async (args) => {
        runs += 1;
        return countBytes(args);
      },
    },
  });
  const small = openPost(`${origin}/upload`);
  small.asked.write('x'.repeat(100 * KIB));
  small.asked.end();
  expect(await small.answered).toEqual({ status: 200, text: String(100 * KIB) });
  const large = openPost(`${origin}/upload`);
  large.asked.write('x'.repeat(100 * KIB + 1));
  large.asked.end();
  expect((await large.answered).status).toBe(413);
  expect(runs).toBe(2);
  // A body with a Content-Length beyond the limit is not read at all.
  expect((await post(`${origin}/upload`, 100 * KIB + 1)).status).toBe(413);
  expect(runs).toBe(2);
});

test('a streamed answer goes out as fast as the client takes it, and stops when it leaves', async () => {
  let produced = 0;
  const cancelled = Promise.withResolvers<void>();
  const origin = await serve({
    export: {
      handle: { streamsAnswer: true },
      loader: async () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              produced += 1;
              if (produced > 2000) throw new Error('produced more than the client takes');
              controller.enqueue(new Uint8Array(64 * KIB));
            },
            cancel: () => cancelled.resolve(),
          }),
        ),
    },
  });
  const asked = httpRequest(`${origin}/export`).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  await once(response, 'data');
  response.destroy();
  await cancelled.promise;
  // What fits in the buffers of the two sockets, and no more.
  expect(produced).toBeLessThan(1000);
});

test('a streamed answer that fails on its way is broken off, and the next one is served', async () => {
  let fails = true;
  const origin = await serve({
    export: {
      handle: { streamsAnswer: true },
      loader: async () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new Uint8Array(10)),
            pull(controller) {
              if (fails) throw new Error('the database is gone');
              controller.close();
            },
          }),
        ),
    },
  });
  const broken = fetch(`${origin}/export`).then((response) => response.arrayBuffer());
  await expect(broken).rejects.toThrow();
  fails = false;
  expect((await (await fetch(`${origin}/export`)).arrayBuffer()).byteLength).toBe(10);
});

test('a streamed answer is compressed on its way', async () => {
  const rows = 'name;price\n'.repeat(10_000);
  const origin = await serve({
    export: {
      handle: { streamsAnswer: true },
      loader: async () =>
        new Response(new Blob([rows]).stream(), { headers: { 'Content-Type': 'text/csv' } }),
    },
  });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(`${origin}/export`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await response.text()).toBe(rows);
  }
});

test('requests of a lane take turns, all others are answered at once', async () => {
  const most: Record<string, number> = {};
  const busyRoute = (name: string): TestRoute['loader'] => {
    let running = 0;
    return async () => {
      running += 1;
      most[name] = Math.max(most[name] ?? 0, running);
      for (let turn = 0; turn < 20; turn++) await setImmediate();
      running -= 1;
      return new Response(name);
    };
  };
  const origin = await serve({
    lane: { handle: { lane: 2 }, loader: busyRoute('lane') },
    free: { loader: busyRoute('free') },
  });
  const ask = async (path: string) => (await fetch(origin + path)).text();
  const paths = Array.from({ length: 20 }, () => ['/lane', '/free']).flat();
  const answers = await Promise.all(paths.map(ask));
  expect(answers).toEqual(paths.map((path) => path.slice(1)));
  expect(most.lane).toBe(2);
  expect(most.free).toBeGreaterThan(2);
});

test('a cached page is rendered once for its own address, and for every other address anew', async () => {
  let rendered = 0;
  const page = { default: () => null };
  const origin = await serve({ about: { ...page, handle: { cached: true } }, plain: page }, () => {
    rendered += 1;
    return `<p>${rendered}</p>`;
  });
  const ask = async (path: string) => (await fetch(origin + path)).text();
  expect([await ask('/about'), await ask('/about')]).toEqual(['<p>1</p>', '<p>1</p>']);
  expect([await ask('/about?x=1'), await ask('/ABOUT')]).toEqual(['<p>2</p>', '<p>3</p>']);
  expect([await ask('/plain'), await ask('/plain')]).toEqual(['<p>4</p>', '<p>5</p>']);
});

test('a page with parameters cannot be cached', async () => {
  const route = { default: () => null, handle: { cached: true } };
  await expect(serve({ 'page/:id': route })).rejects.toThrow('/page/:id has no single address');
});
