import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { db } from '../database/database.server.ts';
import { queueCounts } from '../queue/queue.server.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'trouvaille_' });
const registers = [registry];

/** knex's pool, as far as its gauges need it. */
type Pool = {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
};

new Gauge({
  name: 'trouvaille_database_connections',
  help: 'Connections of this process to the database.',
  labelNames: ['state'],
  registers,
  collect() {
    const pool = db.client.pool as Pool;
    this.set({ state: 'used' }, pool.numUsed());
    this.set({ state: 'free' }, pool.numFree());
    this.set({ state: 'waited_for' }, pool.numPendingAcquires());
  },
});

new Gauge({
  name: 'trouvaille_queue_jobs',
  help: 'Jobs in each queue, over all processes.',
  labelNames: ['queue', 'state'],
  registers,
  async collect() {
    this.reset();
    // The other figures matter most while the database is away: they must not depend on it.
    const queues = await queueCounts().catch(() => []);
    for (const { queue, waiting, deferred, active, failed } of queues) {
      for (const [state, count] of Object.entries({ waiting, deferred, active, failed })) {
        this.set({ queue, state }, count);
      }
    }
  },
});

/** Everything the site counts, declared in one place; `registry.metrics()` is the text of /metrics. */
export const metrics = {
  registry,
  httpRequests: new Histogram({
    name: 'trouvaille_http_request_seconds',
    help: 'Time to answer a request, by route pattern (never the address itself).',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  }),
  sockets: new Gauge({
    name: 'trouvaille_sockets_open',
    help: 'Session sockets open now.',
    registers,
  }),
  socketMessages: new Counter({
    name: 'trouvaille_socket_messages_total',
    help: 'Messages received on session sockets.',
    labelNames: ['type'] as const,
    registers,
  }),
  searchSteps: new Counter({
    name: 'trouvaille_search_steps_total',
    help: 'Steps of guided searches, by what was shown.',
    labelNames: ['kind'] as const,
    registers,
  }),
  searchStepDuration: new Histogram({
    name: 'trouvaille_search_step_seconds',
    help: 'Time to store an answer and choose the next step.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  }),
};
