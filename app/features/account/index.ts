export { SIGNED_OUT_HASH } from './signed-out.ts';
