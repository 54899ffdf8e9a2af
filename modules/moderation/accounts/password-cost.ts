// OWASP Password Storage Cheat Sheet, second choice for Argon2id: 19 MiB, two passes, one lane. About 40 ms.
export const MEMORY_KIB = 19_456;
export const PASSES = 2;
export const LANES = 1;
