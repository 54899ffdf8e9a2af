/** The families of browsers that are told apart. */
export type BrowserFamily = 'Chrome' | 'Edge' | 'Firefox' | 'Safari' | 'Other';

/** The family of a browser, by what it calls itself: all that is kept of a User-Agent. */
export function browserFamily(userAgent: string): BrowserFamily {
  if (/Edg(e|A|iOS)?\//.test(userAgent)) return 'Edge';
  if (/Firefox\/|FxiOS\//.test(userAgent)) return 'Firefox';
  if (/Chrom(e|ium)\/|CriOS\//.test(userAgent)) return 'Chrome';
  if (/Safari\//.test(userAgent)) return 'Safari';
  return 'Other';
}
