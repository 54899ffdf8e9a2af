export {
  approve,
  createMerchant,
  merchantVersions,
  mergeInto,
  pause,
  resume,
  retire,
  returnMerchant,
  setAffiliateTemplate,
  setIdentity,
  setTitleRule,
  undoMerchantDecision,
} from './commands.server.ts';
export {
  countMerchants,
  findMerchant,
  findOther,
  type ListedMerchant,
  listMerchants,
  listOthers,
  type MerchantFilters,
  type MerchantOrder,
} from './queries.server.ts';
