import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { accessLog } from './access-log.server.ts';
import { address } from './address.server.ts';
import { admission } from './admission.server.ts';
import { body } from './body.server.ts';
import { lanes } from './lanes.server.ts';
import { lastResort } from './last-resort.server.ts';
import { compose, newExchange, type ServeFile } from './middleware.server.ts';
import { pageCache } from './page-cache.server.ts';
import { probes } from './probes.server.ts';
import { requestChecks } from './request-checks.server.ts';
import { respond } from './respond.server.ts';
import { createRouteTable, routeMatching } from './route-matching.server.ts';
import { createRouteRequest, renderPublicPage, routes } from './routes.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import { staticFiles } from './static-files.server.ts';

type PipelineOptions = {
  build: ServerBuild;
  mode: string;
  /** Whether the process holds all that it needs in memory. */
  isReady: () => boolean;
};

/** Makes the one function that answers every HTTP request. */
export function createPipeline({ build, mode, isReady }: PipelineOptions) {
  const table = createRouteTable(build);
  const route = createRouteRequest(build, mode);
  // A page that is being written is rendered each time.
  const cachedPages = mode === 'development' ? new Set<string>() : table.cachedPages;

  const run = compose([
    admission,
    securityHeaders,
    probes(isReady),
    accessLog,
    lastResort,
    pageCache(cachedPages, renderPublicPage(route)),
    address,
    staticFiles,
    routeMatching(table),
    requestChecks,
    body,
    respond,
    lanes(),
    routes(route),
  ]);

  return (incoming: IncomingMessage, outgoing: ServerResponse, serveFile: ServeFile): void => {
    // A connection that breaks on either side ends its own answer, and nothing else.
    incoming.on('error', ignore);
    outgoing.on('error', ignore);
    run(newExchange(incoming, outgoing, serveFile));
  };
}

function ignore(): void {}
