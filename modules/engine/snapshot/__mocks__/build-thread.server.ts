import { databaseUrl } from '#modules/platform/index.server.ts';
import { type BuiltCatalogue, buildCatalogue } from '../build.server.ts';

/** Builds in the thread of the caller: see tests/setup/mocks.ts. */
export async function buildInThread(signal: AbortSignal): Promise<BuiltCatalogue> {
  signal.throwIfAborted();
  return await buildCatalogue(databaseUrl());
}
