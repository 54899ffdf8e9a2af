import { createHash } from 'node:crypto';

/** Names what a form showed: another name once any of it has changed, however it is spelled in memory. */
export function versionOf(shown: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
}

/**
 * Whether what a form showed still stands, or what it asks for stands already, as after a second tap on its button.
 *
 * @param version undefined where a caller showed nothing, and takes it as it is.
 * @param shown what there is now.
 * @param wanted what would be shown afterwards.
 */
export function isCurrent(
  version: string | undefined,
  shown: readonly unknown[],
  wanted: readonly unknown[],
): boolean {
  return version === undefined || version === versionOf(shown) || isSame(shown, wanted);
}

/** Whether what is asked for stands already: nothing is to be written. */
export function isSame(shown: readonly unknown[], wanted: readonly unknown[]): boolean {
  return versionOf(shown) === versionOf(wanted);
}
