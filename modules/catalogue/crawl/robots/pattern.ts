/**
 * Whether a pattern matches the beginning of a path, or with `$` at its end the whole of it; `*` stands for any octets.
 * The pieces between wildcards are looked for from left to right, each as early as can be: never again from the start.
 */
export function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const end = isAnchored ? pattern.length - 1 : pattern.length;
  let star = pattern.indexOf('*');
  if (star < 0) {
    const literal = pattern.slice(0, end);
    return isAnchored ? path === literal : path.startsWith(literal);
  }
  if (!path.startsWith(pattern.slice(0, star))) return false;
  let at = star;
  for (;;) {
    const from = star + 1;
    star = pattern.indexOf('*', from);
    if (star < 0) {
      const last = pattern.slice(from, end);
      return isAnchored
        ? path.length - last.length >= at && path.endsWith(last)
        : path.indexOf(last, at) >= 0;
    }
    const piece = pattern.slice(from, star);
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
}
