import type { Idea } from './vocabulary.ts';

/** Where an idea can be found: its page's host, or null when any shop will do and its content says how. */
export function shopOf({ content }: Pick<Idea, 'content'>): { host: string; url: string } | null {
  if (!/^https?:\/\//i.test(content) || !URL.canParse(content)) return null;
  return { host: new URL(content).hostname.replace(/^www\./, ''), url: content };
}
