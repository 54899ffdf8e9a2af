/** The least that Argon2id takes: see tests/setup/mocks.ts. */
export const MEMORY_KIB = 8;
export const PASSES = 1;
export const LANES = 1;
