import { createHash } from 'node:crypto';

/** Names what a form showed: another name once any of it has changed, however it is spelled in memory. */
export function versionOf(shown: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
}

/** Whether what a form showed still stands; a caller that showed nothing takes it as it is. */
export function isCurrent(version: string | undefined, shown: readonly unknown[]): boolean {
  return version === undefined || version === versionOf(shown);
}
