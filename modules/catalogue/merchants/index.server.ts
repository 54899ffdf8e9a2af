export { approveMerchant, merchantOfPage } from './commands.server.ts';
export { cleanAddress, productIdOf, shopHostOf } from './product-address.ts';
export { findIdeaOfPage, isApprovedShop, waitingMerchants } from './queries.server.ts';
