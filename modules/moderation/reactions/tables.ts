/** Tables that this room alone writes. */
export const tables = ['user_reaction', 'waiting_pair', 'contributor_weight'] as const;
