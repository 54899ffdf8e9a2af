import type { IncomingMessage } from 'node:http';
import {
  config,
  isDiskFull,
  isSameSecret,
  metrics,
  pingDatabase,
} from '#modules/platform/index.server.ts';
import { isFromHere } from '../http/client-address.server.ts';
import { isRead, type Middleware } from './middleware.server.ts';

type Probe = (request: IncomingMessage) => Promise<Answer>;
type Answer = { status: number; body: string; type?: string };

const DATABASE_TIMEOUT_MS = 2_000;

/**
 * Answers what watches the process: `/healthz` (it runs), `/readyz` (database and catalogue are there, the disk has room) and
 * `/metrics` (Prometheus; for this machine, or with METRICS_TOKEN).
 *
 * @param isReady whether the process holds all that it needs in memory.
 */
export function probes(isReady: () => boolean): Middleware {
  const byPath: Record<string, Probe> = {
    '/healthz': async () => ({ status: 200, body: 'ok\n' }),
    '/readyz': async () => {
      const waiting = [
        ...(isReady() ? [] : ['catalogue']),
        ...((await databaseAnswers()) ? [] : ['database']),
        ...((await isDiskFull()) ? ['disk'] : []),
      ];
      return waiting.length === 0
        ? { status: 200, body: 'ready\n' }
        : { status: 503, body: `waiting for: ${waiting.join(', ')}\n` };
    },
    '/metrics': async (request) => {
      if (!mayRead(request)) return { status: 403, body: 'forbidden\n' };
      const { registry } = metrics;
      return { status: 200, body: await registry.metrics(), type: registry.contentType };
    },
  };

  return async ({ incoming, outgoing }, next) => {
    const probe = byPath[(incoming.url ?? '').split('?', 1)[0] ?? ''];
    if (!probe || !isRead(incoming)) return next();
    try {
      const { status, body, type = 'text/plain; charset=utf-8' } = await probe(incoming);
      outgoing
        .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
        .end(incoming.method === 'HEAD' ? undefined : body);
    } catch {
      outgoing.destroy();
    }
  };
}

async function databaseAnswers(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, DATABASE_TIMEOUT_MS, false).unref();
  });
  const answered = pingDatabase().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

function mayRead(request: IncomingMessage): boolean {
  const token = config.metricsToken;
  if (!token) return isFromHere(request);
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
  return isFromHere(request) || isSameSecret(given, token);
}
