import { screenEnv, updateState } from '#app/features/visit/index.ts';
import { countPending } from '#app/ui/browser/queries.ts';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import { LOCATION_MAX_LENGTH } from '#modules/engine/shared.ts';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/square/shared.ts';

const CALLS = '/api/public/square';

/**
 * Opens a session for what is done with a grid: words alone go on in the session `origin` where it was theirs. The
 * store keeps its id, or none when the call failed. Browser only.
 */
export async function openSquareSession(
  query: SquareQuery,
  origin: string | null,
): Promise<string | null> {
  const address = writeSquareAddress({ ...query, result: [], shared: false, origin: null });
  const parameters = new URLSearchParams(address);
  const [t, r, h] = ['q', 'r', 'h'].map((name) => parameters.get(name));
  const e = screenEnv();
  const l = (location.search + location.hash).slice(0, LOCATION_MAX_LENGTH);
  let squareSid: string | null = null;
  try {
    const response =
      t && !r && !h
        ? await counted(
            `q?${new URLSearchParams({ t, ...(origin && { sid: origin }), e: JSON.stringify(e), l })}`,
          )
        : await counted('r', { t, r, h, os: origin, e, l });
    squareSid = ((await response.json()) as { sid?: string }).sid ?? null;
  } catch {
    // It does not concern the visitor: no error is shown.
  }
  updateState({ squareSid });
  return squareSid;
}

/** Reports that an idea was opened. Failures are ignored. */
export async function reportClick(s: string, { merchant_id, id_within_merchant }: IdeaKey) {
  const click = { s, f: 'ClickedOnIdea', m: merchant_id, i: id_within_merchant };
  await counted('f', click).catch(() => {});
}

/** A call that the global bar counts; GET without a body. */
async function counted(call: string, body?: object): Promise<Response> {
  countPending(1);
  try {
    return await fetch(`${CALLS}/${call}`, {
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
      keepalive: true,
    });
  } finally {
    countPending(-1);
  }
}
