import { errorText, GENERIC_ERROR, NETWORK_ERROR, SERVER_ERROR } from '../text/errors.ts';
import { countPending, pushError } from './queries.ts';

/** What a call came to. When the server could not be reached, `status` is null and `message` explains it in French. */
export type CallResult =
  | { ok: true; status: number; body: unknown }
  | { ok: false; status: number | null; message: string };

type CallOptions = {
  /** Sent as JSON by POST; without it the call is a GET. */
  json?: object;
  /** The global bar shows no failure: the page shows it itself, or ignores it. */
  silent?: boolean;
  /** The request continues when the page is left. */
  keepalive?: boolean;
};

/**
 * Asks the server: the global bar counts the call while it is pending, and shows why it failed. Never throws.
 *
 * @returns the body as JSON where it is, else as text.
 */
export async function call(path: string, options: CallOptions = {}): Promise<CallResult> {
  countPending(1);
  const result = await send(path, options).finally(() => countPending(-1));
  if (!result.ok && !options.silent) pushError(result.message);
  return result;
}

async function send(path: string, { json, keepalive }: CallOptions): Promise<CallResult> {
  const post = json && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  };
  try {
    const response = await fetch(path, { keepalive, ...post });
    const { ok, status } = response;
    if (!ok) return { ok, status, message: messageFor(status) };
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { ok, status, body: isJson ? await response.json() : await response.text() };
  } catch {
    return { ok: false, status: null, message: NETWORK_ERROR };
  }
}

/** The catalogue of errors of the specification (§8). */
function messageFor(status: number): string {
  if (status === 401 || status === 403) return errorText(status).message;
  return status >= 500 ? SERVER_ERROR : GENERIC_ERROR;
}
