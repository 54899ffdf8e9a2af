export { ACCOUNT_DELETED, SIGNED_OUT_HASH } from './signed-out.ts';
