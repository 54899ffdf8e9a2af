export type { TemplateRejection } from './affiliate.ts';
export { approveMerchant, merchantOfPage } from './commands.server.ts';
export { mergeMerchants, previewMerge } from './merge.commands.server.ts';
export type { MergeCounts } from './merge.store.server.ts';
export { cleanAddress, productIdOf, shopHostOf } from './product-address.ts';
export {
  exitAddress,
  findIdeaOfPage,
  isApprovedShop,
  titleSuffixes,
  waitingMerchants,
} from './queries.server.ts';
export {
  addMerchant,
  type MerchantState,
  type SetStateResult,
  setMerchantState,
} from './state.commands.server.ts';
export { cleanTitle, learnSuffixes } from './titles.ts';
