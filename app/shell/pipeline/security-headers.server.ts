import { config } from '#modules/platform/index.server.ts';
import type { Middleware } from './middleware.server.ts';

/** Headers of every response, whatever answers it. */
const SECURITY_HEADERS: ReadonlyArray<readonly [string, string]> = [
  ['X-Content-Type-Options', 'nosniff'],
  // Not « no-referrer »: browsers would then send « Origin: null » with our own forms.
  ['Referrer-Policy', 'strict-origin'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ...(config.secure
    ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const]
    : []),
];

/** Policy of whatever is not a page (pictures, JSON, styles): nothing may run. */
const INERT_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sets the headers that protect visitors; a page replaces the policy by its own. */
export const securityHeaders: Middleware = ({ outgoing }, next) => {
  for (const [name, value] of SECURITY_HEADERS) outgoing.setHeader(name, value);
  outgoing.setHeader('Content-Security-Policy', INERT_POLICY);
  return next();
};

/**
 * The Content-Security-Policy of a page.
 *
 * @param scripts sources of the inline scripts, quoted: one `'nonce-…'`, or one `'sha256-…'` each.
 * @param styles the same of the inline styles.
 */
export function pagePolicy(scripts: readonly string[], styles: readonly string[] = []): string {
  // While developing, Vite puts styles in <style> elements.
  const inlineStyles = import.meta.env.DEV ? ["'unsafe-inline'"] : styles;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...inlineStyles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(config.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
