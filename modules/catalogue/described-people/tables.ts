/** Tables that this room alone writes. */
export const tables = ['described_person', 'described_answer'] as const;
