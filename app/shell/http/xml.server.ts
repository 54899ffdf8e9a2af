const HOUR_SECONDS = 3600;

/** A document in XML, kept for an hour by whoever asks for it. @param type its media type. */
export function xmlResponse(type: string, root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
    },
  });
}
