import type { Caller } from '#app/shell/forms/define-form.server.ts';

type Network = Pick<Caller, 'network'>;

/** What a search counts against, on a page and over its socket: that it begins, and each of its steps. */
export const searchLimits = {
  start: ({ network }: Network) => ({ search_start: network }),
  step: ({ network }: Network) => ({ search_step: network }),
};
