import { escapeMarkup } from '../markup.ts';
import { typeset } from './typography.ts';

/** A link as it is shown: a button in HTML, « label : address » in plain text. */
export type MailLink = { label: string; link: string };

/** A gift as a mail shows it; each line of its text is a paragraph. The picture is decoration. */
export type MailIdea = { title: string; text: string; picture: string } & MailLink;

/** A paragraph, a button, or an idea. Addresses are absolute. */
export type MailPart = string | MailLink | MailIdea;

/** A mail without its recipient. */
export type MailContent = { subject: string; text: string; html: string };

/**
 * Writes a mail as HTML, light and dark, and as plain text, from one list of parts.
 *
 * @param parts texts are escaped here: titles of ideas may hold anything.
 * @param foot the small print below: why this mail came, how to stop it.
 */
export function composeMail(
  subject: string,
  parts: readonly MailPart[],
  foot: readonly (string | MailLink)[] = [],
): MailContent {
  const line = typeset(subject.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const [body, small] = [parts.map(typesetPart), foot.map(typesetPart)];
  const text = [...body, ...(small.length > 0 ? ['-- ', ...small] : [])].map(asText).join('\n\n');
  return { subject: line, text: `${text}\n`, html: asPage(line, body, small) };
}

/** The part with its words set in French typography; addresses stay as they are. */
function typesetPart(part: MailPart): MailPart {
  if (typeof part === 'string') return typeset(part);
  const label = typeset(part.label);
  return 'title' in part
    ? { ...part, title: typeset(part.title), text: typeset(part.text), label }
    : { ...part, label };
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  const link = `${typeset(`${part.label} :`)} ${part.link}`;
  return 'title' in part ? [part.title, part.text, link].filter(Boolean).join('\n') : link;
}

const STYLE = `
body { margin: 0; padding: 32px 16px; background: #f8ecda; color: #251912; font: 17px/1.5 system-ui, sans-serif; }
.sheet { max-width: 34rem; margin: auto; padding: 24px; border-radius: 18px; background: #fffdf8; }
.name { margin: 0 0 20px; color: #c8182f; font-size: 20px; font-weight: 800; }
.button { display: inline-block; padding: 12px 24px; border-radius: 999px; background: #c8182f; color: #fffaf2; font-weight: bold; text-decoration: none; }
.idea { margin: 24px 0; padding: 0 0 16px; border-bottom: 1px solid #ead8bd; }
.picture { display: block; width: 100%; height: auto; border-radius: 12px; }
.title { margin: 16px 0 4px; font-size: 21px; line-height: 1.25; }
.foot { max-width: 34rem; margin: 20px auto 0; color: #61503f; font-size: 14px; }
.foot a { color: inherit; }
@media (prefers-color-scheme: dark) {
body { background: #0d1728 !important; color: #fcf3e3 !important; }
.sheet { background: #1a2a45 !important; }
.name { color: #ff6f7f !important; }
.button { background: #dc2f46 !important; color: #fff !important; }
.idea { border-color: #2c4166 !important; }
.foot { color: #bfc9dd !important; }
}`;

function asPage(subject: string, parts: readonly MailPart[], foot: readonly (string | MailLink)[]) {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title>
<style>${STYLE}
</style></head>
<body>
<div class="sheet">
<p class="name">Trouvaille</p>
${parts.map(asHtml).join('\n')}
</div>
<div class="foot">
${foot.map(asSmallPrint).join('\n')}
</div>
</body></html>`;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeMarkup(part)}</p>`;
  const button = `<p><a class="button" href="${escapeMarkup(part.link)}">${escapeMarkup(part.label)}</a></p>`;
  if (!('title' in part)) return button;
  // Clients that drop styles still get a picture of a bearable width.
  const picture = `<img class="picture" src="${escapeMarkup(part.picture)}" width="480" alt="">`;
  const title = `<h2 class="title">${escapeMarkup(part.title)}</h2>`;
  const lines = part.text.split('\n').filter(Boolean);
  const text = lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
  return `<div class="idea">${picture}${title}${text}${button}</div>`;
}

function asSmallPrint(part: string | MailLink): string {
  if (typeof part === 'string') return `<p>${escapeMarkup(part)}</p>`;
  return `<p><a href="${escapeMarkup(part.link)}">${escapeMarkup(part.label)}</a></p>`;
}
