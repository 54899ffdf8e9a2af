import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { seal, unseal } from '#modules/platform/index.server.ts';
import { parseIdeaKey } from '../idea-key.ts';
import { formatIdeaKey } from '../vocabulary.ts';
import { KEEPSAKE_MAX, type Keepsake } from './shared.ts';

/** Addresses live as long as people keep them: another layout gets another number. */
const VERSION = 1;

const contentSchema = z.tuple([
  z.literal(VERSION),
  z.string(),
  z.string(),
  z.array(z.string()),
  z.string(),
  z.boolean(),
  // Older addresses say nothing of Christmas.
  z.boolean().optional(),
]);

/** What the address of a keepsake's page carries; null when it says more than an address can. */
export function sealKeepsake(keepsake: Keepsake): string | null {
  const { key, title, reasons, message, wrapped, christmas } = keepsake;
  const content: z.infer<typeof contentSchema> = [
    VERSION,
    formatIdeaKey(key),
    title,
    reasons,
    message,
    wrapped,
    christmas,
  ];
  const sealed = seal('keepsake', brotliCompressSync(JSON.stringify(content)));
  return sealed.length > KEEPSAKE_MAX.address ? null : sealed;
}

/** The keepsake of an address; null when this site did not make it, or part of it is missing. */
export function openKeepsake(sealed: string): Keepsake | null {
  if (sealed.length > KEEPSAKE_MAX.address || !/^[\w-]+$/.test(sealed)) return null;
  const content = unseal('keepsake', sealed);
  if (!content) return null;
  const parsed = contentSchema.safeParse(JSON.parse(brotliDecompressSync(content).toString()));
  if (!parsed.success) return null;
  const [, written, title, reasons, message, wrapped, christmas = false] = parsed.data;
  const key = parseIdeaKey(written);
  return key && { key, title, reasons, message, wrapped, christmas };
}
