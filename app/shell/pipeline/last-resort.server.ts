import { SERVER_ERROR } from '#app/ui/text/errors.ts';
import { logFailure } from '../errors.server.ts';
import type { Middleware } from './middleware.server.ts';

/** Answers a plain 500 when not even the error page could be rendered. */
export const lastResort: Middleware = async ({ incoming, outgoing, context }, next) => {
  try {
    await next();
  } catch (error) {
    // A visitor who left in the middle of an upload is no failure, and receives no answer.
    if (incoming.destroyed && !incoming.complete) return;
    logFailure(error, context.id);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(SERVER_ERROR);
  }
};
