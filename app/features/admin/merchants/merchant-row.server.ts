import type { ListedMerchant } from '#modules/moderation/merchants/index.server.ts';
import { dayOf } from '#modules/platform/index.server.ts';

/** A merchant as the screens and the call show it. */
export type MerchantRow = Pick<
  ListedMerchant,
  'id' | 'name' | 'ideas' | 'available' | 'clicks' | 'shown' | 'accepted'
> & {
  host: string;
  state: 'waiting' | 'shown' | 'paused' | 'retired';
  affiliated: 'yes' | 'no';
  readOn: string | null;
  /** Its product files. */
  feeds: number;
  /** Of the one that most needs an admin. */
  feedState: ListedMerchant['feed_state'];
  /** Of what was shown; null where nothing was. */
  acceptance: number | null;
};

export function rowOf(merchant: ListedMerchant): MerchantRow {
  const { id, name, host, ideas, available, clicks, shown, accepted, feeds } = merchant;
  return {
    ...{ id, name, ideas, available, clicks, shown, accepted, feeds },
    feedState: merchant.feed_state,
    host: host ?? '',
    state: stateOf(merchant),
    affiliated: merchant.affiliated || merchant.affiliate_template ? 'yes' : 'no',
    readOn: merchant.read_at && dayOf(merchant.read_at),
    acceptance: shown === 0 ? null : accepted / shown,
  };
}

function stateOf({ approved_at, retired_at, paused_at }: ListedMerchant): MerchantRow['state'] {
  if (approved_at === null) return 'waiting';
  if (retired_at !== null) return 'retired';
  return paused_at === null ? 'shown' : 'paused';
}
