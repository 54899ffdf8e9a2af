/** The address that records the visit of an idea's page and leads there. */
export function gotoPath(url: string, sid: string | null): string {
  return `/goto?${new URLSearchParams(sid ? { url, sid } : { url })}`;
}
