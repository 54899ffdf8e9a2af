import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { AppError } from '#modules/platform/index.server.ts';
import { guardRoutes } from './errors.server.ts';
import { newRequestContext, requestContext } from './request-context.server.ts';

test('what a middleware throws becomes a status and a message, as in a loader', async () => {
  const fail = () => {
    throw new AppError('unavailable', 'no database', 'Reviens bientôt.');
  };
  const module = { default: () => null, loader: fail, middleware: [fail] };
  const build = { routes: { page: { id: 'page', module } } } as unknown as ServerBuild;
  const guarded = guardRoutes(build).routes.page?.module as unknown as {
    loader: (args: object) => Promise<never>;
    middleware: ((args: object, next: () => void) => Promise<never>)[];
  };
  const context = new RouterContextProvider();
  context.set(requestContext, newRequestContext('127.0.0.1'));
  const answered = {
    data: { error: { code: 'unavailable', message: 'Reviens bientôt.' } },
    init: { status: 503 },
  };
  await expect(guarded.loader({ context })).rejects.toMatchObject(answered);
  await expect(guarded.middleware[0]?.({ context }, () => {})).rejects.toMatchObject(answered);
});
