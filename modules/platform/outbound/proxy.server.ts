import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { config } from '../operation/config.server.ts';
import { guardedConnector, INTERNET, type Network } from './connect.server.ts';
import { FetchError, type FetchFailure, failureOf, fetchErrorOf } from './outcome.ts';
import { checkTarget } from './target.ts';

export type ProxyOptions = {
  /** Bytes from all sites together. */
  maxBytes: number;
  /** Requests in clear and tunnels. */
  maxRequests: number;
  milliseconds: number;
  network?: Network;
  allow?: ReadonlySet<string>;
};

export type OutboundProxy = {
  /** Of 127.0.0.1. */
  port: number;
  /** Bytes that came in. */
  bytes: () => number;
  /** Why a host and port could not be reached, by `host:port`. */
  failures: ReadonlyMap<string, FetchFailure>;
  close: () => Promise<void>;
};

/** Headers of one connection, which are not passed on (RFC 9110 §7.6.1). */
const OF_CONNECTION = [
  'connection',
  'proxy-connection',
  'proxy-authorization',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * A way out for a program that makes requests of its own, a browser: a proxy on this machine (plain requests and CONNECT)
 * whose sockets are opened with the checks of `fetchOutside`, and which ends when its bytes or requests are used up. TLS is
 * between the program and the site.
 */
export async function startOutboundProxy(options: ProxyOptions): Promise<OutboundProxy> {
  const { network = INTERNET, allow = config.outboundAllow, milliseconds } = options;
  const connect = guardedConnector(network, allow, milliseconds);
  const sockets = new Set<Socket>();
  const failures = new Map<string, FetchFailure>();
  let requests = 0;
  let bytes = 0;

  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };

  /** Opens a socket to a target, of which `url` has the host and port. @throws FetchError */
  async function open(address: string): Promise<Socket> {
    if (++requests > options.maxRequests || bytes > options.maxBytes)
      throw new FetchError('too_large');
    const url = checkTarget(address, { ports: network.ports, allow });
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const socket = await new Promise<Socket>((opened, failed) => {
      // TLS is not ours here: the socket is plain whatever will be said over it.
      const target = { hostname, host: url.host, port, protocol: 'http:' };
      connect(target, (error, found) => (found ? opened(found) : failed(error)));
    });
    hold(socket);
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > options.maxBytes) for (const one of sockets) one.destroy();
    });
    return socket;
  }

  function recordFailure(address: string, error: unknown): FetchFailure {
    const failure = failureOf(address, fetchErrorOf(error));
    const url = URL.parse(address);
    if (url && failures.size < options.maxRequests) failures.set(url.host, failure);
    return failure;
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '';
    try {
      const socket = await open(address);
      const { pathname, search, host } = new URL(address);
      const headers = { ...withoutConnection(request.headers), host };
      const options = { method: request.method, path: pathname + search, headers };
      // An agent of its own, which has this very socket.
      const agent = Object.assign(new Agent(), { createConnection: () => socket });
      const onward = forward({ ...options, agent });
      onward.once('response', (answer) => {
        try {
          response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
          answer.pipe(response);
        } catch {
          // A status that Node reads but does not write: below 100.
          response.destroy();
        }
      });
      onward.once('error', () => response.destroy());
      response.once('close', () => onward.destroy());
      request.pipe(onward);
    } catch (error) {
      const { reason } = recordFailure(address, error);
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(reason);
    }
  }

  async function tunnel(request: IncomingMessage, client: Socket, head: Buffer): Promise<void> {
    const address = `https://${request.url}`;
    try {
      const socket = await open(address);
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.write(head);
      client.once('close', () => socket.destroy());
      socket.once('close', () => client.destroy());
      socket.pipe(client).pipe(socket);
    } catch (error) {
      recordFailure(address, error);
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    }
  }

  const server = createServer((request, response) => void pass(request, response));
  server.on('connection', hold);
  server.on('connect', (request, client, head) => void tunnel(request, client as Socket, head));
  server.on('clientError', (_, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    bytes: () => bytes,
    failures,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

function withoutConnection(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)),
  );
}
