import type { AccountType } from '#modules/moderation/accounts/shared.ts';

/**
 * Who may go where: the first line that covers a route's pattern counts. `/*` covers an address and everything under
 * it. What no line covers is open to everyone. Patterns, not addresses, are compared: they have one spelling.
 */
const ACCESS_RULES: readonly (readonly [pattern: string, minimum: AccountType])[] = [
  ['/account', 'Contributor'],
  ['/account/password', 'Contributor'],
  ['/account/email', 'Contributor'],
  ['/account/export', 'Contributor'],
  ['/contrib', 'NonLogged'],
  ['/contrib/*', 'Contributor'],
  ['/api/contrib/*', 'Contributor'],
  ['/mod/*', 'Moderator'],
  ['/api/mod/*', 'Moderator'],
  ['/admin/*', 'Admin'],
  ['/api/admin/*', 'Admin'],
];

/** The least an account must be to use a route. */
export function minimumFor(route: string): AccountType {
  const rule = ACCESS_RULES.find(([pattern]) => covers(pattern, route));
  return rule?.[1] ?? 'NonLogged';
}

function covers(pattern: string, route: string): boolean {
  if (!pattern.endsWith('/*')) return route === pattern || route === `${pattern}/`;
  const folder = pattern.slice(0, -2);
  return route === folder || route.startsWith(`${folder}/`);
}
