/** An ordinary space where French takes one that no line breaks at: before « ? ! : ; » and within guillemets. */
const ORDINARY = / [?!:;»](?!\w)|« /;

const IN_CODE = /\/\*[\s\S]*?\*\/|\/\/.*|['"`{}]/g;
const IN_TEXT = /\\[\s\S]|\$\{|['"`]/g;

/** The literal parts of the strings and templates of a file of texts: neither comments nor what a template computes. */
function literalsOf(source: string): string[] {
  const literals: string[] = [];
  // What is open, the innermost last: a quote, or a brace of code.
  const open: string[] = [];
  let [start, at] = [0, 0];
  for (;;) {
    const inner = open.at(-1) ?? '{';
    const signs = inner === '{' ? IN_CODE : IN_TEXT;
    signs.lastIndex = at;
    const found = signs.exec(source);
    if (!found) return literals;
    const [sign] = found;
    at = found.index + sign.length;
    const ends = sign === inner || (inner === '`' && sign === '${');
    if (signs === IN_CODE) {
      if (sign === '}') open.pop();
      else if (sign.length === 1) open.push(sign);
      start = at;
    } else if (ends) {
      literals.push(source.slice(start, found.index));
      if (sign === inner) open.pop();
      else open.push('{');
      start = at;
    }
  }
}

/** The texts of a file that have an ordinary space where French takes a no-break one. */
export function ordinarySpaces(source: string): string[] {
  return literalsOf(source).filter((text) => ORDINARY.test(text));
}
