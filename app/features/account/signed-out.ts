/** Fragment of the address that sign-out leads to: it tells scripts, and no server, that the visit is over. */
export const SIGNED_OUT_HASH = '#deconnecte';
