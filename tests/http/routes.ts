import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';

/** What stands for the parameters of routes in tests. */
const SAMPLE = 'exemple';

/** The pattern of every route of the site, as `/img/:image`. */
export const patterns: readonly string[] = patternsOf(routes as RouteConfigEntry[], '');

function patternsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/');
    return entry.children ? patternsOf(entry.children, path) : [`/${path}`];
  });
}

/** An address that a pattern matches. */
export function addressOf(pattern: string): string {
  return pattern.replace(/:\w+\??|\*/g, SAMPLE);
}
