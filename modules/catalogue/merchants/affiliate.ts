/** What stands for the address of the page in an affiliate network's address. */
export const PLACEHOLDER = '{url}';
const LONGEST = 1000;

/** Why a text is no affiliate link template. */
export type TemplateRejection =
  | 'not_https'
  | 'no_placeholder'
  | 'several_placeholders'
  | 'placeholder_in_host'
  | 'too_long';

/**
 * What is wrong with an affiliate link template, such as `https://network.example/click?m=42&url={url}`; null for one that
 * is right: https, no user name, and the placeholder once, in the path or the query string.
 */
export function checkTemplate(template: string): TemplateRejection | null {
  if (template.length > LONGEST) return 'too_long';
  const parts = template.split(PLACEHOLDER);
  if (parts.length < 2) return 'no_placeholder';
  if (parts.length > 2) return 'several_placeholders';
  const url = /\s/.test(template) ? null : URL.parse(parts.join('x'));
  if (url?.protocol !== 'https:' || url.username || url.password) return 'not_https';
  // As far as the host is over, which a page's address must not change.
  return URL.parse(parts[0]!)?.host === url.host && /^https:\/\/[^/?#]+[/?][^#]*$/i.test(parts[0]!)
    ? null
    : 'placeholder_in_host';
}

/** The address of a page through an affiliate network. @param template one that `checkTemplate` finds right. */
export function affiliateLink(template: string, page: URL): URL {
  return new URL(template.split(PLACEHOLDER).join(encodeURIComponent(page.href)));
}
