/** Where the worker looks for pictures. Written again in service-worker.ts: a worker imports nothing. */
const PICTURES = 'pictures';

/** What a list of saved gifts shows, by the screen. */
const WIDTHS = [240, 320];

/**
 * Keeps the small pictures of an idea for « Tes trouvailles » without a network: its page has not been opened yet. Browser only, and
 * nothing where that keeps nothing.
 */
export async function keepPicture(image: string): Promise<void> {
  try {
    const cache = await caches.open(PICTURES);
    await cache.addAll(WIDTHS.map((width) => `/img/${image}?w=${width}`));
  } catch {
    // Its place is coloured like its paper.
  }
}
