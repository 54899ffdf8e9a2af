import type { Idea } from './vocabulary.ts';

/** The shop of an idea, by its merchant's name or the host of its page; null when any will do and its content says how. */
export function shopOf({
  content,
  shop,
}: Pick<Idea, 'content' | 'shop'>): { name: string; url: string } | null {
  if (!/^https?:\/\//i.test(content) || !URL.canParse(content)) return null;
  return { name: shop ?? new URL(content).hostname.replace(/^www\./, ''), url: content };
}
