/** Fragment of the address that sign-out leads to: scripts read from it that the visitor has signed out; servers never receive it. */
export const SIGNED_OUT_HASH = '#deconnecte';

/** What the home page is told by its address (`done`) once an account has been deleted. */
export const ACCOUNT_DELETED = 'account-deleted';
