import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const BUILT = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'build/client');
const SHEET = /<link (?:nonce="" )?(rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/>)/g;

const sheets = new Map<string, string>();

/**
 * Puts the style sheets of a page into its head, so that a first visit is painted without another round trip. Their links
 * stay for hydration, disabled and for no medium: browsers that look ahead for what to load follow a link that is
 * merely disabled.
 *
 * @param html a page with one character for each of its bytes, which its style sheets get as well.
 * @param nonce of the page; undefined where the policy names the styles by their hash.
 */
export function inlineStyles(html: string, nonce: string | undefined): string {
  const css = [...html.matchAll(SHEET)].map(([, , path = '']) => readSheet(path)).join('');
  if (css === '') return html;
  const style = `<style${nonce ? ` nonce="${nonce}"` : ''}>${css}</style>`;
  let before = style;
  return html.replace(SHEET, (_link, attributes: string) => {
    const replaced = `${before}<link disabled="" media="not all" ${attributes}`;
    before = '';
    return replaced;
  });
}

function readSheet(path: string): string {
  const css = sheets.get(path) ?? readFileSync(join(BUILT, path), 'latin1');
  sheets.set(path, css);
  return css;
}
