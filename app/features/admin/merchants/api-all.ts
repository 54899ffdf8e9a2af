import { listMerchants } from '#modules/moderation/merchants/index.server.ts';
import { rowOf } from './merchant-row.server.ts';

const MOST = 10_000;

/**
 * GET /api/admin/merchant/all: every shop by name, with what it brings. Answers `{ merchants: [{ id, name, host, state,
 * affiliated, ideas, available, clicks, shown, accepted, acceptance, read_on, feeds, feed_state }] }`.
 */
export async function loader() {
  const rows = { orderBy: 'name', direction: 'asc', limit: MOST, offset: 0 } as const;
  const merchants = await listMerchants({}, rows);
  return Response.json({
    merchants: merchants.map(rowOf).map(({ readOn, feedState, affiliated, ...row }) => ({
      ...row,
      affiliated: affiliated === 'yes',
      read_on: readOn,
      feed_state: feedState,
    })),
  });
}
