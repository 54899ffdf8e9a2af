/** What the Web Share API takes; the address is absolute. */
type SharedData = { title: string; text: string; url: string };

/** Whether the device has a share sheet that takes this. Browser only. */
export function canOpenShareSheet(data: SharedData): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
}

/** Opens the device's share sheet; false when it failed, which is not when the visitor closed it. */
export async function openShareSheet(data: SharedData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
