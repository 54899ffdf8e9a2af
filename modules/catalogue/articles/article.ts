import { Marked, type Token, type Tokens } from 'marked';
import { escapeMarkup } from '#modules/platform/shared.ts';
import { bodyOf, parseHead } from './front-matter.ts';
import { parseIdeasBlock } from './ideas-block.ts';
import type { Article, Passage } from './shared.ts';

/** The language of a fenced block that shows ideas. */
const IDEAS = 'ideas';

const markdown = new Marked({
  renderer: {
    // An article has no markup but that of Markdown, and no picture but its photo.
    html: ({ text }) => escapeMarkup(text),
    image: ({ text }) => escapeMarkup(text),
  },
});

/**
 * Reads an article: its fields, its text as HTML, its ideas.
 *
 * @throws when its fields or a block of ideas cannot be read.
 */
export function parseArticle(route: string, text: string): Article {
  const head = parseHead(route, text);
  const tokens = markdown.lexer(bodyOf(text));
  const passages: Passage[] = [];
  let prose: Token[] = [];
  const endProse = () => {
    if (prose.length > 0) passages.push({ kind: 'text', html: markdown.parser(prose) });
    prose = [];
  };
  for (const token of tokens) {
    if (!isIdeas(token)) {
      prose.push(token);
      continue;
    }
    endProse();
    passages.push(parseIdeasBlock(token.text));
  }
  endProse();
  return { ...head, passages, words: countWords(tokens) };
}

function isIdeas(token: Token): token is Tokens.Code {
  return token.type === 'code' && token.lang === IDEAS;
}

/** Words of a text, whatever they are part of; signs that French sets apart are none. */
function countWords(tokens: readonly Token[]): number {
  const text = tokens
    .filter((token) => !isIdeas(token))
    .map(({ raw }) => raw.replace(/\]\([^)]*\)/g, ']'))
    .join('\n');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
