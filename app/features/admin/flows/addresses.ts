/** An id that an address names; 0, which nothing has, where it names none. */
export function idOf(written: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(written ?? '') ? Number(written) : 0;
}

/** « Maison du Thé : Soldes » */
export function feedTitle({ merchant, name }: { merchant: string; name: string }): string {
  return `${merchant}\u00a0: ${name}`;
}

/** Where the feeds of one merchant are listed. */
export function feedsAddress(merchantId: number): string {
  return `/admin/crawl/flows?shop=${merchantId}`;
}
