import { vi } from 'vitest';

// A thread of its own compiles some thirty modules for each snapshot, where reading a test's catalogue takes some
// milliseconds: database tests build theirs where they are. Those of the thread itself ask for it by vi.unmock.
vi.mock('#modules/engine/snapshot/build-thread.server.ts');
// A password takes a core a twentieth of a second to hash, on purpose; accounts of tests have the cheapest hashes there are,
// which sites verify as they verify others.
vi.mock('#modules/moderation/accounts/password-cost.ts');
