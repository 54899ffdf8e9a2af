/** Tables that this room alone writes; those of chains by triggers of `idea_twin`. */
export const tables = ['idea_twin', 'twin_common_word', 'twin_chain', 'twin_chain_idea'] as const;

/** Views for other modules. */
export const views = ['catalogue_twin'] as const;

/** Functions of the database that this room alone calls: those of its triggers. */
export const functions = ['group_twin_chains', 'follow_twin_chains', 'lock_twin_chains'] as const;
